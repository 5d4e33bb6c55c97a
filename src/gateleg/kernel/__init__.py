"""What every game needs and nothing of any game: cards and knowledge, chance, questions, sessions, positions."""
