"""Bots at tables where much is answered in private: an active card, outrage, cards passed on."""
from __future__ import annotations

import pytest

from gateleg.bots.levels import make_bot
from gateleg.games.root.game import GAME
from gateleg.kernel.chance import seeded
from gateleg.kernel.session import Session, play_match
from tests.mode import scale

TABLES = [
    ["winged_menace", "marquise", "eyrie", "alliance"],
    ["alliance", "winged_menace", "vagabond"],
    ["vagabond", "vagabond-2", "winged_menace", "alliance", "marquise"],
]


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", TABLES, ids=",".join)
def test_bots_find_a_world_that_fits_at_every_question(seats: list[str]):
    """Each in turn plays by the policy or by search among random players, whose private answers no policy foresees."""
    for seed in range(scale(3, 1)):
        setup = GAME.setup(seats, {"max_rounds": "20", "deck": ("standard", "exiles")[seed % 2]})
        session = Session(GAME.seeded(setup, seed), explain=False, history=False)
        streams = [seeded(100 * seed + seat) for seat in range(len(seats))]
        specs = ["random"] * len(seats)
        specs[seed % len(seats)] = ("policy", "mcts:2", "oneply")[seed % 3]
        play_match(session, [make_bot(spec, GAME, stream) for spec, stream in zip(specs, streams, strict=True)])
        assert session.over
