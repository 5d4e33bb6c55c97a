"""The table of Root.  Where its numbers lie is told in layout.py, what a faction is in faction.py."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gateleg.games.root.box import BIRD, CLEARINGS, SUITS, Deck, Numbers, Woodland, numbers
from gateleg.games.root.declare import FactionZone
from gateleg.games.root.faction import Faction
from gateleg.games.root.layout import (
    ALL,
    BUILDINGS,
    COUNTS,
    DECK,
    EFFECTS,
    FIRST_KIND,
    LOSS,
    MATCH,
    NO_ENTRY,
    NO_EXIT,
    NO_PLACE,
    NOWHERE,
    PARTNER,
    PAWN,
    PIECES,
    PIECES_AT,
    PLACES,
    RULED,
    RULER,
    SUIT,
    TOKENS,
    WARRIORS_AT,
)
from gateleg.games.root.words import SOUP_KITCHENS
from gateleg.kernel.cards import Cards
from gateleg.kernel.chance import Chance
from gateleg.kernel.play import mixed
from gateleg.kernel.table import Prompt, Rules, State
from gateleg.kernel.words import Vocabulary

NO_LOSSES: Final = vec[i64]()


# -- a game's fixed part ---------------------------------------------------------------------------------------------
@final
class Switches:
    """The readings of one game.

    max_rounds   after which the game ends undecided, 0: never
    """

    def __init__(self, max_rounds: int) -> None:
        self.max_rounds: i64 = max_rounds


@final
class Board:
    """All of a game that never changes, shared by its states.

    seats        names;   sides   names of the seats, then of what defends itself
    factions     [seat];   watchers of each sort of hook by flag
    owner, sort  [kind of piece] its side; WARRIOR, BUILDING or TOKEN
    places       [place] names, forests too;   pieces   [kind of piece] names
    order        seats in the order of set-up (5.1.7)
    start        Root.n before the set-up
    """

    def __init__(
        self, rules: Rules, deck: Deck, woodland: Woodland, law: Numbers, switches: Switches, seats: list[str],
        sides: list[str], factions: list[Faction], owner: list[int], sort: list[int], places: list[str],
        pieces: list[str], order: list[int], start: list[int], discard_zone: int, side_kinds: list[int],
        ruin_sets: int, words: Vocabulary, zones: list[tuple[str, FactionZone, Faction]],
    ) -> None:
        self.rules = rules
        self.deck = deck
        self.woodland = woodland
        self.law = law
        self.switches = switches
        self.seats = seats
        self.seat_count: i64 = len(seats)
        self.sides = sides
        self.side_count: i64 = len(sides)
        self.factions = factions
        self.owner = numbers(owner)
        self.sort = numbers(sort)
        self.kinds: i64 = len(owner)
        self.side_kinds = numbers(side_kinds)  # [side] mask of its kinds of buildings and tokens
        self.places = places
        self.pieces = pieces
        self.order = numbers(order)
        self.start = numbers(start)
        self.discard_zone: i64 = discard_zone
        self.ruin_sets: i64 = ruin_sets  # of ruin items
        self.words = words
        self.zones = zones  # [zone - FACTION_ZONES] its name, what was declared, by whom
        self.ties: i64 = sum([1 << int(f.seat) for f in factions if f.wins_ties])
        self.high_roll: i64 = sum([1 << int(f.seat) for f in factions if f.high_roll_defending])
        self.crowding: i64 = sum([1 << int(f.seat) for f in factions if f.crowds])
        self.pawns: i64 = sum([1 << int(f.seat) for f in factions if f.has_pawn])
        self.strengthening = [f for f in factions if f.changes_strength]
        self.outright = [f for f in factions if f.rules_outright]
        self.path_makers: i64 = sum([1 << int(f.seat) for f in factions if f.adds_paths])
        self.restricting = [f for f in factions if f.restricts]
        self.move_watchers = [f for f in factions if f.watches_moves]
        self.loss_watchers = [f for f in factions if f.watches_losses]
        self.battle_watchers = [f for f in factions if f.watches_battles]
        self.offering = [f for f in factions if f.offers_others]
        uncounted = [f for f in factions if not f.places_count]
        self.counted: i64 = ALL & ~sum([1 << (int(f.first_place) + i) for f in uncounted for i in range(len(f.places))])


@final
@mypyc_attr(free_list_len=1)
class Root(State):
    """One position of Root.

    n        all numbers, see above;   losses   the pieces that are being removed, while EVENT is above 0
    """

    def __init__(
        self, board: Board, cards: Cards, chance: Chance, prompt: Prompt, over: bool, n: vec[i64]
    ) -> None:
        super().__init__(board.rules, board.seat_count, cards, chance, prompt, over)
        self.board = board
        self.n = n
        self.losses = NO_LOSSES
        self.loss_count: i64 = 0

    def clone(self) -> Root:
        copy = Root(self.board, self.cards.clone(), self.chance.clone(), self.prompt, self.over, self.n[:])
        if self.loss_count > 0:  # in the middle of a step, as sessions show it
            copy.losses = self.losses[:]
            copy.loss_count = self.loss_count
        return copy

    def digest(self) -> i64:
        h: i64 = 7
        n = self.n
        for i in range(i64(len(n))):
            if n[i] != 0:
                h = mixed(h, (i << 20) ^ (n[i] & 0xFFFFF))
        cards = self.cards
        for card in range(cards.layout.cards):
            h = mixed(h, cards.zone_of(card))
        for i in range(cards.size(DECK)):
            h = mixed(h, cards.at(DECK, i))
        return h

    def public(self) -> dict[str, object]:
        return {
            "numbers": [int(number) for number in self.n],
            "losses": [int(self.losses[i]) for i in range(LOSS * self.loss_count)],
        }

    # -- short ways to read it -----------------------------------------------------------------------------------
    def faction(self, seat: i64) -> Faction:
        return self.board.factions[seat]

    def warriors(self, side: i64, place: i64) -> i64:
        return self.n[COUNTS + (side << 4) + place]

    def count(self, kind: i64, place: i64) -> i64:
        """Pieces of a kind in a place."""
        return self.n[kind_at(kind) + place]

    def on_map(self, kind: i64) -> i64:
        """Pieces of a kind in all places."""
        n = self.n
        total: i64 = 0
        at = kind_at(kind)
        for place in range(at, at + PLACES):
            total += n[place]
        return total

    def places_of(self, kind: i64) -> i64:
        """Mask of the places with pieces of a kind."""
        n = self.n
        mask: i64 = 0
        at = kind_at(kind)
        for place in range(i64(PLACES)):
            if n[at + place] > 0:
                mask |= 1 << place
        return mask

    def has_effect(self, seat: i64, effect: i64) -> bool:
        """4.1.3 Whether the seat has a card with this effect in play."""
        return (self.n[EFFECTS + seat] >> effect) & 1 != 0

    def rules_at(self, side: i64, place: i64) -> bool:
        return self.n[RULER + place] == side

    def suit_of(self, card: i64) -> i64:
        return self.board.deck.suit[self.cards.face(card)]

    def matching(self, card: i64) -> i64:
        """2.1.1 Mask of the clearings that a card matches; a bird matches all that have a suit."""
        return self.n[MATCH + self.board.deck.suit[self.cards.face(card)]]

    def are_enemies(self, one: i64, two: i64) -> bool:
        """G.8 An enemy is any player that one is not in a coalition with."""
        if one == two:
            return False
        return self.n[PARTNER + one] != two + 1 and self.n[PARTNER + two] != one + 1

    def enemies_of(self, side: i64) -> i64:
        """G.8 Mask of the sides that are its enemies."""
        mask: i64 = 0
        for other in range(self.board.side_count):
            if self.are_enemies(side, other):
                mask |= 1 << other
        return mask

    def crafting_pieces(self, faction: Faction, suit: i64) -> i64:
        """4.1.1 Crafting pieces in clearings of a suit."""
        n = self.n
        total: i64 = 0
        kinds = faction.crafting_kinds
        clearings = n[MATCH + suit]
        kind: i64 = 0
        while kinds >> kind != 0:
            if (kinds >> kind) & 1 != 0:
                at = kind_at(kind)
                for place in range(i64(CLEARINGS)):
                    if (clearings >> place) & 1 != 0:
                        total += n[at + place]
            kind += 1
        return total

    def crafting_places(self, faction: Faction) -> i64:
        """Mask of the places with crafting pieces."""
        mask: i64 = 0
        kind: i64 = 0
        while faction.crafting_kinds >> kind != 0:
            if (faction.crafting_kinds >> kind) & 1 != 0:
                mask |= self.places_of(kind)
            kind += 1
        return mask

    # -- what follows from where the pieces are ------------------------------------------------------------------
    def touch(self, place: i64) -> None:
        """Work out anew who rules a place and has pieces there (2.5)."""
        n = self.n
        board = self.board
        bit: i64 = 1 << place
        most: i64 = 0
        ruler: i64 = NOWHERE
        for side in range(board.side_count):
            at: i64 = (side << 4) + place
            warriors = n[COUNTS + at]
            strength: i64 = warriors + n[BUILDINGS + at]
            tokens = n[TOKENS + at]
            if warriors > 0:
                n[WARRIORS_AT + side] |= bit
            else:
                n[WARRIORS_AT + side] &= ~bit
            if strength + tokens > 0 or n[PAWN + side] == place:
                n[PIECES_AT + side] |= bit
            else:
                n[PIECES_AT + side] &= ~bit
            n[RULED + side] &= ~bit
            if side < board.seat_count:
                if tokens > 0 and (n[EFFECTS + side] >> SOUP_KITCHENS) & 1 != 0:
                    strength += 2 * tokens
                for faction in board.strengthening:
                    strength = faction.strength(self, side, place, strength)
                if strength > most:
                    most = strength
                    ruler = side
                elif strength == most and strength > 0:
                    if (board.ties >> side) & 1 != 0:
                        ruler = side
                    elif ruler < 0 or (board.ties >> ruler) & 1 == 0:
                        ruler = NOWHERE
        for faction in board.outright:
            if faction.is_outright_ruler(self, place):
                ruler = faction.seat
        n[RULER + place] = ruler
        if ruler >= 0:
            n[RULED + ruler] |= bit

    def touch_all(self) -> None:
        """Work all of it out anew."""
        for place in range(i64(PLACES)):
            self.touch(place)

    def set_suits(self) -> None:
        """Work out which clearings a suit matches, from SUIT."""
        n = self.n
        for suit in range(i64(SUITS + 1)):
            n[MATCH + suit] = 0
        for place in range(i64(PLACES)):
            if n[SUIT + place] >= 0:
                n[MATCH + n[SUIT + place]] |= 1 << place
                n[MATCH + BIRD] |= 1 << place

    def restrict(self) -> None:
        """Work out anew where pieces cannot be placed or moved: what does not belong to anybody else is off limits."""
        n = self.n
        board = self.board
        for side in range(board.side_count):
            closed: i64 = 0
            for faction in board.factions:
                for i in range(i64(len(faction.places))):
                    if faction.seat != side:
                        closed |= 1 << (faction.first_place + i)
            n[NO_PLACE + side] = closed
            n[NO_ENTRY + side] = closed
            n[NO_EXIT + side] = 0
        for faction in board.restricting:
            faction.restrict(self)


def kind_at(kind: i64) -> i64:
    """Where the counts of a kind of piece begin in Root.n."""
    if kind < FIRST_KIND:
        return COUNTS + (kind << 4)
    return PIECES + ((kind - FIRST_KIND) << 4)
