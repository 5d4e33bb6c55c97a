# Allies on the page; its words, choices and log are in the game's own messages.

game-about = A card duel in four rounds: turn cards, win regions

code-cyclops = Cy
code-yeti = Ye
code-gnome = Gn
code-wizard = Wi
code-golem = Go
code-troll = Tr
code-castle = Ca
word-castle = Castle

board-label = Five columns, a region in each between two rows of cards. Arrow keys move between them.
board-slot = { $slot }, { $player }: { $card }.
board-slot-empty = { $slot }, { $player }: free.
board-card = { $name }{ $marks }, { $front } in front, values { $values } from the beam on, enters with { $entry }, turns others: { $rotations }
board-crown = crown
board-crown-means = The crown wins a tie.
board-diamond = diamond
board-none = none
board-column = { $column }: { $region }, { $tribe }, { $points } if won, { $facing }. Battle now: { $battle }.
board-column-empty = { $column }: no region.
board-column-tribe = Tribe: { $tribe }
board-no-battle = none
board-faces = faces { $player }
board-faces-nobody = faces nobody
board-forecast-tie = tie
board-forecast-won = { $seat } +{ $steps }, wins it
board-forecast-turned = { $seat } +{ $steps }, to { $facing }
board-forecast-neutral = { $seat } +{ $steps }, neutral
board-worth-won = worth { $points } to whoever wins it
board-worth-facing = worth { $points } to whom it faces at the end
board-battle = battle now: { $battle }
board-points-won = { $points } if won
board-points-facing = { $points } if facing
board-ability = Ability of a { $tribe }: { $ability }

board-hand-title = Your hand: { $count }, limit { $limit }
board-hand-empty = No card in hand.
board-hand-of = hand { $hand }, limit { $limit }
board-deck-of = deck { $deck }
board-discards-of = discards { $discards }
board-out-of = out { $out }
board-discarded = discards that lie open: { $cards }
board-out = out of the game: { $cards }
board-won-title = Won:
board-won-nothing = No region won yet
board-tribes-of = tribes: { $tribes }
board-points-of = points: { $points }

board-rounds = Rounds
board-turn = Turn { $turn } of { $turns } in this round
board-reading = Reading a card
board-reading-beam = beam, a card never turns past it
board-reading-arrow = it enters here
board-reading-stronger = stronger,
board-reading-weaker = weaker, by 1 or 2
board-reading-crown = wins a tie,
board-reading-diamond = tribe's ability
board-step-place = Place
board-step-turn = Turn and ability
board-step-draw = Draw up
board-step-battle = Battle

board-field-values = values
board-field-start = arrow
board-field-rotations = rotations
board-field-diamond = diamond
board-field-crown = crown
board-field-tribe = tribe
board-field-name = name
board-field-kind = kind
board-field-points_won = points if won
board-field-points_facing = points if facing
