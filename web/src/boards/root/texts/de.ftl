# Root auf der Seite; Wörter, Wahlmöglichkeiten und Protokoll stehen in den Texten des Spiels.

game-about = Herrscht über das Waldland, jede Fraktion nach eigenen Regeln
game-quick = Jetzt gegen Bots spielen

board-label = { $map }: Lichtungen mit Wegen, dazwischen Wälder. Die Pfeiltasten gehen von einer zur anderen.
board-map-autumn = Herbstkarte
board-map-winter = Winterkarte
board-round = Runde { $round } · { $seat }
board-ended = Das Spiel ist aus
board-track = Siegpunkte: { $points }. { $goal } gewinnen.
board-none = nichts
board-nobody = niemand
board-count = { $count } × { $thing }

board-letter-fox = F
board-letter-rabbit = H
board-letter-mouse = M
board-letter-bird = V
board-any-suit = beliebige Farbe

board-clearing = { $clearing }, { $suit }, { $ruler }.
board-place = { $clearing }, ohne Farbe, { $ruler }.
board-ruled = beherrscht von { $player }
board-ruled-nobody = von niemandem beherrscht
board-warriors-of = { $player }: { $count } Krieger
board-pawn-of = Figur von { $player }
board-slots = Bauplätze: { $slots }.
board-open-slots = { $count ->
    [one] 1 freier Bauplatz
   *[other] { $count } freie Bauplätze
 }
board-tokens = Marker: { $tokens }.
board-ruin = { $items ->
    [0] Ruine
    [one] Ruine mit einem Gegenstand
   *[other] Ruine mit { $items } Gegenständen
 }
board-cave = { $items ->
    [0] Höhle, erkundet
    [one] Höhle mit einem Gegenstand
   *[other] Höhle mit { $items } Gegenständen
 }
board-forest = { $forest }: { $pawns }.
board-paths = Wege nach { $clearings }.
board-rivers = Fluss nach { $clearings }.
board-forests-empty = In den Wäldern ist niemand.
board-places = Lichtungen
board-beside = Neben der Karte

board-cards = Karten
board-items = Waren
board-dominance = Dominanz
board-deck = Stapel: { $count }
board-discard = Ablage: { $count }
board-deck-short = Stapel
board-discard-short = Ablage
board-supply-item = { $item }: noch { $count } herzustellen
board-items-left = Herzustellende Gegenstände: { $items }
board-dominance-left = Dominanzkarten, die zu nehmen sind: { $cards }

board-hand = Hand
board-hand-title = Deine Hand: { $count }
board-hand-empty = Keine Karte auf der Hand.
board-hand-of = Handkarten: { $count }
board-card = { $name }, { $suit }, { $kind }{ $cost }. { $effect }
board-card-cost = , kostet { $cost }
board-kind-ambush = Hinterhalt
board-kind-dominance = Dominanz
board-kind-item = Gegenstand
board-kind-immediate = Gunst
board-kind-persistent = Wirkung
board-not-craftable = nicht herstellbar
board-vp = { $points } SP
board-crafts-with = Herstellung mit
board-crafter-used = in diesem Zug benutzt
board-crafted-items = Hergestelltes
board-played-cards = Ausliegende Karten
board-coffin = Krieger bei den Sargmachern: { $count }

board-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
 }
board-left = noch { $count }
board-warriors-left = Krieger im Vorrat: { $count }
board-supply-of = Vorrat: { $supply }
board-items-of = hergestellte Gegenstände: { $items }
board-exhausted = { $item }, erschöpft
board-is-exhausted = erschöpft
board-is-damaged = beschädigt
board-in-play = ausliegende Karten: { $cards }
board-crafters = herstellende Plättchen: { $suits }
board-dominance-of = Dominanz: { $suit }
board-coalition-with = Koalition mit { $partner }
board-actions-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
 }
board-track-line = { $track }: { $uncovered } aufgedeckt von { $values }
board-own-line = { $name }: { $value }
board-pile = { $name }: { $count }

board-battle = { $attacker } greift { $defender } an, { $place }
board-battle-now = Kampf
board-battle-title = Kampf, { $place }
board-battle-steps = Schritte des Kampfes
board-battle-begin = Beginn
board-battle-ambush = Hinterhalt
board-battle-dice = Würfel
board-battle-effects = Wirkungen
board-battle-hits = Treffer
board-battle-attacks = greift an
board-battle-defends = verteidigt
board-battle-rolled = { $hits } gewürfelt
board-battle-extra = + { $hits } dazu
board-battle-hits-of = { $player } teilt { $hits } Treffer aus
board-odds = Treffer von { $label }: { $odds }
board-odds-hits = { $hits } zu { $percent } Prozent
board-losses = Entfernt: { $losses }

board-reading = Das Brett lesen
board-reading-flag = wer die Lichtung beherrscht; gestrichelt: niemand
board-reading-slot = ein freier Bauplatz
board-reading-ruin = Ruine,
board-reading-cave = Höhle; ein Punkt: dort liegt ein Gegenstand
board-reading-gate = ab zehn Punkten Dominanz

board-field-card = Karte
board-field-cost = Kosten
board-field-copies = Anzahl
board-field-suit = Farbe
board-field-vp = Punkte
board-field-timing = Zeitpunkt
board-field-faction = Zahlen der Fraktion
board-field-clearing = Farbe, Bauplätze und Wege

board-summary-points = Siegpunkte
board-summary-ruled = Beherrschte Lichtungen
board-summary-warriors = Krieger auf der Karte
board-summary-buildings = Gebäude auf der Karte
board-summary-tokens = Marker auf der Karte
board-summary-items = Hergestellte Gegenstände
board-effect-used = in diesem Zug benutzt
board-mat = Dein Tableau
field-letter = Reihenfolge im Aufbau
field-reach = Reichweite
