"""The shape of Armata Strigoi's content, for packs of one's own."""
from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from gateleg.games.armata_strigoi.box import GAINS, MOST_SEATS, MOST_SPOTS, faces_of
from gateleg.games.armata_strigoi.words import (
    LETTERS,
    PILE_NAMES,
    ROOM_NAMES,
    SPACE_NAMES,
    STRIGOI_NAMES,
    vocabulary,
)
from gateleg.kernel.cards import MAX_CARDS
from gateleg.kernel.pack import Fault

WOLF_CARDS: Final = 6  # Action cards of each wolf
OUTER_ROOMS: Final = 6
LADDERS: Final = ["l1", "l2", "l3", "l4", "l5"]

Text = Annotated[str, Meta(min_length=1)]
Count = Annotated[int, Meta(ge=1, le=40)]
Movement = Annotated[int, Meta(ge=0, le=12)]
Strength = Annotated[int, Meta(ge=0, le=30)]
Harm = Annotated[int, Meta(ge=0, le=3)]
Life = Annotated[int, Meta(ge=1, le=8)]
Side = Annotated[int, Meta(ge=0, le=5)]
Ability = Literal["protection", "heal", "retrieval", "mechanics", "stealth", "pack"]
Colour = Literal["red", "grey"]
Who = Literal["master", "apprentice"]
Books = Annotated[list[Literal["A", "B", "C", "D", "E", "F"]], Meta(min_length=6, max_length=6)]


class Powerwolf(msgspec.Struct):
    id: Text
    name: Text
    role: Text
    emphasis: Text


class Action(msgspec.Struct):
    """What every Action card has; X is the letter that moves no Strigoi."""

    id: Text
    name: Text
    movement: Movement
    strength: Strength
    initiative: Annotated[int, Meta(ge=1, le=99)]
    abilities: list[Ability]
    self_wound: bool
    letter: Literal["A", "B", "C", "D", "E", "F", "X"]


class ActionCard(Action, kw_only=True):
    owner: Text
    common: bool


class Heroic(Action, kw_only=True):
    gain: Literal["first-red-monster-defeated", "first-grey-monster-defeated"]


class Legendary(Action, kw_only=True):
    gain: Literal[
        "first-powerwolf-wounded-by-a-strigoi", "first-powerwolf-to-take-third-wound",
        "first-player-to-deal-the-last-wound-to-a-strigoi", "own-card-makes-strigoi-deal-third-wound-to-a-comrade",
        "fewest-reward-cards-when-another-player-gains-their-third",
    ]
    take_reward_card_instead: bool


class Encounter(msgspec.Struct):
    id: Text
    name: Text
    pile: Colour
    kind: Literal["monster", "monk"]
    strength: Strength
    rewards: list[Literal["bat", "axe", "blood"]]
    count: Count
    wounds_inflicted: Harm


class RewardToken(msgspec.Struct):
    id: Text
    strength: Strength
    movement: Movement
    abilities: list[Ability]
    count: Count
    name: Text | None = None


class RewardCard(msgspec.Struct):
    id: Text
    name: Text
    strength: Strength
    movement: Movement
    abilities: list[Ability]
    self_wound: bool
    count: Count


class Wound(msgspec.Struct):
    """A counter; `value`, below 0, is what it takes from movement or Strength."""

    id: Text
    effect: Literal[
        "movement", "strength", "forbid_protection", "forbid_heal", "forbid_retrieval", "forbid_mechanics",
        "forbid_stealth", "forbid_pack",
    ]
    value: Annotated[int, Meta(ge=-6, le=0)]
    count: Count
    name: Text | None = None


class Wounds(msgspec.Struct):
    """`limit`: the Wound that costs a Blood Point."""

    limit: Annotated[int, Meta(ge=2, le=5)]


class Strigoi(msgspec.Struct):
    id: Who
    strength: Strength
    life: Life
    wounds: Harm
    shocks: Harm


class Supreme(msgspec.Struct):
    """The back of a Strigoi's card."""

    id: Text
    front: Who
    strength: Strength
    life: Life
    wounds: Harm
    shocks: Harm


class StrigoiToken(msgspec.Struct):
    id: Text
    strigoi: Who
    extra_wounds: Harm
    count: Count
    name: Text | None = None


class Blood(msgspec.Struct):
    supply: Annotated[int, Meta(ge=1, le=60)]


class BloodLimit(msgspec.Struct):
    """Blood Points needed on the Altar to attack, and the number in Hell that loses the game, by players."""

    id: Text
    players: Annotated[int, Meta(ge=2, le=5)]
    altar: Annotated[int, Meta(ge=0, le=60)]
    hell: Annotated[int, Meta(ge=1, le=60)]


class FightTokens(msgspec.Struct):
    count: Annotated[int, Meta(ge=1, le=20)]


class CentreTile(msgspec.Struct):
    books: Books
    marks: dict[str, Colour]
    stairs: list[str]


class Tile(msgspec.Struct):
    id: Text
    openings: list[Side]
    ring_sides: list[Side]
    marks: dict[str, Colour]
    stairs: list[str]


class Platform(msgspec.Struct):
    id: Text
    spokes: Annotated[list[Literal["O", "W", "C"]], Meta(min_length=6, max_length=6)]
    books: Books
    strigoi: Literal["", "master", "apprentice"]


class Room(msgspec.Struct):
    id: Text
    tile: Text
    tile_turn: Side
    platform: Text
    platform_turn: Side


class Ladder(msgspec.Struct):
    id: Text
    room: Text
    direction: Side


class Content(msgspec.Struct):
    powerwolf: list[Powerwolf]
    action_card: list[ActionCard]
    heroic: list[Heroic]
    legendary: list[Legendary]
    encounter: list[Encounter]
    reward_token: list[RewardToken]
    reward_card: list[RewardCard]
    wound: list[Wound]
    wounds: Wounds
    strigoi: list[Strigoi]
    supreme: list[Supreme]
    strigoi_token: list[StrigoiToken]
    blood: Blood
    blood_limit: list[BloodLimit]
    fight_tokens: FightTokens
    centre_tile: CentreTile
    tile: list[Tile]
    platform: list[Platform]
    room: list[Room]
    ladder: list[Ladder]


def content_faults(content: dict[str, Any]) -> list[Fault]:
    """What the shapes do not say."""
    faults = id_faults(content) + action_faults(content) + token_faults(content) + blood_faults(content)
    return faults + (tile_faults(content) or layout_faults(content))


def id_faults(content: dict[str, Any]) -> list[Fault]:
    """Cards and tokens are called by their ids, as nothing else is that may be an answer beside them; together they are
    not more than a table can hold."""
    faults: list[Fault] = []
    names = ("action_card", "heroic", "legendary", "reward_card", "reward_token", "encounter", "wound", "strigoi_token")
    taken = dict.fromkeys([*vocabulary([], []).words.values(), *SPACE_NAMES], "word of the game")
    for name in names:
        for entry in content[name]:
            if entry["id"] in taken:
                faults.append(Fault(name, entry["id"], "id", f"an id that no {taken[entry['id']]} has"))
            taken[entry["id"]] = name
    cards = sum(entry.get("count", 1) for _, entry in faces_of(content))
    if cards > MAX_CARDS:
        faults.append(Fault("content", None, "", f"at most {MAX_CARDS} cards and tokens, not {cards}"))
    return faults


def action_faults(content: dict[str, Any]) -> list[Fault]:
    """Five wolves of six cards; all initiatives differ (AS.1.3); each way to gain a card has its cards (AS.10)."""
    faults: list[Fault] = []
    wolves = [wolf["id"] for wolf in content["powerwolf"]]
    if len(wolves) != MOST_SEATS:
        faults.append(Fault("powerwolf", None, "", f"{MOST_SEATS} wolves, not {len(wolves)}"))
    taken: dict[int, str] = {}
    for name in ("action_card", "heroic", "legendary"):
        for card in content[name]:
            number = card["initiative"]
            if number in taken:
                expected = f"another than {number}, which {taken[number]} has"
                faults.append(Fault(name, card["id"], "initiative", expected))
            taken[number] = card["id"]
    for card in content["action_card"]:
        if card["owner"] not in wolves:
            faults.append(Fault("action_card", card["id"], "owner", f"one of {', '.join(wolves)}"))
    for wolf in wolves:
        count = sum(1 for card in content["action_card"] if card["owner"] == wolf)
        if count != WOLF_CARDS:
            faults.append(Fault("action_card", None, "", f"{WOLF_CARDS} cards of each wolf, not {count} of {wolf}"))
    for gain in GAINS:
        name = "heroic" if gain in GAINS[:2] else "legendary"
        count = sum(1 for card in content[name] if card["gain"] == gain)
        if not (MOST_SEATS <= count <= 12 if name == "heroic" else count == 1):
            expected = f"{MOST_SEATS} to 12 cards" if name == "heroic" else "one card"
            faults.append(Fault(name, None, "", f"{expected} gained by {gain}, not {count}"))
    return faults


def token_faults(content: dict[str, Any]) -> list[Fault]:
    """A Monster in each pile (AS.2b.7), Wounds for all (AS.4.1), tokens and both sides of the card of each Strigoi."""
    faults: list[Fault] = []
    for pile in PILE_NAMES:
        if not any(token["pile"] == pile and token["kind"] == "monster" for token in content["encounter"]):
            faults.append(Fault("encounter", None, "", f"a monster in the {pile} pile"))
    for table, field in (("strigoi", "id"), ("supreme", "front"), ("strigoi_token", "strigoi")):
        for name in STRIGOI_NAMES:
            count = sum(1 for entry in content[table] if entry[field] == name)
            if count == 0 or (count > 1 and table != "strigoi_token"):
                faults.append(Fault(table, None, "", f"an entry whose {field} is {name}"))
    on_strigoi = max(sum(s["life"] - 1 for s in content["strigoi"]), *(s["life"] - 1 for s in content["supreme"]))
    need = MOST_SEATS * (content["wounds"]["limit"] - 1) + on_strigoi + 1
    count = sum(wound["count"] for wound in content["wound"])
    if count < need:
        faults.append(Fault("wound", None, "", f"at least {need} counters for all wolves and Strigoi, not {count}"))
    return faults


def blood_faults(content: dict[str, Any]) -> list[Fault]:
    """An entry for each number of players (AS.P.6), within the supply."""
    faults: list[Fault] = []
    supply = content["blood"]["supply"]
    for limit in content["blood_limit"]:
        if limit["hell"] > supply:
            faults.append(Fault("blood_limit", limit["id"], "hell", f"at most {supply}, the supply"))
    if sorted(limit["players"] for limit in content["blood_limit"]) != list(range(2, MOST_SEATS + 1)):
        faults.append(Fault("blood_limit", None, "", f"one entry for each number of players from 2 to {MOST_SEATS}"))
    return faults


def tile_faults(content: dict[str, Any]) -> list[Fault]:
    """AS.11.2, AS.11.7 Six tiles and platforms, on which there is what they say."""
    faults: list[Fault] = []
    for name in ("tile", "platform"):
        if len(content[name]) != OUTER_ROOMS:
            faults.append(Fault(name, None, "", f"{OUTER_ROOMS} entries, not {len(content[name])}"))
    spaces = 13 + len(LADDERS)
    for tile in content["tile"]:
        for field in ("openings", "ring_sides"):
            if sorted(set(tile[field])) != tile[field]:
                faults.append(Fault("tile", tile["id"], field, f"different sides in rising order, not {tile[field]}"))
        for side in tile["ring_sides"]:
            if side not in tile["openings"] or (side + 1) % 6 not in tile["openings"]:
                faults.append(Fault("tile", tile["id"], "ring_sides", f"sides between two openings, not {side}"))
        there = [f"e{side}" for side in tile["openings"]] + [f"q{side}" for side in tile["ring_sides"]]
        faults += mark_faults("tile", tile["id"], tile, there)
        spaces += 7 + len(there)
    ladders = sum(fewest_outer_openings(tile["openings"]) for tile in content["tile"])
    if ladders < len(LADDERS):
        expected = f"outer edge spaces for {len(LADDERS)} ladders however the tiles lie, not for {ladders}"
        faults.append(Fault("tile", None, "openings", expected))
    if spaces > MOST_SPOTS:
        faults.append(Fault("tile", None, "", f"at most {MOST_SPOTS} spaces on the board, not {spaces}"))
    faults += mark_faults("centre_tile", None, content["centre_tile"], [f"{k}{s}" for k in "ie" for s in range(6)])
    books = [("centre_tile", None, content["centre_tile"])]
    for name, id, entry in [*books, *[("platform", p["id"], p) for p in content["platform"]]]:
        if sorted(entry["books"]) != list(LETTERS):
            faults.append(Fault(name, id, "books", f"each letter from A to F once, not {entry['books']}"))
    for strigoi in STRIGOI_NAMES:
        if sum(1 for platform in content["platform"] if platform["strigoi"] == strigoi) != 1:
            faults.append(Fault("platform", None, "", f"one platform with the sign of the {strigoi}"))
    return faults


def fewest_outer_openings(openings: list[int]) -> int:
    """AS.P.3 On how many of its three outer sides a tile has at least an edge space, however it is turned."""
    return min(sum(1 for side in openings if (side - turn) % 6 < 3) for turn in range(6))


def mark_faults(name: str, id: str | None, tile: dict[str, Any], spaces: list[str]) -> list[Fault]:
    """Marks and stairs are on spaces that the tile has."""
    faults = [
        Fault(name, id, f"marks.{space}", f"one of {', '.join(spaces)}")
        for space in tile["marks"] if space not in spaces
    ]
    return faults + [
        Fault(name, id, "stairs", f"some of {', '.join(spaces)}, not {space!r}")
        for space in tile["stairs"] if space not in spaces
    ]


def layout_faults(content: dict[str, Any]) -> list[Fault]:
    """AS.P.1, AS.P.2, AS.P.3 Each tile and platform lies once, signs not in adjacent rooms, ladders at outer edges."""
    faults: list[Fault] = []
    rooms = {room["id"]: room for room in content["room"]}
    if sorted(rooms) != ROOM_NAMES[1:]:
        return [Fault("room", None, "", f"one entry for each of {', '.join(ROOM_NAMES[1:])}")]
    for field in ("tile", "platform"):
        laid = sorted(room[field] for room in content["room"])
        if laid != sorted(entry["id"] for entry in content[field]):
            faults.append(Fault("room", None, field, f"each {field} once, not {', '.join(laid)}"))
    if faults:
        return faults
    signs = [platform["id"] for platform in content["platform"] if platform["strigoi"]]
    places = [ROOM_NAMES.index(room["id"]) for room in content["room"] if room["platform"] in signs]
    if (places[0] - places[1]) % 6 in (1, 5):
        faults.append(Fault("room", None, "platform", "the two platforms with a sign in rooms that are not adjacent"))
    if sorted(ladder["id"] for ladder in content["ladder"]) != LADDERS:
        faults.append(Fault("ladder", None, "", f"one entry for each of {', '.join(LADDERS)}"))
    edges: list[tuple[str, int]] = []
    for ladder in content["ladder"]:
        faults += ladder_faults(content, rooms, ladder)
        edge = (ladder["room"], ladder["direction"])
        if edge in edges:
            faults.append(Fault("ladder", ladder["id"], "direction", "an edge without another ladder"))
        edges.append(edge)
    return faults


def ladder_faults(content: dict[str, Any], rooms: dict[str, Any], ladder: dict[str, Any]) -> list[Fault]:
    """A ladder stands at an outer side with an edge space."""
    if ladder["room"] not in rooms:
        return [Fault("ladder", ladder["id"], "room", f"one of {', '.join(ROOM_NAMES[1:])}")]
    room = rooms[ladder["room"]]
    tile = next(tile for tile in content["tile"] if tile["id"] == room["tile"])
    outer = (ladder["direction"] - ROOM_NAMES.index(ladder["room"]) + 1) % 6 in (0, 1, 5)
    if outer and (ladder["direction"] - room["tile_turn"]) % 6 in tile["openings"]:
        return []
    return [Fault("ladder", ladder["id"], "direction", "an outer side with an edge space")]
