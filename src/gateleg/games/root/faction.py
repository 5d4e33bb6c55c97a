"""What a faction is: the hooks that the rules of Root call."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from gateleg.games.root.box import ITEMS
from gateleg.games.root.declare import FactionKind, FactionZone, Field, PieceKind
from gateleg.games.root.layout import (
    BUILDINGS,
    COUNTS,
    CRAFTED,
    DONE,
    NOWHERE,
    PLACES,
    RULED,
    STOCK,
    TOKENS,
    UNRATED,
)
from gateleg.kernel.game import Switch
from gateleg.kernel.table import Reason

if TYPE_CHECKING:
    from gateleg.games.root.state import Board, Root


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """A faction at one seat of one game, with the Law's defaults.  docs/new-faction.md explains how to write one.

    Subclasses declare in `__init__`, which is given the game's content, what they bring, and override what is
    different with them.  The game then lays everything out and fills in the places.

    Flags say which hooks are wanted, so that no game pays for those of factions that do not sit at its table.
    """

    def __init__(self, name: str) -> None:
        # -- declared by the faction
        self.name = name
        self.letter = "Z"  # 5.1.7
        self.reach = 0  # 5.2
        self.most_seats = 1  # how many players may have it
        self.warriors = 0
        self.has_pawn = False
        self.pieces: list[PieceKind] = []
        self.fields: list[Field] = []
        self.zones: list[FactionZone] = []
        self.pools: list[list[tuple[str, int]]] = []  # of each further back: id and suit of every card
        self.places: list[str] = []  # what counts as a clearing
        self.sides: list[str] = []  # what defends itself on the map
        self.kinds: list[FactionKind] = []
        self.words: list[str] = []  # of the whole game, for offers to others and answers to questions of the Law
        self.events: list[str] = []
        self.advice: dict[str, dict[str, int]] = {}  # of scripted play, see policy.py: weights of options by question
        self.wants_ruin_items = False  # 9.3.4
        # what the Law asks of it
        self.wins_ties = False  # rules where it is tied for most
        self.ignores_rule = False  # moves regardless of it
        self.high_roll_defending = False
        self.discards_to_zone = False  # all cards that anybody discards go to its first zone
        self.score_floor = 0  # its score does not fall below
        self.places_count = True  # what it brings that counts as a clearing is one where clearings ruled are counted
        # which hooks are wanted
        self.changes_strength = False
        self.rules_outright = False
        self.adds_paths = False
        self.restricts = False
        self.crowds = False
        self.watches_moves = False
        self.watches_losses = False
        self.watches_battles = False
        self.offers_others = False
        # -- filled in by the game
        self.seat: i64 = 0
        self.at: i64 = 0  # of its numbers in Root.n
        self.first_kind: i64 = 0  # of its kinds of pieces
        self.first_zone: i64 = 0
        self.shared_zone: i64 = 0  # the first zone of the first seat with this faction: where shared ones are
        self.first_question: i64 = 0
        self.first_word: i64 = 0
        self.first_event: i64 = 0
        self.first_place: i64 = 0
        self.first_side: i64 = 0
        self.first_face: i64 = 0
        self.first_card: i64 = 0
        self.crafting_kinds: i64 = 0  # mask of its kinds of pieces that craft

    # -- before the game -----------------------------------------------------------------------------------------
    @staticmethod
    def switches(content: dict[str, Any]) -> list[Switch]:
        """Its readings of unclear clauses, and values to try: options of every game, with names that nothing else has.

        content   the game's own
        """
        return []

    def choose(self, options: dict[str, str]) -> None:
        """Play by these values of its switches; called once, before anything is laid out."""

    # -- the turn ------------------------------------------------------------------------------------------------
    def set_up(self, t: Root, stage: i64) -> i64:
        """Carry out one stage (1, 2...) of the faction's set-up; the next stage, or DONE.  A step each."""
        return DONE

    def play(self, t: Root, phase: i64, stage: i64) -> i64:
        """Carry out one stage of BIRDSONG, DAYLIGHT or EVENING: one action; the next stage, DONE or CUT_SHORT.

        A step each.
        """
        return DONE

    def joins_effects(self, t: Root, phase: i64, stage: i64) -> bool:
        """Whether that stage's question offers the effects of cards itself, by `rules_effects.offer_effects`."""
        return False

    def offer_to(self, t: Root, seat: i64) -> None:
        """Wanted by offers_others: offer words to another seat on its own turn, between its actions."""

    def take_offer(self, t: Root, seat: i64, option: i64) -> None:
        """The other seat has taken one of this faction's words."""

    # -- rule, moves and places ----------------------------------------------------------------------------------
    def strength(self, t: Root, side: i64, place: i64, strength: i64) -> i64:
        """Wanted by changes_strength: what a side counts for rule, when the Law counts `strength`."""
        return strength

    def is_outright_ruler(self, t: Root, place: i64) -> bool:
        """Wanted by rules_outright: whether it rules the place whatever else is there."""
        return False

    def paths(self, t: Root, place: i64, paths: i64) -> i64:
        """Wanted by adds_paths: the places adjacent for this faction, when for the Law they are `paths`."""
        return paths

    def restrict(self, t: Root) -> None:
        """Wanted by restricts: add to NO_PLACE, NO_ENTRY and NO_EXIT of the sides what this faction forbids."""

    def room(self, t: Root, place: i64, count: i64) -> i64:
        """Wanted by crowds: how many of `count` warriors that move or are placed may arrive there."""
        return count

    def arrive(self, t: Root, place: i64, count: i64) -> None:
        """Wanted by crowds: `count` of its warriors are about to arrive, by a move or placed."""

    def pawn_ways(self, t: Root) -> i64:
        """Wanted by has_pawn: mask of the places that its pawn could move to from a place, if a card grants a move."""
        return 0

    def move_pawn(self, t: Root, may_pass: bool) -> i64:
        """Carry out such a move; where to, or NOWHERE."""
        return NOWHERE

    def after_move(self, t: Root, side: i64, origin: i64, place: i64, count: i64) -> None:
        """Wanted by watches_moves: `count` warriors of a side (0: its pawn alone) have moved."""

    # -- losses --------------------------------------------------------------------------------------------------
    def keep_piece(self, t: Root, kind: i64, place: i64) -> None:
        """A building or token of its own has left the map: put it where it belongs, by default to its stock."""
        t.n[STOCK + kind] += 1

    def bonus(self, t: Root) -> i64:
        """Wanted by watches_losses: points besides those of 3.2.1 for the losses booked together (Root.losses)."""
        return 0

    def has_trigger(self, t: Root, loss: i64) -> bool:
        """Wanted by watches_losses: whether one of the losses (index into Root.losses) triggers something of it."""
        return False

    def trigger(self, t: Root, loss: i64) -> None:
        """Carry out what the loss triggers; asked once for each."""

    def cleared_out(self, t: Root, place: i64, by: i64) -> None:
        """All enemy pieces are removed from a clearing with its pieces: what befalls those that cannot be."""

    # -- battle --------------------------------------------------------------------------------------------------
    def stays(self, t: Root, place: i64) -> bool:
        """Whether it can go on attacking there without warriors."""
        return False

    def has_start_effect(self, t: Root) -> bool:
        """Whether it has something to decide at the start of the battle that it takes part in."""
        return False

    def start_battle(self, t: Root) -> None:
        """Carry it out."""

    def before_roll(self, t: Root) -> None:
        """Wanted by watches_battles: directly before the dice, in any battle."""

    def after_roll(self, t: Root) -> None:
        """Wanted by watches_battles: directly after the dice."""

    def after_battle(self, t: Root) -> None:
        """Wanted by watches_battles: at the end of any battle."""

    def most_hits(self, t: Root, warriors: i64) -> i64:
        """How many rolled hits it can deal, with so many warriors in the battle."""
        return warriors

    def extra_hits(self, t: Root, role: i64) -> i64:
        """Further hits that it deals whether it likes or not."""
        return 0

    def is_defenseless(self, t: Root, warriors: i64) -> bool:
        """Whether it defends without defence."""
        return warriors == 0

    def ignored_hits(self, t: Root, hits: i64) -> i64:
        """How many of the hits dealt to it now it ignores."""
        return 0

    def offer_battle_effects(self, t: Root, role: i64) -> None:
        """Offer words that it may use after the roll."""

    def use_battle_effect(self, t: Root, role: i64, option: i64) -> None:
        """It has taken one of them."""

    def deals_hits(self, t: Root, role: i64, hits: i64) -> bool:
        """Deal hits to the other side in a way of its own, those of its ambush (B_STEP 1) too; False: by the Law."""
        return False

    def takes_hits(self, t: Root, hits: i64, by: i64) -> bool:
        """Take hits in the battle in a way of its own; False: by the Law."""
        return False

    # -- cards ---------------------------------------------------------------------------------------------------
    def craft_power(self, t: Root, suit: i64) -> i64:
        """How many of its crafting pieces stand in clearings of a suit, those activated in this turn included."""
        return t.crafting_pieces(self, suit)

    def crafting_places(self, t: Root) -> i64:
        """Mask of the clearings with its crafting pieces."""
        return t.crafting_places(self)

    def why_not_craft(self, t: Root, face: i64) -> Reason | None:
        """What is against crafting a card whose cost it can pay."""
        return None

    def pays_craft(self, t: Root, face: i64) -> bool:
        """Pay for crafting in a way of its own; False: by activating crafting pieces."""
        return False

    def crafted_points(self, t: Root, face: i64) -> i64:
        """Points for crafting an item."""
        return t.board.deck.vp[face]

    def receive_item(self, t: Root, item: i64) -> None:
        """An item comes to it, face up."""
        t.n[CRAFTED + ITEMS * self.seat + item] += 1

    def activates(self, t: Root, card: i64) -> bool:
        """Activate a dominance card in a way of its own; False: by the Law."""
        return False

    def why_not_activate(self, t: Root) -> Reason | None:
        """What is against activating a dominance card, besides the Law."""
        return None

    # -- for players ---------------------------------------------------------------------------------------------
    def complete(self, t: Root) -> None:
        """A position has been read: work out what follows from it.  InputError for numbers that contradict pieces."""

    def elsewhere(self, t: Root, kind: i64) -> i64:
        """How many of a kind of its pieces (its seat: warriors) are neither in a place nor in the stock."""
        return 0

    def rate(self, t: Root, kind: i64, option: i64) -> i64:
        """Scripted play: what an option of its question is worth, in tenths of a point; UNRATED: as `advice` says."""
        return UNRATED

    def value_of_holding(self, t: Root, place: i64, warriors: i64, rules: bool) -> i64:
        """Scripted play: what having so many warriors in a place, and ruling it, is worth, in tenths of a point."""
        return 5 if rules else 0

    def value_of_kill(self, t: Root, side: i64) -> i64:
        """Scripted play: what removing a warrior of a side in battle is worth to it, in tenths of a point.

        What is over 3 is scored for its buildings and tokens as well.
        """
        return 3

    def value_of_loss(self, t: Root) -> i64:
        """Scripted play: what a warrior of its own, or what takes its hits, is worth to it, in tenths of a point."""
        return 5

    def value_of_battle(self, t: Root, side: i64, place: i64, warriors: i64, value: i64) -> i64:
        """Scripted play: what attacking a side with so many warriors brings it, when by the Law that is `value`."""
        return value

    def battles_ahead(self, t: Root) -> i64:
        """Scripted play: how many battles it may still begin in this turn after a move."""
        return 1

    def toll(self, t: Root, side: i64, place: i64) -> i64:
        """Scripted play: what it costs the warriors of another side, in tenths of a point, to move into a place."""
        return 0

    def event_details(self, board: Board, event: int, a: int, b: int) -> dict[str, str | int]:
        """The details of one of its events (index into `events`) by name, as its message needs them."""
        return {"seat": board.seats[a]}

    def worth(self, t: Root) -> float:
        """What it has besides points and cards, in points; by default pieces on the map and rule."""
        n = t.n
        total = 0.0
        for place in range(self.seat << 4, (self.seat << 4) + PLACES):
            total += 0.15 * float(n[COUNTS + place]) + 0.7 * float(n[BUILDINGS + place])
            total += 0.4 * float(n[TOKENS + place])
        ruled = n[RULED + self.seat]
        while ruled != 0:
            ruled &= ruled - 1
            total += 0.25
        return total

    def describe(self, own: list[int]) -> dict[str, Any]:
        """What interfaces draw besides its fields by name, from its own numbers."""
        return {}

    def tracks(self, t: Root) -> list[tuple[str, str, int, list[int]]]:
        """The tracks of its mat that interfaces draw, from public numbers alone.

        Of each: its name, the piece that covers it ("" for none), how many spaces are uncovered, what the spaces say.
        """
        return []
