"""What is in the box: the shared deck, the map and the items as flat tables, made from the content files."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.root.content import ANY_SUIT, Card, Item, Map
from gateleg.games.root.words import EFFECT_NAMES, ITEM_NAMES, SUIT_NAMES

# suits of cards and clearings
FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final = 3  # of clearings; costs have a fourth entry, for icons that any suit pays
NO_SUIT: Final = -1

# kinds of faces
AMBUSH: Final = 0
DOMINANCE: Final = 1
ITEM_CARD: Final = 2
PERSISTENT: Final = 3
FAVOR: Final = 4  # immediate: removes every enemy piece from the clearings of its suit
RUIN_ITEM: Final = 5  # an item under a ruin
OTHER: Final = 6  # a card that a faction brings

# items
BOOT: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
ITEMS: Final = 8

CLEARINGS: Final = 12
MOST_PLACES: Final = 16  # clearings and what counts as one
FIRST_FOREST: Final = 16  # forests are numbered behind the places
CARD_KINDS: Final = {
    "ambush": AMBUSH, "dominance": DOMINANCE, "item": ITEM_CARD, "persistent": PERSISTENT, "immediate": FAVOR,
}
EFFECT_NUMBERS: Final = {name: number for number, name in enumerate(EFFECT_NAMES)}


def numbers(items: list[int]) -> vec[i64]:
    return vec[i64]([i64(item) for item in items])


@final
class Deck:
    """The faces of all cards by number: the shared deck first, then items under ruins, then what factions bring.

    ids      names;   copies   [face] how many there are in the shared deck
    suit     [face] FOX..BIRD, NO_SUIT for what is no card of a suit;   kind   [face] AMBUSH..OTHER
    cost     [4 * face + suit] icons of a suit, at 3 those that any suit pays;   icons   [face] all of them
    item     [face] the item it shows, or -1;   vp   [face] printed points
    effect   [face] number of its persistent effect, or -1
    first_item   the face of the first ruin item;   first_other   that of the first card of a faction
    """

    def __init__(
        self, ids: list[str], copies: list[int], suit: list[int], kind: list[int], cost: list[int], item: list[int],
        vp: list[int], effect: list[int], first_item: int, first_other: int,
    ) -> None:
        self.ids = ids
        self.copies = copies
        self.suit = numbers(suit)
        self.kind = numbers(kind)
        self.cost = numbers(cost)
        self.icons = numbers([sum(cost[4 * face:4 * face + 4]) for face in range(len(ids))])
        self.item = numbers(item)
        self.vp = numbers(vp)
        self.effect = numbers(effect)
        self.first_item: i64 = first_item
        self.first_other: i64 = first_other

    def shared(self) -> list[int]:
        """The face of every card of the shared deck."""
        return [face for face in range(int(self.first_item)) for _ in range(self.copies[face])]


@final
class Woodland:
    """A map.  Clearings are numbered 0..11 (one less than printed), forests from FIRST_FOREST on.

    paths, rivers   [place] mask of the places at the other end
    slots      [clearing] with those of ruins;   suit   [clearing] as printed, NO_SUIT where markers are laid
    ruins      mask of the clearings with a ruin;   corners   mask;   opposite   [place] the corner across, or -1
    touching   [clearing] mask of the forests that touch it;   in [forest - FIRST_FOREST]: of its clearings
    forests    [forest - FIRST_FOREST] mask of the adjacent forests
    """

    def __init__(
        self, paths: list[int], rivers: list[int], slots: list[int], suit: list[int], ruins: int, corners: int,
        opposite: list[int], forest_names: list[str], forest_clearings: list[int], forests: list[int],
    ) -> None:
        self.paths = numbers(paths)
        self.rivers = numbers(rivers)
        self.slots = numbers(slots)
        self.suit = numbers(suit)
        self.ruins: i64 = ruins
        self.corners: i64 = corners
        self.opposite = numbers(opposite)
        self.forest_names = forest_names
        self.forest_clearings = numbers(forest_clearings)
        self.forests = numbers(forests)
        self.touching = numbers([
            sum(1 << (FIRST_FOREST + n) for n, inside in enumerate(forest_clearings) if inside >> place & 1)
            for place in range(CLEARINGS)
        ])


@final
class Numbers:
    """Numbers of the Law, and the items there are.

    supply, ruin_items   [item] how many lie on the map to be crafted, and under the ruins
    """

    def __init__(self, law: dict[str, Any], supply: list[int], ruin_items: list[int]) -> None:
        self.victory: i64 = law["victory_points"]
        self.dominance: i64 = law["dominance_points"]
        self.starting_hand: i64 = law["starting_hand"]
        self.hand_limit: i64 = law["hand_limit"]
        self.faces = numbers(law["die_faces"])
        self.supply = numbers(supply)
        self.ruin_items = ruin_items


# -- making ----------------------------------------------------------------------------------------------------------
def make_deck(cards: list[Card], dominance: bool, others: list[tuple[str, int]]) -> Deck:
    """3.3, 5.1.3 Tables of a shared deck, for two players without dominance cards, and of what factions bring.

    others   id and suit of each further face
    """
    kept = [card for card in cards if CARD_KINDS[card.kind] != DOMINANCE or dominance]
    kinds = [CARD_KINDS[card.kind] for card in kept]
    costs: list[int] = []
    for card in kept:
        costs += [card.cost.count(suit) for suit in [*SUIT_NAMES[:SUITS], ANY_SUIT]]
    items = [f"ruin-{name}" for name in ITEM_NAMES]
    more = len(items) + len(others)
    return Deck(
        [card.id for card in kept] + items + [id for id, _ in others],
        [card.copies for card in kept] + [0] * more,
        [SUIT_NAMES.index(card.suit) for card in kept] + [NO_SUIT] * len(items) + [suit for _, suit in others],
        kinds + [RUIN_ITEM] * len(items) + [OTHER] * len(others),
        costs + [0] * (4 * more),
        [ITEM_NAMES.index(card.item) if card.item is not None else -1 for card in kept]
        + list(range(len(items))) + [-1] * len(others),
        [card.vp for card in kept] + [0] * more,
        [EFFECT_NUMBERS[card.id] if kind == PERSISTENT else -1 for card, kind in zip(kept, kinds, strict=True)]
        + [-1] * more,
        len(kept), len(kept) + len(items),
    )


def make_woodland(map: Map) -> Woodland:
    """Tables of a map."""
    names = [forest.id for forest in map.forests]
    opposite = [-1] * MOST_PLACES
    for one, two in map.opposite_corners:
        opposite[one - 1], opposite[two - 1] = two - 1, one - 1
    return Woodland(
        links(map.paths), links(map.rivers),
        [clearing.slots for clearing in map.clearings],
        [NO_SUIT if clearing.suit is None else SUIT_NAMES.index(clearing.suit) for clearing in map.clearings],
        sum(1 << n for n, clearing in enumerate(map.clearings) if clearing.ruin),
        sum(1 << (corner - 1) for corner in map.corners),
        opposite, names,
        [sum(1 << (clearing - 1) for clearing in forest.clearings) for forest in map.forests],
        [sum(1 << (FIRST_FOREST + names.index(other)) for other in forest.adjacent) for forest in map.forests],
    )


def links(pairs: list[tuple[int, int]]) -> list[int]:
    """[place] mask of the places that are linked with it."""
    masks = [0] * MOST_PLACES
    for one, two in pairs:
        masks[one - 1] |= 1 << (two - 1)
        masks[two - 1] |= 1 << (one - 1)
    return masks


def make_numbers(law: dict[str, Any], items: list[Item]) -> Numbers:
    """The Law's numbers, and the items in the order of ITEM_NAMES."""
    ruin_items = [n for n, item in enumerate(items) for _ in range(item.ruins)]
    return Numbers(law, [item.supply for item in items], ruin_items)
