"""What is in the box of Root, where it comes from, and how its maps hang together."""
from __future__ import annotations

import copy
import math
from collections import Counter
from typing import Any

import pytest

from gateleg.games.root.content import Map, read_deck, read_items, read_map
from gateleg.games.root.game import GAME
from gateleg.kernel.content import untagged
from gateleg.kernel.errors import InputError

CONTENT = GAME.content()
DECKS = ["standard", "exiles"]
MAPS = ["autumn", "winter"]


def test_every_value_says_where_it_comes_from() -> None:
    assert untagged(CONTENT) == []


def test_a_value_without_provenance_is_found() -> None:
    content = copy.deepcopy(CONTENT)
    del content["standard"][0]["tag"]
    content["marquise"]["tag"] = "remembered"
    paths = untagged(content)
    assert f"standard {content['standard'][0]['id']}.suit" in paths
    assert "marquise.warriors" in paths


# -- decks -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_54_cards(deck: str) -> None:
    cards = read_deck(CONTENT, deck)
    assert sum(card.copies for card in cards) == CONTENT[f"{deck}_totals"]["cards"] == 54
    suits: Counter[str] = Counter()
    for card in cards:
        suits[card.suit] += card.copies
    assert all(suits[suit] == CONTENT[f"{deck}_totals"][suit] for suit in suits)
    assert len({card.id for card in cards}) == len(cards)


@pytest.mark.parametrize("deck", DECKS)
def test_five_ambush_cards(deck: str) -> None:
    ambushes = [card for card in read_deck(CONTENT, deck) if card.kind == "ambush"]
    assert {card.suit: card.copies for card in ambushes} == {"bird": 2, "fox": 1, "rabbit": 1, "mouse": 1}
    assert all(card.cost == [] for card in ambushes)


@pytest.mark.parametrize("deck", DECKS)
def test_four_dominance_cards(deck: str) -> None:
    dominance = [card for card in read_deck(CONTENT, deck) if card.kind == "dominance"]
    assert {card.suit: card.copies for card in dominance} == {"bird": 1, "fox": 1, "rabbit": 1, "mouse": 1}
    assert all(card.cost == [] for card in dominance)


def test_both_decks_have_the_same_items_ambushes_and_dominance_cards() -> None:
    def common(deck: str) -> list[tuple[object, ...]]:
        return sorted(
            (card.id, card.suit, tuple(card.cost), card.item or "", card.vp, card.copies)
            for card in read_deck(CONTENT, deck)
            if card.kind in ("ambush", "dominance", "item")
        )

    assert common("standard") == common("exiles")


@pytest.mark.parametrize("deck", DECKS)
def test_what_items_are_worth(deck: str) -> None:
    worth = {(card.item, card.vp) for card in read_deck(CONTENT, deck) if card.item is not None}
    assert worth == {("bag", 1), ("boot", 1), ("crossbow", 1), ("hammer", 2), ("sword", 2), ("tea", 2), ("coin", 3)}


# -- items -------------------------------------------------------------------------------------------------------------
@pytest.mark.clause("5.1.5")
def test_twelve_items_can_be_crafted() -> None:
    supply = {item.id: item.supply for item in read_items(CONTENT)}
    assert supply == {"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coin": 2, "torch": 0}


@pytest.mark.clause("9.3.4")
def test_one_item_for_each_ruin() -> None:
    ruins = [item.id for item in read_items(CONTENT) for _ in range(item.ruins)]
    assert sorted(ruins) == ["bag", "boot", "hammer", "sword"]


# -- maps --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", MAPS)
def test_twelve_clearings_in_three_suits_with_four_ruins(name: str) -> None:
    board = read_map(CONTENT, name)
    assert len(board.clearings) == 12
    ruins = [clearing for clearing in board.clearings if clearing.ruin]
    assert len(ruins) == CONTENT[name]["ruins"] == 4
    assert all(clearing.slots >= 2 for clearing in ruins)
    suits = Counter(clearing.suit for clearing in board.clearings)
    assert suits == ({None: 12} if name == "winter" else {"fox": 4, "rabbit": 4, "mouse": 4})


@pytest.mark.parametrize(("name", "forests"), [("autumn", 7), ("winter", 8)])
def test_forests_are_what_paths_enclose_on_the_drawn_map(name: str, forests: int) -> None:
    """The printed forests follow from the paths as they are drawn; a river counts where it divides them."""
    board = read_map(CONTENT, name)
    lines = board.paths + (board.rivers if board.river_divides_forests else [])
    faces = [face for face in enclosed(board, lines) if signed_area(board, face) > 0]
    assert len(faces) == len(board.forests) == forests
    found = {tuple(sorted(face)): face for face in faces}
    assert sorted(found) == sorted(tuple(sorted(forest.clearings)) for forest in board.forests)
    for forest in board.forests:
        assert forest.id == "-".join(str(clearing) for clearing in forest.clearings)
        assert inside(board, found[tuple(sorted(forest.clearings))], (forest.x, forest.y))
        neighbours = [
            other.id for other in board.forests
            if other is not forest and len(borders(found, forest.clearings) & borders(found, other.clearings)) == 1
        ]
        assert sorted(forest.adjacent) == sorted(neighbours)


@pytest.mark.parametrize("name", MAPS)
def test_no_paths_cross_and_none_runs_through_a_clearing(name: str) -> None:
    board = read_map(CONTENT, name)
    lines = board.paths + board.rivers
    for n, one in enumerate(lines):
        for other in lines[n + 1:]:
            if not set(one) & set(other):
                assert not cross(board, one, other), f"{one} crosses {other}"
        for clearing in board.clearings:
            if clearing.id not in one:
                assert distance(board, clearing.id, one) > 6, f"{one} runs through {clearing.id}"


@pytest.mark.parametrize("name", MAPS)
def test_corners_lie_in_the_corners_and_clearings_apart(name: str) -> None:
    board = read_map(CONTENT, name)
    middle = {(x, y): c for c in board.corners for x, y in [(at(board, c)[0] > 50, at(board, c)[1] > 50)]}
    assert len(middle) == 4
    for a, b in board.opposite_corners:
        assert all((p > 50) != (q > 50) for p, q in zip(at(board, a), at(board, b), strict=True))
    for one in board.clearings:
        for other in board.clearings[one.id:]:
            assert math.dist((one.x, one.y), (other.x, other.y)) > 18


def at(board: Map, clearing: int) -> tuple[int, int]:
    found = board.clearings[clearing - 1]
    return found.x, found.y


def turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """Above 0 if a, b, c turn clockwise on the page (y runs down)."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(board: Map, one: tuple[int, int], other: tuple[int, int]) -> bool:
    a, b, c, d = (at(board, n) for n in (*one, *other))
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def distance(board: Map, clearing: int, line: tuple[int, int]) -> float:
    (px, py), (ax, ay), (bx, by) = (at(board, n) for n in (clearing, *line))
    share = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    share = min(1.0, max(0.0, share))
    return math.dist((px, py), (ax + share * (bx - ax), ay + share * (by - ay)))


def enclosed(board: Map, lines: list[tuple[int, int]]) -> list[list[int]]:
    """The faces of the drawn graph, each as the clearings around it: leave every clearing by the next line round."""
    around: dict[int, list[int]] = {clearing.id: [] for clearing in board.clearings}
    for a, b in lines:
        around[a].append(b)
        around[b].append(a)
    for clearing, neighbours in around.items():
        x, y = at(board, clearing)
        neighbours.sort(key=lambda n: math.atan2(at(board, n)[1] - y, at(board, n)[0] - x))
    faces: list[list[int]] = []
    walked: set[tuple[int, int]] = set()
    for start in [*lines, *[(b, a) for a, b in lines]]:
        face: list[int] = []
        step = start
        while step not in walked:
            walked.add(step)
            face.append(step[0])
            came, here = step
            order = around[here]
            step = (here, order[order.index(came) - 1])
        if face:
            faces.append(face)
    return faces


def signed_area(board: Map, face: list[int]) -> float:
    points = [at(board, n) for n in face]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)) / 2


def borders(faces: dict[tuple[int, ...], list[int]], clearings: list[int]) -> set[frozenset[int]]:
    face = faces[tuple(sorted(clearings))]
    return {frozenset(pair) for pair in zip(face, face[1:] + face[:1], strict=True)}


def inside(board: Map, face: list[int], point: tuple[int, int]) -> bool:
    """Whether a point lies within a face: a ray to the right meets its border an odd number of times."""
    x, y = point
    hits = 0
    points = [at(board, n) for n in face]
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            hits += 1
    return hits % 2 == 1


# -- packs -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("pack", "path"), [
    ({"standard": [{"id": "anvil", "suit": "badger"}]}, "standard anvil.suit"),
    ({"standard": [{"id": "anvil", "kind": "weapon"}]}, "standard anvil.kind"),
    ({"standard": [{"id": "anvil", "cost": []}]}, "standard anvil.cost"),
    ({"standard": [{"id": "anvil", "cost": ["bird"]}]}, "standard anvil.cost"),
    ({"standard": [{"id": "fox-ambush", "cost": ["fox"]}]}, "standard fox-ambush.cost"),
    ({"standard": [{"id": "anvil", "item": "anvil"}]}, "standard anvil.item"),
    ({"standard": [{"id": "anvil", "vp": -1}]}, "standard anvil.vp"),
    ({"standard": [{"id": "anvil", "copies": "two"}]}, "standard anvil.copies"),
    ({"standard": [{"id": "cobbler", "discard_on_use": 1}]}, "standard cobbler.discard_on_use"),
    ({"standard": [{"id": "new"}]}, "standard new.name"),
    ({"standard": [{"id": "new", "name": "New", "suit": "fox", "kind": "persistent", "cost": ["fox"], "copies": 1,
                    "discard_on_use": True}]}, "standard new.id"),
    ({"item": [{"id": "boot", "supply": -1}]}, "item boot.supply"),
    ({"autumn": {"paths": [[1, 13]]}}, "autumn.paths"),
    ({"autumn": {"rivers": [[1, 2, 3]]}}, "autumn.rivers"),
    ({"autumn": {"corners": [0]}}, "autumn.corners"),
    ({"autumn_clearing": [{"id": 3, "suit": "bird"}]}, "autumn_clearing 3.suit"),
    ({"autumn_clearing": [{"id": 3, "slots": 4}]}, "autumn_clearing 3.slots"),
    ({"autumn_clearing": [{"id": 3, "x": 101}]}, "autumn_clearing 3.x"),
    ({"autumn_clearing": [{"id": 14, "place": "far", "slots": 1, "ruin": False, "x": 1, "y": 1}]}, "autumn_clearing"),
    ({"autumn_forest": [{"id": "3-6-11", "clearings": [3, 16]}]}, "autumn_forest 3-6-11.clearings"),
    ({"autumn_forest": [{"id": "3-6-11", "adjacent": ["the-wood"]}]}, "autumn_forest 3-6-11.adjacent"),
    ({"marquise": {"recruiter_draw_bonus": [0, 1]}}, "marquise.recruiter_draw_bonus"),
    ({"marquise": {"sawmills": 7}}, "marquise.sawmills"),
    ({"eyrie": {"roosts": 8}}, "eyrie.roost_vp"),
    ({"alliance": {"sympathy_vp": [0, 1, 1]}}, "alliance.sympathy_vp"),
    ({"vagabond": {"aids_needed": [1, 2]}}, "vagabond.aids_needed"),
    ({"winged_menace": {"row_lengths": [4]}}, "winged_menace.row_lengths"),
    ({"menace_tracks": {"draw_bonus_row": [0, 1]}}, "menace_tracks.draw_bonus_row"),
])
def test_a_wrong_pack_names_item_and_field(pack: dict[str, Any], path: str) -> None:
    other = {"map": "autumn", "deck": "standard"}
    with pytest.raises(InputError) as error:
        GAME.setup(["marquise", "eyrie"], other, pack)
    assert error.value.path == path


# -- factions ----------------------------------------------------------------------------------------------------------
@pytest.mark.clause("6.3.1")
def test_the_marquise_has_25_warriors_and_8_wood() -> None:
    assert (CONTENT["marquise"]["warriors"], CONTENT["marquise"]["wood"]) == (25, 8)


@pytest.mark.clause("6.3.5")
def test_the_tracks_of_the_marquise() -> None:
    marquise = CONTENT["marquise"]
    assert marquise["cost"] == [0, 1, 2, 3, 3, 4]
    assert marquise["sawmill_vp"] == [0, 1, 2, 3, 4, 5]
    assert marquise["workshop_vp"] == [0, 2, 2, 3, 4, 5]
    assert marquise["recruiter_vp"] == [0, 1, 2, 3, 3, 4]


@pytest.mark.clause("8.3.3")
def test_the_track_of_the_alliance() -> None:
    assert CONTENT["alliance"]["sympathy_cost"] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert CONTENT["alliance"]["sympathy_vp"] == [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]


def test_each_character_begins_with_a_torch_and_each_quest_asks_for_two_items() -> None:
    items = {item.id for item in read_items(CONTENT)}
    characters = CONTENT["character"]
    assert len(characters) == 9
    assert all("torch" in character["items"] and set(character["items"]) <= items for character in characters)
    quests = CONTENT["quest"]
    assert Counter(quest["suit"] for quest in quests) == {"fox": 5, "rabbit": 5, "mouse": 5}
    assert all(len(quest["items"]) == 2 and set(quest["items"]) <= items for quest in quests)
