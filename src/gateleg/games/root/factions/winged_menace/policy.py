"""What the Winged Menace likes: weights of its answers for scripted play."""
from __future__ import annotations

from typing import Final

from gateleg.games.root.goals import ATTACK, BY_STRENGTH, GO, HURT, LEAVE, MANY, SETTLE, SPEND, VICTIM

# BOTS.md 7: swarm where it pays, spawn in the Nexus, explore every turn, build with rule and a card to spare
ADVICE: Final[dict[str, dict[str, int]]] = {
    "active-card": {"fright": 5, "fight": 4}, "scatter-from": {"goal": LEAVE}, "scatter-to": {"goal": GO, "pass": -5},
    "spawn-in-nexus": {"goal": MANY}, "spawn-card": {"goal": SPEND, "pass": -15}, "spawn-where": {"goal": SETTLE},
    "explore-cave": {}, "menace-act": {"swarm": BY_STRENGTH, "build": 70, "bite": 20, "swoop": 10, "pass": 0},
    "bite": {"goal": HURT}, "infest-card": {"goal": SPEND}, "infest-where": {"goal": SETTLE},
    "infestation-from": {"warrior-row": 5}, "squat": {"warrior-row": 5}, "swarm-where": {"goal": ATTACK},
    "swarm-whom": {"goal": VICTIM}, "swarm-again": {"goal": SPEND, "pass": -20}, "swoop-to": {"goal": GO},
    "swoop-from": {"goal": LEAVE}, "swoop-how-many": {"goal": MANY}, "frighten-to": {}, "flee-to": {"goal": SETTLE},
    "passage-card": {"goal": SPEND},
}
