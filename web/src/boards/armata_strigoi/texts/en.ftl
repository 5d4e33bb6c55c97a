# Armata Strigoi on the page; its words, choices and log are in the game's own messages.

game-about = A pack of wolves against two vampire lords, all win or lose together
game-quick = Play now with bots

chart-label = Blood Points on the Altar from the beginning to step { $last }
words-others = The pack
over-nobody = The pack has not won
over-shared = The pack has won: { $players }

board-label = The castle: seven hexagonal rooms. Arrow keys move between spaces.
board-code-master = Ma
board-code-apprentice = Ap
board-code-supreme = Su
board-none = none
board-nothing = nothing
board-order = turn { $place } of { $places }
board-turn-room = The platform of room { $room }

# Spaces
board-mark = active { $colour } mark
board-mark-fought = { $colour } mark with a Fight token
board-stairs = stairs
board-steps = { $steps ->
    [one] one step away
   *[other] { $steps } steps away
 }
board-next-to = Next to: { $spaces }
board-seen-by = In sight of: { $strigoi }

# Rooms
board-direction-0 = N
board-direction-1 = NE
board-direction-2 = SE
board-direction-3 = S
board-direction-4 = SW
board-direction-5 = NW
board-side = { $direction } { $book }, { $kind }
board-sides = Letters and sides: { $sides }
board-spoke-open = open
board-spoke-walled = walled
board-spoke-closed = closed
board-fallen = the platform has fallen
board-ladder-at = It stands at { $edge }.
board-ladders-title = Ladders

# Altar and Hell
board-blood-title = Altar and Hell
board-altar = Altar
board-hell = Hell
board-altar-means = { $needed } let you attack
board-hell-means = { $limit } lose the game
board-altar-of = Blood Points on the Altar: { $altar }; { $needed } let you attack a Strigoi
board-hell-of = Blood Points in Hell: { $hell }; { $limit } lose the game
board-supply = Blood Points in the supply: { $supply }
board-attacked = attack this round
board-not-attacked = no attack yet

# Strigoi
board-destroyed = destroyed
board-in-room = Stands in { $room }
board-foe-values = Strength { $strength }, life { $life }, Wounds on it: { $hits }
board-foe-harm = Each attack: { $wounds ->
    [one] one Wound
   *[other] { $wounds } Wounds
 }{ $shocks ->
    [0] { "" }
    [one] , one Shock
   *[other] , { $shocks } Shocks
 }
board-letters-to = By letter: { $goals }
board-flight = { $letter } to { $goal }
board-flight-ladder = { $letter } against { $goal }
board-flight-stays = { $letter } stays
board-now-letter = By the card in play: { $flight }
board-sees = Sees { $wolves }
board-sees-nobody = Sees nobody
board-strength = Strength
board-movement = movement
board-life = life left
board-letter = Strigoi letter
board-against = against
board-then = then

# Cards
board-action = { $card }: movement { $movement }, Strength { $strength }, letter { $letter }, initiative { $initiative }, abilities: { $abilities }
board-named = { $card }: { $what }
board-monster = { $card }: Strength { $strength }, leaves { $left }
board-left-bat = a Reward token
board-left-axe = a Reward card
board-left-blood = a Blood Point
board-plus-strength = Strength +{ $value }
board-plus-movement = movement +{ $value }
board-less-strength = Str −{ $value }
board-less-movement = mov −{ $value }
board-forbids = no { $ability }
board-own-wound = own Wound
board-no-ability = no ability
board-initiative = initiative
board-card-played = played
board-letter-means = { $letter ->
    [X] X: no Strigoi moves
   *[other] The Strigoi goes where the book { $letter } of its platform points
 }

# A wolf
board-plays-wolf = Plays { $wolf }
board-no-wolf = Has no wolf yet
board-stands = Stands at { $space }
board-order-of = Number { $place } of { $places } in the order
board-played = Card of this round: { $card }
board-steps-left = Steps left: { $steps }
board-strength-now = Strength: { $strength }
board-wounds-cost = Wounds, { $limit } cost a Blood Point
board-wounds-of = Wounds { $count } of { $limit }: { $wounds }
board-rewards-of = Rewards: { $rewards }
board-hidden-rewards = { $count ->
    [one] one Reward card that you do not know
   *[other] { $count } Reward cards that you do not know
 }
board-hand-short = Hand
board-hand-of = In hand: { $cards }
board-hand-empty = No Action card in hand.
board-in-use-of = Rewards used this round: { $cards }
board-discards-of = Discarded: { $cards }
board-free = free
board-own = Your hand: { $count }
board-own-played = Played, and { $count } in hand

# Piles
board-piles-title = Beside the board
board-pile-red = Red tokens face down: { $count }
board-pile-grey = Grey tokens face down: { $count }
board-pile-rewards = Rewards: { $cards } cards, { $tokens } tokens
board-pile-strigoi = Strigoi tokens face down: { $count }; used: { $used }
board-pile-strigoi-short = Strigoi tokens face down: { $count }
board-fight-tokens = Fight tokens left: { $count }
board-top-red = On the red pile, face up: { $token }
board-top-grey = On the grey pile, face up: { $token }
board-used-red = Red tokens met: { $tokens }
board-used-grey = Grey tokens met: { $tokens }
board-met = Met now: { $token }
board-advanced = Heroic and Legendary cards: { $cards }
board-removed = Out of the game: { $cards }

# Reading the board
board-reading = Reading the board
board-reading-red = red mark,
board-reading-grey = grey mark
board-reading-fought = Fight token, mark at rest
board-reading-stairs = one step to any other
board-reading-sight = what a Strigoi sees
board-reading-flight = where it would go now
board-reading-books = book of the letter in play

# Steps of a round
board-step-cards = Cards
board-step-move = Move
board-step-fight = Fight
board-step-strigoi = Strigoi

board-summary-destroyed = Strigoi destroyed

board-field-abilities = abilities
board-field-common = one of the common cards
board-field-count = number of copies
board-field-effect = effect
board-field-extra_wounds = additional Wounds
board-field-gain = how it is gained
board-field-initiative = initiative
board-field-kind = kind
board-field-letter = letter
board-field-movement = movement
board-field-name = name
board-field-owner = owner
board-field-pile = pile
board-field-rewards = what it leaves
board-field-self_wound = own Wound
board-field-strength = Strength
board-field-strigoi = Strigoi
board-field-take_reward_card_instead = Reward card instead
board-field-value = value
board-field-wounds_inflicted = Wounds

# The guided first game: what to do, and why
guide-card = You are Matthew, the hunter. Play Son of the Wolf.
guide-card-why = All choose a card in secret, and the lowest initiative goes first. It gives you 4 steps and Strength 4, and one use of Mechanics. Its letter D will move a Strigoi: press the card to see where both would go.
guide-move = It is your turn. Go to the red mark at the south edge of room R0, three steps away.
guide-move-why = A mark is an encounter with a token that nobody knows. Red ones have Strength 3 to 6, grey ones up to 9. Beating the right ones brings Blood Points to the Altar, and one more is all you need to attack a Strigoi.
guide-add = A Crypt Hound of Strength 5. Use your token: Strength +1.
guide-add-why = There are no dice: as strong as the monster is enough. Rewards are used once it is known what you fight, and they are spent even if you lose.
guide-strike = Strike.
guide-strike-why = 5 against 5 wins. The hound leaves a Reward token and a Blood Point, and your first red monster brings you a Heroic card.
guide-mechanics = Use Mechanics before the Strigoi move.
guide-mechanics-why = After your turn one of the two moves by your letter D. Book D of the Apprentice's platform points north, to room R0, and from its centre it would see you. Look at the dashed arrows.
guide-platform = Turn the platform in room R4, on which the Apprentice stands.
guide-platform-why = Books, walls and whoever stands on a platform turn with it.
guide-turn = Turn it by four sixths.
guide-turn-why = Now D points south-west, where there is no room. The Apprentice would go the opposite way, to R3, and not see you. And its platform is still open towards you: you will need that. Rest the pointer on each choice to see it turned.
guide-card-again = The Altar holds 4 Blood Points, enough to attack. Play Fire & Forgive, your Heroic card.
guide-card-again-why = Strength 5 and your Silver Dagger make 7, as strong as the Apprentice, who has two Wounds already. The card comes late, with a high initiative, but your wolf does not need to go anywhere.
guide-attack = Attack the Apprentice from here.
guide-attack-why = Whoever stands on a straight, open line from a Strigoi's centre, shown by red dots, is seen and can attack from there. Close by, you would step onto its space instead. From afar Reward tokens do not count, but nothing happens to you if you fail.
guide-weapon = Use the Silver Dagger.
guide-weapon-why = Strength 5 + 2. Reward cards go to your discard pile and can come back: by Retrieval, or by freeing a Monk.
guide-last-strike = Strike.
guide-last-strike-why = The third Wound destroys the Apprentice. The Master then becomes the Supreme Master, stronger, and moves in every turn. Whoever deals the last Wound gains a Legendary card.
guide-protect = The Supreme Master has come to room R0 and attacks you. Prevent it by the card in front of you.
guide-protect-why = Your letter F sent it against a ladder, which is gone. Nobody was attacked in this round, so it acted once more at the end, by the last letter played. Fire & Forgive has Protection, which cancels one Wound. The third Wound of a wolf costs a Blood Point, and when Hell is full the game is lost.
guide-on = One Strigoi is left. Play on as you like.
guide-on-why = Every Wound that you now deal lets the platform fall to which book of your letter in room R0 points. Wolves on it cost Blood. Stay near stairs and ladders: from one to any other is a single step.
