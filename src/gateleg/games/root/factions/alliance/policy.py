"""What the Alliance likes: weights of its answers for scripted play."""
from __future__ import annotations

from typing import Final

from gateleg.games.root.goals import ATTACK, BY_STRENGTH, SETTLE, SPEND

# BOTS.md 5: revolt and spread whenever it can, officers up to a few, organize with those that are spare
ADVICE: Final[dict[str, dict[str, int]]] = {
    "revolt": {"goal": ATTACK}, "spread-sympathy": {}, "spend-supporter": {"goal": SPEND},
    "alliance-daylight": {"craft": 120, "train": 60, "mobilize": 30, "pass": 0}, "mobilize": {"goal": SPEND},
    "train": {"goal": SPEND}, "military-operation": {"organize": 80, "battle": BY_STRENGTH, "recruit": 40, "move": 5},
    "alliance-recruit": {"goal": SETTLE}, "pay-outrage": {"goal": SPEND}, "discard-supporter": {"goal": SPEND},
}
