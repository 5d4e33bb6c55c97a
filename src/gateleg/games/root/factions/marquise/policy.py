"""What the Marquise likes: weights of its answers for scripted play."""
from __future__ import annotations

from typing import Final

from gateleg.games.root.goals import BY_STRENGTH, SETTLE, SPEND

# BOTS.md 3: build first, then recruit; overwork for wood, march to open slots, battle with advantage only
ADVICE: Final[dict[str, dict[str, int]]] = {
    "marquise-act": {
        "build": 200, "battle": BY_STRENGTH, "recruit": 60, "overwork": 30, "march": 25, "extra-action": -50,
    },
    "build-what": {"sawmill": 30, "recruiter": 20, "workshop": 15}, "build-where": {"goal": SETTLE},
    "keep-where": {}, "start-where": {}, "wood-where": {"goal": SETTLE}, "recruit-where": {"goal": SETTLE},
    "overwork-card": {"goal": SPEND}, "overwork-where": {"goal": SETTLE}, "extra-action-card": {"goal": SPEND},
    "field-hospital-card": {"goal": SPEND, "pass": -20},
}
