# The Winged Menace

# Names
word-winged_menace = Winged Menace
word-winged_menace-warriors = bats
word-winged_menace-warrior = bat
word-guano = guano
word-infestation = infestation
word-nexus = the Nexus
word-fight = FIGHT
word-fright = FRIGHT
word-bite = Bite: remove an enemy warrior
word-swarm = Swarm: a battle
word-swoop = Swoop: a move
word-dark-passage = Dark Passage: give the Menace a card, go from cave to cave
word-warrior-row = warrior row
word-draw-row = draw row

# Questions
question-active-card = Which card is active?
question-scatter-from = Scatter from where?
question-scatter-to = Scatter where?
question-scatter-how-many = How many bats scatter there?
question-spawn-in-nexus = How many bats spawn in the Nexus?
question-spawn-card = Spend a card to spawn?
question-spawn-where = Spawn where?
question-explore-cave = Explore which cave?
question-explore-item = Take which item?
question-menace-act = Your action
question-bite = Bite whom?
question-infest-card = Spend which card to build?
question-infest-where = Build where?
question-infestation-from = An infestation from which row?
question-infestation-to = The infestation returns to which row?
question-swarm-where = Swarm where?
question-swarm-whom = Swarm whom?
question-swarm-again = Spend a card for a second battle?
question-swoop-to = Swoop where?
question-swoop-from = Bats from where?
question-swoop-how-many = How many bats?
question-squat = Squatters: an infestation from which row?
question-flee-to = Your warriors flee: where?
question-frighten-to = Where do they flee?
question-flee-allies = How many hits fall on the allied warriors?
question-passage-card = Which card do you give to the Menace?
question-passage-from = From which cave?
question-passage-to = To which cave?
question-passage-how-many = How many warriors go through?

# Refusals
reason-nobody-to-bite = There is no enemy warrior where bats are.
reason-no-site = No clearing that the Menace rules has an open slot.
reason-no-infestation = No infestation is left there.
reason-nobody-fewer = No enemy there has fewer warriors than the Menace.
reason-no-swoop = No bat can move.
reason-cave-empty = Nothing lies in this cave any more.
reason-not-in-reach = It is not next to the destination.

# The log
event-active-card-shown = { $seat } shows the active card: { $card }
event-scattered = { $count ->
    [one] One bat scatters
   *[other] { $count } bats scatter
}: { $origin } to { $place }
event-passed-through = Dark Passage: { $seat }, { $count ->
    [one] one warrior
   *[other] { $count } warriors
}, { $origin } to { $place }
event-item-found = { $seat } finds { $card }, { $place }

# Options
switch-guano_per_event = Crowding brings guano
switch-guano_per_event-yes = every time
switch-guano_per_event-no = only where none lies yet
switch-swoop_needs_rule = Swooping
switch-swoop_needs_rule-yes = needs rule, like any move
switch-swoop_needs_rule-no = needs no rule
switch-nexus_counts_for_royal_claim = Royal Claim
switch-nexus_counts_for_royal_claim-yes = counts the Nexus
switch-nexus_counts_for_royal_claim-no = does not count the Nexus
switch-fright_whole_group_one_clearing = Those that flee
switch-fright_whole_group_one_clearing-yes = stay together
switch-fright_whole_group_one_clearing-no = go where each likes
switch-fright_triggers_outrage = Fleeing
switch-fright_triggers_outrage-yes = stirs up what a move does
switch-fright_triggers_outrage-no = stirs up nothing
switch-swarm_second_battle_rechecks_count = The second battle of a swarm
switch-swarm_second_battle_rechecks_count-no = needs no fewer warriors
switch-swarm_second_battle_rechecks_count-yes = needs fewer warriors again
switch-score_floor_zero = Points lost to guano
switch-score_floor_zero-yes = stop at zero
switch-score_floor_zero-no = may fall below zero
switch-fright_ambush_hits_buildings = An ambush of the Menace with FRIGHT
switch-fright_ambush_hits_buildings-yes = hits buildings and tokens too
switch-fright_ambush_hits_buildings-no = spares buildings and tokens
switch-menace_warrior_bonus = Warrior bonuses
switch-menace_warrior_bonus-board = as on the board
switch-menace_warrior_bonus-0-1-0-1 = 0, 1, 0, 1
switch-menace_warrior_bonus-1-0-1-0 = 1, 0, 1, 0
switch-menace_warrior_bonus-0-1-1-1 = 0, 1, 1, 1
switch-menace_warrior_bonus-1-1-1-1 = 1, 1, 1, 1
switch-menace_draw_bonus = Draw bonuses
switch-menace_draw_bonus-board = as on the board
switch-menace_draw_bonus-0-1-0-1 = 0, 1, 0, 1
switch-menace_draw_bonus-1-0-1-0 = 1, 0, 1, 0
switch-menace_draw_bonus-0-1-1-1 = 0, 1, 1, 1
switch-menace_draw_bonus-0-0-1-1 = 0, 0, 1, 1
switch-menace_guano_points = Points that guano costs
switch-menace_guano_points-board = as on the board
switch-menace_guano_points-0-1-1-2 = 0, 1, 1, 2
switch-menace_guano_points-1-1-1-1 = 1, 1, 1, 1
switch-menace_guano_points-0-1-2-3 = 0, 1, 2, 3
switch-menace_guano_points-1-1-2-2 = 1, 1, 2, 2
switch-menace_warriors = Bats in all
switch-menace_warriors-board = as on the board
switch-menace_warriors-15 = 15
switch-menace_warriors-18 = 18
switch-menace_warriors-20 = 20
switch-menace_warriors-25 = 25
