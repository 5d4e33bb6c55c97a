# The page around every game.

brand = Gateleg, to the lobby
close = Close
connecting = Connecting …
skip = Skip to your choices
points = points
watcher = Watcher
zoom = Show the board in full size

# Tabs and regions of the page
panes = Parts of the table
pane-choices = Choices
pane-own = Yours
pane-seats = Seats
pane-log = Log
seats-label = Seats
board-section = Board
side-label = Choices and log
own-label = Your own
steps-label = Steps of a turn
text-table = Text table
theme-flip = Light or dark
title-turn = Your turn

# The lobby
lobby-tables = Tables
lobby-motto = No account, one link for each seat
lobby-skip = Skip to the new table
lobby-games = Pick a game
lobby-players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
         }
       *[other] { $least } to { $most } players
     }
 }
lobby-quick = Play now against a bot
lobby-named = { $game }: { $what }
lobby-guided = First game, explained
lobby-open-file = Open a game file
lobby-file-unreadable = That file is no game file.
lobby-refused = The table could not be opened: { $why }
lobby-seat-gone = That seat is no longer free.
lobby-yours = Your tables
lobby-yours-none = None yet. What you set up or join on this device is listed here.
lobby-open = Open tables
lobby-open-none = Nobody has opened a table for everybody.
lobby-finished = Finished tables
lobby-sit = Sit down as { $seat }
lobby-watch = Watch
lobby-independent = Gateleg is independent of the designers and publishers of the games. Its art and texts are its own.

# A new table
setup-title = { $count ->
    [2] Set the table for two
    [3] Set the table for three
    [4] Set the table for four
    [5] Set the table for five
   *[other] Set the table for { $count }
 }
setup-seats = Seats
setup-add = Add a seat
setup-remove = Remove { $seat }
setup-which = Who sits in seat { $n }
setup-player = Seat { $seat }
setup-who = Who plays { $seat }
setup-hotseat = You hold several seats on this device: a curtain covers the hands while you pass it on.
setup-names = Names
setup-nickname = Your name
setup-name = Name of the table
setup-name-hint = if you like
setup-options = Rules and variants
setup-changed = { $count ->
    [0] as in the rulebook
    [one] one changed
   *[other] { $count } changed
 }
setup-visibility = Who may see the table
setup-hints = Players may ask for hints; everybody sees that they did
setup-open = Open the table
setup-open-hotseat = Open it on this device
who-me = Me
who-me-means = on this device
who-person = By link
who-person-means = gets a link of its own
who-bot = Bot
who-open = Open
who-open-means = whoever sits down
visibility-open = Open
visibility-open-means = Listed in the lobby; everybody may watch.
visibility-unlisted = By link
visibility-unlisted-means = Not listed; whoever has the link may watch.
visibility-private = Private
visibility-private-means = Only those with a seat or the watchers' link get in.
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-random = plays at random

# Seats
holder-person = Person
holder-bot = Bot
holder-open = Open seat
seat-label = Seat of { $player }
seat-bot = Bot, { $level }
seat-waiting = link not used yet
seat-yours = you
seat-online = here
seat-away = away
seat-now = to move
seat-look = Look
seat-holder = Who plays for { $seat }
seat-level = Level of the bot for { $seat }
seat-take = I play it
seats-title = Who plays
seats-changed = Changed.
seats-what = A seat can change hands at any time: a bot takes over for a person who must leave, and plays on until a person comes.
link-copy = Copy link
link-copied = Copied
link-copy-seat = Copy the link for { $seat }
link-copy-watch = Copy the link to watch
link-watch = To watch
invite-title = Invite the others
invite-what = Each link lets one person sit down, once, without an account. Send it to nobody else.
invite-go = To the table

# Choices
choices-closing = To finish
questions-left = { $count ->
    [one] one question
   *[other] { $count } questions
 }
waiting-title = Waiting
waiting-nobody = Nobody is awaited
waiting-for = { $player }: { $question }
waiting-thinking = { $player } is thinking: { $question }
ballot-secret = Asked in secret; you may take your answer back until all have answered.
ballot-sent = Your answer is in
ballot-take-back = Take it back
team-question = Any of you may answer: { $players }
path-label = Your choices so far
path-back = Back to before: { $answer }
confirm = Confirm
confirm-nothing = Confirm
confirm-note = Press again or confirm. You can take it back afterwards.
hint-ask = Hint
hint-what = A bot that knows what you know tells what it would do. Everybody sees that you asked.
hint-thinking = Thinking …
hint-told = Hint of a bot
guide-title = First game
guide-step = First game, step { $step } of { $steps }
guide-recommended = recommended
guide-wait = The others play.
guide-on = Play on; the next step is explained when you come to it.
guide-over = That is all there is to explain. Play on to the end: ask for a hint when you are at a loss, and look up whatever you see.
guide-strayed = You have gone your own way, which is fine. Undo takes you back to what is explained.
mark-offered = (can be chosen)
mark-selected = (chosen)
mark-refused = (cannot be chosen now)
barrier-draw = draws by chance
barrier-draw-note = Cannot be taken back alone: something is drawn by chance.
barrier-reveal = shows something hidden
barrier-reveal-note = Cannot be taken back alone: something hidden is shown.
barrier-answer = reveals everybody's answers
barrier-answer-note = Cannot be taken back alone: the answers of all come out.
look-up = Look up
mark = Mark
mark-what = Press places on the board to mark them for everybody
mark-clear = Take my marks away
mark-set = Marked for everybody
mark-gone = Mark taken away
mark-list = Marked: { $marks }
mark-one = { $place } ({ $players })
mark-title = Marks
mark-title-all = Marked for everybody
past-title = Step { $step } of the past
past-text = You are looking at the table as it was. Nothing can be chosen here.
past-live = Back to the present

# Undo
undo = Undo
undo-ask = Ask to undo
undo-none = You have answered nothing yet.
undo-free-note = Your last answer can be taken back freely.
undo-consent-note = Something was drawn, shown or answered since: the others must agree to undo.
undo-proposal-title = A wish to undo
undo-proposal = { $player } asks to go back { $count ->
    [one] one step
   *[other] { $count } steps
 }. To agree: { $awaits }.
undo-agree = Agree
undo-refuse = Refuse
undo-drop = Withdraw

# The log
log-title = Log
log-label = Log, newest first
log-filter = Only lines with …
log-filter-button = Filter
log-since = Since your last turn
log-undone = { $count ->
    [one] one undone step
   *[other] { $count } undone steps
 }
log-times = { $text }, { $count } times
log-empty = Nothing has happened yet.

# The scrubber
scrub-label = History
scrub-rail = Step
scrub-step = step { $at } of { $length }
scrub-first = To the beginning
scrub-back = One step back
scrub-forward = One step forward
scrub-turn = Back to the turn before
scrub-live = Live
scrub-end = End
scrub-to-live = To the present
scrub-to-end = To the end

# Rules and looking up
rules-title = Rules
rules-search = Clause or words
rules-all = All clauses
rules-found = { $count ->
    [0] nothing found
    [one] one clause
   *[other] { $count } clauses
 }
rules-failed = The rules could not be fetched.
rules-language = The clauses are in English.
rules-see-also = See also
rule-show = Show clause { $clause }
rule-reading = At this table – { $option }: { $value }
about-provenance = How sure the values are
about-rules = Clauses

# Content packs
pack-title = Content
pack-which = Play with
pack-none = The game as it comes
pack-none-chosen = as it comes
pack-own = Content of your own
pack-server = Content of this server
pack-text = A content pack (TOML)
pack-file = From a file
pack-check = Check
pack-changes = { $count ->
    [one] one value changed
   *[other] { $count } values changed
 }
pack-faults = { $count ->
    [one] One thing is not as it must be:
   *[other] { $count } things are not as they must be:
 }
pack-line = Line
pack-item = Entry
pack-field = Field
pack-expected = Expected
pack-value = Value
pack-provenance = How sure
pack-values = What the pack gives
pack-played = This table is played with: { $pack }. These are the values that differ from the game as it comes.

# The menu
menu-title = Menu
menu-seats = Who plays
menu-rules = Rules
menu-keys = Keys
menu-download = Download the game
menu-report = Report a problem
menu-report-what = The report is a file with what you see of the table, the versions and the place in the log. Names, chat and links are left out; hidden cards were never in it.
menu-report-done = The report was saved. Send it along with what went wrong.
menu-lobby = To the lobby
menu-webhook-title = Tell me when it is my turn
menu-webhook-address = Address that is told
menu-webhook-set = Set
menu-webhook-what = A POST goes to this address when you are awaited; an empty one stops it.
menu-webhook-done = The address is told from now on.
menu-webhook-none = Nobody is told any longer.
menu-webhook-refused = That address cannot be used.
menu-chance-title = Chance
menu-chance = Everything random comes from one seed. This is its SHA-256; the seed itself is shown at the end.
settings-title = Settings
setting-language = Language
setting-theme = Colours
setting-quick = Answer with one press where that can be undone
setting-keys = Single keys act at the table
setting-sound = A sound when it is your turn
setting-words = Show tables as text
language-en = English
language-de = Deutsch
theme-system = as the system
theme-light = light
theme-dark = dark

# Keys
keys-title = Keys
keys-off = Single keys can be turned off in the settings.
key-digits = 1 to 9, 0
key-digits-does = choose
key-enter = Enter
key-enter-does = confirm the choice
key-u = U
key-u-does = undo, or ask to
key-e = E
key-e-does = end what you are at
key-escape = Esc
key-escape-does = drop the choice, back to the present
key-arrows = Arrows
key-arrows-does = move over the board; Enter or Space presses a place
key-i = I
key-i-does = look up the place that has the focus
key-l = L
key-l-does = look up what you press next, instead of choosing it
key-h = H
key-h-does = ask for a hint
key-m = M
key-m-does = mark the place that has the focus, or what you press next, for everybody
key-t = T
key-t-does = text table or board
key-c = C
key-c-does = chat
key-r = R
key-r-does = rules
key-brackets = [ and ]
key-brackets-does = one step back, one step forward
key-question = ?
key-question-does = these keys

# Chat
chat-title = Chat
chat-button = { $count ->
    [0] Chat
    [one] Chat, one new
   *[other] Chat, { $count } new
 }
chat-empty = Nobody has said anything.
chat-text = Say something
chat-say = Say
chat-phrases = The rules allow only these words at the moment.
chat-closed = The rules allow no talk at the moment.
talk-awaits = Still choosing: { $players }.

# One device, several seats
curtain-title = { $player }, it is your turn
curtain-who = Who looks at the screen?
curtain-text = The table is covered, so that nobody sees another's hand. Go on when only you look.
curtain-open = I am { $player }, and alone

# The text table
words-you = You
words-others = Opponents
words-players = Players
words-board = Board

# The end
over-title = The game is over
over-winner = { $player } wins
over-shared = Shared win: { $players }
over-nobody = Nobody wins
over-show = Result
over-summary = Summary
over-chart = How it went
over-viewpoint = Look as
over-replay = From the beginning
over-fair = Prove that chance was fair
over-seed = The seed of everything random:
over-commitment = Its SHA-256, shown since the start:
over-verify = Download the game and run gateleg replay FILE --verify: it proves every answer, shuffle and roll without a network.
chart-label = Points from the beginning to step { $last }
chart-begin = beginning
chart-end = step { $last }

# What goes wrong
table-gone = There is no such table for you
table-failed = The table cannot be shown
connection-offline = No connection. The page tries again; your moves are not lost.
connection-stopping = The server is being restarted. Everything is saved.
connection-gone = This table is no longer yours to see.
error-offline = The server cannot be reached.
error-stale = The table has changed meanwhile. This is how it is now; please choose again.
error-not-offered = That is not on offer any longer.
error-not-yours = That seat is not yours.
error-not-now = That is not possible now.
error-not-found = The link may be wrong or used already.
error-curtained = The curtain is drawn.
error-too-many = Too fast. Please try again in a moment.
error-too-large = That is too long.
error-bad-request = The server did not understand that.
error-foreign-origin = This page does not belong to the server.
error-broken = Something went wrong on the server. Please try again.
