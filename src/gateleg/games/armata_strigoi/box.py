"""What is in the box: cards, tokens, Strigoi and tiles as flat tables, made from the content files."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.armata_strigoi.words import ABILITY_NAMES, LETTERS, ROOM_NAMES, STRIGOI_NAMES
from gateleg.kernel.content import check_fields
from gateleg.kernel.errors import InputError

MOST_SEATS: Final = 5
WOLF_CARDS: Final = 6  # Action cards of each wolf
MOST_SPOTS: Final = 126  # spaces of one layout: two words of 63 bits

# abilities, and icons: a number of ICON_BITS bits for each of them
PROTECTION: Final = 0
HEAL: Final = 1
RETRIEVAL: Final = 2
MECHANICS: Final = 3
STEALTH: Final = 4
PACK: Final = 5
ABILITIES: Final = 6
ICON_BITS: Final = 8
ICON_MASK: Final = 255

X: Final = 6  # the letter without a direction; A to F are 0 to 5
MASTER: Final = 0
APPRENTICE: Final = 1

# backs of cards and tokens
ACTION_CARDS: Final = 0
REWARD_CARDS: Final = 1
REWARD_TOKENS: Final = 2
RED: Final = 3
GREY: Final = 4
WOUNDS: Final = 5
STRIGOI_TOKENS: Final = 6
POOLS: Final = 7

# how an advanced card is gained (AS.10)
FIRST_RED: Final = 0
FIRST_GREY: Final = 1
BLED: Final = 2
THIRD_WOUND_TAKEN: Final = 3
STRIGOI_SLAIN: Final = 4
COMRADE_HURT: Final = 5
FEWEST_REWARDS: Final = 6
GAINS: Final = [
    "first-red-monster-defeated", "first-grey-monster-defeated", "first-powerwolf-wounded-by-a-strigoi",
    "first-powerwolf-to-take-third-wound", "first-player-to-deal-the-last-wound-to-a-strigoi",
    "own-card-makes-strigoi-deal-third-wound-to-a-comrade", "fewest-reward-cards-when-another-player-gains-their-third",
]
NO_GAIN: Final = -1

# spokes of a platform
OPEN: Final = 0
WALLED: Final = 1
CLOSED: Final = 2
SPOKES: Final = "OWC"

WOUND_EFFECTS: Final = ["movement", "strength", *[f"forbid_{ability}" for ability in ABILITY_NAMES]]


@final
class Tile:
    """A room's tile in its own frame: sides 0..5.

    openings  sides with an edge space;   ring   s: a side space between the edges of s and s + 1
    marks     [space, such as q1] red or grey;   stairs   spaces with stairs
    """

    def __init__(self, id: str, openings: list[int], ring: list[int], marks: dict[str, str], stairs: list[str]) -> None:
        self.id = id
        self.openings = openings
        self.ring = ring
        self.marks = marks
        self.stairs = stairs


@final
class Box:
    """Everything by face; the faces of one back are consecutive.

    ids, names   [face];   faces   of all
    deck         a face for each card and token, in the order of the backs;   deck_first   [back] where it begins there
    heroic, legendary   the first face of those cards;   back   [face]
    wolves       ids of the Powerwolves;   owner   [face] of an Action card: its wolf, or NONE
    movement, strength   [face] of Action cards, rewards and Monsters; of Wounds the penalty, below 0
    letter, initiative   [face] of Action cards;   letter of a Strigoi token: which Strigoi
    icons        [face] abilities, ICON_BITS bits each;   forbids   [face] of Wounds: mask of abilities
    bleeds       [face] 1 with a Wound icon;   gain   [face] how an advanced card is gained, or NO_GAIN
    instead      [face] 1 if it takes a Reward card instead of Retrieval (AS.10.4)
    bats, axes, bloods   [face] what a Monster leaves;   hurts   [face] Wounds of a lost fight, of a Strigoi token the
                 Wounds it adds;   monk   [face] 1 for a Monk
    strigoi_strength, strigoi_life, strigoi_wounds, strigoi_shocks   [Strigoi], and behind them as Supreme Master
    altar, hell  [seats] Blood Points needed to attack, and the limit in Hell;   blood   all Blood Points
    fight_tokens, wound_limit   how many
    tiles, platforms   by id: Tile, and OPEN, WALLED, CLOSED for each spoke
    books        [6 * platform + spoke] its letter; the books of the middle room behind the last platform
    sign         [platform] the Strigoi whose sign it bears, or NONE
    middle       the tile of the middle room;   rooms   [k] (tile, turn, platform, turn) of R1 + k in the default layout
    ladders      (room, direction) of each ladder in the default layout
    """

    def __init__(self, content: dict[str, Any]) -> None:
        """Make the tables of checked content."""
        entries = faces_of(content)
        self.ids = [entry["id"] for _, entry in entries]
        self.names = [entry.get("name", entry["id"]) for _, entry in entries]
        self.faces: i64 = len(entries)
        backs = [back for back, _ in entries]
        self.back = numbers(backs)
        self.deck = numbers([face for face, (_, e) in enumerate(entries) for _ in range(e.get("count", 1))])
        self.deck_first = numbers([
            sum([entry.get("count", 1) for b, entry in entries if b < back]) for back in range(POOLS + 1)
        ])
        self.heroic: i64 = backs.count(ACTION_CARDS) - len(content["heroic"]) - len(content["legendary"])
        self.legendary: i64 = self.heroic + len(content["heroic"])
        self.wolves = [wolf["id"] for wolf in content["powerwolf"]]
        self.owner = numbers([self.wolves.index(e["owner"]) if "owner" in e else -1 for _, e in entries])
        self.movement = numbers([movement_of(back, entry) for back, entry in entries])
        self.strength = numbers([strength_of(back, entry) for back, entry in entries])
        self.letter = numbers([letter_of(back, entry) for back, entry in entries])
        self.initiative = numbers([entry.get("initiative", 0) for _, entry in entries])
        self.icons = numbers([packed(entry.get("abilities", [])) for _, entry in entries])
        self.forbids = numbers([forbidden_by(entry) for _, entry in entries])
        self.bleeds = numbers([int(entry.get("self_wound", False)) for _, entry in entries])
        self.gain = numbers([GAINS.index(e["gain"]) if "gain" in e else NO_GAIN for _, e in entries])
        self.instead = numbers([int(entry.get("take_reward_card_instead", False)) for _, entry in entries])
        self.bats = numbers([entry.get("rewards", []).count("bat") for _, entry in entries])
        self.axes = numbers([entry.get("rewards", []).count("axe") for _, entry in entries])
        self.bloods = numbers([entry.get("rewards", []).count("blood") for _, entry in entries])
        self.hurts = numbers([e.get("wounds_inflicted", e.get("extra_wounds", 0)) for _, e in entries])
        self.monk = numbers([int(entry.get("kind") == "monk") for _, entry in entries])
        strigoi = [
            *[next(s for s in content["strigoi"] if s["id"] == name) for name in STRIGOI_NAMES],
            *[next(s for s in content["supreme"] if s["front"] == name) for name in STRIGOI_NAMES],
        ]
        self.strigoi_strength = numbers([s["strength"] for s in strigoi])
        self.strigoi_life = numbers([s["life"] for s in strigoi])
        self.strigoi_wounds = numbers([s["wounds"] for s in strigoi])
        self.strigoi_shocks = numbers([s["shocks"] for s in strigoi])
        limits = {limit["players"]: limit for limit in content["blood_limit"]}
        self.altar = numbers([0, 0, *[limits[n]["altar"] for n in range(2, MOST_SEATS + 1)]])
        self.hell = numbers([0, 0, *[limits[n]["hell"] for n in range(2, MOST_SEATS + 1)]])
        self.blood: i64 = content["blood"]["supply"]
        self.fight_tokens: i64 = content["fight_tokens"]["count"]
        self.wound_limit: i64 = content["wounds"]["limit"]
        self.tiles = [
            Tile(t["id"], t["openings"], t["ring_sides"], t["marks"], t["stairs"]) for t in content["tile"]
        ]
        platforms = content["platform"]
        self.platforms = [[SPOKES.index(spoke) for spoke in p["spokes"]] for p in platforms]
        self.platform_ids = [p["id"] for p in platforms]
        centre = content["centre_tile"]
        self.books = numbers([LETTERS.index(b) for p in [*platforms, centre] for b in p["books"]])
        self.sign = numbers([STRIGOI_NAMES.index(p["strigoi"]) if p["strigoi"] else -1 for p in platforms])
        self.middle = Tile("r0", list(range(6)), [], centre["marks"], centre["stairs"])
        tile_ids = [tile.id for tile in self.tiles]
        self.rooms = [
            (tile_ids.index(r["tile"]), r["tile_turn"], self.platform_ids.index(r["platform"]), r["platform_turn"])
            for r in sorted(content["room"], key=by_id)
        ]
        self.ladders = [(ROOM_NAMES.index(e["room"]), e["direction"]) for e in sorted(content["ladder"], key=by_id)]

    def icon(self, face: i64, ability: i64) -> i64:
        """How many icons of an ability a face has."""
        return (self.icons[face] >> (ICON_BITS * ability)) & ICON_MASK


def by_id(entry: dict[str, Any]) -> str:
    return str(entry["id"])


def numbers(items: list[int]) -> vec[i64]:
    return vec[i64]([i64(item) for item in items])


def faces_of(content: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """All faces with their backs, in the order of the backs."""
    return [
        *[(ACTION_CARDS, entry) for name in ("action_card", "heroic", "legendary") for entry in content[name]],
        *[(REWARD_CARDS, entry) for entry in content["reward_card"]],
        *[(REWARD_TOKENS, entry) for entry in content["reward_token"]],
        *[(RED, entry) for entry in content["encounter"] if entry["pile"] == "red"],
        *[(GREY, entry) for entry in content["encounter"] if entry["pile"] == "grey"],
        *[(WOUNDS, entry) for entry in content["wound"]],
        *[(STRIGOI_TOKENS, entry) for entry in content["strigoi_token"]],
    ]


def movement_of(back: int, entry: dict[str, Any]) -> int:
    if back == WOUNDS:
        return int(entry["value"]) if entry["effect"] == "movement" else 0
    return int(entry.get("movement", 0))


def strength_of(back: int, entry: dict[str, Any]) -> int:
    if back == WOUNDS:
        return int(entry["value"]) if entry["effect"] == "strength" else 0
    return int(entry.get("strength", 0))


def letter_of(back: int, entry: dict[str, Any]) -> int:
    if back == STRIGOI_TOKENS:
        return STRIGOI_NAMES.index(entry["strigoi"])
    letter = entry.get("letter", "X")
    return X if letter == "X" else LETTERS.index(letter)


def packed(abilities: list[str]) -> int:
    """Icons by ability, ICON_BITS bits each."""
    return sum([1 << (ICON_BITS * ABILITY_NAMES.index(ability)) for ability in abilities])


def forbidden_by(entry: dict[str, Any]) -> int:
    """Mask of the abilities that a Wound forbids."""
    effect = entry.get("effect", "")
    return 1 << ABILITY_NAMES.index(effect.removeprefix("forbid_")) if effect.startswith("forbid_") else 0


# -- checks ------------------------------------------------------------------------------------------------------------
ACTION_FIELDS: Final[dict[str, Any]] = {
    "id": str, "name": str, "movement": int, "strength": int, "initiative": int, "abilities": list,
    "self_wound": bool, "letter": str,
}
FIELDS: Final[dict[str, dict[str, Any]]] = {
    "powerwolf": {"id": str, "name": str},
    "action_card": {**ACTION_FIELDS, "owner": str},
    "heroic": {**ACTION_FIELDS, "gain": str},
    "legendary": {**ACTION_FIELDS, "gain": str, "take_reward_card_instead": bool},
    "encounter": {
        "id": str, "pile": str, "kind": str, "name": str, "strength": int, "rewards": list, "count": int,
        "wounds_inflicted": int,
    },
    "reward_token": {"id": str, "strength": int, "movement": int, "abilities": list, "count": int},
    "reward_card": {
        "id": str, "name": str, "strength": int, "movement": int, "abilities": list, "self_wound": bool, "count": int,
    },
    "wound": {"id": str, "effect": str, "value": int, "count": int},
    "strigoi": {"id": str, "strength": int, "life": int, "wounds": int, "shocks": int},
    "supreme": {"id": str, "front": str, "strength": int, "life": int, "wounds": int, "shocks": int},
    "strigoi_token": {"id": str, "strigoi": str, "extra_wounds": int, "count": int},
    "blood_limit": {"id": str, "players": int, "altar": int, "hell": int},
    "tile": {"id": str, "openings": list, "ring_sides": list, "marks": dict, "stairs": list},
    "platform": {"id": str, "spokes": list, "books": list, "strigoi": str},
    "room": {"id": str, "tile": str, "tile_turn": int, "platform": str, "platform_turn": int},
    "ladder": {"id": str, "room": str, "direction": int},
}
TABLES: Final[dict[str, dict[str, Any]]] = {
    "blood": {"supply": int}, "fight_tokens": {"count": int}, "wounds": {"limit": int},
    "centre_tile": {"books": list, "marks": dict, "stairs": list},
}
RANGES: Final = {  # of whole numbers, by field
    "movement": (0, 12), "strength": (0, 30), "initiative": (1, 99), "count": (1, 40), "wounds_inflicted": (0, 3),
    "life": (1, 8), "wounds": (0, 3), "shocks": (0, 3), "extra_wounds": (0, 3), "players": (2, MOST_SEATS),
    "altar": (0, 60), "hell": (1, 60), "tile_turn": (0, 5), "platform_turn": (0, 5), "direction": (0, 5),
    "supply": (1, 60), "limit": (2, 5), "value": (-6, 0),
}


def read_box(content: dict[str, Any]) -> Box:
    """Make the tables of the merged content files.  InputError names the item and field at fault."""
    for name, fields in FIELDS.items():
        for entry in content[name]:
            check_entry(f"{name} {entry.get('id', '?')}", entry, fields)
    for name, fields in TABLES.items():
        check_entry(name, content[name], fields)
    check_actions(content)
    check_tokens(content)
    check_board(content)
    return Box(content)


def check_entry(at: str, entry: dict[str, Any], fields: dict[str, Any]) -> None:
    """Its fields with their types, numbers in their ranges, abilities by name."""
    check_fields(at, entry, fields)
    for field in fields:
        if field in RANGES:
            low, high = RANGES[field]
            if not low <= entry[field] <= high:
                raise InputError(f"{at}.{field}", f"a whole number from {low} to {high}, not {entry[field]}")
    for ability in entry.get("abilities", []):
        check_word(f"{at}.abilities", ability, ABILITY_NAMES)


def check_word(at: str, value: object, words: list[str]) -> None:
    if value not in words:
        raise InputError(at, f"one of {', '.join(words)}, not {value!r}")


def check_actions(content: dict[str, Any]) -> None:
    """AS.15 Five wolves of six cards; initiatives differ (AS.1.3); letters; each way to gain a card has its cards."""
    wolves = [wolf["id"] for wolf in content["powerwolf"]]
    if len(wolves) != MOST_SEATS:
        raise InputError("powerwolf", f"{MOST_SEATS} wolves, not {len(wolves)}")
    taken: dict[int, str] = {}
    for name in ("action_card", "heroic", "legendary"):
        for card in content[name]:
            at = f"{name} {card['id']}"
            check_word(f"{at}.letter", card["letter"], [*LETTERS, "X"])
            if card["initiative"] in taken:
                other = taken[card["initiative"]]
                raise InputError(f"{at}.initiative", f"one that no other card has, not {card['initiative']} ({other})")
            taken[card["initiative"]] = card["id"]
            if name == "action_card":
                check_word(f"{at}.owner", card["owner"], wolves)
            else:
                check_word(f"{at}.gain", card["gain"], GAINS[:2] if name == "heroic" else GAINS[2:])
    for wolf in wolves:
        count = sum(1 for card in content["action_card"] if card["owner"] == wolf)
        if count != WOLF_CARDS:
            raise InputError("action_card", f"{WOLF_CARDS} cards of each wolf, not {count} of {wolf}")
    for gain in GAINS:
        cards = [card for name in ("heroic", "legendary") for card in content[name] if card["gain"] == gain]
        least, most = (MOST_SEATS, 12) if gain in GAINS[:2] else (1, 1)
        if not least <= len(cards) <= most:
            raise InputError("heroic" if least > 1 else "legendary", f"{least} to {most} cards gained by {gain}")


def check_tokens(content: dict[str, Any]) -> None:
    """AS.2b, AS.4, AS.12 Words of encounters and Wounds; enough Wounds for all; both Strigoi act."""
    for token in content["encounter"]:
        at = f"encounter {token['id']}"
        check_word(f"{at}.pile", token["pile"], ["red", "grey"])
        check_word(f"{at}.kind", token["kind"], ["monster", "monk"])
        for reward in token["rewards"]:
            check_word(f"{at}.rewards", reward, ["bat", "axe", "blood"])
    for pile in ("red", "grey"):
        if not any(token["pile"] == pile and token["kind"] == "monster" for token in content["encounter"]):
            raise InputError("encounter", f"a monster in the {pile} pile")
    for wound in content["wound"]:
        check_word(f"wound {wound['id']}.effect", wound["effect"], WOUND_EFFECTS)
    for name in STRIGOI_NAMES:
        for table, field in (("strigoi", "id"), ("supreme", "front"), ("strigoi_token", "strigoi")):
            found = [entry for entry in content[table] if entry[field] == name]
            if not found or (len(found) > 1 and table != "strigoi_token"):
                raise InputError(table, f"an entry whose {field} is {name}")
    for entry in content["strigoi_token"]:
        check_word(f"strigoi_token {entry['id']}.strigoi", entry["strigoi"], STRIGOI_NAMES)
    for limit in content["blood_limit"]:
        if limit["altar"] + limit["hell"] > content["blood"]["supply"]:
            raise InputError(f"blood_limit {limit['id']}.hell", "no more Blood Points than there are")
    limits = [limit["players"] for limit in content["blood_limit"]]
    if sorted(limits) != list(range(2, MOST_SEATS + 1)):
        raise InputError("blood_limit", f"one entry each for 2 to {MOST_SEATS} players")
    on_strigoi = max(sum([s["life"] - 1 for s in content["strigoi"]]), *[s["life"] - 1 for s in content["supreme"]])
    need = MOST_SEATS * (content["wounds"]["limit"] - 1) + on_strigoi + 1
    found_wounds = sum([wound["count"] for wound in content["wound"]])
    if found_wounds < need:
        raise InputError("wound", f"at least {need} counters (for all wolves and both Strigoi), not {found_wounds}")
    cards = sum([entry.get("count", 1) for _, entry in faces_of(content)])
    if cards > 255:
        raise InputError("content", f"at most 255 cards and tokens, not {cards}")


def check_board(content: dict[str, Any]) -> None:
    """AS.11 Six tiles and platforms, each laid once; the two signs not in adjacent rooms; ladders at outer edges."""
    tiles = [tile["id"] for tile in content["tile"]]
    platforms = [platform["id"] for platform in content["platform"]]
    if len(tiles) != 6 or len(platforms) != 6:
        raise InputError("tile", f"six tiles and six platforms, not {len(tiles)} and {len(platforms)}")
    spaces = 13 + 5
    for tile in content["tile"]:
        at = f"tile {tile['id']}"
        for field in ("openings", "ring_sides"):
            if sorted(set(tile[field])) != tile[field] or not set(tile[field]) <= set(range(6)):
                raise InputError(f"{at}.{field}", f"different sides from 0 to 5 in rising order, not {tile[field]}")
        for side in tile["ring_sides"]:
            if side not in tile["openings"] or (side + 1) % 6 not in tile["openings"]:
                raise InputError(f"{at}.ring_sides", f"sides between two openings, not {side}")
        there = [f"e{side}" for side in tile["openings"]] + [f"q{side}" for side in tile["ring_sides"]]
        check_marks(at, tile, there)
        spaces += 7 + len(there)
    if spaces > MOST_SPOTS:
        raise InputError("tile", f"at most {MOST_SPOTS} spaces in all, not {spaces}")
    check_marks("centre_tile", content["centre_tile"], [f"{kind}{side}" for kind in "ie" for side in range(6)])
    check_books("centre_tile", content["centre_tile"])
    for platform in content["platform"]:
        at = f"platform {platform['id']}"
        if len(platform["spokes"]) != 6:
            raise InputError(f"{at}.spokes", f"six spokes, not {len(platform['spokes'])}")
        for spoke in platform["spokes"]:
            check_word(f"{at}.spokes", spoke, list(SPOKES))
        check_books(at, platform)
    check_default_layout(content, tiles, platforms)


def check_marks(at: str, tile: dict[str, Any], spaces: list[str]) -> None:
    for space, colour in tile["marks"].items():
        check_word(f"{at}.marks", space, spaces)
        check_word(f"{at}.marks.{space}", colour, ["red", "grey"])
    for space in tile["stairs"]:
        check_word(f"{at}.stairs", space, spaces)


def check_books(at: str, entry: dict[str, Any]) -> None:
    if sorted(map(str, entry["books"])) != list(LETTERS):
        raise InputError(f"{at}.books", f"each letter from A to F once, not {entry['books']}")


def check_default_layout(content: dict[str, Any], tiles: list[str], platforms: list[str]) -> None:
    rooms = {room["id"]: room for room in content["room"]}
    if sorted(rooms) != ROOM_NAMES[1:]:
        raise InputError("room", f"one entry each for {', '.join(ROOM_NAMES[1:])}")
    for field, ids in (("tile", tiles), ("platform", platforms)):
        laid = [room[field] for room in content["room"]]
        if sorted(laid) != sorted(ids):
            raise InputError("room", f"each {field} in one room, not {', '.join(map(str, laid))}")
    signs = [p["id"] for name in STRIGOI_NAMES for p in content["platform"] if p["strigoi"] == name]
    if len(signs) != 2 or any(p["strigoi"] not in ("", *STRIGOI_NAMES) for p in content["platform"]):
        raise InputError("platform", "one platform with the sign of each Strigoi, the others with none")
    places = [ROOM_NAMES.index(room["id"]) for room in content["room"] if room["platform"] in signs]
    if (places[0] - places[1]) % 6 in (1, 5):
        raise InputError("room", "the platforms with a sign in rooms that are not adjacent")
    edges: list[tuple[str, int]] = []
    for ladder in content["ladder"]:
        at = f"ladder {ladder['id']}"
        check_word(f"{at}.room", ladder["room"], ROOM_NAMES[1:])
        room = rooms[ladder["room"]]
        tile = next(tile for tile in content["tile"] if tile["id"] == room["tile"])
        place = ROOM_NAMES.index(ladder["room"]) - 1
        outer = (ladder["direction"] - place) % 6 in (0, 1, 5)
        if not outer or (ladder["direction"] - room["tile_turn"]) % 6 not in tile["openings"]:
            raise InputError(f"{at}.direction", "an outer side with an edge space")
        if (ladder["room"], ladder["direction"]) in edges:
            raise InputError(f"{at}.direction", "an edge without another ladder")
        edges.append((ladder["room"], ladder["direction"]))
    if sorted(ladder["id"] for ladder in content["ladder"]) != [f"l{n}" for n in range(1, 6)]:
        raise InputError("ladder", "one entry each for l1 to l5")
