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
board-hand-known = Handkarten, die du kennst: { $cards }
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

# Das erklärte erste Spiel: was zu tun ist, und warum
guide-craft = Stelle „Besuch bei Freunden“ her.
guide-craft-why = Das kostet einen Hasen, und deine Werkstatt steht in Lichtung 5, einer Hasenlichtung. Du nimmst einen Stiefel und einen Punkt. Bei der Marquise stellen nur Werkstätten her; jede Fraktion hat dafür eigene Plättchen.
guide-build = Baue.
guide-build-why = Jeder Zug hat drei Phasen. Im Tageslicht hast du drei Aktionen. Ein Gebäude kostet Holz, das durch beherrschte Lichtungen dorthin kommt, und bringt sofort Punkte.
guide-build-what = Ein Sägewerk.
guide-build-what-why = Dein zweites Sägewerk kostet ein Holz und bringt einen Punkt, und ab der nächsten Morgenröte macht es selbst Holz. Die Reihe auf deinem Tableau zeigt, was jedes bringt.
guide-march = Marschiere.
guide-march-why = Ein Marsch sind zwei Züge. Du darfst beliebig viele Krieger bewegen, wenn du dort herrschst, wo sie losgehen oder ankommen: wenn du dort mehr Krieger und Gebäude hast als jeder andere.
guide-march-from = Von Lichtung 10.
guide-march-from-why = Dort stehen vier Katzen, und ein Weg führt zu Lichtung 12, wo ein einzelner Vogel steht.
guide-march-to = Nach Lichtung 12.
guide-march-to-why = Du beherrschst Lichtung 10, also darfst du dorthin, wo die Horste herrschen. Mit mehr Kriegern als sie beherrschst du dann Lichtung 12 samt ihrem freien Bauplatz.
guide-march-many = Drei von ihnen.
guide-march-many-why = Im Kampf würfelt niemand mehr Treffer, als er Krieger hat. Drei ist die höchste Zahl der Würfel; eine Katze bleibt beim Rekrutierungsposten.
guide-march-again = Lass den zweiten Zug.
guide-march-again-why = Deine anderen Krieger bewachen Gebäude. Wer ein Gebäude verliert, lässt den Gegner dafür punkten.
guide-more = Gib einen Vogel für eine weitere Aktion.
guide-more-why = Du hast noch eine Aktion und zwei Vorhaben: rekrutieren und kämpfen. Vögel passen überall; jeder Vogel, den die Marquise ausgibt, ist eine weitere Aktion.
guide-bird = Das Vogelbündel.
guide-bird-why = Es ist ein Vogel, und dir fehlt die Mäusewerkstatt, um es herzustellen.
guide-recruit = Rekrutiere.
guide-recruit-why = Ein Krieger für jeden Rekrutierungsposten auf der Karte, einmal je Zug. Das geht vor dem Kampf: Die Reihenfolge der Aktionen bestimmst du.
guide-battle = Kämpfe in Lichtung 12.
guide-battle-why = Du greifst an, also teilst du den höheren der beiden Würfel aus, bis zu drei; der einzelne Vogel den niedrigeren, höchstens einen. Vorher dürfen die Horste einen Hinterhalt spielen. Die Aussichten stehen über der Karte.
guide-end = Passe. Dein Tageslicht ist vorbei.
guide-end-why = Am Abend ziehst du eine Karte. Dreißig Punkte gewinnen. Die Horste folgen ihrem Dekret, das jeden Zug wächst; hindere sie an dem, was es verlangt, und sie stürzen in den Aufruhr. Von hier an spielst du allein.
