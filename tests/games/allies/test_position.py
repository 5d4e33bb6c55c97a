"""Positions of Allies: round trips, and every kind of position that cannot be."""
from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from gateleg.games.allies.game import GAME, SWITCHES
from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.chance import Chance, fast_chance, hosted_chance, seeded
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Setup
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.table import Prompt, State, play_step
from tests.mode import scale


def views(t: State) -> list[dict[str, object]]:
    return [t.view(viewer) for viewer in (0, 1, SPECTATOR)]


def played_on(t: State, seed: int, steps: int) -> list[object]:
    """What everybody sees in the steps that follow."""
    t.prompt = Prompt(RandomPlay(seeded(seed)))
    seen: list[object] = []
    for _ in range(steps):
        if t.over:
            break
        play_step(t)
        seen += views(t)
    return seen


def random_options(dice: random.Random) -> dict[str, str]:
    return {switch.name: dice.choice(switch.values) for switch in SWITCHES}


@pytest.mark.parametrize("game", range(scale(60, 4)))
def test_a_position_is_read_back_as_it_was_at_every_stable_point(game: int) -> None:
    dice = random.Random(game)
    setup = GAME.setup(options=random_options(dice))
    hosted = game % 2 == 1
    seed = bytes([game % 256] * 16)
    chance = hosted_chance(seed, GAME.purposes) if hosted else fast_chance(game, len(GAME.purposes))
    t = GAME.new(setup, chance, Prompt(RandomPlay(seeded(game + 1))))
    while True:
        position = json.loads(json.dumps(GAME.to_position(t)))
        blank = hosted_chance(seed, GAME.purposes) if hosted else fast_chance(99, len(GAME.purposes))
        again = GAME.from_position(setup, position, blank)
        assert views(again) == views(t)
        assert GAME.to_position(again) == position
        assert GAME.summary(again) == GAME.summary(t)
        if dice.random() < 0.2:
            assert played_on(again, game, 25) == played_on(t.clone(), game, 25)
        if t.over:
            break
        play_step(t)


@pytest.fixture
def setup() -> Setup:
    return GAME.setup()


def position_of(setup: Setup, steps: int) -> dict[str, Any]:
    t = GAME.seeded(setup, 5, Prompt(RandomPlay(seeded(6))))
    for _ in range(steps):
        play_step(t)
    return GAME.to_position(t)


def chance() -> Chance:
    return fast_chance(1, len(GAME.purposes))


def change(position: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    changed = copy.deepcopy(position)
    *keys, last = path.split(".")
    table = changed
    for key in keys:
        table = table[key]
    table[last] = value
    return changed


TWICE = "a card that is not given more often than it is there"


@pytest.mark.parametrize(
    ("path", "value", "error", "expected"),
    [
        ("round", 5, "round", "from 0 to 4"),
        ("turn", 11, "turn", "from 1 to 10"),
        ("turn", True, "turn", "a whole number"),
        ("over", True, "over", "false before turn 10 of round 4"),
        ("over", 1, "over", "true or false"),
        ("starter", "c", "starter", "one of a, b"),
        ("moon", 1, "moon", "one of chance, decks"),
        ("tribes.a", ["yeti"], "tribes.a", "2 tribes, not 1"),
        ("tribes.a", ["yeti", "elf"], "tribes.a[1]", "one of cyclops"),
        ("tribes.a", ["yeti", "yeti"], "tribes.a[1]", "once"),
        ("tribes.b", ["cyclops", "yeti"], "tribes.b", "tribes that the other player does not have"),
        ("tribes.c", [], "tribes.c", "one of a, b"),
        ("limits.a", 10, "limits.a", "from 1 to 9"),
        ("limits.b", 0, "limits.b", "from 1 to 9"),
        ("wizards.a", -1, "wizards.a", "from 0"),
        ("hands.a", "yeti-01", "hands.a", "a list"),
        ("hands.a", ["unicorn"], "hands.a[0]", "the name of a card"),
        ("hands.a", [7], "hands.a[0]", "the name of a card"),
        ("hands.a", [{"seen": []}], "hands.a[0].card", "a value"),
        ("hands.a", ["cyclops-01", "cyclops-01"], "hands.a[1]", TWICE),
        ("hands.a", ["troll-01"], "hands.a[0]", "a card that can lie there"),
        ("hands.a", ["castle-1"], "hands.a[0]", "a card that can lie there"),
        ("hands.a", [{"card": "cyclops-01", "seen": ["c"]}], "hands.a[0].seen[0]", "one of a, b, spectator"),
        ("hands.a", [{"card": "cyclops-01", "sets": {"b": {"set": 1}}}], "hands.a[0].sets.b", "no cards are mixed"),
        ("hands.a", [{"card": "cyclops-01", "colour": "red"}], "hands.a[0].colour", "one of card, classes, seen, sets"),
        ("hands.c", [], "hands.c", "one of a, b"),
        ("slots.a1", {"card": "cyclops-01", "section": 4}, "slots.a1.section", "from 0 to 3"),
        ("slots.a1", {"card": "cyclops-01", "facing": "a"}, "slots.a1.facing", "one of card"),
        ("slots.a1", {"card": "troll-01"}, "slots.a1.card", "a card that can lie there"),
        ("slots.a1", "nothing", "slots.a1", "a table"),
        ("slots.a6", "empty", "slots.a6", "one of a1"),
        ("regions.column-1", {"card": "castle-1", "facing": "c"}, "regions.column-1.facing", "one of neutral, a, b"),
        ("regions.column-1", {"card": "cyclops-01"}, "regions.column-1.card", "a card that can lie there"),
        ("won.a", ["castle-1", "castle-1"], "won.a[1]", TWICE),
        ("played.a", ["a1", "b1"], "played.a[1]", "one of a1"),
        ("played.a", ["a1", "a2", "a3", "a4", "a5"], "played.a[", "a place with a card"),
        ("laid", ["column-1", "column-1"], "laid[1]", "once"),
        ("chance", {"epoch": 0}, "chance.streams.start", "a value"),
        ("chance.epoch", -1, "chance.epoch", "from 0"),
        ("chance.streams.dice", 1, "chance.streams.dice", "one of"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_path(
    setup: Setup, path: str, value: object, error: str, expected: str
) -> None:
    t = GAME.seeded(setup, 5)
    base = change(change(GAME.to_position(t), "tribes.a", ["cyclops", "yeti"]), "tribes.b", ["golem", "troll"])
    base["round"] = 1
    GAME.from_position(setup, base, chance())
    with pytest.raises(InputError) as caught:
        GAME.from_position(setup, change(base, path, value), chance())
    assert caught.value.path.startswith(error)
    assert expected in caught.value.expected


def test_before_the_tribes_there_are_no_cards(setup: Setup) -> None:
    position = GAME.to_position(GAME.seeded(setup, 5))
    for path, value in (("hands.a", ["yeti-01"]), ("tribes.a", ["yeti", "golem"]), ("turn", 2), ("wizards.a", 1)):
        with pytest.raises(InputError):
            GAME.from_position(setup, change(position, path, value), chance())


def test_cards_that_are_nowhere_else_lie_in_the_deck(setup: Setup) -> None:
    position = position_of(setup, 14)
    deck = position["decks"]["a"]
    short = GAME.to_position(GAME.from_position(setup, change(position, "decks.a", deck[:3]), chance()))
    assert short["decks"]["a"][:3] == deck[:3]
    assert sorted(short["decks"]["a"]) == sorted(deck)


def test_knowledge_that_places_do_not_imply_is_kept() -> None:
    setup = GAME.setup(options={"deck_out": "reshuffle", "discards_open": "no"})
    position = position_of(setup, 24)
    card = position["decks"]["a"][0]
    position["decks"]["a"][0] = {"card": card, "seen": ["b"]}
    position["decks"]["a"][1] = {"card": position["decks"]["a"][1], "sets": {"b": {"set": 3, "face_known": True}}}
    again = GAME.from_position(setup, position, chance())
    assert GAME.to_position(again) == position
    view: Any = again.view(1)
    assert view["cards"]["deck-a"].count(-2) == len(view["cards"]["deck-a"]) - 1
    assert len(view["hints"]) == 1
    position["decks"]["a"][1]["seen"] = ["b"]
    with pytest.raises(InputError, match=r"decks\.a\[1\]\.sets\.b"):
        GAME.from_position(setup, position, chance())


def test_stable_points_have_names(setup: Setup) -> None:
    t = GAME.seeded(setup, 3, Prompt(RandomPlay(seeded(4))))
    assert GAME.at_point(t, "before tribes")
    play_step(t)
    assert GAME.at_point(t, "after tribes")
    assert GAME.at_point(t, "round 1")
    for _ in range(13):
        assert not GAME.at_point(t, "round 2 turn 4")
        play_step(t)
    assert GAME.at_point(t, "round 2 turn 4")
    for name in ("round 5", "round 1 turn 11", "after tea", "Round 1"):
        with pytest.raises(InputError):
            GAME.at_point(t, name)


# -- patches -----------------------------------------------------------------------------------------------------------
def test_a_given_hand_takes_its_cards_and_the_old_one_goes_under_the_deck(setup: Setup) -> None:
    position = position_of(setup, 14)
    new = [position["decks"]["a"][4], position["discards"]["a"][1], position["hands"]["a"][0]]
    patched = GAME.patched(setup, position, {"hands": {"a": new}})
    assert patched["hands"]["a"] == new
    assert patched["decks"]["a"][-4:] == position["hands"]["a"][1:5]
    assert len(patched["discards"]["a"]) == len(position["discards"]["a"]) - 1
    GAME.from_position(setup, patched, chance())


def test_a_given_deck_lists_its_top(setup: Setup) -> None:
    position = position_of(setup, 14)
    top = [position["decks"]["b"][7], position["hands"]["b"][0]]
    patched = GAME.patched(setup, position, {"decks": {"b": top}})
    assert patched["decks"]["b"][:2] == top
    assert patched["decks"]["b"][2] == position["decks"]["b"][0]
    assert patched["hands"]["b"] == position["hands"]["b"][1:]


def test_a_given_slot_is_replaced_as_a_whole_and_a_section_alone_turns_the_card(setup: Setup) -> None:
    position = position_of(setup, 14)
    slot = position["played"]["a"][0]
    card = position["decks"]["a"][0]
    patched = GAME.patched(setup, position, {"slots": {slot: {"card": card}}})
    assert patched["slots"][slot] == {"card": card}
    assert patched["decks"]["a"][-1] == position["slots"][slot]["card"]
    turned = GAME.patched(setup, position, {"slots": {slot: {"section": 3}}})
    assert turned["slots"][slot] == {**position["slots"][slot], "section": 3}
    emptied = GAME.patched(setup, position, {"slots": {slot: "empty"}})
    assert emptied["slots"][slot] == "empty"
    assert slot not in emptied["played"]["a"]
    GAME.from_position(setup, emptied, chance())


def test_a_card_cannot_be_had_twice(setup: Setup) -> None:
    position = position_of(setup, 14)
    card = position["decks"]["a"][0]
    with pytest.raises(InputError, match=r"hands\.a\[1\]"):
        GAME.patched(setup, position, {"hands": {"a": [card, card]}})
    with pytest.raises(InputError, match=r"decks\.a\[0\]"):
        GAME.patched(setup, position, {"hands": {"a": [card]}, "decks": {"a": [card]}})


def test_given_tribes_bring_their_cards_in_the_order_of_the_content(setup: Setup) -> None:
    position = position_of(setup, 14)
    free = [tribe for tribe in ("cyclops", "yeti", "gnome", "wizard", "golem", "troll")
            if tribe not in position["tribes"]["b"]][:2]
    patched = GAME.patched(setup, position, {"tribes": {"a": free}})
    assert patched["hands"]["a"] == [f"{free[0]}-0{n}" for n in range(1, 6)]
    assert patched["decks"]["a"][0] == f"{free[0]}-06"
    assert patched["slots"]["a1"] == "empty"
    assert patched["hands"]["b"] == position["hands"]["b"]
    GAME.from_position(setup, patched, chance())
