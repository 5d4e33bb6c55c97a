# Root. Names of cards and quests stand in the content; here are those that several cards share.

game-title = Root

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
