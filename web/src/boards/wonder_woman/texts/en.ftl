# Wonder Woman on the page; its words, choices and log are in the game's own messages.

game-about = Together against Ares, The Cheetah or Circe: plan aloud, choose cards in silence, save Themyscira
game-quick = Play now with bots
talk-closed = Nobody may talk until all have chosen their cards; chat and marks are closed.

board-letter-wisdom = W
board-letter-vigor = V
board-letter-agility = A
board-letter-leadership = L
board-any-emblem = any one Emblem
board-or = {" "}or{" "}

board-label = Themyscira, its regions joined by roads. Arrow keys move between them.
board-kind-command = Command
board-kind-monument = Monument
board-kind-temple = Temple
board-means-command = Warriors are deployed in Command regions.
board-means-monument = Monuments are sacred.
board-means-temple = Temples are sacred.
board-you-here = { $hero }, your Hero
board-cubes = { $count } × { $what }
board-warriors = { $count ->
    [one] 1 Warrior
   *[other] { $count } Warriors
 }
board-warriors-here = Warriors here: { $count }
board-warriors-help = Each may add 1 to an Emblem of a special action, and then goes back to the supply.
board-blessing = a Blessing
board-relic-token = the token of { $relic }
board-planned = In the plan of: { $heroes }.
board-empty = Nobody and nothing here.
board-roads = Roads to: { $regions }.
board-roads-blocked = Blocked roads to: { $regions }.
board-road = Road between { $a } and { $b }
board-road-open = The road is open.
board-road-blocked = A Blockade lies on the road: nobody moves along it.
board-blockade-on = Blockade on the road between { $a } and { $b }

board-defense = Defense
board-defense-short = Defense
board-defense-label = Defense { $defense } of { $start }; if the round ended now, { $threat } would be lost.
board-health-label = { $enemy }: Health { $health } of { $start }.
board-of = of { $start }
board-tally-of = { $health } of { $start }
board-enemy = The enemy
board-enemy-short = the enemy
board-enemy-at = Is in this region: { $region }
board-off-board = Off the board
board-enemy-ares = Ares can only be brought to 0 by an action in which the bearer of the charged sword takes part.
board-enemy-cheetah = The third time that her deck must be reshuffled, the game is lost.
board-enemy-circe = Her animals are never removed, only moved.
board-enemy-deck = Deck: { $deck } cards, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } each round.
board-reshuffles = Reshuffled { $reshuffles } times; the time number { $lost } is the end.
board-enemy-cards = Cards of { $enemy }
board-enemy-last = Last cards, newest first
board-enemy-card = { $effect }: { $text } Region at the bottom: { $region }.
board-card-region = Region at the bottom: { $region }
board-sword = Sword: { $hero }, { $taken } of 4 Blessings
board-sword-charged = Charged sword: { $hero }
board-bears-sword = Bears the Sword of Hephaestus

board-forecast = { $threat ->
    [0] If the round ended now, no Defense would be lost.
   *[other] If the round ended now: −{ $threat }, Defense { $defense } → { $left }
 }
board-forecast-lost = That would be the end.
board-loss-region_with = { $count ->
    [one] 1 region with { $what }: −{ $cost }
   *[other] { $count } regions with { $what }, { $amount } each: −{ $cost }
 }
board-loss-cube_in_palace = { $count ->
    [one] 1 { $what } in the Palace: −{ $cost }
   *[other] { $count } × { $what } in the Palace, { $amount } each: −{ $cost }
 }
board-loss-cube_on_board = { $count ->
    [one] 1 { $what } on the board: −{ $cost }
   *[other] { $count } × { $what } on the board, { $amount } each: −{ $cost }
 }
board-loss-region_with_total = { $count ->
    [one] 1 region with { $least } Obstacles or more: −{ $cost }
   *[other] { $count } regions with { $least } Obstacles or more, { $amount } each: −{ $cost }
 }
board-loss-region_with_beyond_first = { $count ->
    [one] 1 region with { $what } beyond the first: −{ $cost }
   *[other] { $count } regions with { $what } beyond the first, { $amount } each: −{ $cost }
 }
board-loss-region_with_both = { $count ->
    [one] 1 region with both { $what } and { $other }: −{ $cost }
   *[other] { $count } regions with both { $what } and { $other }, { $amount } each: −{ $cost }
 }

board-verb-remove_one = Remove one
board-verb-remove_all_in_region = Remove all here
board-verb-move_one_region = Move one region
board-verb-damage_one = Damage
board-price-remove_one = { $what }: { $amount } { $emblems } to remove one
board-price-remove_all_in_region = { $what }: { $amount } { $emblems } to remove all of the region
board-price-move_one_region = { $what }: { $amount } { $emblems } to move one by one region
board-price-damage_one = One damage to the enemy: { $amount } of { $emblems }
board-act-remove_one = remove { $times } × { $what }
board-act-remove_all_in_region = remove every { $what } here
board-act-move_one_region = move { $what }, { $times } steps
board-act-damage_one = { $times } damage to { $what }
board-paid-with = Paid with { $means }.

board-silence = Silence until all have chosen
board-silence-why = Why?
board-silence-title = The silent phase
board-silence-text = Nobody may talk from the moment the battle begins until all have chosen their cards; the chat is closed.
board-silence-marks = Marks of the plan cannot be changed either.
board-now-choose = Everybody puts three cards into the slots, in secret.
choice-hero-card = { $card }{ $wisdom ->
    [0] {""}
   *[other] {" "}· Wisdom { $wisdom }
 }{ $vigor ->
    [0] {""}
   *[other] {" "}· Vigor { $vigor }
 }{ $agility ->
    [0] {""}
   *[other] {" "}· Agility { $agility }
 }{ $leadership ->
    [0] {""}
   *[other] {" "}· Leadership { $leadership }
 }
board-now-strategize = Talk freely: all sees what lies open, nobody what is in the Battle Plans.
board-now-actions = Talk freely: all cards of all slots lie open.
board-now-relic = { $relic }: discover it, and its token goes to { $region }?
board-now-enemy = { $enemy } plays { $effect }
board-now-team = { $hero } proposes a team action: { $act }
board-now-alone = { $hero }: { $act }
board-decides = { $hero } decides
board-proposes = { $hero } proposes
board-asked-in = { $hero } is to join
board-to-agree = { $hero } is asked to agree
board-answered = { $hero } has answered
board-choosing = { $hero } is still choosing
board-has-chosen = { $hero } has chosen
board-not-ready = { $hero } is not ready yet
board-is-ready = { $hero } is ready
board-may-use = { $hero } may use the ability
board-has-acted = { $hero } has acted
board-lets-others = { $hero } lets others go first
board-to-act = { $hero } is still to act
board-step-plan = Battle Plan
board-step-choose = Choose 3
board-step-act = { $slot ->
    [0] Act
   *[other] Act: { $slot } of 3
 }
board-step-end = End of round

board-own = Cards
board-own-title = Cards of { $hero }
board-open = Lies open
board-in-hand = In hand
board-slot = Action { $slot }
board-slot-done = (done)
board-slot-now = (now)
board-slot-later = (later)
board-slot-open = choose a card
board-slot-empty = no card
board-plan-of = { $count ->
    [one] Battle Plan: 1 card
   *[other] Battle Plan: { $count } cards
 }
board-plan-unseen = { $count ->
    [one] Your Battle Plan: 1 card face-down. Nobody sees it before the battle begins, not even you.
   *[other] Your Battle Plan: { $count } cards face-down. Nobody sees them before the battle begins, not even you.
 }
board-hand-of = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
board-later = { $count } more cards in the next Battle Plan
board-waits = lets others go first
board-doubled-by = doubled by { $hero }
board-card = { $card }: { $emblems }
board-card-ability = { $card }: { $emblems }. { $ability }
board-hero-at = Is in this region: { $region }
board-relics-of = { $count ->
    [one] 1 Relic
   *[other] { $count } Relics
 }
board-ability-used = Used this round.
board-ability-move_self = While planning: may move one region.
board-ability-deploy_warrior = While planning: may put { $count ->
    [1] one Warrior
   *[other] { $count } Warriors
 } into { $regions ->
    [1] one region
    [2] up to two regions
   *[other] up to { $regions } regions
 } with a Hero.
board-ability-battle_plan_bonus = { $down ->
    [5] Five
   *[other] { $down }
 } cards in the Battle Plan instead of three.
board-ability-start_relic = Begins with a Relic{ $draw ->
    [1] .
    [2] , one of two.
   *[other] , one of { $draw }.
 }
board-ability-face_up_bonus = { $up ->
    [3] Three
   *[other] { $up }
 } cards lie open instead of two.

board-hero-deck = Hero deck
board-hero-deck-of = { $deck } cards, { $discards } discarded
board-discarded = Discarded cards
board-times = { $count } × { $what }
board-relics = Relics
board-relic-owned = { $hero } has it
board-relic-at = its token lies at { $region }
board-relic-unseen = not discovered yet
board-relic-out = not in this game
board-reading = Reading the board
board-reading-command = Command: Warriors are deployed here
board-reading-sacred = Monument, Temple: sacred
board-reading-blessing = Blessing, for the bearer of the sword
board-reading-relic = token of a Relic, each with its own sign
board-reading-warriors = Warriors, with their number
board-reading-then = Defense if the round ended now

board-course = Damage to { $enemy }
board-summary-relics = Relics
board-summary-place = Last seen at

board-field-kinds = kind
board-field-region = region
board-field-text = text
board-field-copies = copies
board-field-ops = effect
board-field-ability = ability
board-field-ability_text = text of the card
board-field-wisdom = Wisdom
board-field-vigor = Vigor
board-field-agility = Agility
board-field-leadership = Leadership
board-field-name = name
board-field-a = from
board-field-b = to
board-field-costs = prices
board-field-obstacles = Obstacles
board-field-end_of_round = end of round
board-field-start_of_round = start of round
board-field-x = place on the map

# The guided first game: what to do, and why
guide-ability = Use Diana's ability.
guide-ability-why = You plan aloud: all sees the cards that lie open, nobody those of the Battle Plans. Before the battle Diana may go one region, and Mala may bring Warriors.
guide-palace = Go to the Palace.
guide-palace-why = The dashed mark on the track of Defense shows what the end of the round would cost now: 2 for two regions with Servants of War, and 2 for the Corrupted Amazon in the Palace.
guide-ready = Mala has put a Warrior beside you. Say that you are ready.
guide-ready-why = When all are ready the battle begins, and with it the silence: you see your Battle Plan, and nobody talks until all have chosen three cards.
guide-first = First play Fierce.
guide-first-why = Each card is one action with one of its Emblems. Below the map stands what they pay for: 2 Vigor remove a Servant of War.
guide-second = Then Swift …
guide-second-why = Agility moves: 4 are up to four roads. Ares stands at the Monument to Zeus, where a Blessing lies.
guide-third = … and Mighty for the end.
guide-third-why = Damage to Ares costs 4 of one Emblem. Mighty has 4 Vigor; what Mala has chosen you will see when all have.
guide-remove = All cards lie open now. Remove Servants of War.
guide-remove-why = Both Servants in the Palace are within reach: you are in their region, and that is where special actions work.
guide-warrior = Let the Warrior help.
guide-warrior-why = Fierce has 3 Vigor, one Servant's worth. A Warrior adds 1 to a special action and goes back to the supply: 4 are enough for two.
guide-twice = Remove both.
guide-twice-why = What an action does not use up is lost, nothing is saved.
guide-move = Mala has freed the Palace of the Corrupted Amazon. Now move.
guide-move-why = The forecast is down to one Servant in the Library. Time to go for Ares.
guide-road = To the Barracks …
guide-road-why = You choose the way road by road. Warriors of a region that you leave may come along.
guide-monument = … and on to the Monument to Zeus.
guide-monument-why = That is two of four roads.
guide-blessing = Stop here.
guide-blessing-why = You bear the sword, so you take a Blessing where your action ends. Only with all four is the sword charged, and only so can Ares be brought to 0.
guide-damage = Mala has followed you. Damage Ares.
guide-damage-why = Heroes in one region may do a special action together, if none of them has acted in this slot and each has the Emblem.
guide-emblem = With Vigor.
guide-emblem-why = Both of you have played Mighty: 4 Vigor and 4 Vigor. Leadership would be 2 and 2.
guide-team = Ask Mala to join in.
guide-team-why = She must agree, and has acted then, too.
guide-strike = Twice.
guide-strike-why = 8 Vigor are two damage of 4.
guide-end = The round is over. Play on as you like.
guide-end-why = Ares has fallen from 15 to 13, and one Servant in the Library has cost 1 Defense. In each round Ares moves and plays cards first; then you plan again. You win when Ares is at 0, and lose when Defense is.
