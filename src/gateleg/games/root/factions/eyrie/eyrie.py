"""7 The Eyrie Dynasties: roosts, leaders, and a Decree that must be carried out."""
from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from gateleg.games.root.box import BIRD, CLEARINGS, SUITS, numbers
from gateleg.games.root.declare import FactionKind, FactionZone, Field, PieceKind
from gateleg.games.root.faction import Faction
from gateleg.games.root.factions.eyrie.policy import ADVICE, battles_ahead, rate, value_of_holding, worth
from gateleg.games.root.factions.eyrie.words import (
    BATTLE,
    BIRD_ADDED,
    BUILD_WHERE,
    BUILDER,
    CHARISMATIC,
    CHOOSE_LEADER,
    COLUMN,
    COLUMN_NAMES,
    COLUMNS,
    COMMANDER,
    DECREE_CARD,
    DECREE_COLUMN,
    DECREE_GROWN,
    DECREE_NEXT,
    DEPOSED,
    DESPOT,
    FACE_DOWN,
    LEADER,
    LEADER_CHOSEN,
    LEADERS,
    MOVE,
    NEW_ROOST,
    NO_LEADER,
    RECRUIT,
    RECRUIT_WHERE,
    RESOLVED,
    ROOST,
    ROOST_WHERE,
    SECOND_BIRD,
    TURMOIL,
    VIZIERS,
)
from gateleg.games.root.layout import (
    ABOUT,
    ATTACKING,
    B_PLACE,
    BIRDSONG,
    BUILDING,
    COUNTS,
    CUT_SHORT,
    DAYLIGHT,
    DONE,
    FIRST_KIND,
    HAND,
    HOMES,
    L_BY,
    L_KIND,
    LOSS,
    MATCH,
    NO_PLACE,
    OPEN,
    RULED,
    STOCK,
    SUPPLY,
)
from gateleg.games.root.rules_battle import take_battle
from gateleg.games.root.rules_cards import discard, draw
from gateleg.games.root.rules_craft import craft, offer_crafting
from gateleg.games.root.rules_effects import draw_and_discard, offer_effects, use_effect
from gateleg.games.root.rules_move import offer_places, single, take_move
from gateleg.games.root.rules_pieces import book, place_piece, place_warriors, score
from gateleg.games.root.state import Board, Root
from gateleg.games.root.words import CRAFT, FACE_LABELS, OWN_LABELS, PLACE_LABELS, SUIT_LABELS
from gateleg.kernel.cards import NONE
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.content import check_length
from gateleg.kernel.errors import InputError
from gateleg.kernel.table import PASS

# stages
ORDERS: Final = 1
ADD_FIRST: Final = 2
ADD_SECOND: Final = 3
ROOSTING: Final = 4
CRAFTING: Final = 1
DECREE: Final = 2


@final
class Eyrie(Faction):
    def __init__(self, content: dict[str, Any]) -> None:
        """7.3.1, 7.3.5, 7.2.2 Their pieces and tracks.  InputError for other leaders or columns than these."""
        super().__init__("eyrie")
        self.advice = ADVICE
        own = content["eyrie"]
        leaders = {leader["id"]: leader["viziers"] for leader in content["leader"]}
        if sorted(leaders) != LEADERS:
            raise InputError("leader", f"entries for {', '.join(LEADERS)}")
        for name, columns in leaders.items():
            if not all(column in COLUMN_NAMES for column in columns):
                raise InputError(f"leader {name}.viziers", f"a list of {', '.join(COLUMN_NAMES)}, not {columns}")
        self.letter = own["letter"]
        self.reach = own["reach"]
        self.warriors = own["warriors"]
        self.pieces = [PieceKind("roost", BUILDING, own["roosts"], True)]
        self.fields = [
            Field("leader", most=NO_LEADER, labels=[*LEADERS, "none"], start=NO_LEADER),
            Field("deposed", labels=LEADERS, mask=True), Field("viziers", COLUMNS, most=4),
            Field("column", most=COLUMNS, labels=[*COLUMN_NAMES, "done"]), Field("resolved", SUITS + 1, most=60),
            Field("bird-added", most=1),
        ]
        self.zones = [FactionZone(f"decree-{column}", 54, "all") for column in COLUMN_NAMES]
        self.kinds = [
            FactionKind("roost-where", PLACE_LABELS), FactionKind("choose-leader", OWN_LABELS, LEADERS),
            FactionKind("decree-card", FACE_LABELS), FactionKind("decree-column", OWN_LABELS, COLUMN_NAMES),
            FactionKind("new-roost", PLACE_LABELS), FactionKind("decree-next", SUIT_LABELS),
            FactionKind("decree-recruit", PLACE_LABELS), FactionKind("decree-build", PLACE_LABELS),
        ]
        self.events = ["leader-chosen", "decree-grown", "turmoil"]
        self.wins_ties = True
        self.watches_losses = True
        self.roosts: i64 = own["roosts"]
        self.first_warriors: i64 = own["starting_warriors"]
        for field in ("roost_vp", "roost_draw_bonus"):
            check_length(f"eyrie.{field}", own[field], own["roosts"] + 1)
        self.roost_points = numbers(own["roost_vp"])
        self.draw_bonus = numbers(own["roost_draw_bonus"])
        self.vizier_columns = numbers([
            sum([1 << COLUMN_NAMES.index(column) for column in leaders[name]]) for name in LEADERS
        ])

    def tracks(self, t: Root) -> list[tuple[str, str, int, list[int]]]:
        """What so many roosts score each turn, and how many cards they add to the one that is drawn."""
        built = int(self.roosts_on_map(t))
        return [
            ("roost-points", "roost", built, [int(points) for points in self.roost_points][1:]),
            ("roost-draw", "roost", built, [int(bonus) for bonus in self.draw_bonus][1:]),
        ]

    # -- 7.3 set-up ----------------------------------------------------------------------------------------------
    def set_up(self, t: Root, stage: i64) -> i64:
        """7.3 A roost with six warriors, then a leader."""
        if stage == 1:
            self.place_first_roost(t)
            return 2
        self.choose_leader(t)
        return DONE

    def place_first_roost(self, t: Root) -> None:
        """7.3.2 In a corner where nobody starts, diagonally opposite a starting corner if possible."""
        n = t.n
        opposite = t.board.woodland.opposite
        free: i64 = t.board.woodland.corners & ~n[HOMES] & n[OPEN] & ~n[NO_PLACE + self.seat]
        across: i64 = 0
        for place in range(i64(CLEARINGS)):
            if (free >> place) & 1 != 0 and (n[HOMES] >> opposite[place]) & 1 != 0:
                across |= 1 << place
        if across != 0:
            free = across
        place = single(free)
        if place < 0:
            offer_places(t, free)
            place = t.ask(self.seat, self.first_question + ROOST_WHERE)
        n[HOMES] |= 1 << place
        place_piece(t, self.first_kind + ROOST, place)
        place_warriors(t, self.seat, place, self.first_warriors)

    def choose_leader(self, t: Root) -> None:
        """7.3.3, 7.3.4, 7.7.3 A leader that lies face up; the viziers are tucked as it shows."""
        own = self.at
        for leader in range(i64(len(LEADERS))):
            t.propose(leader, FACE_DOWN if (t.n[own + DEPOSED] >> leader) & 1 != 0 else None)
        leader = t.ask(self.seat, self.first_question + CHOOSE_LEADER)
        t.n[own + LEADER] = leader
        for column in range(i64(COLUMNS)):
            t.n[own + VIZIERS + column] = (self.vizier_columns[leader] >> column) & 1
        t.tell(self.first_event + LEADER_CHOSEN, NONE, self.seat, leader)

    def play(self, t: Root, phase: i64, stage: i64) -> i64:
        if phase == BIRDSONG:
            return self.birdsong(t, stage)
        if phase == DAYLIGHT:
            return self.craft_or_resolve(t) if stage == CRAFTING else self.resolve_next(t)
        self.evening(t)
        return DONE

    def joins_effects(self, t: Root, phase: i64, stage: i64) -> bool:
        return phase == DAYLIGHT and stage == CRAFTING

    # -- 7.4 Birdsong --------------------------------------------------------------------------------------------
    def birdsong(self, t: Root, stage: i64) -> i64:
        """7.4 Emergency orders, one or two cards for the Decree, a new roost."""
        if stage == ORDERS:
            self.emergency_orders(t)
            return ADD_FIRST
        if stage == ADD_FIRST:
            t.n[self.at + BIRD_ADDED] = 0
            return ADD_SECOND if self.add_to_decree(t, True) else ROOSTING
        if stage == ADD_SECOND:
            self.add_to_decree(t, False)
            return ROOSTING
        self.new_roost(t)
        return DONE

    def emergency_orders(self, t: Root) -> None:
        """7.4.1 An empty hand draws one card."""
        if t.cards.size(HAND + self.seat) == 0:
            draw(t, self.seat, 1)

    def add_to_decree(self, t: Root, must: bool) -> bool:
        """7.4.2 One card to any column; the first one must be, if there is any; at most one bird in a turn."""
        seat = self.seat
        cards = t.cards
        if cards.size(HAND + seat) == 0:
            return False
        for i in range(cards.size(HAND + seat)):
            card = cards.at(HAND + seat, i)
            bird = t.suit_of(card) == BIRD and t.n[self.at + BIRD_ADDED] != 0
            t.propose_card(card, SECOND_BIRD if bird else None)
        if not must:
            t.offer(PASS)
        card = t.ask(seat, self.first_question + DECREE_CARD)
        if card == PASS:
            return False
        cards.reveal(card, EVERYBODY)
        for column in range(i64(COLUMNS)):
            t.offer(column)
        t.n[ABOUT] = 1 + cards.face(card)
        column = t.ask(seat, self.first_question + DECREE_COLUMN)
        t.n[ABOUT] = 0
        if t.suit_of(card) == BIRD:
            t.n[self.at + BIRD_ADDED] = 1
        cards.move(card, self.first_zone + column)
        t.tell(self.first_event + DECREE_GROWN, card, seat, column)
        return True

    def new_roost(self, t: Root) -> None:
        """7.4.3, 1.5.4 Without a roost: one with three warriors where fewest warriors are and both can be placed."""
        n = t.n
        if self.roosts_on_map(t) > 0:
            return
        fewest: i64 = 1000
        mask: i64 = 0
        open_places: i64 = n[OPEN] & ~n[NO_PLACE + self.seat]
        for place in range(i64(CLEARINGS)):
            if (open_places >> place) & 1 != 0:
                warriors: i64 = 0
                for side in range(t.board.side_count):
                    warriors += n[COUNTS + (side << 4) + place]
                if warriors < fewest:
                    fewest = warriors
                    mask = 0
                if warriors == fewest:
                    mask |= 1 << place
        if mask == 0:
            return
        place = single(mask)
        if place < 0:
            offer_places(t, mask)
            place = t.ask(self.seat, self.first_question + NEW_ROOST)
        place_piece(t, self.first_kind + ROOST, place)
        place_warriors(t, self.seat, place, 3)

    def roosts_on_map(self, t: Root) -> i64:
        return self.roosts - t.n[STOCK + self.first_kind + ROOST]

    # -- 7.5 Daylight --------------------------------------------------------------------------------------------
    def craft_or_resolve(self, t: Root) -> i64:
        """7.2.1, 7.5.1 They craft with roosts, before the Decree."""
        seat = self.seat
        offer_crafting(t, seat)
        offer_effects(t, seat)
        t.offer(PASS)
        option = t.ask(seat, CRAFT)
        if option == PASS:
            t.n[self.at + COLUMN] = 0
            self.begin_column(t)
            return DECREE if self.next_suits(t) != 0 else DONE
        if option < 960 or not use_effect(t, seat, option):
            craft(t, seat, option)
        return CRAFTING

    def begin_column(self, t: Root) -> None:
        for suit in range(i64(SUITS + 1)):
            t.n[self.at + RESOLVED + suit] = 0

    def left_in_column(self, t: Root, column: i64, suit: i64) -> i64:
        """7.5.2 Cards of a suit that are still to be resolved in the column; the viziers are birds."""
        cards = t.cards
        zone = self.first_zone + column
        count = -t.n[self.at + RESOLVED + suit]
        if suit == BIRD:
            count += t.n[self.at + VIZIERS + column]
        for i in range(cards.size(zone)):
            if t.suit_of(cards.at(zone, i)) == suit:
                count += 1
        return count

    def resolve_next(self, t: Root) -> i64:
        """7.5.2 One card of the Decree: columns from the left, in a column in any order; what fails brings turmoil."""
        own = self.at
        n = t.n
        suits = self.next_suits(t)
        if suits == 0:
            return DONE
        suit = single(suits)
        if suit < 0:
            offer_places(t, suits)
            suit = t.ask(self.seat, self.first_question + DECREE_NEXT)
        n[own + RESOLVED + suit] += 1
        if not self.resolve(t, n[own + COLUMN], n[MATCH + suit]):
            self.turmoil(t)
            return CUT_SHORT
        return DECREE if self.next_suits(t) != 0 else DONE

    def next_suits(self, t: Root) -> i64:
        """7.5.2 Mask of the suits still to be resolved in the first column with any, which becomes the current one."""
        column = self.at + COLUMN
        while t.n[column] < COLUMNS:
            suits: i64 = 0
            for suit in range(i64(SUITS + 1)):
                if self.left_in_column(t, t.n[column], suit) > 0:
                    suits |= 1 << suit
            if suits != 0:
                return suits
            t.n[column] += 1
            self.begin_column(t)
        return 0

    def resolve(self, t: Root, column: i64, matching: i64) -> bool:
        """7.5.2 Take a card's action in full, in a clearing that it matches; False if that cannot be."""
        if column == RECRUIT:
            return self.decree_recruit(t, matching)
        if column == MOVE:
            return self.decree_move(t, matching)
        if column == BATTLE:
            return self.decree_battle(t, matching)
        return self.decree_build(t, matching)

    def decree_recruit(self, t: Root, matching: i64) -> bool:
        """7.5.2.I, 7.8.2 A warrior in a matching clearing with a roost; two with the Charismatic."""
        n = t.n
        places: i64 = t.places_of(self.first_kind + ROOST) & matching & ~n[NO_PLACE + self.seat]
        wanted: i64 = 2 if n[self.at + LEADER] == CHARISMATIC else 1
        if places == 0 or n[SUPPLY + self.seat] == 0:
            return False
        place = single(places)
        if place < 0:
            offer_places(t, places)
            place = t.ask(self.seat, self.first_question + RECRUIT_WHERE)
        return place_warriors(t, self.seat, place, wanted) == wanted

    def decree_move(self, t: Root, matching: i64) -> bool:
        """7.5.2.II A move from a matching clearing."""
        return take_move(t, self.seat, matching, False) >= 0

    def decree_battle(self, t: Root, matching: i64) -> bool:
        """7.5.2.III A battle in a matching clearing."""
        return take_battle(t, self.seat, matching, False)

    def decree_build(self, t: Root, matching: i64) -> bool:
        """7.5.2.IV A roost in a matching clearing that they rule, with an open slot and no roost."""
        n = t.n
        places: i64 = (
            n[RULED + self.seat] & matching & n[OPEN] & ~n[NO_PLACE + self.seat]
            & ~t.places_of(self.first_kind + ROOST)
        )
        if places == 0 or n[STOCK + self.first_kind + ROOST] == 0:
            return False
        place = single(places)
        if place < 0:
            offer_places(t, places)
            place = t.ask(self.seat, self.first_question + BUILD_WHERE)
        place_piece(t, self.first_kind + ROOST, place)
        return True

    # -- 7.7 turmoil ---------------------------------------------------------------------------------------------
    def turmoil(self, t: Root) -> None:
        """7.7, 7.7.4 Points, the Decree and the leader are lost, and Daylight is over."""
        lost = self.birds_in_decree(t)
        t.tell(self.first_event + TURMOIL, NONE, self.seat, lost)
        self.lose_points(t, lost)
        self.purge_decree(t)
        self.depose(t)

    def birds_in_decree(self, t: Root) -> i64:
        """7.7.1 Viziers included."""
        cards = t.cards
        birds: i64 = 0
        for column in range(i64(COLUMNS)):
            birds += t.n[self.at + VIZIERS + column]
            for i in range(cards.size(self.first_zone + column)):
                if t.suit_of(cards.at(self.first_zone + column, i)) == BIRD:
                    birds += 1
        return birds

    def lose_points(self, t: Root, points: i64) -> None:
        """7.7.1 One point for each bird, but not below 0."""
        book(t, self.seat, -points)

    def purge_decree(self, t: Root) -> None:
        """7.7.2 All cards but the viziers are discarded."""
        cards = t.cards
        for column in range(i64(COLUMNS)):
            while cards.size(self.first_zone + column) > 0:
                discard(t, cards.at(self.first_zone + column, 0))

    def depose(self, t: Root) -> None:
        """7.7.3, 7.7.3.I The leader goes face down, another is chosen; with none left all four lie face up first."""
        own = self.at
        t.n[own + DEPOSED] |= 1 << t.n[own + LEADER]
        if t.n[own + DEPOSED] == (1 << len(LEADERS)) - 1:
            t.n[own + DEPOSED] = 0
        self.choose_leader(t)

    # -- 7.6 Evening ---------------------------------------------------------------------------------------------
    def evening(self, t: Root) -> None:
        """7.6 Score, then draw."""
        self.score_roosts(t)
        self.draw_cards(t)

    def score_roosts(self, t: Root) -> None:
        """7.6.1 Points for the roosts on the map."""
        score(t, self.seat, self.roost_points[self.roosts_on_map(t)])

    def draw_cards(self, t: Root) -> None:
        """7.6.2 One card and one for each uncovered bonus; then down to five."""
        draw_and_discard(t, self.seat, 1 + self.draw_bonus[self.roosts_on_map(t)])

    # -- 7.2 abilities, 7.8 leaders ------------------------------------------------------------------------------
    def crafted_points(self, t: Root, face: i64) -> i64:
        """7.2.3, 7.8.1 One point for an item, whatever it shows; what it shows with the Builder."""
        return t.board.deck.vp[face] if t.n[self.at + LEADER] == BUILDER else 1

    def extra_hits(self, t: Root, role: i64) -> i64:
        """7.8.3 The Commander deals one hit more as attacker."""
        return 1 if role == ATTACKING and t.n[self.at + LEADER] == COMMANDER else 0

    def bonus(self, t: Root) -> i64:
        """7.8.4 The Despot scores one more whenever enemy buildings or tokens are removed in battle."""
        if t.n[self.at + LEADER] != DESPOT or t.n[B_PLACE] < 0:
            return 0
        for i in range(t.loss_count):
            at: i64 = LOSS * i
            if t.losses[at + L_KIND] >= FIRST_KIND and t.losses[at + L_BY] == self.seat:
                if t.are_enemies(self.seat, t.board.owner[t.losses[at + L_KIND]]):
                    return 1
        return 0

    # -- scripted play -------------------------------------------------------------------------------------------
    def rate(self, t: Root, kind: i64, option: i64) -> i64:
        return rate(self, t, kind, option)

    def battles_ahead(self, t: Root) -> i64:
        return battles_ahead(self, t)

    def value_of_holding(self, t: Root, place: i64, warriors: i64, rules: bool) -> i64:
        return value_of_holding(self, t, place, warriors, rules)

    def worth(self, t: Root) -> float:
        return worth(self, t, self.roost_points[self.roosts_on_map(t)])

    def event_details(self, board: Board, event: int, a: int, b: int) -> dict[str, str | int]:
        if event == LEADER_CHOSEN:
            return {"seat": board.seats[a], "leader": LEADERS[b]}
        if event == DECREE_GROWN:
            return {"seat": board.seats[a], "column": COLUMN_NAMES[b]}
        return {"seat": board.seats[a], "points": b}
