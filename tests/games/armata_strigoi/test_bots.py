"""The scripted policy, the evaluator and search of Armata Strigoi."""
from __future__ import annotations

from gateleg.bots.levels import make_bot
from gateleg.games.armata_strigoi.evaluator import ArmataEvaluator, Outlook
from gateleg.games.armata_strigoi.game import GAME
from gateleg.games.armata_strigoi.state import Armata
from gateleg.games.armata_strigoi.words import SEAT_NAMES
from gateleg.kernel.chance import seeded
from gateleg.kernel.session import Session
from gateleg.lab.simulate import play_some
from tests.mode import scale


def team(seats: int) -> list[str]:
    return SEAT_NAMES[:seats]


def test_the_policy_wins_where_random_play_loses() -> None:
    """Of 200 games each the policy won at least 195 and random play none, at every number of seats."""
    games = scale(30, 1)
    for seats in (2, 5):
        setup = GAME.setup(team(seats))
        won = play_some(setup, ["policy"] * seats, 0, games).team_wins
        lost = play_some(setup, ["random"] * seats, 0, games)
        assert won >= games * 2 // 3
        assert lost.team_wins <= won // 3
        assert lost.losses == {"hell": games - lost.team_wins}


def test_search_beats_the_policy_where_strigoi_strike_hard() -> None:
    """Three Wounds an attack and a small Hell: the policy alone seldom wins."""
    pack = {
        "strigoi": [{"id": id, "wounds": 3} for id in ("apprentice", "master")],
        "supreme": [{"id": id, "wounds": 3} for id in ("supreme-apprentice", "supreme-master")],
        "blood_limit": [{"id": "2-players", "hell": 2}],
    }
    setup = GAME.setup(team(2), None, pack)
    games = scale(10, 0)
    searching = play_some(setup, ["plan:40:moves=answers"] * 2, 0, games).team_wins
    assert searching >= play_some(setup, ["policy"] * 2, 0, games).team_wins


def after_policy(answers: int) -> Armata:
    """A game of two after so many answers of the policy."""
    setup = GAME.setup(team(2))
    session = Session(GAME.seeded(setup, 5), False, False)
    bots = [make_bot("policy", GAME, seeded(seat)) for seat in range(2)]
    for _ in range(answers):
        question = session.questions[0]
        session.answer(question, bots[question.seat].pick(session.position(question)))
    table = session.table
    assert isinstance(table, Armata)
    return table


def test_the_evaluator_likes_blood_and_fears_hell() -> None:
    evaluator = ArmataEvaluator()
    t = after_policy(20)
    before = evaluator.value(t, 0)
    assert 0.0 < before < 1.0
    assert before == evaluator.value(t, 1)
    t.altar += 1
    more = evaluator.value(t, 0)
    t.hell += 1
    assert more > before
    assert evaluator.value(t, 0) < more


def test_the_outlook_sees_where_a_letter_leads() -> None:
    """The Master in R1 goes S to R0 by letter D and sees the passages of R0; with X nobody moves."""
    t = after_policy(4)
    t.lair[0] = 1
    t.lair[1] = 4
    outlook = Outlook()
    direction = 3
    letter = next(n for n in range(6) if t.plan.book[7 * (7 * t.turned[1] + 1) + n] == direction)
    outlook.foresee(t, 0, letter)
    passage = int(t.plan.spoke[0])
    assert outlook.risk(t, passage, 1.0) > 0.0
    outlook.foresee(t, 0, 6)
    assert outlook.risk(t, passage, 1.0) == 0.0
