"""What interfaces draw, against the Law's numbers."""
from __future__ import annotations

from typing import Any

import pytest

from gateleg.games.root.game import GAME
from gateleg.games.root.model import Model, Player, Track
from gateleg.kernel.chance import fast_chance
from gateleg.kernel.record import Played
from gateleg.kernel.session import Session

DAYLIGHT = {"blank": True, "turn": "marquise", "phase": "daylight", "stage": 2, "actions": 3}
SIXTEENTH = 1 / 16


def played(position: dict[str, Any], *seats: str) -> Played:
    """A session from a position, with one seat's Daylight."""
    setup = GAME.setup(list(seats), {})
    game = Played(setup, 3)
    while not GAME.at_point(game.session.table, "marquise daylight"):
        game.session.answer(game.session.questions[0], 0)
    patched = GAME.patched(setup, GAME.to_position(game.session.table), DAYLIGHT | position)
    table = GAME.from_position(setup, patched, fast_chance(3, len(GAME.purposes)))
    game.session = Session(table)
    game.words = GAME.vocabulary(table)
    return game


def model(game: Played, seat: int = 0) -> Model:
    shown = GAME.model(game.session.view(seat), game.setup)
    assert isinstance(shown, Model)
    return shown


def track(player: Player, name: str) -> Track:
    return next(one for one in player.tracks if one.name == name)


def fight(defender: str, warriors: int, **more: Any) -> list[list[float]]:
    """The odds before the dice when three cats attack."""
    clearing = {"warriors": {"marquise": 3, defender: warriors}, **more}
    hands = {"marquise": [], defender: ["armorers"]}
    game = played({"clearings": {"5": clearing}, "hands": hands}, "marquise", defender)
    game.answer(0, "battle")
    assert game.words.kind_name(game.session.questions[0].kind) == "play-ambush"
    battle = model(game).battle
    assert battle is not None
    assert (battle.step, battle.attacker, battle.defender) == ("ambush", "marquise", defender)
    return battle.odds


def test_odds_are_those_of_the_higher_and_the_lower_die_up_to_the_warriors() -> None:
    attacker, defender = fight("eyrie", 2)
    assert attacker == pytest.approx([1 * SIXTEENTH, 3 * SIXTEENTH, 5 * SIXTEENTH, 7 * SIXTEENTH])
    assert defender == pytest.approx([7 * SIXTEENTH, 5 * SIXTEENTH, 4 * SIXTEENTH])


def test_rebels_that_defend_have_the_odds_of_the_higher_die() -> None:
    attacker, defender = fight("alliance", 3)
    assert attacker == pytest.approx([7 * SIXTEENTH, 5 * SIXTEENTH, 3 * SIXTEENTH, 1 * SIXTEENTH])
    assert defender == pytest.approx([1 * SIXTEENTH, 3 * SIXTEENTH, 5 * SIXTEENTH, 7 * SIXTEENTH])


def test_odds_against_the_defenseless_have_a_hit_more() -> None:
    attacker, defender = fight("eyrie", 0, pieces={"roost": 1})
    assert attacker == pytest.approx([0, 1 * SIXTEENTH, 3 * SIXTEENTH, 5 * SIXTEENTH, 7 * SIXTEENTH])
    assert defender == pytest.approx([1])


def test_once_the_dice_have_rolled_there_are_no_odds() -> None:
    clearing = {"warriors": {"marquise": 3, "eyrie": 2}, "pieces": {"roost": 1}}
    game = played({"clearings": {"5": clearing}, "hands": {"eyrie": ["armorers"]}}, "marquise", "eyrie")
    game.answer(0, "battle")
    game.answer(1, "pass")
    battle = model(game).battle
    assert battle is None or battle.odds == []


def test_tracks_uncover_from_the_left() -> None:
    clearings = {"5": {"pieces": {"sawmill": 2}}, "1": {"pieces": {"recruiter": 1}}}
    game = played({"clearings": clearings}, "marquise", "eyrie")
    marquise, eyrie = model(game).players
    assert (track(marquise, "sawmill-points").uncovered, track(marquise, "recruiter-draw").uncovered) == (2, 1)
    assert track(marquise, "sawmill-points").values == [0, 1, 2, 3, 4, 5]
    assert track(marquise, "building-cost").values == [0, 1, 2, 3, 3, 4]
    assert track(eyrie, "roost-points") == Track("roost-points", "roost", 0, [0, 1, 2, 3, 4, 4, 5])


def test_crafting_pieces_by_suit_and_those_activated() -> None:
    clearings = {"5": {"pieces": {"workshop": 1}}, "1": {"pieces": {"workshop": 1}}}
    position = {"clearings": clearings, "hands": {"marquise": ["command-warren", "a-visit-to-friends"]}, "stage": 1}
    game = played(position, "marquise", "eyrie")
    assert model(game).players[0].crafters == {"fox": 1, "rabbit": 1, "mouse": 0}
    assert model(game).players[0].activated == {"fox": 0, "rabbit": 0, "mouse": 0}
    game.answer(0, "a-visit-to-friends")
    assert model(game).players[0].activated == {"fox": 0, "rabbit": 1, "mouse": 0}


def test_ruins_are_caves_where_the_menace_plays() -> None:
    def caves(*seats: str) -> set[str]:
        return {place.name for place in model(Played(GAME.setup(list(seats), {}), 3)).clearings if place.cave}

    assert caves("marquise", "eyrie") == set()
    assert caves("winged_menace", "marquise") == {"clearing-6", "clearing-10", "clearing-11", "clearing-12"}
