"""What a faction declares that it brings: kinds of pieces, numbers, places for cards, questions."""
from __future__ import annotations

from typing import final


@final
class PieceKind:
    """A kind of building or token.

    sort     BUILDING or TOKEN;   count   how many there are, off the map at first
    crafts   whether it is a crafting piece
    side     which of the faction's sides it belongs to: 0 the seat's own, 1.. of Faction.sides
    """

    def __init__(self, name: str, sort: int, count: int, crafts: bool = False, side: int = 0) -> None:
        self.name = name
        self.sort = sort
        self.count = count
        self.crafts = crafts
        self.side = side


@final
class Field:
    """Numbers of a faction's own, and how positions write them.

    size     how many;   least, most   each
    labels   names of the bits of a mask, or of the values of a number, or []
    mask     each number is a mask with a bit for each of the labels
    """

    def __init__(
        self, name: str, size: int = 1, least: int = 0, most: int = 1 << 40, labels: list[str] | None = None,
        mask: bool = False, start: int = 0,
    ) -> None:
        self.name = name
        self.size = size
        self.least = least
        self.most = most
        self.labels = labels or []
        self.mask = mask
        self.start = start


@final
class FactionZone:
    """A place for cards of a faction's own.

    pool     which backs lie there: -1 the shared deck's, 0.. of Faction.pools
    watchers   "all", "own", "none": who sees the faces
    shared   one for all seats with this faction
    pile     a face-down or face-up pile with a top, not a set
    """

    def __init__(
        self, name: str, capacity: int, watchers: str, pool: int = -1, shared: bool = False, pile: bool = False,
    ) -> None:
        self.name = name
        self.capacity = capacity
        self.watchers = watchers
        self.pool = pool
        self.shared = shared
        self.pile = pile


@final
class FactionKind:
    """A kind of question of a faction's own; `labels` of the words' labels, `own` where they are OWN_LABELS."""

    def __init__(self, name: str, labels: int, own: list[str] | None = None) -> None:
        self.name = name
        self.labels = labels
        self.own = own or []
