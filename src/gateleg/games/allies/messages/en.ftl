# Allies: Realm of Wonder. Seats are A (at the bottom) and B (at the top); slots are A1 to A5 and B1 to B5.

game-title = Allies: Realm of Wonder

# Names
word-a = A
word-b = B
word-neutral = nobody
word-cyclops = Cyclops
word-yeti = Yeti
word-gnome = Gnome
word-wizard = Wizard
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
word-column-1 = column 1
word-column-2 = column 2
word-column-3 = column 3
word-column-4 = column 4
word-column-5 = column 5
word-first-rotation = First rotation
word-second-rotation = Second rotation
word-ability = Ability
word-end-tasks = End the turn
word-none = Not at all
word-one-section = One section
word-two-sections = Two sections

# Questions
question-pick-tribe = Pick a tribe
question-play-card = Play a card
question-place-card = Where to?
question-choose-task = What does your card do?
question-strengthen-card = Which card to strengthen?
question-weaken-card = Which card to weaken?
question-turn-how-far = How far?
question-swap-region = Which region to swap?
question-swap-with = Swap it with which?
question-move-card = Which card to move?
question-move-to = Move it where?
question-reset-card = Which card back to its arrow?
question-copy-ability = Whose ability to copy?
question-cover-with = Cover with which card?
question-cover-card = Cover which card?

# Choices, told with what lies there
choice-card-in-slot = { $card } in { $slot }, value { $value }
choice-slot = { $slot }, opposite { $opposite }
choice-slot-open = { $slot }, nobody opposite
choice-slot-cover = { $slot }, covering { $card }
choice-region = { $region }, { $column }
choice-play = { $card }{ $marks }{ $rotations }: enters with { $value }
choice-rotation = { $by ->
    [1] Strengthen a card by 1
    [2] Strengthen a card by 2
    [-1] Weaken a card by 1
   *[-2] Weaken a card by 2
 }
choice-ability = { $tribe }: { $ability }
ability-cyclops = cover an own card, then play another
ability-yeti = swap two regions
ability-gnome = move a card in its row
ability-wizard = limit +1 this round
ability-golem = a card back to its arrow
ability-troll = copy an ability

# What a choice changes
effect-value = { $slot }: { $old } → { $new }
effect-battle = { $column }: { $battle }
effect-no-battle = { $column }: no battle
effect-limit = limit { $limit }
battle-tied = tie
battle-neutral = { $seat } +{ $steps }, neutral
battle-turned = { $seat } +{ $steps }, faces { $facing }
battle-won = { $seat } +{ $steps }, { $winner } wins
battle-tied-short = tie
battle-turned-short = { $seat }+{ $steps } { $mark }
battle-won-short = { $winner } wins

# Refusals
reason-tribe-taken = This tribe is taken already.
reason-slot-taken = A card lies there, and only a Cyclops covers one.
reason-no-covering-ability = This card cannot cover another.
reason-second-cover = The card after a covering one may not cover again.
reason-no-second-card = Covering takes one more card in hand, to be played next.
reason-just-played = The card just played cannot be the target.
reason-at-the-beam = It lies at its beam and cannot turn further.
reason-beam-too-near = The beam is too near for the whole rotation.
reason-nothing-to-turn = There is no card that it could turn.
reason-castle = Castles cannot be moved.
reason-same-region = It takes two different regions.
reason-no-region = There is no region in this column.
reason-too-few-regions = It takes two regions that are no castles.
reason-only-opponents = Only cards of the opponent may be moved.
reason-itself = The card just played does not move itself.
reason-row-full = Its row has no free slot.
reason-nothing-to-move = There is no card that could be moved.
reason-not-free = That slot is not free.
reason-on-its-arrow = It lies on its arrow already.
reason-all-on-arrows = All cards lie on their arrows.
reason-not-on-table = No card of that tribe with a diamond is in play.
reason-not-cyclops = A Troll does not copy a Cyclops at this table.
reason-not-troll = The ability of a Troll cannot be copied.
reason-nothing-to-copy = There is no ability that it could copy.
reason-covers-when-placed = A Cyclops covers when it is placed, not afterwards.
reason-covers-another = It covers another card, not the one just played.
reason-nothing-to-cover = It takes a fitting card in hand and another own card in the row.

# The log
hidden-card = a card
event-tribe-picked = { $seat } gets { $tribe }
event-tribe-clash = Both have named { $tribe }
event-region-laid = { $card } is laid into { $column }
event-card-drawn = { $seat } draws { $card }
event-card-played = { $seat } plays { $card } to { $slot }
event-card-covered = { $card } in { $slot } is covered and leaves the game
event-card-turned = { $card } in { $slot } turns to { $value }
event-regions-swapped = The regions of { $one } and { $two } change places
event-card-moved = { $card } moves from { $old } to { $new }
event-limit-raised = The limit of { $seat } rises to { $limit }
event-ability-copied = { $card } copies the ability of a { $tribe }
event-region-turned = Battle in { $column }: { $card } now faces { $facing }
event-region-won = Battle in { $column }: { $seat } wins { $card }
event-turn-passed = { $seat } has no card and passes
event-round-started = Round { $round } begins, { $seat } starts
event-deck-reshuffled = { $seat } shuffles the discards into a new deck
event-game-ended = The game ends: A { $points_a }, B { $points_b }
event-battle-tied = Battle in { $column }: a tie, { $card } stays

# The table
board-before = Picking tribes
board-round = Round { $round } of 4, turn { $turn } of 10
board-ended = The game is over
board-seat = { $points } pts · limit { $limit } · hand { $hand } · deck { $deck }
board-seat-short = { $points } pts · lim { $limit } · hand { $hand } · deck { $deck }
board-piles = discards { $discards } · out { $out }
board-won = won: { $won }
board-won-down = { $count } face-down
board-won-none = nothing yet
board-hand = Hand
board-no-region = no region
board-regions = { $count } regions to draw
board-summary-won = Points of won cards
board-summary-held = Points of regions facing
board-summary-points = All points
board-summary-own = Own regions, for a tie
board-legend = Cards: four values round the rotations, the coloured one faces the middle and fights. ╲ the beam, which no turn crosses. ▲ on an edge: the arrow, the value it enters with. +1 −2 its rotations of another card. ◆ the ability of its tribe, ♛ wins a tie. Regions: ▲ and ▼ show whom they face, • nobody; below them the battle if the round ended now.

# Provenance of the cards
board-provenance = values { $values }, arrow { $start }

# Switches: readings of unclear rules, and variants
switch-partial_rotation = When the beam is nearer than a rotation of two sections
switch-partial_rotation-clamp = it turns as far as it can
switch-partial_rotation-refuse = it may not be done
switch-partial_rotation-free = the player turns one or two sections, as far as it can
switch-crown = A crown
switch-crown-ties = decides ties
switch-crown-always = decides always, if only one card has it
switch-gnome = A Gnome moves
switch-gnome-any = a card of either player
switch-gnome-opponent = a card of the opponent
switch-cyclops = What a Cyclops covers with
switch-cyclops-self = itself
switch-cyclops-any_diamond = a further card with a diamond
switch-cyclops-any_card = any further card
switch-cyclops_chain = The card after a covering one may cover again
switch-cyclops_chain-no = no
switch-cyclops_chain-yes = yes
switch-wizard = The card of a Wizard comes
switch-wizard-limit = with the draw at the end of the turn
switch-wizard-draw_now = at once
switch-troll = A Troll copies
switch-troll-copy = the ability of a diamond card in play
switch-troll-any_ability = any ability
switch-troll_copies_cyclops = A Troll copies a Cyclops
switch-troll_copies_cyclops-yes = yes
switch-troll_copies_cyclops-no = no
switch-hand = The limit changes from
switch-hand-per_round = five in each round
switch-hand-cumulative = what it was
switch-castle_on_table = Points for a castle that faces a player
switch-castle_on_table-0 = none
switch-castle_on_table-1 = one
switch-castle_on_table--1 = minus one
switch-won_flip = Won cards are turned face-down
switch-won_flip-next = in the next round
switch-won_flip-same = in the same round
switch-tiebreak = Own regions that break a tie
switch-tiebreak-won = those won
switch-tiebreak-held = those won or facing their player
switch-tribes = Tribes are
switch-tribes-draft = picked in turn
switch-tribes-random = drawn
switch-tribes-simultaneous = named secretly by both
switch-deck_out = When a deck is used up
switch-deck_out-stop = nothing is drawn
switch-deck_out-reshuffle = the discards are shuffled
switch-refill_after_fifth = Cards are drawn after the fifth turn
switch-refill_after_fifth-yes = yes
switch-refill_after_fifth-no = no
switch-missing_card = In a column without a card of one player
switch-missing_card-no_battle = there is no battle
switch-missing_card-zero = the missing card counts as 0
switch-discards_open = Discards are open
switch-discards_open-yes = yes
switch-discards_open-no = only the top card
