"""What is in the box: cards, tokens, Strigoi and tiles as flat tables, made from the content files."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.armata_strigoi.words import ABILITY_NAMES, LETTERS, ROOM_NAMES, STRIGOI_NAMES

MOST_SEATS: Final = 5
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
