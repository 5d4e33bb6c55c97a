# Root. Names of cards and quests stand in the content; here are those that several cards share.

game-title = Root
hidden-card = a card

# Suits and items
word-fox = fox
word-rabbit = rabbit
word-mouse = mouse
word-bird = bird
word-boot = boot
word-bag = bag
word-crossbow = crossbow
word-hammer = hammer
word-sword = sword
word-tea = tea
word-coin = coin
word-torch = torch

# Places
word-no-place = no place
word-warriors = warriors
word-clearing = clearing
word-clearing-1 = clearing 1
word-clearing-2 = clearing 2
word-clearing-3 = clearing 3
word-clearing-4 = clearing 4
word-clearing-5 = clearing 5
word-clearing-6 = clearing 6
word-clearing-7 = clearing 7
word-clearing-8 = clearing 8
word-clearing-9 = clearing 9
word-clearing-10 = clearing 10
word-clearing-11 = clearing 11
word-clearing-12 = clearing 12

# Cards
word-bird-ambush = Ambush! (bird)
word-fox-ambush = Ambush! (fox)
word-rabbit-ambush = Ambush! (rabbit)
word-mouse-ambush = Ambush! (mouse)
word-bird-dominance = Dominance (bird)
word-fox-dominance = Dominance (fox)
word-rabbit-dominance = Dominance (rabbit)
word-mouse-dominance = Dominance (mouse)
word-bird-crossbow = Crossbow (bird)
word-mouse-crossbow = Crossbow (mouse)
word-fox-root-tea = Root Tea (fox)
word-rabbit-root-tea = Root Tea (rabbit)
word-mouse-root-tea = Root Tea (mouse)
word-fox-travel-gear = Travel Gear (fox)
word-mouse-travel-gear = Travel Gear (mouse)

# What cards do
effect-ambush = As defender, play it in a matching clearing: two hits at once, unless the attacker foils it with an ambush of their own.
effect-dominance = With 10 points or more, in Daylight: win at the start of your Birdsong with three clearings of this suit. You score no more points.
effect-bird-dominance = With 10 points or more, in Daylight: win at the start of your Birdsong with two opposite corners. You score no more points.
effect-item = Craft it for the item and { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
 }.
effect-armorers = In battle, after the roll: discard this to ignore all rolled hits against you.
effect-sappers = In battle as defender: discard this to deal an extra hit.
effect-brutal-tactics = In battle as attacker: deal an extra hit; the defender scores one point.
effect-royal-claim = In Birdsong: discard this to score one point for each clearing you rule.
effect-stand-and-deliver = In Birdsong: take a random card from another player, who scores one point.
effect-tax-collector = Once in Daylight: remove one of your warriors from a clearing to draw a card.
effect-favor-of-the-foxes = Remove all enemy pieces in fox clearings, and score for buildings and tokens.
effect-favor-of-the-rabbits = Remove all enemy pieces in rabbit clearings, and score for buildings and tokens.
effect-favor-of-the-mice = Remove all enemy pieces in mouse clearings, and score for buildings and tokens.
effect-command-warren = At the start of Daylight: initiate a battle.
effect-better-burrow-bank = At the start of Birdsong: you and another player draw a card each.
effect-cobbler = At the start of Evening: take a move.
effect-scouting-party = As attacker you are not affected by ambushes.
effect-codebreakers = Once in Daylight: look at another player's hand.
effect-saboteurs = At the start of Birdsong: discard this to discard another player's crafted card.
effect-soup-kitchens = Your tokens count for rule, each as two.
effect-boat-builders = Rivers are paths for you.
effect-corvid-planners = You ignore rule when you move.
effect-eyrie-emigre = At the end of Birdsong: move and battle where you moved to, or discard this.
effect-fox-partisans = In battle in a fox clearing: deal an extra hit, then discard all cards in hand but foxes.
effect-rabbit-partisans = In battle in a rabbit clearing: deal an extra hit, then discard all cards in hand but rabbits.
effect-mouse-partisans = In battle in a mouse clearing: deal an extra hit, then discard all cards in hand but mice.
effect-propaganda-bureau = Once in Daylight: spend a card to replace an enemy warrior in a matching clearing by one of yours.
effect-false-orders = In Birdsong: discard this to make an enemy move half of their warriors from a clearing to one next to it.
effect-informants = In Evening, instead of drawing: take an ambush from the discard pile.
effect-tunnels = Clearings with your crafting pieces are adjacent for you.
effect-charm-offensive = At the start of Evening: draw a card; another player scores one point.
effect-swap-meet = Once in Birdsong: take a random card from another player, then give that player a card.
effect-coffin-makers = Warriors that would return to a supply lie here; at the start of Birdsong score one point for each five, then return them.
effect-league-of-adventurous-mice = Once in Daylight: exhaust a crafted item to move or battle.
effect-murine-broker = Whenever another player crafts an item: draw a card.
effect-master-engravers = Whenever you craft an item: score one more point.

# Actions
word-move = Move
word-battle = Battle
word-craft = Craft
word-recruit = Recruit
word-build = Build
word-activate-dominance = Activate a dominance card
word-take-dominance = Take an available dominance card
word-claim-victory = Check whether you win by dominance
word-birdsong = Birdsong
word-daylight = Daylight
word-evening = Evening
word-set-up = Set-up

# Effects
word-use-armorers = Use Armorers
word-use-sappers = Use Sappers
word-use-brutal-tactics = Use Brutal Tactics
word-use-royal-claim = Use Royal Claim
word-use-stand-and-deliver = Use Stand and Deliver!
word-use-tax-collector = Use Tax Collector
word-use-command-warren = Use Command Warren
word-use-better-burrow-bank = Use Better Burrow Bank
word-use-cobbler = Use Cobbler
word-use-scouting-party = Use Scouting Party
word-use-codebreakers = Use Codebreakers
word-use-saboteurs = Use Saboteurs
word-use-soup-kitchens = Use Soup Kitchens
word-use-boat-builders = Use Boat Builders
word-use-corvid-planners = Use Corvid Planners
word-use-eyrie-emigre = Use Eyrie Emigre
word-use-fox-partisans = Use Fox Partisans
word-use-rabbit-partisans = Use Rabbit Partisans
word-use-mouse-partisans = Use Mouse Partisans
word-use-propaganda-bureau = Use Propaganda Bureau
word-use-false-orders = Use False Orders
word-use-informants = Use Informants
word-use-tunnels = Use Tunnels
word-use-charm-offensive = Use Charm Offensive
word-use-swap-meet = Use Swap Meet
word-use-coffin-makers = Use Coffin Makers
word-use-league-of-adventurous-mice = Use League of Adventurous Mice
word-use-murine-broker = Use Murine Broker
word-use-master-engravers = Use Master Engravers

# Items under ruins
word-ruin-boot = boot from a ruin
word-ruin-bag = bag from a ruin
word-ruin-crossbow = crossbow from a ruin
word-ruin-hammer = hammer from a ruin
word-ruin-sword = sword from a ruin
word-ruin-tea = tea from a ruin
word-ruin-coin = coin from a ruin
word-ruin-torch = torch from a ruin

# Forests
word-forest-1-2-5-10 = forest between 1, 2, 5, 10
word-forest-1-9-10-12 = forest between 1, 9, 10, 12
word-forest-2-6-10-11-12 = forest between 2, 6, 10, 11, 12
word-forest-3-6-11 = forest between 3, 6, 11
word-forest-3-7-11-12 = forest between 3, 7, 11, 12
word-forest-4-7-8-12 = forest between 4, 7, 8, 12
word-forest-4-9-12 = forest between 4, 9, 12
word-forest-1-10-11 = forest between 1, 10, 11
word-forest-1-2-5-6-11-12 = forest between 1, 2, 5, 6, 11, 12
word-forest-2-7-12 = forest between 2, 7, 12
word-forest-4-10-11 = forest between 4, 10, 11
word-forest-4-9-11 = forest between 4, 9, 11
word-forest-8-9-11-12 = forest between 8, 9, 11, 12
word-forest-3-8-12 = forest between 3, 8, 12
word-forest-3-7-12 = forest between 3, 7, 12

# Questions
question-use-effect = Use a card?
question-first-effect = What comes first?
question-craft = Craft which card?
question-pay-any-suit = Which suit pays for “?”?
question-move-from = Move from where?
question-move-to = Move to where?
question-move-how-many = How many?
question-battle-where = Battle where?
question-battle-whom = Battle whom?
question-play-ambush = You are attacked. Play an ambush?
question-foil-ambush = An ambush! Foil it?
question-battle-effect = Use an effect in this battle?
question-who-first = Who goes first?
question-take-hit = What does the hit remove?
question-which-first = Which loss comes first?
question-discard-down = Discard down to five cards
question-choose-player = Choose a player
question-sabotage = Discard which card?
question-order-from = Order warriors from where?
question-order-to = Order them to where?
question-take-available = Take which dominance card?
question-spend-for = Spend which card for it?
question-activate-which = Activate which card?
question-exhaust-item = Exhaust which item?
question-move-or-battle = Move or battle?
question-recruit-against = Remove which warrior?
question-take-ambush = Take which ambush?
question-give-back = Give which card?
question-tax-where = Remove a warrior from where?
question-draw-or-inform = Draw, or take an ambush?
question-propaganda-card = Spend which card?

# Refusals
reason-not-craftable = Ambush cards cannot be crafted.
reason-dominance-not-crafted = Dominance cards are not crafted.
reason-too-few-crafting-pieces = There are too few crafting pieces of these suits left.
reason-no-such-item = The supply has no such item any more.
reason-has-effect = This effect is in play already.
reason-no-rule = It takes rule here or there to move.
reason-no-warriors = There are no warriors that could move.
reason-nobody-to-battle = There is no enemy to battle.
reason-not-matching = The suit does not match.
reason-no-ambush = This is no ambush card.
reason-ambush-misfits = This ambush is of another suit than the clearing.
reason-closed = Nothing of yours may come here.
reason-too-few-points = It takes ten points.
reason-has-dominance = Your score marker is off the track already.
reason-no-card-for-dominance = No card in hand pays for it.
reason-no-slot = There is no open slot.
reason-not-ruled = You do not rule here.
reason-none-left = None is left.
reason-no-cards = Nobody holds such a card.
reason-coalition-partner = You are in a coalition.

# The log
event-turn-began = Round { $round }: turn of { $seat }
event-phase-began = { $phase }
event-card-drawn = { $seat }: draws { $card }
event-card-discarded = { $seat }: discards { $card }
event-card-spent = { $seat }: spends { $card }
event-card-crafted = { $seat }: crafts { $card }
event-card-passed = { $seat } → { $other }: { $card }
event-deck-shuffled = The discard pile becomes a new deck
event-scored = { $seat }: { $points } VP
event-warriors-moved = { $seat }: { $count } from { $origin } to { $place }
event-battle-began = { $seat } battles { $other }, { $place }
event-ambush-played = { $seat }: { $card }
event-ambush-foiled = { $seat } foils it: { $card }
event-dice-rolled = Hits rolled: attacker { $attacker }, defender { $defender }
event-pieces-removed = − { $count } { $piece }, { $place }
event-pieces-placed = + { $count } { $piece }, { $place }
event-effect-used = { $seat }: { $effect }
event-hand-looked-at = { $other } sees { $card } of { $seat }
event-dominance-activated = { $seat } activates { $card }
event-dominance-taken = { $seat } takes { $card }
event-card-lost = { $seat } loses { $card }
event-game-won = { $seat } wins
event-markers-laid = The suits of the clearings are drawn

# Options of the game
switch-map = The map
switch-map-autumn = Autumn
switch-map-winter = Winter: suits are drawn
switch-deck = The deck
switch-deck-standard = Standard
switch-deck-exiles = Exiles & Partisans
switch-max_rounds = The game ends undecided after
switch-max_rounds-1000 = 1000 rounds
switch-max_rounds-off = never
switch-max_rounds-100 = 100 rounds
switch-max_rounds-20 = 20 rounds

# The board in the terminal
choice-card = { $card } · { $suit }
choice-place = { $place }{ $contents }
choice-suit = { " · " }{ $suit }{ $others }
choice-pieces = , { $piece }{ $number ->
    [1] { "" }
   *[other] { " " }×{ $number }
}{ $others }
choice-end = { "" }
effect-odds = Hits of { $seat }: { $odds }
effect-hits = { $hits } ({ $percent } %){ $others }
effect-further-hits = , { $hits } ({ $percent } %){ $others }
effect-points = { $seat }: { $old } → { $new } VP
board-over = The game is over
board-turn = Round { $round } · { $seat } · { $phase }
board-vp = { $points } VP
board-seat = { $seat } { $points } · hand { $hand } · { $supply }
board-coalition = coalition with { $partner }
board-dominance = dominance ({ $suit })
board-character = { $value }
board-leader = { $value }
board-uncovered = uncovered: warrior row { $warriors }, draw row { $cards }
board-active-card = active: { $card }
board-officers = officers { $value }
board-ruler = ▲ { $seat }
board-piles = Deck { $deck }, discard pile { $discards }
board-hand = Hand: { $seat }
board-points = Points
pile-supporters = supporters
pile-quests = quests open
pile-completed = quests done
pile-decree-recruit = decree: recruit
pile-decree-move = move
pile-decree-battle = battle
pile-decree-build = build
board-legend = A clearing: number and suit, ▲ its ruler, warriors (M Marquise, E Eyrie, A Alliance, V Vagabond ♟, N Winged Menace), then buildings (sa sawmill, wo workshop, re recruiter, ro roost, FB RB MB bases, if infestation), □ open slots, ▒ a ruin, and tokens (♜ keep, w wood, ✊ sympathy, ● guano). Dots are paths, waves the river, ♣ forests. Items: bt boot, bg bag, xb crossbow, hm hammer, sw sword, te tea, co coin, to torch; ↓ exhausted, ✗ damaged.
