"""WW.0.9 Who answers for the team where one seat must."""
from __future__ import annotations

import pytest

from gateleg.games.wonder_woman.game import GAME
from gateleg.games.wonder_woman.rules_action import acting_lead
from gateleg.games.wonder_woman.rules_enemy import team_lead
from gateleg.games.wonder_woman.state import WonderWoman


@pytest.mark.clause("WW.0.9")
@pytest.mark.parametrize(("reading", "leads"), [("rotating", [0, 0, 1, 2, 0, 1]), ("first_seat", [0, 0, 0, 0, 0, 0])])
def test_the_lead_goes_round_or_stays_with_the_first_seat(reading: str, leads: list[int]) -> None:
    """From the set-up, before the first round, on."""
    t = GAME.seeded(GAME.setup(GAME.heroes()[:3], {"team_lead": reading}), 1)
    assert isinstance(t, WonderWoman)
    found = []
    for round in range(len(leads)):
        t.round = round
        found.append(int(team_lead(t)))
    assert found == leads


@pytest.mark.clause("WW.0.9", "WW.7.2")
def test_in_a_slot_the_lead_goes_on_to_who_has_neither_acted_nor_waited() -> None:
    t = GAME.seeded(GAME.setup(GAME.heroes()[:4]), 1)
    assert isinstance(t, WonderWoman)
    found = []
    for round, acted, waited in ((1, 0, 0), (2, 0b0010, 0), (2, 0b0010, 0b0100), (4, 0b1000, 0b0001), (3, 0b1101, 0)):
        t.round, t.acted, t.waited = round, acted, waited
        found.append(int(acting_lead(t)))
    assert found == [0, 2, 3, 1, 1]
