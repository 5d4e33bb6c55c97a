# Armata Strigoi auf der Seite; Wörter, Auswahl und Verlauf stehen bei den Meldungen des Spiels.

game-about = Ein Rudel Wölfe gegen zwei Vampirfürsten, alle gewinnen oder verlieren gemeinsam
game-quick = Jetzt mit Bots spielen

chart-label = Blutpunkte auf dem Altar vom Anfang bis Schritt { $last }
words-others = Das Rudel
over-nobody = Das Rudel hat nicht gewonnen
over-shared = Das Rudel hat gewonnen: { $players }

board-label = Die Burg: sieben sechseckige Räume. Die Pfeiltasten führen von Feld zu Feld.
board-code-master = Me
board-code-apprentice = Le
board-code-supreme = Ho
board-none = keine
board-nothing = nichts
board-order = Zug { $place } von { $places }
board-turn-room = Die Plattform von Raum { $room }

# Felder
board-mark = aktives Zeichen ({ $colour })
board-mark-fought = Zeichen ({ $colour }) mit Kampfmarker
board-stairs = Treppe
board-steps = { $steps ->
    [one] einen Schritt entfernt
   *[other] { $steps } Schritte entfernt
 }
board-next-to = Daneben: { $spaces }
board-seen-by = In Sicht: { $strigoi }

# Räume
board-direction-0 = N
board-direction-1 = NO
board-direction-2 = SO
board-direction-3 = S
board-direction-4 = SW
board-direction-5 = NW
board-side = { $direction } { $book }, { $kind }
board-sides = Buchstaben und Seiten: { $sides }
board-spoke-open = offen
board-spoke-walled = vermauert
board-spoke-closed = zu
board-fallen = die Plattform ist abgestürzt
board-ladder-at = Sie steht an { $edge }.
board-ladders-title = Leitern

# Altar und Hölle
board-blood-title = Altar und Hölle
board-altar = Altar
board-hell = Hölle
board-altar-means = ab { $needed } dürft ihr angreifen
board-hell-means = bei { $limit } ist alles verloren
board-altar-of = Blutpunkte auf dem Altar: { $altar }; ab { $needed } dürft ihr Strigoi angreifen
board-hell-of = Blutpunkte in der Hölle: { $hell }; bei { $limit } ist das Spiel verloren
board-supply = Blutpunkte im Vorrat: { $supply }
board-attacked = Angriff in dieser Runde
board-not-attacked = noch kein Angriff

# Strigoi
board-destroyed = vernichtet
board-in-room = Steht in { $room }
board-foe-values = Stärke { $strength }, Leben { $life }, Wunden darauf: { $hits }
board-foe-harm = Jeder Angriff: { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
 }{ $shocks ->
    [0] { "" }
    [one] , ein Schock
   *[other] , { $shocks } Schocks
 }
board-letters-to = Nach Buchstaben: { $goals }
board-flight = { $letter } nach { $goal }
board-flight-ladder = { $letter } gegen { $goal }
board-flight-stays = { $letter } bleibt
board-now-letter = Nach der gespielten Karte: { $flight }
board-sees = Sieht { $wolves }
board-sees-nobody = Sieht niemanden
board-strength = Stärke
board-movement = Bewegung
board-life = Leben übrig
board-letter = Buchstabe für die Strigoi
board-against = gegen
board-then = danach

# Karten
board-action = { $card }: Bewegung { $movement }, Stärke { $strength }, Buchstabe { $letter }, Initiative { $initiative }, Fähigkeiten: { $abilities }
board-named = { $card }: { $what }
board-monster = { $card }: Stärke { $strength }, hinterlässt { $left }
board-left-bat = einen Belohnungsmarker
board-left-axe = eine Belohnungskarte
board-left-blood = einen Blutpunkt
board-plus-strength = Stärke +{ $value }
board-plus-movement = Bewegung +{ $value }
board-less-strength = Stä −{ $value }
board-less-movement = Bew −{ $value }
board-forbids = { $ability } gesperrt
board-own-wound = eigene Wunde
board-no-ability = keine Fähigkeit
board-initiative = Initiative
board-card-played = gespielt
board-letter-means = { $letter ->
    [X] X: Kein Strigoi bewegt sich
   *[other] Der Strigoi geht dorthin, wohin das Buch { $letter } seiner Plattform zeigt
 }

# Ein Wolf
board-plays-wolf = Spielt { $wolf }
board-no-wolf = Hat noch keinen Wolf
board-stands = Steht auf { $space }
board-order-of = Nummer { $place } von { $places } im Ablauf
board-played = Karte dieser Runde: { $card }
board-steps-left = Schritte übrig: { $steps }
board-strength-now = Stärke: { $strength }
board-wounds-cost = Wunden, { $limit } kosten einen Blutpunkt
board-wounds-of = Wunden { $count } von { $limit }: { $wounds }
board-rewards-of = Belohnungen: { $rewards }
board-hidden-rewards = { $count ->
    [one] eine Belohnungskarte, die du nicht kennst
   *[other] { $count } Belohnungskarten, die du nicht kennst
 }
board-hand-short = Hand
board-hand-of = Auf der Hand: { $cards }
board-hand-empty = Keine Aktionskarte auf der Hand.
board-in-use-of = In dieser Runde benutzte Belohnungen: { $cards }
board-discards-of = Abgelegt: { $cards }
board-free = frei
board-own = Deine Hand: { $count }
board-own-played = Gespielt, und { $count } auf der Hand

# Stapel
board-piles-title = Neben dem Brett
board-pile-red = Verdeckte rote Marker: { $count }
board-pile-grey = Verdeckte graue Marker: { $count }
board-pile-rewards = Belohnungen: { $cards } Karten, { $tokens } Marker
board-pile-strigoi = Verdeckte Strigoimarker: { $count }; benutzt: { $used }
board-pile-strigoi-short = Verdeckte Strigoimarker: { $count }
board-fight-tokens = Kampfmarker übrig: { $count }
board-top-red = Offen auf dem roten Stapel: { $token }
board-top-grey = Offen auf dem grauen Stapel: { $token }
board-used-red = Rote Marker, denen man begegnet ist: { $tokens }
board-used-grey = Graue Marker, denen man begegnet ist: { $tokens }
board-met = Jetzt begegnet: { $token }
board-advanced = Heroische und legendäre Karten: { $cards }
board-removed = Aus dem Spiel: { $cards }

# Das Brett
board-reading = So liest man das Brett
board-reading-red = rotes Zeichen,
board-reading-grey = graues Zeichen
board-reading-fought = Kampfmarker, Zeichen ruht
board-reading-stairs = ein Schritt zu jeder anderen
board-reading-sight = was ein Strigoi sieht
board-reading-flight = wohin er jetzt ginge
board-reading-books = Buch des gespielten Buchstabens

# Schritte einer Runde
board-step-cards = Karten
board-step-move = Bewegen
board-step-fight = Kämpfen
board-step-strigoi = Strigoi

board-summary-destroyed = Vernichtete Strigoi

board-field-abilities = Fähigkeiten
board-field-common = gemeinsame Karte
board-field-count = Zahl der Exemplare
board-field-effect = Wirkung
board-field-extra_wounds = weitere Wunden
board-field-gain = wie man sie bekommt
board-field-initiative = Initiative
board-field-kind = Art
board-field-letter = Buchstabe
board-field-movement = Bewegung
board-field-name = Name
board-field-owner = Besitzer
board-field-pile = Stapel
board-field-rewards = was bleibt
board-field-self_wound = eigene Wunde
board-field-strength = Stärke
board-field-strigoi = Strigoi
board-field-take_reward_card_instead = stattdessen Belohnungskarte
board-field-value = Wert
board-field-wounds_inflicted = Wunden

# Das geführte erste Spiel: was zu tun ist, und warum
guide-card = Du bist Matthew, der Jäger. Spiele Son of the Wolf.
guide-card-why = Alle wählen verdeckt eine Karte, die niedrigste Initiative beginnt. Sie gibt dir 4 Schritte, Stärke 4 und einmal Mechanik. Ihr Buchstabe D wird einen Strigoi bewegen: Drücke auf die Karte, um zu sehen, wohin beide gingen.
guide-move = Du bist am Zug. Geh zum roten Zeichen am Südrand von Raum R0, drei Schritte weit.
guide-move-why = Ein Zeichen ist eine Begegnung mit einem Marker, den niemand kennt. Rote haben Stärke 3 bis 6, graue bis 9. Wer die richtigen schlägt, bringt Blutpunkte auf den Altar, und noch einer genügt, um einen Strigoi anzugreifen.
guide-add = Ein Grufthund mit Stärke 5. Benutze deinen Marker: Stärke +1.
guide-add-why = Es wird nicht gewürfelt: So stark wie das Monster zu sein genügt. Belohnungen setzt man ein, wenn man den Gegner kennt, und sie sind auch bei einer Niederlage verbraucht.
guide-strike = Schlag zu.
guide-strike-why = 5 gegen 5 gewinnt. Der Hund hinterlässt einen Belohnungsmarker und einen Blutpunkt, und dein erstes rotes Monster bringt dir eine heroische Karte.
guide-mechanics = Benutze Mechanik, bevor die Strigoi sich bewegen.
guide-mechanics-why = Nach deinem Zug bewegt sich einer der beiden nach deinem Buchstaben D. Buch D auf der Plattform des Lehrlings zeigt nach Norden, zu Raum R0, und von dessen Mitte aus sähe er dich. Sieh dir die gestrichelten Pfeile an.
guide-platform = Drehe die Plattform in Raum R4, auf der der Lehrling steht.
guide-platform-why = Bücher, Mauern und wer auf einer Plattform steht, drehen sich mit.
guide-turn = Drehe sie um vier Sechstel.
guide-turn-why = Jetzt zeigt D nach Südwesten, wo kein Raum ist. Der Lehrling ginge in die Gegenrichtung, nach R3, und sähe dich nicht. Und seine Plattform ist zu dir hin weiter offen: Das brauchst du noch. Halte den Zeiger auf jede Wahl, um sie gedreht zu sehen.
guide-card-again = Auf dem Altar liegen 4 Blutpunkte, genug für einen Angriff. Spiele Fire & Forgive, deine heroische Karte.
guide-card-again-why = Stärke 5 und dein Silberdolch machen 7, so stark wie der Lehrling, der schon zwei Wunden hat. Die Karte kommt spät, mit hoher Initiative, aber dein Wolf muss nirgends hin.
guide-attack = Greif den Lehrling von hier aus an.
guide-attack-why = Wer auf einer geraden, offenen Linie von der Mitte eines Strigoi aus steht, hier rot gepunktet, wird gesehen und kann von dort angreifen. Aus der Nähe ginge man auf sein Feld. Aus der Ferne zählen Belohnungsmarker nicht, aber dir geschieht nichts, wenn es misslingt.
guide-weapon = Benutze den Silberdolch.
guide-weapon-why = Stärke 5 + 2. Belohnungskarten kommen auf deinen Ablagestapel und können zurückkehren: durch Bergen, oder wenn du einen Mönch befreist.
guide-last-strike = Schlag zu.
guide-last-strike-why = Die dritte Wunde vernichtet den Lehrling. Der Meister wird zum Obersten Meister, ist stärker und bewegt sich in jedem Zug. Wer die letzte Wunde schlägt, bekommt eine legendäre Karte.
guide-protect = Der Oberste Meister ist nach Raum R0 gekommen und greift dich an. Verhindere es mit der Karte vor dir.
guide-protect-why = Dein Buchstabe F schickte ihn gegen eine Leiter, die nun weg ist. In dieser Runde wurde niemand angegriffen, darum handelte er am Ende noch einmal, nach dem zuletzt gespielten Buchstaben. Fire & Forgive hat Schutz, der eine Wunde verhindert. Die dritte Wunde eines Wolfs kostet einen Blutpunkt, und wenn die Hölle voll ist, ist das Spiel verloren.
guide-on = Ein Strigoi ist übrig. Spiel weiter, wie du magst.
guide-on-why = Jede Wunde, die ihr ihm jetzt schlagt, lässt die Plattform abstürzen, auf die das Buch eures Buchstabens in Raum R0 zeigt. Wölfe darauf kosten Blut. Bleibt in der Nähe von Treppen und Leitern: Von einer zu jeder anderen ist es ein einziger Schritt.
