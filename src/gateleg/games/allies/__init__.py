"""Allies: Realm of Wonder (Mindwarrior Games, 2015), a duel of rotating cards."""
