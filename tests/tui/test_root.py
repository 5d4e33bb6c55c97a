"""The woodland in the terminal, with what a faction brings beside it."""
from __future__ import annotations

from gateleg.games.registry import find_game
from gateleg.games.root.model import Model
from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.chance import fast_chance
from gateleg.kernel.game import Setup
from gateleg.kernel.session import Session
from gateleg.texts import texts_for
from gateleg.tui.boards import board_for

GAME = find_game("root")
SETUP = GAME.setup(["winged_menace", "marquise", "alliance"])


def table(setup: Setup, changes: dict[str, object]) -> Session:
    """A game after set-up by first answers, with some things laid otherwise."""
    session = Session(GAME.seeded(setup, 5))
    while not GAME.at_point(session.table, GAME.set_up) or session.in_step():
        session.answer(session.questions[0], 0)
    position = GAME.patched(setup, GAME.to_position(session.table), changes)
    return Session(GAME.from_position(setup, position, fast_chance(1, len(GAME.purposes))))


def drawn(session: Session, setup: Setup, viewer: int, offered: set[str], language: str = "en") -> list[str]:
    """The lines of the board as a viewer sees it."""
    board = board_for(setup, texts_for(setup, language))
    model = GAME.model(session.view(viewer), setup)
    assert isinstance(model, Model)
    drawing = board.draw(model, viewer, offered, None, True)
    return [line.plain for line in drawing.lines]


def test_the_nexus_and_what_the_menace_has_placed_are_shown():
    session = table(SETUP, {
        "blank": True, "turn": "winged_menace", "phase": "evening", "stage": 1, "winged_menace": {"warrior-row": 1},
        "clearings": {
            "nexus": {"warriors": {"winged_menace": 7}}, "5": {"pieces": {"infestation": 2, "guano": 1}},
        },
    })
    lines = drawn(session, SETUP, 0, {"nexus"})
    nexus = next(line for line in lines if "Nexus" in line)
    assert "▸" in nexus
    assert "N7" in nexus
    assert any("if if" in line and "●" in line for line in lines)
    assert any("warrior row 1, draw row 1" in line for line in lines)


def test_only_the_menace_sees_which_card_is_active():
    session = table(SETUP, {})
    assert any("active: F" in line for line in drawn(session, SETUP, 0, set()))
    for viewer in (1, 2, SPECTATOR):
        assert not any("active" in line for line in drawn(session, SETUP, viewer, set()))
    assert any("aktiv: " in line for line in drawn(session, SETUP, 0, set(), "de"))


def test_without_the_menace_nothing_lies_beside_the_map():
    setup = GAME.setup(["marquise", "eyrie"])
    assert not any("Nexus" in line for line in drawn(table(setup, {}), setup, 0, set()))
