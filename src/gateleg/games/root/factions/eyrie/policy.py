"""What the Eyrie likes: weights of its answers for scripted play."""
from __future__ import annotations

from typing import Final

from gateleg.games.root.goals import SETTLE, SPEND

# BOTS.md 4: moves and roosts first, few birds in the Decree, the Despot or the Charismatic
ADVICE: Final[dict[str, dict[str, int]]] = {
    "choose-leader": {"despot": 30, "charismatic": 20, "commander": 10}, "decree-card": {"goal": SPEND, "pass": 30},
    "decree-column": {"recruit": 12, "move": 20, "battle": 0, "build": 18}, "new-roost": {"goal": SETTLE},
    "decree-recruit": {"goal": SETTLE}, "decree-build": {"goal": SETTLE},
}
