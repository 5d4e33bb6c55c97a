# Wonder Woman: Challenge of the Amazons.

game-title = Wonder Woman: Challenge of the Amazons

# Names
word-diana = Diana
word-mala = Mala
word-nubia = Nu'bia
word-artemis = Artemis
word-philippus = Philippus
word-wisdom = Wisdom
word-vigor = Vigor
word-agility = Agility
word-leadership = Leadership
word-corrupted-amazon = Corrupted Amazon
word-servant-of-war = Servant of War
word-blockade = Blockade
word-wounded-amazon = Wounded Amazon
word-lycanthrope = Lycanthrope
word-hunting-party = Hunting Party
word-magic-beacon = Magic Beacon
word-wolf-amazon = Wolf Amazon
word-pig-amazon = Pig Amazon
word-ready = Ready
word-agree = Agree
word-disagree = Do not agree
word-discover = Discover it
word-pass-by = Pass it by
word-go-on = Nobody else
word-stop = Stop here
word-use-ability = Use the Hero's ability
word-extend = Two more cards for the next Battle Plan
word-skip = Skip the action
word-wait = Let others go first
word-move = Move
word-deploy-warriors = Deploy Warriors
word-damage = Damage the enemy
word-remove-corrupted-amazon = Remove Corrupted Amazons
word-remove-servant-of-war = Remove Servants of War
word-remove-blockade = Remove Blockades
word-remove-wounded-amazon = Remove Wounded Amazons
word-remove-lycanthrope = Remove Lycanthropes
word-remove-hunting-party = Remove Hunting Parties
word-remove-magic-beacon = Remove the Magic Beacons
word-move-wolf-amazon = Move Wolf Amazons
word-move-pig-amazon = Move Pig Amazons
word-double-diana = Double Diana's card
word-double-mala = Double Mala's card
word-double-nubia = Double Nu'bia's card
word-double-artemis = Double Artemis' card
word-double-philippus = Double Philippus' card
word-palace = Palace
word-square = Square
word-barracks = Barracks
word-library = Library
word-training-grounds = Training Grounds
word-monument-zeus = Monument to Zeus
word-temple-aphrodite = Temple of Aphrodite
word-temple-athena = Temple of Athena
word-monument-hermes = Monument to Hermes
word-coliseum = Coliseum
word-stables = Stables
word-infirmary = Infirmary
word-harbor = Harbor
word-forge = Forge
word-dooms-doorway = Doom's Doorway
word-directly-palace = straight to the Palace
word-directly-square = straight to the Square
word-directly-barracks = straight to the Barracks
word-directly-library = straight to the Library
word-directly-training-grounds = straight to the Training Grounds
word-directly-monument-zeus = straight to the Monument to Zeus
word-directly-temple-aphrodite = straight to the Temple of Aphrodite
word-directly-temple-athena = straight to the Temple of Athena
word-directly-monument-hermes = straight to the Monument to Hermes
word-directly-coliseum = straight to the Coliseum
word-directly-stables = straight to the Stables
word-directly-infirmary = straight to the Infirmary
word-directly-harbor = straight to the Harbor
word-directly-forge = straight to the Forge
word-directly-dooms-doorway = straight to Doom's Doorway

# Questions
question-keep-relic = Which Relic do you keep?
question-bear-sword = Who bears the Sword of Hephaestus?
question-choose-region = Several are equally close: which region?
question-choose-path = Several ways are equally short: which one?
question-flee = You are driven out: where to?
question-decide-relic = Discover the Relic, or pass it by?
question-strategize = Use your ability now?
question-ready-or-not = Ready for battle?
question-choose-card = Which card next?
question-act = What does your Hero do?
question-use-emblem = With which Emblem?
question-team-up = Who joins in?
question-use-warriors = How many Warriors help?
question-how-often = How often?
question-agree-or-not = Do you join this action?
question-move-to = Where to?
question-carry-warriors = How many Warriors come along?
question-lasso-what = What may the Lasso bring along?
question-carry-obstacles = How many come along with the Lasso?
question-remove-from-road = The Blockade on the road to where?
question-move-animal = Which animal moves?
question-move-animal-to = Where does it go?
question-extend-plan = Use Persistent?
question-recover-relic = Recover a Relic?
question-deploy-warrior = Where does a Warrior come to help?

# Choices, told with what lies there
choice-hero-card = { $card }: Wisdom { $wisdom }, Vigor { $vigor }, Agility { $agility }, Leadership { $leadership }
choice-act = { $act } ({ $price } each)
choice-discover = Discover { $relic }: its token goes to { $region }
choice-pass-by = Pass { $relic } by and draw another card
choice-number = { $number }

# What a choice changes
effect-health = Health { $old } → { $new }
effect-defense = Defense { $old } → { $new }
effect-threat = to be lost at the end of the round: { $old } → { $new }
effect-place = { $hero }: { $region }
effect-obstacles = { $what } at { $region }: { $old } → { $new }
effect-warriors = Warriors at { $region }: { $old } → { $new }

# Refusals
reason-no-emblem = The card does not show that Emblem.
reason-not-enough = The Emblems and Warriors at hand do not pay for it.
reason-not-paid-with-it = It is not paid with this Emblem.
reason-not-here = There is none here.
reason-enemy-elsewhere = The enemy is not in this region.
reason-enemy-off-board = The enemy is off the board.
reason-no-command = Warriors come to Command regions only.
reason-blocked = A Blockade lies on this road.
reason-blocked-flight = A Blockade lies on this road.
reason-no-way = All roads are blocked.
reason-over-after-steps = Going straight to a region must be the only step.
reason-another-region = That Hero is in another region.
reason-has-acted = That Hero has acted in this slot.
reason-partner-lacks-emblem = That Hero's card does not show the Emblem.
reason-proposal-refused = This was refused, and nothing has changed since.
reason-already-doubled = This card is doubled already.
reason-too-late-to-double = That Hero has acted already.
reason-not-together = That Hero is in another region.
reason-used-up = This card doubles one other card only.
reason-no-shared-name = No other card of the slot has the same name.
reason-has-waited = You let others go first already.
reason-nobody-else = There is nobody left to go first.
reason-no-hero = There is no Hero in this region.
reason-has-one-already = One Warrior was put there already.
reason-all-cards-played = So few cards must all be played.
reason-no-animal = No animal there may be moved by this action.
reason-lasso-no-blockades = Blockades cannot be taken along.

# The log
hidden-card = a card
event-round-started = Round { $round } begins
event-enemy-moved = { $enemy } moves: { $region }
event-enemy-left = { $enemy } leaves the board
event-warriors-moved = { $count ->
    [one] One Warrior goes
   *[other] { $count } Warriors go
 } from { $region } to { $other }
event-enemy-card = { $effect } is carried out
event-region-drawn = A card is drawn for a region: { $region }
event-deployed = { $region }: { $count } × { $what }
event-deflected = { $region }: Bracers of Deflection keep { $what } away
event-blockade-deployed = Blockade between { $region } and { $other }
event-warriors-replaced = { $region }: { $count ->
    [one] one Warrior becomes
   *[other] { $count } Warriors become
 } { $what }
event-obstacles-moved = { $count } × { $what } from { $region } to { $other }
event-hero-pushed = { $seat } is driven out: { $region }
event-enemy-card-discarded = { $effect } is discarded from the enemy deck
event-healed = { $enemy } recovers { $count } Health, now { $health }
event-defense-lost = Defense falls by { $count }, now { $defense }
event-artifact-added = { $enemy } finds an Artifact (number { $count })
event-enemy-deck-reshuffled = The enemy deck is reshuffled
event-hero-deck-reshuffled = The Hero deck is reshuffled
event-relic-kept = { $seat } keeps { $card }
event-relic-discovered = { $seat } discovers { $card }: its token lies at { $region }
event-relic-passed-by = { $seat } passes { $card } by
event-relic-recovered = { $seat } recovers { $card } at { $region }
event-sword-given = { $seat } bears the Sword of Hephaestus
event-blessing-taken = { $seat } takes the Blessing of { $region }
event-hero-moved = { $seat } goes to { $region }
event-warriors-deployed = { $region }: { $count ->
    [one] one Warrior
   *[other] { $count } Warriors
 }
event-card-played = { $seat } plays { $card } in slot { $slot }
event-card-doubled = { $other } doubles the card of { $seat }
event-action-skipped = { $seat } skips the action
event-team-formed = { $seat } leads an action of { $count } Heroes
event-team-refused = { $seat } does not join
event-obstacles-removed = { $region }: { $count } × { $what } removed
event-damaged = { $enemy } loses { $count } Health, now { $health }
event-plan-extended = { $seat } lays { $count ->
    [one] one card
   *[other] { $count } cards
 } into the next Battle Plan
event-battle-begun = The battle begins: silence
event-game-won = Themyscira is saved: { $enemy } is defeated
event-game-lost = { $cause ->
    [artifacts] { $enemy } has found the Artifacts: Themyscira is lost
   *[defense] The Amazons' Defense is broken: Themyscira is lost
 }
event-blockade-removed = The Blockade between { $region } and { $other } is removed
event-slot-begun = Slot { $slot }

# Switches: enemy, difficulty, readings of unclear rules
switch-enemy = The enemy
switch-enemy-ares = Ares
switch-enemy-cheetah = The Cheetah
switch-enemy-circe = Circe
switch-harder_health = The enemy starts with more Health
switch-harder_health-no = no
switch-harder_health-yes = yes
switch-leave_out_relic = The Relic that helps most against this enemy is left out
switch-leave_out_relic-no = no
switch-leave_out_relic-yes = yes
switch-team_lead = Where one seat must answer for the team it is
switch-team_lead-rotating = another one each round
switch-team_lead-first_seat = the first
switch-short_hand = With fewer than three cards
switch-short_hand-leading = the first slots are filled
switch-short_hand-any_slot = the player says which slots stay empty
switch-early_discards_visible = Discards are shown before all have chosen
switch-early_discards_visible-no = no
switch-early_discards_visible-yes = yes, in seat order
switch-pass_is_action = A skipped action lets a Hero take a Blessing or Relic
switch-pass_is_action-yes = yes
switch-pass_is_action-no = no
switch-direct_after_steps = Going straight to a region may follow ordinary steps
switch-direct_after_steps-yes = yes
switch-direct_after_steps-no = no, it is the only step
switch-carry_on_direct = Warriors come along when going straight to a region
switch-carry_on_direct-yes = yes
switch-carry_on_direct-no = no
switch-bracers_stop_beacons = Bracers of Deflection keep Magic Beacons away
switch-bracers_stop_beacons-yes = yes
switch-bracers_stop_beacons-no = no
switch-inspiring = Inspiring doubles
switch-inspiring-one = one other card
switch-inspiring-all = the cards of all others in the region
switch-persistent_deal = The cards of Persistent are laid down
switch-persistent_deal-now = at once
switch-persistent_deal-next_strategize = with the next Battle Plan
switch-formidable_split = Where Obstacles have several shortest ways
switch-formidable_split-group = those of a region go the same way
switch-formidable_split-each = the team picks a way for each
switch-push_carries_warriors = A Hero who is driven out may take Warriors along
switch-push_carries_warriors-yes = yes
switch-push_carries_warriors-no = no
switch-blocked_push = A Hero who is driven out and finds all roads blocked
switch-blocked_push-stay = stays
switch-blocked_push-ignore_blockades = may use any road
switch-discard_reshuffles = Discarding from an empty enemy deck reshuffles it
switch-discard_reshuffles-yes = yes
switch-discard_reshuffles-no = no
switch-omit_relic = The Relic is left out
switch-omit_relic-before_artemis = before Artemis draws hers
switch-omit_relic-after_artemis = after Artemis has drawn hers
switch-artifact_heal = The Artifact that heals is that of
switch-artifact_heal-aphrodite = Aphrodite
switch-artifact_heal-athena = Athena
switch-offboard_closest = Off the board the closest Hero is
switch-offboard_closest-choose = one that the team chooses
switch-offboard_closest-ignore = nobody
switch-animals_from = Animals are moved from
switch-animals_from-own_region = the Hero's region
switch-animals_from-any_region = any region

# The board in the terminal
board-ended = The game is over
board-round = Round { $round }, { $phase }
board-phase-setup = set-up
board-phase-start = start of the round
board-phase-deal = dealing
board-phase-strategize = Strategize Together
board-phase-battle = Battle Begins
board-phase-choose = choosing cards in silence
board-phase-actions = actions, slot { $slot }
board-phase-end = end of the round
board-tracks = Defense { $defense } (−{ $threat }) · { $enemy }: Health { $health } · deck { $deck }, { $cards } a round
board-tracks-short = Defense { $defense } (−{ $threat }) · { $enemy } { $health } · { $deck }/{ $cards }
board-damage = Damage
board-hand = hand { $count }
board-plan = Battle Plan { $count }
board-open-cards = Face-up
board-hand-cards = In hand
board-played-cards = Played
board-enemy-discards = Enemy cards discarded
board-summary-rounds = Rounds
board-summary-health = Health of the enemy
board-summary-defense = Defense left
board-legend = 1 to 5 Heroes, ☠ the enemy, ✶ Blessing, ◆ Relic, ▴ Warriors, other letters Obstacles by their initials, ╳ Blockade. Blue: Command regions, brown: Monuments and Temples. Above the map Defense (with what the round would cost now), Health and prices; below it the Heroes: ✓ has acted, † bears the sword, cards with Wisdom, Vigor, Agility, Leadership.
pack-circe-milder = A milder Circe, for teams of three to five
