"""8 The Woodland Alliance: sympathy, supporters, revolts, officers."""
from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from gateleg.games.root.box import BIRD, CLEARINGS, SUITS
from gateleg.games.root.declare import FactionKind, FactionZone, Field, PieceKind
from gateleg.games.root.faction import Faction
from gateleg.games.root.factions.alliance.policy import ADVICE, rate, value_of_holding, worth
from gateleg.games.root.factions.alliance.words import (
    BASE_BUILT,
    DAYLIGHT_ACTION,
    DAYLIGHT_ACTIONS,
    DISCARD_SUPPORTER,
    DO_BATTLE,
    DO_CRAFT,
    DO_MOBILIZE,
    DO_MOVE,
    DO_ORGANIZE,
    DO_RECRUIT,
    DO_TRAIN,
    EVENTS,
    HAS_SYMPATHY,
    MARTIAL_LAW,
    MOBILIZE,
    NO_BASE,
    NO_BASE_OF_SUIT,
    NO_SYMPATHY_LEFT,
    NO_WARRIOR_TO_TRAIN,
    NOT_NEXT_TO_SYMPATHY,
    NOT_SYMPATHETIC,
    NOTHING_TO_ORGANIZE,
    OFFICER_GAINED,
    OFFICERS,
    OFFICERS_LOST,
    OPERATION,
    OPERATIONS,
    OPERATIONS_DONE,
    ORGANIZE,
    OUTRAGED,
    PAY_OUTRAGE,
    RECRUIT,
    REVOLT,
    REVOLTED,
    SLOTS_STAY_FILLED,
    SPEND_SUPPORTER,
    SPREAD,
    SUPPORTER_GAINED,
    SUPPORTER_LOST,
    SUPPORTER_SPENT,
    SYMPATHY,
    TOO_FEW_FOR_REVOLT,
    TOO_FEW_SUPPORTERS,
    TRAIN,
)
from gateleg.games.root.layout import (
    ALL,
    BIRDSONG,
    BUILDING,
    BUILDINGS,
    COUNTS,
    DAYLIGHT,
    DONE,
    FREE,
    HAND,
    L_BY,
    L_KIND,
    L_PLACE,
    LOSS,
    MATCH,
    NO_PLACE,
    STOCK,
    SUIT,
    SUPPLY,
    TOKEN,
    WARRIORS_AT,
)
from gateleg.games.root.rules_battle import take_battle
from gateleg.games.root.rules_cards import (
    discard,
    draw_to,
    holds_match,
    offer_matching,
    pass_card,
    show_hand,
    spend,
    why_not_match,
)
from gateleg.games.root.rules_craft import can_craft_any, craft_from_hand
from gateleg.games.root.rules_effects import bits, draw_and_discard, offer_effects, use_effect
from gateleg.games.root.rules_move import adjacent, battlefields, offer_places, origins, take_move
from gateleg.games.root.rules_pieces import (
    begin_losses,
    can_place,
    end_losses,
    lose_warriors,
    place_piece,
    place_warriors,
    remove_enemies,
    return_to_supply,
    score,
    why_not_build,
)
from gateleg.games.root.state import Board, Root
from gateleg.games.root.words import (
    CLOSED,
    FACE_LABELS,
    NONE_LEFT,
    OWN_LABELS,
    PLACE_LABELS,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.content import check_length
from gateleg.kernel.table import PASS, Reason

ALL_SUITS: Final = (1 << SUITS + 1) - 1


@final
class Alliance(Faction):
    """8.2.1, 8.2.2 Crafts with sympathy tokens; defending, deals the higher roll."""

    def __init__(self, content: dict[str, Any]) -> None:
        super().__init__("alliance")
        self.advice = ADVICE
        board = content["alliance"]
        self.letter = board["letter"]
        self.reach = board["reach"]
        self.warriors = board["warriors"]
        self.pieces = [
            *[PieceKind(f"{suit}-base", BUILDING, 1) for suit in board["bases"]],
            PieceKind("sympathy", TOKEN, board["sympathy"], crafts=True),
        ]
        self.fields = [Field("officers", most=self.warriors), Field("operations_done", most=self.warriors)]
        self.zones = [FactionZone("supporters", 54, "own")]
        self.kinds = [
            FactionKind("revolt", PLACE_LABELS), FactionKind("spend-supporter", FACE_LABELS),
            FactionKind("spread-sympathy", PLACE_LABELS),
            FactionKind("alliance-daylight", OWN_LABELS, DAYLIGHT_ACTIONS), FactionKind("mobilize", FACE_LABELS),
            FactionKind("train", FACE_LABELS), FactionKind("military-operation", OWN_LABELS, OPERATIONS),
            FactionKind("alliance-recruit", PLACE_LABELS), FactionKind("organize", PLACE_LABELS),
            FactionKind("pay-outrage", FACE_LABELS), FactionKind("discard-supporter", FACE_LABELS),
        ]
        self.events = EVENTS
        self.high_roll_defending = True
        self.watches_moves = True
        self.watches_losses = True
        self.supporter_limit: i64 = board["supporter_limit_without_base"]
        self.starting_supporters: i64 = board["starting_supporters"]
        for field in ("sympathy_cost", "sympathy_vp"):
            check_length(f"alliance.{field}", board[field], board["sympathy"])
        self.cost = [int(cost) for cost in board["sympathy_cost"]]
        self.points = [int(points) for points in board["sympathy_vp"]]
        self.martial_law: i64 = board["martial_law_warriors"]
        self.surcharge: i64 = board["martial_law_surcharge"]
        self.revolt_cost: i64 = board["revolt_cost"]
        self.base_draw: i64 = board["draw_bonus_per_base_on_map"]

    def elsewhere(self, t: Root, kind: i64) -> i64:
        """8.5.3 Officers are neither on the map nor in the supply."""
        return t.n[self.at + OFFICERS] if kind == self.seat else 0

    def tracks(self, t: Root) -> list[tuple[str, str, int, list[int]]]:
        """What the next token costs in supporters and scores."""
        spread = len(self.cost) - int(t.n[STOCK + self.first_kind + SYMPATHY])
        return [
            ("sympathy-cost", "sympathy", spread, list(self.cost)),
            ("sympathy-points", "sympathy", spread, list(self.points)),
        ]

    # -- the turn ------------------------------------------------------------------------------------------------
    def set_up(self, t: Root, stage: i64) -> i64:
        """8.3.4 The first supporters."""
        for _ in range(self.starting_supporters):
            self.gain_from_deck(t)
        return DONE

    def joins_effects(self, t: Root, phase: i64, stage: i64) -> bool:
        return phase == DAYLIGHT

    def play(self, t: Root, phase: i64, stage: i64) -> i64:
        """8.4, 8.5, 8.6.2 Revolts, then spreading; Daylight in any order; operations, then one card and one a base."""
        if phase == BIRDSONG:
            if stage == 1:
                return 1 if self.revolt(t) else 2
            return 2 if self.spread(t) else DONE
        if phase == DAYLIGHT:
            return 1 if self.act(t) else DONE
        if stage == 1:
            t.n[self.at + OPERATIONS_DONE] = 0
        if stage < 3:
            return 2 if self.operate(t) else 3
        draw_and_discard(t, self.seat, 1 + self.base_draw * self.bases_on_map(t))
        return DONE

    # -- 8.2.3 supporters ----------------------------------------------------------------------------------------
    def bases_on_map(self, t: Root) -> i64:
        total: i64 = 0
        for suit in range(i64(SUITS)):
            total += t.on_map(self.first_kind + suit)
        return total

    def has_room(self, t: Root) -> bool:
        """8.2.3.I Without a base on the map there is room for five supporters, with one for any number."""
        return t.cards.size(self.first_zone) < self.supporter_limit or self.bases_on_map(t) > 0

    def gain_from_deck(self, t: Root) -> None:
        """8.2.3, 8.2.3.I The top card of the deck joins the supporters; without room it is discarded."""
        has_room = self.has_room(t)
        card = draw_to(t, self.first_zone)
        if card != NONE:
            if has_room:
                t.tell(self.first_event + SUPPORTER_GAINED, card, self.seat, 0)
            else:
                self.lose_supporter(t, card)

    def gain_from_hand(self, t: Root, seat: i64, card: i64) -> None:
        """8.2.3, 8.2.3.I A card from a hand joins the supporters, unseen by third players, or is discarded."""
        if self.has_room(t):
            pass_card(t, card, seat, self.first_zone, self.seat)
        else:
            self.lose_supporter(t, card)

    def lose_supporter(self, t: Root, card: i64) -> None:
        discard(t, card)
        t.tell(self.first_event + SUPPORTER_LOST, card, self.seat, 0)

    def supporters_of(self, t: Root, suit: i64) -> i64:
        """8.2.3 How many supporters can be spent for a suit."""
        count: i64 = 0
        for i in range(t.cards.size(self.first_zone)):
            if why_not_match(t, t.cards.at(self.first_zone, i), suit) is None:
                count += 1
        return count

    def spend_supporters(self, t: Root, suit: i64, count: i64) -> None:
        """8.2.3, 8.4.1.II, 8.4.2.II Spend supporters of a suit; which of those that match is the Alliance's choice."""
        for _ in range(count):
            offer_matching(t, self.first_zone, suit)
            card = t.ask(self.seat, self.first_question + SPEND_SUPPORTER)
            discard(t, card)
            t.tell(self.first_event + SUPPORTER_SPENT, card, self.seat, 0)

    # -- 8.2.4 bases ---------------------------------------------------------------------------------------------
    def has_trigger(self, t: Root, loss: i64) -> bool:
        """8.2.4, 8.2.6 A base that is removed, and a sympathy token that another player takes off the map."""
        kind = t.losses[LOSS * loss + L_KIND] - self.first_kind
        by = t.losses[LOSS * loss + L_BY]
        return 0 <= kind < SYMPATHY or (kind == SYMPATHY and 0 <= by < t.seats and by != self.seat)

    def trigger(self, t: Root, loss: i64) -> None:
        at: i64 = LOSS * loss
        kind: i64 = t.losses[at + L_KIND] - self.first_kind
        if kind == SYMPATHY:
            self.raise_outrage(t, t.losses[at + L_BY], t.losses[at + L_PLACE])
        else:
            self.lose_base(t, kind)

    def lose_base(self, t: Root, suit: i64) -> None:
        """8.2.4 Supporters of its suit, birds and half the officers are lost; without any base five supporters stay."""
        cards = t.cards
        i: i64 = 0
        while i < cards.size(self.first_zone):
            card = cards.at(self.first_zone, i)
            if why_not_match(t, card, suit) is None:
                self.lose_supporter(t, card)
            else:
                cards.reveal_class(card, ALL_SUITS & ~((1 << suit) | (1 << BIRD)))  # all know what stays
                i += 1
        lost: i64 = (t.n[self.at + OFFICERS] + 1) // 2
        if lost > 0:
            t.n[self.at + OFFICERS] -= lost
            return_to_supply(t, self.seat, lost)
            t.tell(self.first_event + OFFICERS_LOST, NONE, self.seat, lost)
        while not self.has_room(t) and cards.size(self.first_zone) > self.supporter_limit:
            t.offer_cards(self.first_zone)
            self.lose_supporter(t, t.ask(self.seat, self.first_question + DISCARD_SUPPORTER))

    # -- 8.2.6 Outrage -------------------------------------------------------------------------------------------
    def after_move(self, t: Root, side: i64, origin: i64, place: i64, count: i64) -> None:
        """8.2.6 Whoever moves warriors where sympathy lies owes a card, one however many there are; a pawn none."""
        if side != self.seat and count > 0 and self.is_sympathetic(t, place):
            self.raise_outrage(t, side, place)

    def raise_outrage(self, t: Root, payer: i64, place: i64) -> None:
        """8.2.6, 2.1.1.I A card of the clearing's suit from hand; without one the hand is shown, and the deck pays."""
        suit = t.n[SUIT + place]
        fitting: i64 = (1 << suit) | (1 << BIRD)
        t.tell(self.first_event + OUTRAGED, NONE, payer, place)
        # any hand is asked: being asked, and how a draw follows, must not tell more than the rules do
        card = PASS
        if t.cards.size(HAND + payer) > 0:
            offer_matching(t, HAND + payer, suit)
            if not holds_match(t, payer, suit):
                t.offer(PASS)
            card = t.ask_privately(payer, self.first_question + PAY_OUTRAGE, (1 << payer) | (1 << self.seat))
        if card != PASS:
            self.gain_from_hand(t, payer, card)
            t.cards.reveal_class(card, fitting)  # nobody else sees the card, but all know what it has to be
        else:
            show_hand(t, payer, self.seat)
            for i in range(t.cards.size(HAND + payer)):
                t.cards.reveal_class(t.cards.at(HAND + payer, i), ALL_SUITS & ~fitting)
            self.gain_from_deck(t)

    # -- 8.4 Birdsong --------------------------------------------------------------------------------------------
    def is_sympathetic(self, t: Root, place: i64) -> bool:
        return t.count(self.first_kind + SYMPATHY, place) > 0

    def revolt(self, t: Root) -> bool:
        """8.4.1 One revolt; False if there is none (any more)."""
        for place in range(i64(CLEARINGS)):
            t.propose(place, self.why_not_revolt(t, place))
        t.offer(PASS)
        place = t.ask(self.seat, self.first_question + REVOLT)
        if place == PASS:
            return False
        self.spend_supporters(t, t.n[SUIT + place], self.revolt_cost)
        self.resolve_revolt(t, place)
        return True

    def why_not_revolt(self, t: Root, place: i64) -> Reason | None:
        """8.4.1.I, 8.4.1.II A sympathetic clearing that matches a base on the board, with a slot, and the cost."""
        n = t.n
        suit = n[SUIT + place]
        if not self.is_sympathetic(t, place):
            return NOT_SYMPATHETIC
        if n[STOCK + self.first_kind + suit] == 0:
            return BASE_BUILT
        slots = n[FREE + place]
        for side in range(t.board.side_count):
            if t.are_enemies(self.seat, side):
                slots += n[BUILDINGS + (side << 4) + place]
        if slots == 0:
            return SLOTS_STAY_FILLED
        return None if self.supporters_of(t, suit) >= self.revolt_cost else TOO_FEW_FOR_REVOLT

    def resolve_revolt(self, t: Root, place: i64) -> None:
        """8.4.1.III Enemy pieces go; then the base, a warrior for each sympathetic clearing of the suit, an officer."""
        suit = t.n[SUIT + place]
        begin_losses(t)
        remove_enemies(t, self.seat, place)
        end_losses(t)
        if why_not_build(t, self.seat, place) is None:
            place_piece(t, self.first_kind + suit, place)
        sympathetic = bits(t.places_of(self.first_kind + SYMPATHY) & t.n[MATCH + suit])
        count = place_warriors(t, self.seat, place, sympathetic)
        t.tell(self.first_event + REVOLTED, NONE, place, count)
        self.gain_officer(t)

    def gain_officer(self, t: Root) -> None:
        """8.4.1.III, 8.5.3 A warrior of the supply becomes an officer, if there is one."""
        n = t.n
        if n[SUPPLY + self.seat] > 0:
            n[SUPPLY + self.seat] -= 1
            n[self.at + OFFICERS] += 1
            t.tell(self.first_event + OFFICER_GAINED, NONE, self.seat, n[self.at + OFFICERS])

    def spread(self, t: Root) -> bool:
        """8.4.2 Spread sympathy once; False if it is over."""
        near = self.next_to_sympathy(t)
        for place in range(i64(CLEARINGS)):
            t.propose(place, self.why_not_spread(t, place, near))
        t.offer(PASS)
        place = t.ask(self.seat, self.first_question + SPREAD)
        if place == PASS:
            return False
        self.spend_supporters(t, t.n[SUIT + place], self.cost_of_sympathy(t, place))
        self.place_sympathy(t, place)
        return True

    def next_to_sympathy(self, t: Root) -> i64:
        """8.4.2.I Mask of the clearings adjacent to a sympathetic one; all if there is none on the map."""
        sympathetic = t.places_of(self.first_kind + SYMPATHY)
        if sympathetic == 0:
            return ALL
        mask: i64 = 0
        for place in range(i64(CLEARINGS)):
            if (sympathetic >> place) & 1 != 0:
                mask |= adjacent(t, self.seat, place)
        return mask

    def why_not_spread(self, t: Root, place: i64, near: i64) -> Reason | None:
        """8.2.5.I, 8.4.2.I, 8.4.2.II.a A clearing next to sympathy without a token, where it may be placed and paid."""
        reason = self.why_not_sympathy(t, place)
        if reason is not None:
            return reason
        if (near >> place) & 1 == 0:
            return NOT_NEXT_TO_SYMPATHY
        missing: i64 = self.cost_of_sympathy(t, place) - self.supporters_of(t, t.n[SUIT + place])
        if missing <= 0:
            return None
        return MARTIAL_LAW if missing <= self.surcharge_at(t, place) else TOO_FEW_SUPPORTERS

    def why_not_sympathy(self, t: Root, place: i64) -> Reason | None:
        """8.2.5.I, 8.4.2.I A token is left, none lies there, and the clearing is open to the Alliance."""
        if self.is_sympathetic(t, place):
            return HAS_SYMPATHY
        if t.n[STOCK + self.first_kind + SYMPATHY] == 0:
            return NO_SYMPATHY_LEFT
        return None if can_place(t, self.seat, place) else CLOSED

    def cost_of_sympathy(self, t: Root, place: i64) -> i64:
        """8.4.2.II, 8.4.2.II.a The cost printed over the next token, and what martial law adds."""
        return self.cost[self.sympathy_on_map(t)] + self.surcharge_at(t, place)

    def surcharge_at(self, t: Root, place: i64) -> i64:
        """8.4.2.II.a One more, never two, where any one other player has three warriors."""
        for seat in range(t.seats):
            if seat != self.seat and t.n[COUNTS + (seat << 4) + place] >= self.martial_law:
                return self.surcharge
        return 0

    def sympathy_on_map(self, t: Root) -> i64:
        return len(self.cost) - t.n[STOCK + self.first_kind + SYMPATHY]

    def place_sympathy(self, t: Root, place: i64) -> None:
        """8.4.2.III Place the token and score what it uncovers."""
        points = self.points[self.sympathy_on_map(t)]
        place_piece(t, self.first_kind + SYMPATHY, place)
        score(t, self.seat, points)

    # -- 8.5 Daylight --------------------------------------------------------------------------------------------
    def act(self, t: Root) -> bool:
        """8.5, 8.5.1 Craft, mobilize, train and use effects, in any order and number; False when that is over."""
        seat = self.seat
        holds = t.cards.size(HAND + seat) > 0
        if holds:
            if can_craft_any(t, seat):
                t.offer(DO_CRAFT)
            t.offer(DO_MOBILIZE)
            t.propose(DO_TRAIN, self.why_no_training(t))
        offer_effects(t, seat)
        t.offer(PASS)
        option = t.ask(seat, self.first_question + DAYLIGHT_ACTION)
        if option == PASS:
            return False
        if option == DO_CRAFT:
            craft_from_hand(t, seat)
        elif option == DO_MOBILIZE:
            self.mobilize(t)
        elif option == DO_TRAIN:
            self.train(t)
        else:
            use_effect(t, seat, option)
        return True

    def mobilize(self, t: Root) -> None:
        """8.5.2 A card from hand joins the supporters."""
        t.offer_cards(HAND + self.seat)
        card = t.ask_privately(self.seat, self.first_question + MOBILIZE, 1 << self.seat)
        self.gain_from_hand(t, self.seat, card)

    def why_no_training(self, t: Root) -> Reason | None:
        """8.5.3 It takes a warrior in the supply and a card that matches a built base."""
        if t.n[SUPPLY + self.seat] == 0:
            return NO_WARRIOR_TO_TRAIN
        zone: i64 = HAND + self.seat
        for i in range(t.cards.size(zone)):
            if self.why_not_train_with(t, t.cards.at(zone, i)) is None:
                return None
        return NO_BASE_OF_SUIT

    def why_not_train_with(self, t: Root, card: i64) -> Reason | None:
        """8.5.3 A card matches the printed suit of a base on the map; a bird any."""
        for suit in range(i64(SUITS)):
            if t.n[STOCK + self.first_kind + suit] == 0 and why_not_match(t, card, suit) is None:
                return None
        return NO_BASE_OF_SUIT

    def train(self, t: Root) -> None:
        """8.5.3 Spend a card that matches a built base for an officer."""
        zone: i64 = HAND + self.seat
        for i in range(t.cards.size(zone)):
            card = t.cards.at(zone, i)
            t.propose_card(card, self.why_not_train_with(t, card))
        spend(t, self.seat, t.ask(self.seat, self.first_question + TRAIN))
        self.gain_officer(t)

    # -- 8.6 Evening ---------------------------------------------------------------------------------------------
    def operate(self, t: Root) -> bool:
        """8.6.1, 8.6.1.I, 8.6.1.II One military operation for each officer, of any kind; False when they are over."""
        n = t.n
        seat = self.seat
        if n[self.at + OPERATIONS_DONE] >= n[self.at + OFFICERS]:
            return False
        if origins(t, seat) != 0:
            t.offer(DO_MOVE)
        if battlefields(t, seat) != 0:
            t.offer(DO_BATTLE)
        t.propose(DO_RECRUIT, self.why_no_recruiting(t))
        t.propose(DO_ORGANIZE, NOTHING_TO_ORGANIZE if self.places_to_organize(t) == 0 else None)
        t.offer(PASS)
        option = t.ask(seat, self.first_question + OPERATION)
        if option == PASS:
            return False
        n[self.at + OPERATIONS_DONE] += 1
        if option == DO_MOVE:
            take_move(t, seat, ALL, False)
        elif option == DO_BATTLE:
            take_battle(t, seat, ALL, False)
        elif option == DO_RECRUIT:
            offer_places(t, self.places_to_recruit(t))
            place_warriors(t, seat, t.ask(seat, self.first_question + RECRUIT), 1)
        else:
            self.organize(t)
        return True

    def why_no_recruiting(self, t: Root) -> Reason | None:
        """8.6.1.III It takes a warrior in the supply and a base."""
        if t.n[SUPPLY + self.seat] == 0:
            return NONE_LEFT
        return None if self.places_to_recruit(t) != 0 else NO_BASE

    def places_to_recruit(self, t: Root) -> i64:
        """8.6.1.III Mask of the clearings with a base, where it may place."""
        mask: i64 = 0
        for suit in range(i64(SUITS)):
            mask |= t.places_of(self.first_kind + suit)
        return mask & ~t.n[NO_PLACE + self.seat]

    def places_to_organize(self, t: Root) -> i64:
        """8.6.1.IV Mask of the unsympathetic clearings with a warrior of its own where a token can be placed."""
        mask: i64 = 0
        for place in range(i64(CLEARINGS)):
            if (t.n[WARRIORS_AT + self.seat] >> place) & 1 != 0 and self.why_not_sympathy(t, place) is None:
                mask |= 1 << place
        return mask

    def organize(self, t: Root) -> None:
        """8.6.1.IV A warrior gives way to sympathy, next to other sympathy or not, at no cost; it scores."""
        offer_places(t, self.places_to_organize(t))
        place = t.ask(self.seat, self.first_question + ORGANIZE)
        begin_losses(t)
        lose_warriors(t, self.seat, place, 1, self.seat)
        end_losses(t)
        self.place_sympathy(t, place)

    # -- scripted play -------------------------------------------------------------------------------------------
    def rate(self, t: Root, kind: i64, option: i64) -> i64:
        """What the rules say of costs and points goes along to those who weigh them."""
        question = kind - self.first_question
        more: i64 = 0
        if question == SPREAD and option != PASS:
            more = self.cost_of_sympathy(t, option)
        elif question == OPERATION and self.sympathy_on_map(t) < len(self.points):
            more = self.points[self.sympathy_on_map(t)]
        return rate(self, t, kind, option, more)

    def battles_ahead(self, t: Root) -> i64:
        return t.n[self.at + OFFICERS] - t.n[self.at + OPERATIONS_DONE]

    def value_of_holding(self, t: Root, place: i64, warriors: i64, rules: bool) -> i64:
        return value_of_holding(self, t, place, warriors)

    def worth(self, t: Root) -> float:
        return worth(self, t)

    def toll(self, t: Root, side: i64, place: i64) -> i64:
        """A card, and one more supporter."""
        return 9 if self.is_sympathetic(t, place) else 0

    # -- for players ---------------------------------------------------------------------------------------------
    def event_details(self, board: Board, event: int, a: int, b: int) -> dict[str, str | int]:
        if event == REVOLTED:
            return {"place": board.places[a], "count": b}
        seat = board.seats[a]
        if event == OFFICER_GAINED:
            return {"seat": seat, "officers": b}
        if event == OFFICERS_LOST:
            return {"seat": seat, "count": b}
        return {"seat": seat, "place": board.places[b]} if event == OUTRAGED else {"seat": seat}
