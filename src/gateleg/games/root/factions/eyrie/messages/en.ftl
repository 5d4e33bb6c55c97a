# The Eyrie Dynasties

# Names
word-eyrie = Eyrie Dynasties
word-eyrie-warriors = birds
word-eyrie-warrior = bird
word-roost = roost
word-builder = Builder
word-charismatic = Charismatic
word-commander = Commander
word-despot = Despot

# Questions
question-roost-where = Where does the roost stand?
question-choose-leader = Choose a leader
question-decree-card = Add which card to the Decree?
question-decree-column = To which column?
question-new-roost = Where does the new roost stand?
question-decree-next = Which card of the Decree is next?
question-decree-recruit = Recruit where?
question-decree-build = Build a roost where?

# Refusals
reason-second-bird = Only one of the cards may be a bird.
reason-leader-face-down = This leader lies face down.

# The log
event-leader-chosen = { $seat }: the leader is { $leader }
event-decree-grown = { $seat }: { $card } joins the Decree, { $column }
event-turmoil = { $seat }: turmoil, − { $points } VP
