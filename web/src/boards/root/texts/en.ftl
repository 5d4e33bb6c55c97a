# Root on the page; its words, choices and log are in the game's own messages.

game-about = Rule the woodland, each faction by its own rules
game-quick = Play now against bots

board-label = { $map }: clearings joined by paths, forests between them. Arrow keys move between them.
board-map-autumn = Autumn map
board-map-winter = Winter map
board-round = Round { $round } · { $seat }
board-ended = The game is over
board-track = Victory points: { $points }. { $goal } win.
board-none = none
board-nobody = nobody
board-count = { $count } × { $thing }

board-letter-fox = F
board-letter-rabbit = R
board-letter-mouse = M
board-letter-bird = B
board-any-suit = any suit

board-clearing = { $clearing }, { $suit }, { $ruler }.
board-place = { $clearing }, no suit, { $ruler }.
board-ruled = ruled by { $player }
board-ruled-nobody = ruled by nobody
board-warriors-of = { $player }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
 }
board-pawn-of = pawn of { $player }
board-slots = Slots: { $slots }.
board-open-slots = { $count ->
    [one] 1 open slot
   *[other] { $count } open slots
 }
board-tokens = Tokens: { $tokens }.
board-ruin = { $items ->
    [0] ruin
    [one] ruin with an item
   *[other] ruin with { $items } items
 }
board-cave = { $items ->
    [0] cave, explored
    [one] cave with an item
   *[other] cave with { $items } items
 }
board-forest = { $forest }: { $pawns }.
board-paths = Paths to { $clearings }.
board-rivers = River to { $clearings }.
board-forests-empty = Nobody is in a forest.
board-places = Clearings
board-beside = Beside the map

board-cards = Cards
board-items = Items
board-dominance = Dominance
board-deck = Deck: { $count }
board-discard = Discards: { $count }
board-deck-short = Deck
board-discard-short = Discards
board-supply-item = { $item }: { $count } left to craft
board-items-left = Items to craft: { $items }
board-dominance-left = Dominance cards to take: { $cards }

board-hand = Hand
board-hand-title = Your hand: { $count }
board-hand-empty = No card in hand.
board-hand-of = cards in hand: { $count }
board-hand-known = cards in hand that you know: { $cards }
board-card = { $name }, { $suit }, { $kind }{ $cost }. { $effect }
board-card-cost = , costs { $cost }
board-kind-ambush = Ambush
board-kind-dominance = Dominance
board-kind-item = Item
board-kind-immediate = Favor
board-kind-persistent = Effect
board-not-craftable = not craftable
board-vp = { $points } VP
board-crafts-with = You craft with
board-crafter-used = activated this turn
board-crafted-items = Crafted items
board-played-cards = Cards in play
board-coffin = Warriors on Coffin Makers: { $count }

board-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
 }
board-left = { $count } left
board-warriors-left = warriors in the supply: { $count }
board-supply-of = supply: { $supply }
board-items-of = crafted items: { $items }
board-exhausted = { $item }, exhausted
board-is-exhausted = exhausted
board-is-damaged = damaged
board-in-play = cards in play: { $cards }
board-crafters = crafting pieces: { $suits }
board-dominance-of = Dominance: { $suit }
board-coalition-with = Coalition with { $partner }
board-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
 }
board-track-line = { $track }: { $uncovered } uncovered of { $values }
board-own-line = { $name }: { $value }
board-pile = { $name }: { $count }

board-battle = { $attacker } battles { $defender }, { $place }
board-battle-now = Battle
board-battle-title = Battle, { $place }
board-battle-steps = Steps of the battle
board-battle-begin = Begin
board-battle-ambush = Ambush
board-battle-dice = Dice
board-battle-effects = Effects
board-battle-hits = Hits
board-battle-attacks = attacks
board-battle-defends = defends
board-battle-rolled = { $hits } rolled
board-battle-extra = + { $hits } extra
board-battle-hits-of = { $player } deals { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }
board-odds = Hits of { $label }: { $odds }
board-odds-hits = { $hits } at { $percent } percent
board-losses = Removed: { $losses }

board-reading = Reading the board
board-reading-flag = who rules the clearing; dashed: nobody
board-reading-slot = an open slot
board-reading-ruin = ruin,
board-reading-cave = cave; a dot: an item lies there
board-reading-gate = from ten points on, dominance

board-field-card = card
board-field-cost = cost
board-field-copies = copies
board-field-suit = suit
board-field-vp = points
board-field-timing = timing
board-field-faction = numbers of the faction
board-field-clearing = suit, slots and paths

board-summary-points = Victory points
board-summary-ruled = Clearings ruled
board-summary-warriors = Warriors on the map
board-summary-buildings = Buildings on the map
board-summary-tokens = Tokens on the map
board-summary-items = Crafted items
board-effect-used = used this turn
board-mat = Your board
field-letter = order of set-up
field-reach = reach

# The guided first game: what to do, and why
guide-craft = Craft “A Visit to Friends”.
guide-craft-why = Its cost is one rabbit, and your workshop stands in clearing 5, a rabbit clearing. You take a boot and one point. Only the Marquise's workshops craft; every faction has its own pieces for that.
guide-build = Build.
guide-build-why = Each turn has three phases. In Daylight you have three actions. A building is paid with wood that can be moved to it through clearings you rule, and it scores at once.
guide-build-what = A sawmill.
guide-build-what-why = Your second sawmill costs one wood and scores one point, and from your next Birdsong on it makes wood of its own. The row on your board shows what each one scores.
guide-march = March.
guide-march-why = A march is two moves. You may move any number of warriors if you rule where they start or where they arrive: you have more warriors and buildings there than any other.
guide-march-from = From clearing 10.
guide-march-from-why = Four cats stand there, and a path leads to clearing 12, where a single bird stands.
guide-march-to = To clearing 12.
guide-march-to-why = You rule clearing 10, so you may go where the Eyrie rule. With more warriors than they have, you will rule clearing 12 and its open slot.
guide-march-many = Three of them.
guide-march-many-why = In a battle nobody rolls more hits than they have warriors. Three is the highest number on the dice; one cat stays to hold the recruiter.
guide-march-again = Leave the second move.
guide-march-again-why = Your other warriors guard buildings. Whoever loses a building loses its points for the other side to score.
guide-more = Spend a bird for one more action.
guide-more-why = You have one action left and two things to do: recruit and battle. Birds are wild cards; every bird the Marquise spends is one more action.
guide-bird = Birdy Bindle.
guide-bird-why = It is a bird, and you have no mouse workshop to craft it with.
guide-recruit = Recruit.
guide-recruit-why = One warrior for each recruiter on the map, once a turn. You can do it before the battle: the order of actions is yours.
guide-battle = Battle in clearing 12.
guide-battle-why = You attack, so you deal the higher of two dice, up to three; the single bird deals the lower, at most one. Before that the Eyrie may play an ambush. The odds stand above the map.
guide-end = Pass. Your Daylight is over.
guide-end-why = In Evening you draw a card. Thirty points win. The Eyrie follow their Decree, which grows every turn; keep them from doing what it demands, and they fall into turmoil. From here on you play alone.
