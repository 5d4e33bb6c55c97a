# The frame around every game.

choice-word = { $word }
word-pass = Pass

player-person = person
player-bot = bot { $level }

provenance-confirmed = confirmed
provenance-inferred = inferred
provenance-invented = invented
provenance-none = unknown

ask = { $player }: { $question }
ask-nobody = The game is over
thinking = { $player } is thinking …
refused = Not possible: { $reason } ({ $clause })
refused-key = R shows the rule
log-title = Log
log-count = { $line } (×{ $count })
keys = 1-9 choose  U undo  R rules  I table  S save  T theme  Q quit
key-close = Esc closes
commitment = Hash of the seed of all chance: { $hash }
commitment-short = seed # { $hash }

curtain-title = { $player }, it is your turn
curtain-text = The screen is covered so that nobody sees another's cards.
curtain-go = Press Enter when only you look at it.

undo-none = There is nothing to undo.
undo-again = Taken back. What was drawn since will be drawn anew.
undo-ask = { $player } wants to take back the last answer, though cards were seen or others have answered since. Do all agree? (Y / N)
undo-refused = Not everybody agrees.
undo-done = Taken back.

saved = Saved as { $path }
save-failed = { $path } cannot be written.

rules-title = Rules of { $game }
rules-hint = A clause (AL.5.5) or words
rules-count = { $count ->
    [0] nothing found
    [one] one clause
   *[other] { $count } clauses
 }
table-title = The table in words

lobby-title = Against whom?
lobby-person = Two at this screen: person
lobby-level = Bot: { $level }

over-title = The game is over
over-winner = { $player } wins
over-shared = Shared win: { $players }
over-lost = Nobody wins
over-seed = Seed: { $seed }
over-check = Its SHA-256 is the hash shown at the start: { $hash }
over-again = Q leaves, U takes back, Esc looks at the table

quit-ask = Leave the game? It is not saved. (Y / N)
plain-start = { $game }: { $players }

# Lines of the log about the table
log-undone = { $seat } goes back
log-undo-proposed = { $seat } asks to go back
log-undo-agreed = { $seat } agrees
log-undo-refused = { $seat } does not agree
log-seat-person = A person plays { $seat }
log-seat-bot = A bot plays { $seat } ({ $level })
log-seat-open = The seat of { $seat } is open
log-hint = { $seat } was given a hint
