"""What the Vagabond likes: weights of its answers for scripted play."""
from __future__ import annotations

from typing import Final

from gateleg.games.root.goals import BY_STRENGTH, SPEND

# BOTS.md 6: explore and quests first, then aid; repair, craft; battle what cannot defend itself
ADVICE: Final[dict[str, dict[str, int]]] = {
    "vagabond-act": {
        "quest": 200, "explore": 150, "craft": 140, "strike": 70, "aid": 60, "repair": 50, "battle": BY_STRENGTH,
        "day-labor": 20, "steal": 40, "hideout": 15, "move": 10,
    },
    "quest-reward": {"points": 10}, "aid-card": {"goal": SPEND}, "aid-whom": {},
}
