"""What the model tells of ways and flights, against what then happens in games played at random."""
from __future__ import annotations

import random

from gateleg.games.armata_strigoi.game import GAME
from gateleg.games.armata_strigoi.model import Model
from gateleg.games.armata_strigoi.words import ACT
from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.record import Played
from tests.mode import scale


def model(played: Played) -> Model:
    return GAME.model(played.session.view(SPECTATOR), played.setup)


def spaces(names: list[str], model: Model) -> list[str]:
    """Those without a Strigoi."""
    taken = {space.name: space.strigoi for space in model.spaces}
    return sorted(name for name in names if taken.get(name, "card") is None)


def check_ways(model: Model, options: list[str]) -> None:
    """The ways lead to all that is offered, and each goes from space to space."""
    assert sorted(reach.space for reach in model.reach) == spaces(options, model)
    found = {space.name: space for space in model.spaces}
    stairs = {space.name for space in model.spaces if space.stairs or space.room is None}
    wolf = next(wolf for wolf in model.wolves if wolf.seat == model.active)
    for reach in model.reach:
        at, steps = wolf.at, 0
        for name in reach.way:
            assert at is not None
            assert name in found[at].next or {at, name} <= stairs, (at, name)
            steps += found[name].wolf is None
            at = name
        assert at == reach.space
        assert steps == reach.steps or any(found[name].wolf for name in reach.way)


def test_ways_lead_to_every_space_that_is_offered_and_cost_what_they_say() -> None:
    asked = walked = 0
    for seed in range(scale(12, 1)):
        chooser = random.Random(seed)
        played = Played(GAME.setup(["p1", "p2", "p3", "p4"], {"max_rounds": "10"}), seed)
        after = model(played)
        while played.session.questions:
            question = played.session.questions[0]
            names = played.option_names(question)
            name = chooser.choice(names)
            before = after
            if question.kind == ACT and before.phase == "move":
                check_ways(before, names)
                asked += 1
            played.answer(question.seat, name)
            after = model(played)
            reach = next((reach for reach in before.reach if reach.space == name), None)
            if reach and after.phase == "move" and after.active == before.active and played.session.questions:
                now = next(wolf for wolf in after.wolves if wolf.seat == after.active)
                was = next(wolf for wolf in before.wolves if wolf.seat == after.active)
                if now.at == name and played.session.questions[0].kind == ACT:
                    assert now.steps == (was.steps or 0) - reach.steps
                    walked += 1
    assert asked > 40
    assert walked > 10


def test_strigoi_go_where_the_model_says() -> None:
    seen = set()
    for seed in range(scale(12, 2)):
        chooser = random.Random(seed)
        played = Played(GAME.setup(options={"max_rounds": "10"}), seed)
        after = model(played)
        while played.session.questions:
            question = played.session.questions[0]
            names = played.option_names(question)
            before = after
            ended = "stop" in names and question.kind == ACT
            played.answer(question.seat, "stop" if ended else chooser.choice(names))
            after = model(played)
            if ended and after.active not in (None, before.active):
                card = next(wolf.played for wolf in before.wolves if wolf.seat == before.active)
                for was, now in zip(before.strigoi, after.strigoi, strict=True):
                    if card is not None and was.room != now.room:
                        assert was.flights[card.letter] == now.room
                        seen.add(card.letter)
    assert len(seen) >= 2
