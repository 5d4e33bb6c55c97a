# Allies auf der Seite; Wörter, Möglichkeiten und Verlauf stehen in den Texten des Spiels.

game-about = Ein Kartenduell in vier Runden: Karten drehen, Regionen gewinnen

code-cyclops = Zy
code-yeti = Ye
code-gnome = Zw
code-wizard = Za
code-golem = Go
code-troll = Tr
code-castle = Sc
word-castle = Schloss

board-label = Fünf Spalten, in jeder eine Region zwischen zwei Reihen Karten. Die Pfeiltasten gehen von einer zur anderen.
board-slot = { $slot }, { $player }: { $card }.
board-slot-empty = { $slot }, { $player }: frei.
board-card = { $name }{ $marks }, vorn { $front }, Werte { $values } vom Strahl an, kommt mit { $entry }, dreht andere: { $rotations }
board-crown = Krone
board-crown-means = Die Krone gewinnt bei Gleichstand.
board-diamond = Diamant
board-none = keine
board-column = { $column }: { $region }, { $tribe }, gewonnen { $points }, { $facing }. Kampf jetzt: { $battle }.
board-column-empty = { $column }: keine Region.
board-column-tribe = Stamm: { $tribe }
board-no-battle = keiner
board-faces = zeigt zu { $player }
board-faces-nobody = zeigt zu niemandem
board-forecast-tie = Gleichstand
board-forecast-won = { $seat } +{ $steps }, gewinnt
board-forecast-turned = { $seat } +{ $steps }, zu { $facing }
board-forecast-neutral = { $seat } +{ $steps }, neutral
board-worth-won = bringt dem, der sie gewinnt, { $points }
board-worth-facing = bringt dem, dem sie am Ende zugewandt ist, { $points }
board-battle = Kampf jetzt: { $battle }
board-points-won = gewonnen { $points }
board-points-facing = zugewandt { $points }
board-ability = Fähigkeit, { $tribe }: { $ability }

board-hand-title = Deine Hand: { $count }, Limit { $limit }
board-hand-empty = Keine Karte auf der Hand.
board-hand-of = Hand { $hand }, Limit { $limit }
board-deck-of = Deck { $deck }
board-discards-of = Ablage { $discards }
board-out-of = aus dem Spiel { $out }
board-discarded = offene Ablage: { $cards }
board-out = aus dem Spiel: { $cards }
board-won-title = Gewonnen:
board-won-nothing = Noch keine Region gewonnen
board-tribes-of = Stämme: { $tribes }
board-points-of = Punkte: { $points }

board-rounds = Runden
board-turn = Zug { $turn } von { $turns } dieser Runde
board-reading = Eine Karte lesen
board-reading-beam = Strahl, nie dreht eine Karte darüber
board-reading-arrow = hier kommt sie ins Spiel
board-reading-stronger = stärker,
board-reading-weaker = schwächer, um 1 oder 2
board-reading-crown = gewinnt Gleichstand,
board-reading-diamond = Fähigkeit
board-step-place = Legen
board-step-turn = Drehen, Fähigkeit
board-step-draw = Nachziehen
board-step-battle = Kampf

board-field-values = Werte
board-field-start = Pfeil
board-field-rotations = Drehungen
board-field-diamond = Diamant
board-field-crown = Krone
board-field-tribe = Stamm
board-field-name = Name
board-field-kind = Art
board-field-points_won = Punkte, gewonnen
board-field-points_facing = Punkte, zugewandt
