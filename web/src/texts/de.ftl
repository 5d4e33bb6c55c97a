# Die Seite um jedes Spiel.

brand = Gateleg, zur Lobby
close = Schließen
connecting = Verbinde …
skip = Zu deinen Möglichkeiten springen
points = Punkte
watcher = Zuschauer
zoom = Spielplan in voller Größe

# Tabs and regions of the page
panes = Teile des Tisches
pane-choices = Wahl
pane-own = Deins
pane-seats = Plätze
pane-log = Verlauf
seats-label = Plätze
board-section = Spielplan
side-label = Möglichkeiten und Verlauf
own-label = Dein Bereich
steps-label = Schritte eines Zugs
text-table = Texttisch
theme-flip = Hell oder dunkel
title-turn = Du bist am Zug

# The lobby
lobby-tables = Tische
lobby-motto = Kein Konto, ein Link für jeden Platz
lobby-skip = Zum neuen Tisch springen
lobby-games = Wähle ein Spiel
lobby-players = { $least ->
    [1] 1 bis { $most } Spieler
   *[other] { $least ->
        [2] { $most ->
            [2] 2 Spieler
           *[other] 2 bis { $most } Spieler
         }
       *[other] { $least } bis { $most } Spieler
     }
 }
lobby-quick = Sofort gegen einen Bot
lobby-named = { $game }: { $what }
lobby-guided = Erstes Spiel, erklärt
lobby-open-file = Spieldatei öffnen
lobby-file-unreadable = Das ist keine Spieldatei.
lobby-refused = Der Tisch ließ sich nicht eröffnen: { $why }
lobby-seat-gone = Dieser Platz ist nicht mehr frei.
lobby-yours = Deine Tische
lobby-yours-none = Noch keine. Hier steht, was du auf diesem Gerät eröffnest oder betrittst.
lobby-open = Offene Tische
lobby-open-none = Niemand hat einen Tisch für alle eröffnet.
lobby-finished = Beendete Tische
lobby-sit = Als { $seat } Platz nehmen
lobby-watch = Zuschauen
lobby-independent = Gateleg ist unabhängig von Autoren und Verlagen der Spiele. Bilder und Texte sind eigene.

# A new table
setup-title = { $count ->
    [2] Ein Tisch für zwei
    [3] Ein Tisch für drei
    [4] Ein Tisch für vier
    [5] Ein Tisch für fünf
   *[other] Ein Tisch für { $count }
 }
setup-seats = Plätze
setup-add = Platz hinzufügen
setup-remove = { $seat } entfernen
setup-which = Wer sitzt auf Platz { $n }
setup-player = Platz { $seat }
setup-who = Wer spielt { $seat }
setup-hotseat = Du hältst mehrere Plätze auf diesem Gerät: Ein Vorhang verdeckt die Hände, während du es weitergibst.
setup-names = Namen
setup-nickname = Dein Name
setup-name = Name des Tisches
setup-name-hint = wenn du magst
setup-options = Regeln und Varianten
setup-changed = { $count ->
    [0] wie in der Anleitung
    [one] eine geändert
   *[other] { $count } geändert
 }
setup-visibility = Wer den Tisch sehen darf
setup-hints = Spieler dürfen um Tipps bitten; alle sehen, dass sie es taten
setup-open = Tisch eröffnen
setup-open-hotseat = Auf diesem Gerät eröffnen
who-me = Ich
who-me-means = an diesem Gerät
who-person = Per Link
who-person-means = bekommt einen eigenen Link
who-bot = Bot
who-open = Offen
who-open-means = wer sich setzt
visibility-open = Offen
visibility-open-means = Steht in der Lobby; alle dürfen zuschauen.
visibility-unlisted = Per Link
visibility-unlisted-means = Steht nirgends; wer den Link hat, darf zuschauen.
visibility-private = Privat
visibility-private-means = Nur wer einen Platz oder den Link zum Zuschauen hat, kommt herein.
level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-random = spielt zufällig

# Seats
holder-person = Mensch
holder-bot = Bot
holder-open = Freier Platz
seat-label = Platz von { $player }
seat-bot = Bot, { $level }
seat-waiting = Link noch nicht benutzt
seat-yours = du
seat-online = da
seat-away = nicht da
seat-now = am Zug
seat-look = Ansehen
seat-holder = Wer spielt für { $seat }
seat-level = Stufe des Bots für { $seat }
seat-take = Ich spiele
seats-title = Wer spielt
seats-changed = Geändert.
seats-what = Ein Platz kann jederzeit wechseln: Ein Bot springt ein, wenn jemand gehen muss, und spielt weiter, bis ein Mensch kommt.
link-copy = Link kopieren
link-copied = Kopiert
link-copy-seat = Link für { $seat } kopieren
link-copy-watch = Link zum Zuschauen kopieren
link-watch = Zum Zuschauen
invite-title = Lade die anderen ein
invite-what = Mit jedem Link setzt sich ein Mensch einmal an den Tisch, ohne Konto. Gib ihn sonst niemandem.
invite-go = Zum Tisch

# Choices
choices-closing = Zum Abschluss
questions-left = { $count ->
    [one] eine Frage
   *[other] { $count } Fragen
 }
waiting-title = Warten
waiting-nobody = Niemand wird erwartet
waiting-for = { $player }: { $question }
waiting-thinking = { $player } denkt nach: { $question }
ballot-secret = Geheim gefragt; du kannst die Antwort zurücknehmen, bis alle geantwortet haben.
ballot-sent = Deine Antwort ist da
ballot-take-back = Zurücknehmen
team-question = Eine oder einer von euch antwortet: { $players }
path-label = Deine Wahl bis hierher
path-back = Zurück bis vor: { $answer }
confirm = Bestätigen
confirm-nothing = Bestätigen
confirm-note = Noch einmal drücken oder bestätigen. Du kannst es danach zurücknehmen.
hint-ask = Tipp
hint-what = Ein Bot, der weiß, was du weißt, sagt, was er täte. Alle sehen, dass du gefragt hast.
hint-thinking = Denkt nach …
hint-told = Tipp eines Bots
guide-title = Erstes Spiel
guide-step = Erstes Spiel, Schritt { $step } von { $steps }
guide-recommended = empfohlen
guide-wait = Die anderen spielen.
guide-on = Spiel weiter; der nächste Schritt wird erklärt, wenn du dort bist.
guide-over = Mehr ist nicht zu erklären. Spiel zu Ende: Bitte um einen Tipp, wenn du nicht weiterweißt, und schlag nach, was du siehst.
guide-strayed = Du bist deinen eigenen Weg gegangen, das ist in Ordnung. Mit Zurücknehmen kommst du wieder zu dem, was erklärt wird.
mark-offered = (wählbar)
mark-selected = (gewählt)
mark-refused = (jetzt nicht wählbar)
barrier-draw = der Zufall entscheidet
barrier-draw-note = Lässt sich nicht allein zurücknehmen: Der Zufall entscheidet.
barrier-reveal = zeigt Verborgenes
barrier-reveal-note = Lässt sich nicht allein zurücknehmen: Verborgenes wird gezeigt.
barrier-answer = deckt alle Antworten auf
barrier-answer-note = Lässt sich nicht allein zurücknehmen: Die Antworten aller werden aufgedeckt.
look-up = Nachschlagen
mark = Markieren
mark-what = Orte auf dem Brett drücken, um sie für alle zu markieren
mark-clear = Meine Marken entfernen
mark-set = Für alle markiert
mark-gone = Marke entfernt
mark-list = Markiert: { $marks }
mark-one = { $place } ({ $players })
mark-title = Marken
mark-title-all = Für alle markiert
past-title = Schritt { $step } der Vergangenheit
past-text = Du siehst den Tisch, wie er war. Hier lässt sich nichts wählen.
past-live = Zurück in die Gegenwart

# Undo
undo = Zurück
undo-ask = Um Rücknahme bitten
undo-none = Du hast noch nichts beantwortet.
undo-free-note = Deine letzte Antwort lässt sich frei zurücknehmen.
undo-consent-note = Seither wurde gezogen, gezeigt oder geantwortet: Die anderen müssen zustimmen.
undo-proposal-title = Bitte um Rücknahme
undo-proposal = { $player } bittet, { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
 } zurückzugehen. Es fehlt die Zustimmung von: { $awaits }.
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-drop = Zurückziehen

# The log
log-title = Verlauf
log-label = Verlauf, Neuestes zuerst
log-filter = Nur Zeilen mit …
log-filter-button = Filter
log-since = Seit deinem letzten Zug
log-undone = { $count ->
    [one] ein zurückgenommener Schritt
   *[other] { $count } zurückgenommene Schritte
 }
log-times = { $text }, { $count }-mal
log-empty = Noch ist nichts geschehen.

# The scrubber
scrub-label = Geschichte
scrub-rail = Schritt
scrub-step = Schritt { $at } von { $length }
scrub-first = Zum Anfang
scrub-back = Einen Schritt zurück
scrub-forward = Einen Schritt vor
scrub-turn = Zum Zug davor
scrub-live = Live
scrub-end = Ende
scrub-to-live = Zur Gegenwart
scrub-to-end = Zum Ende

# Rules and looking up
rules-title = Regeln
rules-search = Klausel oder Wörter
rules-all = Alle Klauseln
rules-found = { $count ->
    [0] nichts gefunden
    [one] eine Klausel
   *[other] { $count } Klauseln
 }
rules-failed = Die Regeln ließen sich nicht holen.
rules-language = Die Klauseln sind auf Englisch.
rules-see-also = Siehe auch
rule-show = Klausel { $clause } zeigen
rule-reading = An diesem Tisch – { $option }: { $value }
about-provenance = Wie sicher die Werte sind
about-rules = Klauseln

# Inhaltspakete
pack-title = Inhalt
pack-which = Gespielt wird mit
pack-none = Das Spiel, wie es ist
pack-none-chosen = wie es ist
pack-own = Eigener Inhalt
pack-server = Inhalt dieses Servers
pack-text = Ein Inhaltspaket (TOML)
pack-file = Aus einer Datei
pack-check = Prüfen
pack-changes = { $count ->
    [one] ein Wert geändert
   *[other] { $count } Werte geändert
 }
pack-faults = { $count ->
    [one] Eines ist nicht, wie es sein muss:
   *[other] { $count } Dinge sind nicht, wie sie sein müssen:
 }
pack-line = Zeile
pack-item = Eintrag
pack-field = Feld
pack-expected = Erwartet
pack-value = Wert
pack-provenance = Wie sicher
pack-values = Was das Paket gibt
pack-played = An diesem Tisch wird gespielt mit: { $pack }. Diese Werte weichen vom Spiel, wie es ist, ab.

# The menu
menu-title = Menü
menu-seats = Wer spielt
menu-rules = Regeln
menu-keys = Tasten
menu-download = Spiel herunterladen
menu-report = Problem melden
menu-report-what = Der Bericht ist eine Datei mit dem, was du vom Tisch siehst, den Versionen und der Stelle im Verlauf. Namen, Gespräche und Links fehlen; verdeckte Karten waren nie darin.
menu-report-done = Der Bericht ist gespeichert. Schick ihn mit, wenn du sagst, was nicht stimmt.
menu-lobby = Zur Lobby
menu-webhook-title = Sag mir, wenn ich am Zug bin
menu-webhook-address = Adresse, die es erfährt
menu-webhook-set = Setzen
menu-webhook-what = An diese Adresse geht ein POST, wenn du erwartet wirst; eine leere beendet das.
menu-webhook-done = Die Adresse erfährt es ab jetzt.
menu-webhook-none = Niemand erfährt es mehr.
menu-webhook-refused = Diese Adresse lässt sich nicht verwenden.
menu-chance-title = Zufall
menu-chance = Aller Zufall kommt aus einem Startwert. Dies ist sein SHA-256; er selbst wird am Ende gezeigt.
settings-title = Einstellungen
setting-language = Sprache
setting-theme = Farben
setting-quick = Ein Druck genügt, wo sich die Antwort zurücknehmen lässt
setting-keys = Einzelne Tasten wirken am Tisch
setting-sound = Ein Ton, wenn du am Zug bist
setting-words = Tische als Text zeigen
language-en = English
language-de = Deutsch
theme-system = wie das System
theme-light = hell
theme-dark = dunkel

# Keys
keys-title = Tasten
keys-off = Einzelne Tasten lassen sich in den Einstellungen abschalten.
key-digits = 1 bis 9, 0
key-digits-does = wählen
key-enter = Enter
key-enter-does = die Wahl bestätigen
key-u = U
key-u-does = zurücknehmen oder darum bitten
key-e = E
key-e-does = abschließen, wobei du bist
key-escape = Esc
key-escape-does = die Wahl verwerfen, zurück in die Gegenwart
key-arrows = Pfeile
key-arrows-does = über den Spielplan gehen; Enter oder Leertaste drückt
key-i = I
key-i-does = nachschlagen, worauf der Fokus liegt
key-l = L
key-l-does = nachschlagen, was du als Nächstes drückst, statt es zu wählen
key-h = H
key-h-does = um einen Tipp bitten
key-m = M
key-m-does = den Ort mit dem Fokus, oder was du als Nächstes drückst, für alle markieren
key-t = T
key-t-does = Texttisch oder Spielplan
key-c = C
key-c-does = Gespräch
key-r = R
key-r-does = Regeln
key-brackets = [ und ]
key-brackets-does = einen Schritt zurück, einen Schritt vor
key-question = ?
key-question-does = diese Tasten

# Chat
chat-title = Gespräch
chat-button = { $count ->
    [0] Gespräch
    [one] Gespräch, eins neu
   *[other] Gespräch, { $count } neu
 }
chat-empty = Niemand hat etwas gesagt.
chat-text = Sag etwas
chat-say = Sagen
chat-phrases = Die Regeln erlauben gerade nur diese Worte.
chat-closed = Die Regeln erlauben gerade kein Gespräch.
talk-awaits = Es wählen noch: { $players }.

# One device, several seats
curtain-title = { $player }, du bist am Zug
curtain-who = Wer schaut auf den Bildschirm?
curtain-text = Der Tisch ist verdeckt, damit niemand die Hand eines anderen sieht. Mach weiter, wenn nur du hinschaust.
curtain-open = Ich bin { $player }, und allein

# The text table
words-you = Du
words-others = Gegner
words-players = Spieler
words-board = Spielplan

# The end
over-title = Das Spiel ist vorbei
over-winner = { $player } gewinnt
over-shared = Geteilter Sieg: { $players }
over-nobody = Niemand gewinnt
over-show = Ergebnis
over-summary = Überblick
over-chart = Wie es lief
over-viewpoint = Sehen als
over-replay = Vom Anfang an
over-fair = Beweise, dass der Zufall ehrlich war
over-seed = Der Startwert allen Zufalls:
over-commitment = Sein SHA-256, seit dem Anfang gezeigt:
over-verify = Lade das Spiel herunter und rufe gateleg replay DATEI --verify auf: Das beweist jede Antwort, jedes Mischen und jeden Wurf, ohne Netz.
chart-label = Punkte vom Anfang bis Schritt { $last }
chart-begin = Anfang
chart-end = Schritt { $last }

# What goes wrong
table-gone = Diesen Tisch gibt es für dich nicht
table-failed = Der Tisch lässt sich nicht zeigen
connection-offline = Keine Verbindung. Die Seite versucht es weiter; deine Züge gehen nicht verloren.
connection-stopping = Der Server startet neu. Alles ist gespeichert.
connection-gone = Diesen Tisch darfst du nicht mehr sehen.
error-offline = Der Server ist nicht zu erreichen.
error-stale = Der Tisch hat sich inzwischen geändert. So sieht er jetzt aus; bitte wähle neu.
error-not-offered = Das steht nicht mehr zur Wahl.
error-not-yours = Dieser Platz ist nicht deiner.
error-not-now = Das geht jetzt nicht.
error-not-found = Der Link stimmt nicht oder ist schon benutzt.
error-curtained = Der Vorhang ist zu.
error-too-many = Zu schnell. Bitte versuch es gleich noch einmal.
error-too-large = Das ist zu lang.
error-bad-request = Das hat der Server nicht verstanden.
error-foreign-origin = Diese Seite gehört nicht zum Server.
error-broken = Auf dem Server ging etwas schief. Bitte versuch es noch einmal.
