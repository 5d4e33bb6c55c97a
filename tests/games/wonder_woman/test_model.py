"""What the model says beyond the state: why Defense would be lost, and what stands for a choice on the board."""
import pytest

from gateleg.games.wonder_woman.game import GAME
from gateleg.kernel.chance import seeded
from gateleg.kernel.session import Session
from tests.kits.probe import random_game


@pytest.mark.clause("WW.18.8", "WW.14.4", "WW.15.3", "WW.16.3")
@pytest.mark.parametrize("enemy", ["ares", "cheetah", "circe"])
def test_the_reasons_for_losing_defense_add_up_and_are_those_that_the_board_shows(enemy: str) -> None:
    setup = GAME.setup(["diana", "mala"], {"enemy": enemy})
    session = Session(GAME.seeded(setup, 3))
    seen = set()
    for _ in random_game(session, seeded(5)):
        model = GAME.model(session.view(0), setup)
        assert sum(loss.amount * loss.count for loss in model.enemy.losses) == model.enemy.threat
        held = {region.name: region.obstacles for region in model.regions}
        for loss in model.enemy.losses:
            expected = {
                "region_with": sum(loss.what in cubes for cubes in held.values()),
                "cube_in_palace": held["palace"].get(loss.what or "", 0),
                "cube_on_board": sum(cubes.get(loss.what or "", 0) for cubes in held.values()),
                "region_with_total": sum(sum(cubes.values()) >= loss.least for cubes in held.values()),
                "region_with_beyond_first": max(0, sum(loss.what in cubes for cubes in held.values()) - 1),
                "region_with_both": sum({loss.what, loss.other} <= set(cubes) for cubes in held.values()),
            }
            assert loss.count == expected[loss.per]
            if loss.count:
                seen.add(loss.per)
    assert seen


@pytest.mark.parametrize(("kind", "name", "target"), [
    ("move-to", "directly-forge", "forge"), ("act", "remove-servant-of-war", "servant-of-war"),
    ("act", "move-wolf-amazon", "wolf-amazon"), ("act", "double-mala", "mala"), ("flee", "square", "square"),
    ("act", "damage", "damage"),
])
def test_a_choice_stands_where_its_thing_lies(kind: str, name: str, target: str) -> None:
    assert GAME.targets(kind, name) == [target]
