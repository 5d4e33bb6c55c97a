# Die Horst-Dynastien

# Namen
word-eyrie = Horst-Dynastien
word-eyrie-warriors = Vögel
word-eyrie-warrior = Vogel
word-roost = Nest
word-builder = Handwerker
word-charismatic = Charismatisch
word-commander = Feldherr
word-despot = Despot

# Fragen
question-roost-where = Wo steht das Nest?
question-choose-leader = Wähle einen Anführer
question-decree-card = Welche Karte ins Dekret?
question-decree-column = In welche Spalte?
question-new-roost = Wo steht das neue Nest?
question-decree-next = Welche Karte des Dekrets ist die nächste?
question-decree-recruit = Wo rekrutieren?
question-decree-build = Wo ein Nest bauen?

# Ablehnungen
reason-second-bird = Nur eine der Karten darf ein Vogel sein.
reason-leader-face-down = Dieser Anführer liegt verdeckt.

# Das Protokoll
event-leader-chosen = { $seat }: Anführer ist { $leader }
event-decree-grown = { $seat }: { $card } kommt ins Dekret, { $column }
event-turmoil = { $seat }: Aufruhr, − { $points } SP
