"""Players may talk, but for the silent phase."""
import pytest

from gateleg.games.wonder_woman.game import GAME
from gateleg.games.wonder_woman.words import PHASE_NAMES
from gateleg.kernel.chance import seeded
from gateleg.kernel.session import Session
from tests.kits.probe import random_game


@pytest.mark.clause("WW.4.6", "WW.6.1", "WW.7.1", "WW.19.3")
def test_talk_is_closed_from_the_beginning_of_the_battle_until_all_have_chosen() -> None:
    session = Session(GAME.seeded(GAME.setup(["diana", "mala", "nubia"]), 3))
    heard: dict[str, set[str]] = {}
    for _ in random_game(session, seeded(5)):
        public = session.view(0)["public"]
        assert isinstance(public, dict)
        heard.setdefault(PHASE_NAMES[public["phase"]], set()).add(GAME.talk(session.table))
        model = GAME.model(session.view(0), GAME.setup(["diana", "mala", "nubia"]))
        assert model.talk == GAME.talk(session.table)
    assert heard["strategize"] == {"open"}
    assert heard["choose-cards"] == {"closed"}
    assert heard["take-actions"] == {"open"}
