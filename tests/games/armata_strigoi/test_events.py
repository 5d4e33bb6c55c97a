"""What Armata Strigoi tells: like happenings with different rules behind them are different events."""
from __future__ import annotations

from itertools import pairwise
from typing import Final

from gateleg.games.armata_strigoi.game import GAME
from gateleg.games.armata_strigoi.words import EVENTS, SEAT_NAMES
from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.chance import seeded
from gateleg.kernel.session import Session
from tests.games.armata_strigoi.packs import WEAK_STRIGOI
from tests.kits.probe import random_game

COMES_AFTER: Final = {
    "actions-recovered": {"round-started", "actions-recovered"},
    "cards-recovered": {"monk-freed", "token-looked-at"},
    "wolf-displaced": {"strigoi-moved"},
    "wolf-fled": {"blood-lost"},
}


def test_each_event_comes_after_what_its_clause_says() -> None:
    setup = GAME.setup(SEAT_NAMES, {"max_rounds": "60"}, WEAK_STRIGOI)
    met: set[str] = set()
    for seed in range(3):
        session = Session(GAME.seeded(setup, seed))
        for _ in random_game(session, seeded(seed)):
            pass
        told = [EVENTS[what] for _, what, _, _, _ in session.news(SPECTATOR)]
        for before, event in pairwise(told):
            assert before in COMES_AFTER.get(event, {before}), (before, event)
        met |= set(told)
    assert met >= set(COMES_AFTER)
