"""The table of Root, and what a faction is.

All numbers of a game lie in one vector, `Root.n`: those of the Law at the fixed places below, then the counts of the
pieces, then the numbers of each faction.  Whatever may be hidden is a card.  So all of `n` is public.

A *side* is a seat, or behind the seats something on the map that defends itself without a player.  A *place* is a
clearing (0..11), something that counts as one (12..15), or a forest (16..31).
"""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gateleg.games.root.box import BIRD, CLEARINGS, ITEMS, SUITS, Deck, Numbers, Woodland, numbers
from gateleg.games.root.declare import FactionKind, FactionZone, Field, PieceKind
from gateleg.games.root.words import SOUP_KITCHENS
from gateleg.kernel.cards import Cards
from gateleg.kernel.chance import Chance
from gateleg.kernel.game import Switch
from gateleg.kernel.play import mixed
from gateleg.kernel.table import Prompt, Reason, Rules, State
from gateleg.kernel.words import Vocabulary

SIDES: Final = 8
PLACES: Final = 16
NOWHERE: Final = -1  # no place, no side
DONE: Final = 0  # of the stages of a phase: the phase is over
CUT_SHORT: Final = -1  # the same, and at once: no effects can be used any more
ALL: Final = -1  # mask of everything
UNRATED: Final = -1000000  # of Faction.rate

# phases of a turn
SET_UP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3

# purposes of random numbers
FIRST_PLAYER: Final = 0
DECK_ORDER: Final = 1
DICE: Final = 2
MARKERS: Final = 3
RANDOM_CARD: Final = 4
FACTION_CHANCE: Final = 5
PURPOSES: Final = ["first-player", "deck", "dice", "suits", "random-card", "faction"]

# zones; + seat for those of the seats
DECK: Final = 0
DISCARD: Final = 1
AVAILABLE: Final = 2  # dominance cards beside the map
HAND: Final = 3
PLAY: Final = 10  # crafted cards, an activated dominance card, and a card while its effect is carried out
UNDER_RUIN: Final = 17  # + clearing
RUIN_ITEMS: Final = 29  # before they are laid out
TAKEN: Final = 30  # ruin items that were taken
FACTION_ZONES: Final = 31

# single numbers
TURN: Final = 0  # seat on turn
PHASE: Final = 1
STAGE: Final = 2  # 0: at the start of the phase
ROUND: Final = 3
FIRST: Final = 4  # seat of the first turn
WINNERS: Final = 5  # mask of seats
SETTING_UP: Final = 11  # how many factions are set up
PENDING: Final = 6  # effects at the start of a phase that are still to come: mask of effects, CHECK for dominance
EVENT: Final = 7  # pieces are being removed at once: how many such events are open
RUINS: Final = 8  # mask of the clearings with a ruin
OPEN: Final = 9  # mask of the clearings with an open slot
ACTIONS: Final = 10  # left to the seat on turn, as its faction counts them
# the battle
B_PLACE: Final = 12  # NOWHERE outside battles
B_ATTACKER: Final = 13
B_DEFENDER: Final = 14
B_ALLY: Final = 15  # side whose warriors the attacker treats as its own, or NOWHERE
B_MASTER: Final = 16  # seat that removes the pieces of both and chooses which, or NOWHERE
B_STEP: Final = 17
B_ROLLED: Final = 18  # + role: hits rolled, by ATTACKING or DEFENDING
B_EXTRA: Final = 20  # + role
B_USED: Final = 22  # + role: mask of the effects used
B_LOST: Final = 24  # + role: warriors lost in this battle
B_IGNORED: Final = 26  # + role: hits ignored in this battle
B_HELP: Final = 28  # by how much somebody else raises what the defender can roll
B_LAST: Final = 28
CRAFT_USED: Final = 29  # + suit: crafting pieces activated in this turn
# by side
VP: Final = 32
SUPPLY: Final = 40  # warriors: the stock of piece kinds 0..7
STOCK: Final = 40  # + kind of piece: how many are not on the map
EFFECTS: Final = 80  # mask of the persistent effects in play
USED: Final = 88  # mask of those used up for this turn
MARKER: Final = 96  # 0: on the track; 1 + suit: exchanged for that dominance card
PARTNER: Final = 104  # 1 + seat in a coalition with this one, or 0
RULED: Final = 112  # mask of places
WARRIORS_AT: Final = 120  # mask
PIECES_AT: Final = 128  # mask: any faction piece, pawns too
NO_PLACE: Final = 136  # mask of the places where it cannot place
NO_ENTRY: Final = 144  # mask of those where it cannot move to
NO_EXIT: Final = 152  # mask of those that it cannot move from
PAWN: Final = 160  # place of the pawn, or NOWHERE
COFFIN: Final = 168  # warriors on Coffin Makers
# by place
RULER: Final = 176  # side, or NOWHERE
PATHS: Final = 192  # mask of the adjacent places
SUIT: Final = 208
FREE: Final = 224  # open slots
# by item
ITEM_SUPPLY: Final = 240
CRAFTED: Final = 248  # + 8 * seat + item: in the box of crafted items, face up
EXHAUSTED: Final = 312  # the same, face down
MATCH: Final = 376  # + suit of a card: mask of the clearings that it matches
HOMES: Final = 380  # mask of the corners where factions have begun
FIXED_RUINS: Final = 381  # mask of the ruins that stay when nothing lies under them any more
# what a question goes on about, 0 outside: its rule's locals are not seen by those who answer
ABOUT: Final = 382  # 1 + place of a battle to be, or that warriors leave; 1 + face of a card shown to all
TOWARDS: Final = 383  # 1 + place that the warriors go to
COUNTS: Final = 384  # + 16 * kind of piece + place; kinds 0..7 are the warriors of the sides
BUILDINGS: Final = 512  # + 16 * side + place: all its buildings, then all its tokens
TOKENS: Final = 640
PIECES: Final = 768  # + 16 * (kind of piece - FIRST_KIND) + place; then the factions' numbers
FIRST_KIND: Final = 8
MOST_KINDS: Final = 40

CHECK: Final = 1 << 40  # in PENDING: whether dominance wins
ATTACKING: Final = 0
DEFENDING: Final = 1

# sorts of pieces
WARRIOR: Final = 0
BUILDING: Final = 1
TOKEN: Final = 2

# a loss in Root.losses
L_KIND: Final = 0
L_PLACE: Final = 1
L_COUNT: Final = 2
L_BY: Final = 3  # side that removed it, its owner's own included
L_DONE: Final = 4  # mask of the seats whose triggers are carried out
LOSS: Final = 5
MOST_LOSSES: Final = 128
NO_LOSSES: Final = vec[i64]()


# -- a faction ---------------------------------------------------------------------------------------------------------
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
