"""Effects are data: whatever list of operations a pack writes down, the executor keeps to what each of them says."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gateleg.games.registry import find_game
from gateleg.games.wonder_woman.box import Box
from gateleg.games.wonder_woman.rules_enemy import run
from gateleg.games.wonder_woman.state import CUBES, START, WARRIORS, WonderWoman
from gateleg.kernel.chance import seeded
from gateleg.kernel.errors import InputError
from gateleg.kernel.play import Policy
from gateleg.kernel.table import Finished, play_step
from tests.mode import scale

GAME = find_game("wonder_woman")
SEATS = ["diana", "mala", "nubia"]
REGIONS = [str(region["id"]) for region in GAME.content()["region"]]
KINDS = {
    "ares": ["corrupted-amazon", "servant-of-war"],
    "cheetah": ["wounded-amazon", "lycanthrope", "hunting-party"],
    "circe": ["magic-beacon", "wolf-amazon", "pig-amazon"],
}
EFFECTS = {"ares": "ruthless", "cheetah": "predatory", "circe": "mocking"}
PLACES = [
    "enemy_region", "drawn_region", "command_regions", "regions_with_heroes", "adjacent_with_warriors",
    "closest_command_to_enemy", "closest_sacred_to_enemy", "palace", "harbor",
]
Ops = list[dict[str, Any]]


def deployments(enemy: str) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {"op": st.just("deploy"), "what": st.sampled_from(KINDS[enemy]), "count": st.integers(1, 4),
         "where": st.sampled_from(PLACES)},
        optional={"repeat": st.just("heroes"), "skip_if": st.just("enemy_off_board")},
    )


def operations(enemy: str) -> st.SearchStrategy[dict[str, Any]]:
    """Any operation that an enemy card may have; lists in lists are one deep."""
    kinds = st.sampled_from(KINDS[enemy])
    some = [
        deployments(enemy),
        st.fixed_dictionaries({
            "op": st.just("move_enemy"),
            "to": st.sampled_from(["drawn_region", "closest_hero", "off_board", *REGIONS[:4]]),
        }),
        st.fixed_dictionaries(
            {"op": st.just("replace_warriors"), "where": st.sampled_from(PLACES), "with_": kinds},
            optional={"else_": st.lists(deployments(enemy), max_size=2)},
        ),
        st.fixed_dictionaries(
            {"op": st.just("move_obstacles"), "what": kinds, "toward": st.just("palace"), "steps": st.integers(1, 3)},
            optional={"per_region": st.integers(1, 3)},
        ),
        st.fixed_dictionaries({"op": st.just("push_heroes"), "where": st.sampled_from(["enemy_region", "palace"])}),
        st.fixed_dictionaries({"op": st.just("discard_enemy_cards"), "count": st.integers(1, 3)}),
        st.fixed_dictionaries({
            "op": st.just("heal"), "count": st.integers(1, 5), "cap": st.just("starting_health"),
        }),
    ]
    if enemy == "ares":
        some.append(st.fixed_dictionaries({
            "op": st.just("deploy_blockade"),
            "where": st.sampled_from(["roads_of_enemy_region", "roads_of_palace"]),
        }))
    return st.one_of(some)


def anything() -> st.SearchStrategy[tuple[str, Ops]]:
    """An enemy with a list of operations of its own."""
    return st.sampled_from(list(KINDS)).flatmap(
        lambda enemy: st.tuples(st.just(enemy), st.lists(operations(enemy), min_size=1, max_size=5))
    )


def pack_of(enemy: str, ops: Ops) -> dict[str, Any]:
    return {"enemy_effect": [{"id": EFFECTS[enemy], "text": "Tried.", "ops": ops}]}


def at_work(enemy: str, ops: Ops, seed: int) -> WonderWoman:
    """A game after two rounds of random play, or as many as it lasts, with the effect among its cards."""
    setup = GAME.setup(SEATS, {"enemy": enemy}, pack_of(enemy, ops))
    t = GAME.seeded(setup, seed)
    assert isinstance(t, WonderWoman)
    t.prompt = Policy(seeded(seed)).prompt
    best = t
    while not t.over and t.round < 3:
        play_step(t)
        if t.phase == START and not t.over:
            best = t.clone()
            best.prompt = t.prompt
    return best


def carry_out(t: WonderWoman, enemy: str) -> bool:
    """Carry the effect out; whether the game goes on (The Cheetah may find her last Artifact)."""
    effect = t.box.effect_ids.index(EFFECTS[enemy])
    try:
        run(t, t.box.effect_begin[effect], t.box.effect_end[effect])
    except Finished:
        return False
    return True


def total(t: WonderWoman, kind: int) -> int:
    return sum(int(t.cubes[CUBES * region + kind]) for region in range(int(t.box.regions)))


@settings(max_examples=scale(60, 8))
@given(anything(), st.integers(0, 50))
def test_whatever_an_effect_says_the_table_stays_whole(case: tuple[str, Ops], seed: int) -> None:
    enemy, ops = case
    t = at_work(enemy, ops, seed)
    box = t.box
    warriors = total(t, WARRIORS)
    obstacles = [total(t, kind) for kind in range(3)]
    defense, cards = t.defense, sum(int(t.cards.size(zone)) for zone in range(len(t.cards.layout.zones)))
    carry_out(t, enemy)
    assert min(t.cubes) >= 0
    assert t.blockades >> box.roads == 0
    assert -1 <= t.enemy < box.regions
    assert all(0 <= place < box.regions for place in t.place)
    assert 0 < t.health <= box.health
    assert t.defense == defense  # no such operation costs Defense
    assert sum(int(t.cards.size(zone)) for zone in range(len(t.cards.layout.zones))) == cards
    lost = warriors - total(t, WARRIORS)
    grown = sum(total(t, kind) for kind in range(3)) - sum(obstacles)
    assert 0 <= lost <= grown  # effects bring no Warriors, and each that goes leaves an Obstacle


@settings(max_examples=scale(30, 4))
@given(anything(), st.integers(0, 50), st.data())
def test_a_list_does_what_its_parts_do_one_after_the_other(
    case: tuple[str, Ops], seed: int, data: st.DataObject
) -> None:
    enemy, ops = case
    cut = data.draw(st.integers(0, len(ops)))
    whole = at_work(enemy, ops, seed)
    parts = whole.clone()
    parts.prompt = Policy(seeded(77)).prompt
    whole.prompt = Policy(seeded(77)).prompt
    carry_out(whole, enemy)
    for some in (ops[:cut], ops[cut:]):
        if some and not parts.over:
            parts.box = boxed(enemy, some)
            carry_out(parts, enemy)
    assert GAME.to_position(parts) == GAME.to_position(whole)


def boxed(enemy: str, ops: Ops) -> Box:
    """The same box with other operations in the same effect."""
    setup = GAME.setup(SEATS, {"enemy": enemy}, pack_of(enemy, ops))
    return GAME.prepared(setup).box  # type: ignore[attr-defined,no-any-return]


@settings(max_examples=scale(20, 3))
@given(anything(), st.integers(0, 1000))
def test_a_pack_of_any_operations_is_accepted_and_played_to_the_end(case: tuple[str, Ops], seed: int) -> None:
    enemy, ops = case
    assert GAME.pack_faults(pack_of(enemy, ops)) == []
    t = GAME.seeded(GAME.setup(SEATS, {"enemy": enemy}, pack_of(enemy, ops)), seed)
    t.prompt = Policy(seeded(seed)).prompt
    while not t.over:
        play_step(t)
    assert GAME.summary(t)["reason"] in ("won", "defense", "artifacts")


def unknown_field(op: dict[str, Any]) -> None:
    op["colour"] = "red"


def unknown_operation(op: dict[str, Any]) -> None:
    op["op"] = "conquer"


def unknown_name(op: dict[str, Any]) -> None:
    for field in ("where", "to", "toward", "cap", "count"):
        if field in op:
            op[field] = "atlantis"
            return


@settings(max_examples=scale(30, 6))
@given(anything(), st.data())
@pytest.mark.parametrize("spoil", [unknown_field, unknown_operation, unknown_name])
def test_one_wrong_operation_among_others_is_found_in_its_place(
    spoil: Callable[[dict[str, Any]], None], case: tuple[str, Ops], data: st.DataObject
) -> None:
    enemy, ops = case
    n = data.draw(st.integers(0, len(ops) - 1))
    ops = [dict(op) for op in ops]
    spoil(ops[n])
    faults = GAME.pack_faults(pack_of(enemy, ops))
    assert faults
    assert all(f"enemy_effect {EFFECTS[enemy]}.ops[{n}]" in fault.path for fault in faults)
    with pytest.raises(InputError):
        GAME.setup(SEATS, {"enemy": enemy}, pack_of(enemy, ops))
