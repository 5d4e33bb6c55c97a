# Die Waldland-Allianz

# Namen
word-alliance = Waldland-Allianz
word-alliance-warriors = Rebellen
word-alliance-warrior = Rebell
word-fox-base = Fuchs-Stützpunkt
word-rabbit-base = Hasen-Stützpunkt
word-mouse-base = Mäuse-Stützpunkt
word-sympathy = Sympathie
word-mobilize = Mobilisieren: eine Karte zu den Anhängern
word-train = Einen Offizier ausbilden
word-organize = Organisieren: ein Krieger wird Sympathie

# Fragen
question-revolt = Wo revoltieren?
question-spend-supporter = Welchen Anhänger ausgeben?
question-spread-sympathy = Wohin Sympathie verbreiten?
question-alliance-daylight = Was tust du im Tageslicht?
question-mobilize = Welche Karte kommt zu den Anhängern?
question-train = Welche Karte zum Ausbilden ausgeben?
question-military-operation = Dein Militäreinsatz
question-alliance-recruit = An welchem Stützpunkt rekrutieren?
question-organize = Wo organisieren?
question-pay-outrage = Empörung: Welche Karte gibst du?
question-discard-supporter = Lege Anhänger bis auf fünf ab

# Ablehnungen
reason-not-sympathetic = Diese Lichtung sympathisiert nicht.
reason-base-built = Der Stützpunkt dieser Klasse ist schon gebaut.
reason-slots-stay-filled = Kein Bauplatz würde frei.
reason-too-few-for-revolt = Es braucht zwei passende Anhänger.
reason-not-next-to-sympathy = Sie liegt an keiner sympathisierenden Lichtung.
reason-has-sympathy = Hier ist schon Sympathie.
reason-no-sympathy-left = Alle Sympathie liegt auf dem Spielbrett.
reason-too-few-supporters = Es gibt zu wenige passende Anhänger.
reason-martial-law = Kriegsrecht: Es braucht einen Anhänger mehr.
reason-no-base-of-suit = Keine Handkarte passt zu einem gebauten Stützpunkt.
reason-no-warrior-to-train = Im Vorrat ist kein Krieger.
reason-no-base = Kein Stützpunkt ist auf dem Spielbrett.
reason-nothing-to-organize = Kein Krieger steht, wo Sympathie hin kann.

# Das Protokoll
event-revolted = Revolte, { $place }: { $count } Krieger
event-supporter-gained = { $seat } gewinnt einen Anhänger: { $card }
event-supporter-spent = { $seat } gibt einen Anhänger aus: { $card }
event-supporter-lost = { $seat } verliert einen Anhänger: { $card }
event-officer-gained = { $seat }: { $officers } Offiziere
event-officers-lost = { $seat } verliert { $count ->
    [one] einen Offizier
   *[other] { $count } Offiziere
}
event-outraged = Empörung: { $seat } schuldet eine Karte, { $place }
