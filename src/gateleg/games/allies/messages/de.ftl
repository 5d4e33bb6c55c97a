# Allies: Realm of Wonder. Die Spieler heißen A (unten) und B (oben), die Plätze A1 bis A5 und B1 bis B5.

game-title = Allies: Realm of Wonder

# Namen
word-a = A
word-b = B
word-neutral = niemandem
word-cyclops = Zyklop
word-yeti = Yeti
word-gnome = Zwerg
word-wizard = Zauberer
word-golem = Golem
word-troll = Troll
word-a1 = A1
word-a2 = A2
word-a3 = A3
word-a4 = A4
word-a5 = A5
word-b1 = B1
word-b2 = B2
word-b3 = B3
word-b4 = B4
word-b5 = B5
word-column-1 = Spalte 1
word-column-2 = Spalte 2
word-column-3 = Spalte 3
word-column-4 = Spalte 4
word-column-5 = Spalte 5
word-first-rotation = Erste Drehung
word-second-rotation = Zweite Drehung
word-ability = Fähigkeit
word-end-tasks = Zug beenden
word-none = Gar nicht
word-one-section = Einen Sektor
word-two-sections = Zwei Sektoren

# Regionen (im Englischen stehen ihre Namen im Inhalt)
word-cyclops-region-1 = Grünes Ufer
word-cyclops-region-2 = Wache Klippen
word-yeti-region-1 = Weiße Hänge
word-yeti-region-2 = Eisiger Pass
word-gnome-region-1 = Beerental
word-gnome-region-2 = Pilzwald
word-wizard-region-1 = Azursee
word-wizard-region-2 = Turmheide
word-golem-region-1 = Grauer Bruch
word-golem-region-2 = Morsche Mauer
word-troll-region-1 = Goldmoor
word-troll-region-2 = Rübenberg
word-castle-1 = Rotes Schloss
word-castle-2 = Königshof
word-castle-3 = Purpurtor

# Fragen
question-pick-tribe = Wähle einen Stamm
question-play-card = Spiele eine Karte
question-place-card = Wohin?
question-choose-task = Was tut deine Karte?
question-strengthen-card = Welche Karte stärken?
question-weaken-card = Welche Karte schwächen?
question-turn-how-far = Wie weit?
question-swap-region = Welche Region tauschen?
question-swap-with = Mit welcher tauschen?
question-move-card = Welche Karte versetzen?
question-move-to = Wohin versetzen?
question-reset-card = Welche Karte auf ihren Pfeil?
question-copy-ability = Wessen Fähigkeit nachahmen?
question-cover-with = Mit welcher Karte überdecken?
question-cover-card = Welche Karte überdecken?

# Möglichkeiten, mit dem, was dort liegt
choice-card-in-slot = { $card } auf { $slot }, Wert { $value }
choice-slot = { $slot }, gegenüber { $opposite }
choice-slot-open = { $slot }, gegenüber niemand
choice-slot-cover = { $slot }, überdeckt { $card }
choice-region = { $region }, { $column }
choice-play = { $card }{ $marks }{ $rotations }: kommt mit { $value }
choice-rotation = { $by ->
    [1] Eine Karte um 1 stärken
    [2] Eine Karte um 2 stärken
    [-1] Eine Karte um 1 schwächen
   *[-2] Eine Karte um 2 schwächen
 }
choice-ability = { $tribe }: { $ability }
ability-cyclops = eigene Karte überdecken, dann noch eine spielen
ability-yeti = zwei Regionen tauschen
ability-gnome = eine Karte in ihrer Reihe versetzen
ability-wizard = Limit +1 in dieser Runde
ability-golem = eine Karte zurück auf ihren Pfeil
ability-troll = eine Fähigkeit nachahmen

# Was eine Möglichkeit ändert
effect-value = { $slot }: { $old } → { $new }
effect-battle = { $column }: { $battle }
effect-no-battle = { $column }: kein Kampf
effect-limit = Limit { $limit }
battle-tied = Patt
battle-neutral = { $seat } +{ $steps }, neutral
battle-turned = { $seat } +{ $steps }, zu { $facing }
battle-won = { $seat } +{ $steps }, { $winner } siegt
battle-tied-short = Patt
battle-turned-short = { $seat }+{ $steps } { $mark }
battle-won-short = { $winner } siegt

# Ablehnungen
reason-tribe-taken = Dieser Stamm ist schon vergeben.
reason-slot-taken = Dort liegt eine Karte, und nur ein Zyklop überdeckt eine.
reason-no-covering-ability = Diese Karte kann keine andere überdecken.
reason-second-cover = Die Karte nach einer überdeckenden darf nicht wieder überdecken.
reason-no-second-card = Überdecken braucht noch eine Handkarte, die danach gespielt wird.
reason-just-played = Die eben gespielte Karte kann nicht das Ziel sein.
reason-at-the-beam = Sie liegt an ihrem Balken und dreht sich nicht weiter.
reason-beam-too-near = Der Balken ist zu nah für die ganze Drehung.
reason-nothing-to-turn = Es gibt keine Karte, die sie drehen könnte.
reason-castle = Schlösser lassen sich nicht versetzen.
reason-same-region = Es braucht zwei verschiedene Regionen.
reason-no-region = In dieser Spalte liegt keine Region.
reason-too-few-regions = Es braucht zwei Regionen, die keine Schlösser sind.
reason-only-opponents = Nur Karten des Gegners dürfen versetzt werden.
reason-itself = Die eben gespielte Karte versetzt sich nicht selbst.
reason-row-full = In ihrer Reihe ist kein Platz frei.
reason-nothing-to-move = Es gibt keine Karte, die versetzt werden könnte.
reason-not-free = Dieser Platz ist nicht frei.
reason-on-its-arrow = Sie liegt schon auf ihrem Pfeil.
reason-all-on-arrows = Alle Karten liegen auf ihren Pfeilen.
reason-not-on-table = Keine Karte dieses Stammes mit Diamant liegt aus.
reason-not-cyclops = Ein Troll ahmt an diesem Tisch keinen Zyklopen nach.
reason-not-troll = Die Fähigkeit eines Trolls lässt sich nicht nachahmen.
reason-nothing-to-copy = Es gibt keine Fähigkeit, die er nachahmen könnte.
reason-covers-when-placed = Ein Zyklop überdeckt beim Ausspielen, nicht danach.
reason-covers-another = Überdeckt wird eine andere Karte als die eben gespielte.
reason-nothing-to-cover = Es braucht eine passende Handkarte und eine weitere eigene Karte in der Reihe.

# Das Protokoll
hidden-card = eine Karte
event-tribe-picked = { $seat } bekommt { $tribe }
event-tribe-clash = Beide haben { $tribe } genannt
event-region-laid = { $card } kommt in { $column }
event-card-drawn = { $seat } zieht { $card }
event-card-played = { $seat } spielt { $card } auf { $slot }
event-card-covered = { $card } auf { $slot } wird überdeckt und verlässt das Spiel
event-card-turned = { $card } auf { $slot } dreht sich auf { $value }
event-regions-swapped = Die Regionen von { $one } und { $two } tauschen die Plätze
event-card-moved = { $card } wandert von { $old } nach { $new }
event-limit-raised = Das Limit von { $seat } steigt auf { $limit }
event-ability-copied = { $card } ahmt die Fähigkeit nach: { $tribe }
event-region-turned = Kampf in { $column }: { $card } zeigt nun zu { $facing }
event-region-won = Kampf in { $column }: { $seat } gewinnt { $card }
event-turn-passed = { $seat } hat keine Karte und passt
event-round-started = Runde { $round } beginnt, { $seat } fängt an
event-deck-reshuffled = { $seat } mischt die Ablage zu einem neuen Stapel
event-game-ended = Das Spiel endet: A { $points_a }, B { $points_b }
event-battle-tied = Kampf in { $column }: Patt, { $card } bleibt

# Der Tisch
board-before = Stämme werden gewählt
board-round = Runde { $round } von 4, Zug { $turn } von 10
board-ended = Das Spiel ist aus
board-seat = { $points } Pkt · Limit { $limit } · Hand { $hand } · Stapel { $deck }
board-seat-short = { $points } Pkt · Lim { $limit } · Hand { $hand } · Stapel { $deck }
board-piles = Ablage { $discards } · aus dem Spiel { $out }
board-won = gewonnen: { $won }
board-won-down = { $count } verdeckt
board-won-none = noch nichts
board-hand = Hand
board-no-region = keine Region
board-regions = { $count } Regionen im Stapel
board-summary-won = Punkte gewonnener Karten
board-summary-held = Punkte zugewandter Regionen
board-summary-points = Alle Punkte
board-summary-own = Eigene Regionen, bei Gleichstand
board-legend = Karten: vier Werte um die Drehungen, der farbige zeigt zur Mitte und kämpft. ╲ der Balken, über den nichts dreht. ▲ am Rand: der Pfeil, mit diesem Wert kommt sie. +1 −2 ihre Drehungen einer anderen Karte. ◆ die Fähigkeit ihres Stammes, ♛ gewinnt bei Gleichstand. Regionen: ▲ und ▼ sagen, zu wem sie zeigen, • zu niemandem; darunter der Kampf, wenn die Runde jetzt endete.

# Herkunft der Karten
board-provenance = Werte { $values }, Pfeil { $start }

# Schalter: Lesarten unklarer Regeln und Varianten
switch-partial_rotation = Wenn der Balken näher ist als eine Drehung um zwei Sektoren
switch-partial_rotation-clamp = dreht sie so weit wie möglich
switch-partial_rotation-refuse = ist sie nicht erlaubt
switch-partial_rotation-free = dreht man einen oder zwei Sektoren, so weit es geht
switch-crown = Eine Krone
switch-crown-ties = entscheidet bei Gleichstand
switch-crown-always = entscheidet immer, wenn nur eine Karte sie hat
switch-gnome = Ein Zwerg versetzt
switch-gnome-any = eine Karte eines beliebigen Spielers
switch-gnome-opponent = eine Karte des Gegners
switch-cyclops = Womit ein Zyklop überdeckt
switch-cyclops-self = mit sich selbst
switch-cyclops-any_diamond = mit einer weiteren Karte mit Diamant
switch-cyclops-any_card = mit einer beliebigen weiteren Karte
switch-cyclops_chain = Die Karte nach einer überdeckenden darf wieder überdecken
switch-cyclops_chain-no = nein
switch-cyclops_chain-yes = ja
switch-wizard = Die Karte eines Zauberers kommt
switch-wizard-limit = beim Ziehen am Ende des Zugs
switch-wizard-draw_now = sofort
switch-troll = Ein Troll ahmt nach
switch-troll-copy = die Fähigkeit einer ausliegenden Diamantkarte
switch-troll-any_ability = jede Fähigkeit
switch-troll_copies_cyclops = Ein Troll ahmt einen Zyklopen nach
switch-troll_copies_cyclops-yes = ja
switch-troll_copies_cyclops-no = nein
switch-hand = Das Limit ändert sich ausgehend
switch-hand-per_round = von fünf in jeder Runde
switch-hand-cumulative = vom bisherigen
switch-castle_on_table = Punkte für ein Schloss, das zu einem Spieler zeigt
switch-castle_on_table-0 = keine
switch-castle_on_table-1 = einer
switch-castle_on_table--1 = minus einer
switch-won_flip = Gewonnene Karten werden verdeckt
switch-won_flip-next = in der nächsten Runde
switch-won_flip-same = in derselben Runde
switch-tiebreak = Eigene Regionen, die bei Gleichstand zählen
switch-tiebreak-won = die gewonnenen
switch-tiebreak-held = die gewonnenen und die zugewandten
switch-tribes = Stämme werden
switch-tribes-draft = reihum gewählt
switch-tribes-random = gezogen
switch-tribes-simultaneous = von beiden geheim genannt
switch-deck_out = Wenn ein Stapel leer ist
switch-deck_out-stop = wird nicht gezogen
switch-deck_out-reshuffle = wird die Ablage gemischt
switch-refill_after_fifth = Nach dem fünften Zug wird gezogen
switch-refill_after_fifth-yes = ja
switch-refill_after_fifth-no = nein
switch-missing_card = Wo einem Spieler in einer Spalte die Karte fehlt
switch-missing_card-no_battle = gibt es keinen Kampf
switch-missing_card-zero = zählt sie als 0
switch-discards_open = Die Ablage ist offen
switch-discards_open-yes = ja
switch-discards_open-no = nur die oberste Karte
