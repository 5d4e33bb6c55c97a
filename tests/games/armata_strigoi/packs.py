"""Content that tests are played with."""
from __future__ import annotations

from typing import Any

# Random wolves come to the Strigoi, to the Supreme Master and to the collapse.
WEAK_STRIGOI: dict[str, Any] = {
    "blood_limit": [{"id": f"{n}-players", "altar": 0, "hell": 20} for n in range(2, 6)],
    "strigoi": [
        {"id": "master", "strength": 3, "life": 2, "shocks": 1}, {"id": "apprentice", "strength": 2, "life": 2},
    ],
    "supreme": [{"id": "supreme-master", "strength": 3, "life": 8}, {"id": "supreme-apprentice", "strength": 3}],
    "reward_card": [{"id": "reward-war-axe", "abilities": ["protection", "pack"]}],
}
