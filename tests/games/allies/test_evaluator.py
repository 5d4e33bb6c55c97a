"""BattleEvaluator is the measure that stronger bots are held against: its values are frozen."""
from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any

import pytest

from gateleg.games.allies.evaluator import BattleEvaluator
from gateleg.games.allies.game import GAME
from gateleg.games.allies.state import COLUMNS, REGION_ROW, ROW, WON, Allies
from gateleg.games.allies.words import TRIBE_NAMES
from gateleg.kernel.chance import seeded
from gateleg.kernel.game import Setup

# from the evaluator's first version: positions of random games with the value for A, one a line
FROZEN = [
    json.loads(line)
    for line in (Path(__file__).parent / "frozen_evaluator.jsonl").read_text(encoding="utf-8").splitlines()
]


def table(setup: Setup, position: dict[str, Any]) -> Allies:
    """A table with the cards that the evaluator looks at."""
    t = GAME.seeded(setup, 1)
    assert isinstance(t, Allies)
    ids = t.box.ids
    tribe_card = 0
    region_card = int(t.cards.layout.pool_end[1])
    for slot, name in enumerate(position["slots"]):
        if name:
            t.cards.put(tribe_card, ids.index(name), ROW + slot // COLUMNS)
            t.slot[slot] = tribe_card
            tribe_card += 1
    for column, name in enumerate(position["regions"]):
        if name:
            t.cards.put(region_card, ids.index(name), REGION_ROW)
            t.region[column] = region_card
            region_card += 1
    for seat in range(2):
        for name in position["won"][seat]:
            t.cards.put(region_card, ids.index(name), WON + seat)
            region_card += 1
        for tribe in position["tribes"][seat]:
            t.owner[TRIBE_NAMES.index(tribe)] = seat
        t.wizards[seat] = position["wizards"][seat]
    for slot in range(2 * COLUMNS):
        t.turned[slot] = position["turned"][slot]
    for column in range(COLUMNS):
        t.facing[column] = position["facing"][column]
    t.round = position["round"]
    t.turn = position["turn"]
    return t


def face_up(crown: bool, value: int) -> tuple[str, int]:
    """A card with or without a crown, and the section that shows the value."""
    return next(
        (c["id"], c["values"].index(value))
        for c in GAME.content()["card"] if c["crown"] == crown and value in c["values"]
    )


def duel(setup: Setup, a: int, b: int, region: str, crown: bool = False, round: int = 3) -> float:
    """Points for A that one column between cards of these values is expected to bring; A's may have a crown."""
    card_a, section_a = face_up(crown, a)
    card_b, section_b = face_up(False, b)
    t = table(setup, {
        "round": round, "turn": 9, "tribes": [["golem"], []], "slots": [card_a, "", "", "", "", card_b, "", "", "", ""],
        "turned": [section_a, 0, 0, 0, 0, section_b, 0, 0, 0, 0], "regions": [region, "", "", "", ""],
        "facing": [0] * 5, "wizards": [0, 0], "won": [[], []],
    })
    evaluator = BattleEvaluator()
    evaluator.prepare(t)
    return evaluator.expected(t, 0)


def test_values_are_frozen() -> None:
    evaluator = BattleEvaluator()
    assert len({round(position["value"], 6) for position in FROZEN}) > 15
    for position in FROZEN:
        t = table(GAME.setup(), position)
        assert evaluator.value(t, 0) == pytest.approx(position["value"], abs=1e-12)
        assert evaluator.value(t, 1) == pytest.approx(1.0 - position["value"], abs=1e-12)


def test_a_decided_column_is_worth_its_points() -> None:
    setup = GAME.setup()
    assert duel(setup, 3, 1, "yeti-region-1") == pytest.approx(2.0)
    assert duel(setup, 3, 1, "golem-region-1", round=2) == pytest.approx(2.35)
    assert duel(setup, 1, 3, "castle-1") == pytest.approx(1.0)
    assert duel(setup, 2, 1, "yeti-region-1") == pytest.approx(1.0)
    assert duel(setup, 2, 1, "yeti-region-1", round=2) == pytest.approx(0.8)


def test_crowns_win_ties_and_under_the_switch_every_battle() -> None:
    assert duel(GAME.setup(), 1, 1, "yeti-region-1", crown=True) == pytest.approx(1.0)
    assert duel(GAME.setup(), 1, 3, "yeti-region-1", crown=True) == pytest.approx(-2.0)
    always = GAME.setup(options={"crown": "always"})
    assert duel(always, 1, 3, "yeti-region-1", crown=True) == pytest.approx(1.0)


@pytest.mark.parametrize(("points", "expected"), [("0", 0.0), ("1", 1.0), ("-1", -1.0)])
def test_a_castle_on_the_table_counts_what_the_switch_says(points: str, expected: float) -> None:
    setup = GAME.setup(options={"castle_on_table": points})
    assert duel(setup, 2, 1, "castle-1") == pytest.approx(expected)


def test_it_reads_what_is_in_the_box() -> None:
    region = dict(next(r for r in GAME.content()["region"] if r["id"] == "yeti-region-1"), points_won=5)
    content = GAME.content()
    pack = {"region": [region if r["id"] == region["id"] else r for r in content["region"]]}
    assert duel(GAME.setup(pack=pack), 3, 1, "yeti-region-1") == pytest.approx(5.0)
    track = GAME.setup(pack={"track": dict(content["track"], win_at=3)})
    assert duel(track, 3, 1, "yeti-region-1") == pytest.approx(1.0)  # two steps do not win


def test_one_evaluator_serves_several_setups() -> None:
    evaluator = BattleEvaluator()
    mine, theirs = face_up(True, 1), face_up(False, 3)
    position = dict(
        FROZEN[0], round=3, slots=[mine[0], "", "", "", "", theirs[0], "", "", "", ""],
        turned=[mine[1], 0, 0, 0, 0, theirs[1], 0, 0, 0, 0],
    )
    plain = evaluator.value(table(GAME.setup(), position), 0)  # the column has a castle, which A had rather not win
    crowned = evaluator.value(table(GAME.setup(options={"crown": "always"}), position), 0)
    assert crowned < plain == evaluator.value(table(GAME.setup(), position), 0)


def test_points_and_wizards_make_a_win_likely() -> None:
    bare = dict(FROZEN[0], regions=[""] * 5)
    evaluator = BattleEvaluator()
    ahead = table(GAME.setup(), dict(bare, won=[["yeti-region-1"], ["castle-1"]]))
    assert evaluator.value(ahead, 0) == pytest.approx(1 / (1 + exp(-1.0)))
    wizard = table(GAME.setup(), dict(bare, wizards=[0, 1]))
    assert evaluator.value(wizard, 0) == pytest.approx(1 / (1 + exp(0.1)))


def test_quiet_between_rounds_only() -> None:
    evaluator = BattleEvaluator()
    assert evaluator.quiet(table(GAME.setup(), dict(FROZEN[0], turn=0)))
    assert not evaluator.quiet(table(GAME.setup(), dict(FROZEN[0], turn=5)))


def test_scripted_play_is_nearly_the_best_turn() -> None:
    """Of what the best of all turns gains, scripted turns gain nearly all; random turns lose as often as they win."""
    from gateleg.bots.turns import PolicyTurn, TurnSearch
    from gateleg.kernel.session import Session
    from tests.mode import scale

    lost = 0.0
    gained = 0.0
    turns = scale(60, 4)
    evaluator = BattleEvaluator()
    for seed in range(turns):
        session = Session(GAME.seeded(GAME.setup(), seed), False)
        stream = seeded(seed)
        while session.turn < 2 + seed % 38:
            question = session.questions[0]
            session.answer(question, int(stream.below(len(question.labels))))
        position = session.position(session.questions[0])
        best = TurnSearch(seeded(1), evaluator, GAME.policy(seeded(2))).shortlist(position, 1)[0]
        turn = PolicyTurn(seeded(1), evaluator, GAME.policy(seeded(2)))
        world = position.redealt(seeded(3))
        played = evaluator.value(turn.finish_turn(position, world), position.seat)
        lost += best.prior - played
        gained += best.prior - evaluator.value(position.stable, position.seat)
    assert lost < 0.1 * gained
