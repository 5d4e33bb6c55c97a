# Der Rahmen um jedes Spiel.

choice-word = { $word }
word-pass = Passen

player-person = Mensch
player-bot = Bot { $level }

provenance-confirmed = belegt
provenance-inferred = erschlossen
provenance-invented = erfunden
provenance-none = unbekannt

ask = { $player }: { $question }
ask-nobody = Das Spiel ist aus
thinking = { $player } denkt nach …
refused = Nicht möglich: { $reason } ({ $clause })
refused-key = R zeigt die Regel
log-title = Protokoll
log-count = { $line } (×{ $count })
keys = 1-9 wählen  U zurück  R Regeln  I Tisch  S sichern  T Farben  Q Ende
key-close = Esc schließt
commitment = Prüfsumme des Startwerts aller Zufälle: { $hash }
commitment-short = Startwert # { $hash }

curtain-title = { $player }, du bist am Zug
curtain-text = Der Bildschirm ist verdeckt, damit niemand fremde Karten sieht.
curtain-go = Drücke Enter, wenn nur du hinsiehst.

undo-none = Es gibt nichts zurückzunehmen.
undo-again = Zurückgenommen. Was seither gezogen wurde, wird neu gezogen.
undo-ask = { $player } möchte die letzte Antwort zurücknehmen, obwohl seither Karten gesehen wurden oder andere geantwortet haben. Sind alle einverstanden? (J / N)
undo-refused = Nicht alle sind einverstanden.
undo-done = Zurückgenommen.

saved = Gesichert als { $path }
save-failed = { $path } lässt sich nicht schreiben.

rules-title = Regeln von { $game }
rules-hint = Eine Klausel (AL.5.5) oder Wörter (englisch)
rules-count = { $count ->
    [0] nichts gefunden
    [one] eine Klausel
   *[other] { $count } Klauseln
 }
table-title = Der Tisch in Worten

lobby-title = Gegen wen?
lobby-person = Zu zweit an diesem Bildschirm: Mensch
lobby-level = Bot: { $level }

over-title = Das Spiel ist aus
over-winner = { $player } gewinnt
over-shared = Geteilter Sieg: { $players }
over-lost = Niemand gewinnt
over-seed = Startwert: { $seed }
over-check = Sein SHA-256 ist die Prüfsumme vom Anfang: { $hash }
over-again = Q beendet, U nimmt zurück, Esc zeigt den Tisch

quit-ask = Das Spiel verlassen? Es ist nicht gesichert. (J / N)
plain-start = { $game }: { $players }

# Zeilen des Protokolls über den Tisch
log-undone = { $seat } geht zurück
log-undo-proposed = { $seat } bittet zurückzugehen
log-undo-agreed = { $seat } ist einverstanden
log-undo-refused = { $seat } ist nicht einverstanden
log-seat-person = Ein Mensch spielt { $seat }
log-seat-bot = Ein Bot spielt { $seat } ({ $level })
log-seat-open = Der Platz von { $seat } ist offen
log-hint = { $seat } hat einen Tipp bekommen
