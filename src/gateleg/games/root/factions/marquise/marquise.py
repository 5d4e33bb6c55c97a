"""6 The Marquise de Cat: wood, buildings, and a keep where nobody else may place anything."""
from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from gateleg.games.root.box import BIRD, CLEARINGS, numbers
from gateleg.games.root.declare import FactionKind, Field, PieceKind
from gateleg.games.root.faction import Faction
from gateleg.games.root.factions.marquise.policy import ADVICE, NO_SITE, building_value, rate, value_of_holding, worth
from gateleg.games.root.factions.marquise.words import (
    A_BATTLE,
    A_BUILD,
    A_EXTRA,
    A_MARCH,
    A_OVERWORK,
    A_RECRUIT,
    ACT,
    ALREADY_RECRUITED,
    BIRD_CARD,
    BUILD_WHAT,
    BUILD_WHERE,
    BUILDINGS,
    HOSPITAL_CARD,
    KEEP,
    KEEP_WHERE,
    NO_ACTIONS,
    NO_BIRD,
    NO_RECRUITERS,
    NO_SAWMILL_CARD,
    NO_WOOD_LEFT,
    OVERWORK_CARD,
    OVERWORK_WHERE,
    RECRUIT_WHERE,
    RECRUITED,
    RECRUITER,
    SAWMILL,
    START_WHERE,
    TOO_LITTLE_WOOD,
    WOOD,
    WOOD_FROM,
    WOOD_WHERE,
)
from gateleg.games.root.layout import (
    ACTIONS,
    ALL,
    BIRDSONG,
    BUILDING,
    COUNTS,
    DAYLIGHT,
    DONE,
    HAND,
    HOMES,
    L_COUNT,
    L_KIND,
    L_PLACE,
    LOSS,
    NO_PLACE,
    OPEN,
    PATHS,
    PLACES,
    RULED,
    STOCK,
    SUIT,
    SUPPLY,
    TOKEN,
)
from gateleg.games.root.rules_battle import take_battle
from gateleg.games.root.rules_cards import hand_matches, offer_matching, spend
from gateleg.games.root.rules_craft import craft, offer_crafting
from gateleg.games.root.rules_effects import draw_and_discard, offer_effects, use_effect
from gateleg.games.root.rules_move import adjacent, battlefields, offer_places, origins, single, take_move
from gateleg.games.root.rules_pieces import can_place, place_piece, place_warriors, score, take_piece
from gateleg.games.root.state import Root, kind_at
from gateleg.games.root.words import (
    CRAFT,
    FACE_LABELS,
    NO_SLOT,
    NO_WARRIORS,
    NOBODY_TO_BATTLE,
    NONE_LEFT,
    NOT_MATCHING,
    OWN_LABELS,
    PIECE_LABELS,
    PIECES_PLACED,
    PLACE_LABELS,
)
from gateleg.kernel.cards import NONE
from gateleg.kernel.content import check_length
from gateleg.kernel.errors import InputError
from gateleg.kernel.table import PASS, Reason

# stages of Daylight
CRAFTING: Final = 1
ACTING: Final = 2
SECOND_MOVE: Final = 3


@final
class Marquise(Faction):
    def __init__(self, content: dict[str, Any]) -> None:
        """6.3.1, 6.3.5 Her pieces and tracks."""
        super().__init__("marquise")
        self.advice = ADVICE
        own = content["marquise"]
        self.letter = own["letter"]
        self.reach = own["reach"]
        self.warriors = own["warriors"]
        self.pieces = [
            PieceKind("sawmill", BUILDING, own["sawmills"]), PieceKind("workshop", BUILDING, own["workshops"], True),
            PieceKind("recruiter", BUILDING, own["recruiters"]), PieceKind("keep", TOKEN, own["keep"]),
            PieceKind("wood", TOKEN, own["wood"]),
        ]
        self.fields = [Field("recruited", most=1)]
        self.kinds = [
            FactionKind("keep-where", PLACE_LABELS), FactionKind("start-where", PLACE_LABELS),
            FactionKind(
                "marquise-act", OWN_LABELS, ["battle", "march", "recruit", "build", "overwork", "extra-action"]
            ),
            FactionKind("build-what", PIECE_LABELS), FactionKind("build-where", PLACE_LABELS),
            FactionKind("wood-from", PLACE_LABELS), FactionKind("wood-where", PLACE_LABELS),
            FactionKind("recruit-where", PLACE_LABELS), FactionKind("overwork-card", FACE_LABELS),
            FactionKind("overwork-where", PLACE_LABELS), FactionKind("extra-action-card", FACE_LABELS),
            FactionKind("field-hospital-card", FACE_LABELS),
        ]
        self.restricts = True
        self.watches_losses = True
        for field in ("sawmill_vp", "workshop_vp", "recruiter_vp", "recruiter_draw_bonus"):
            check_length(f"marquise.{field}", own[field], len(own["cost"]))
        for field in ("sawmills", "workshops", "recruiters"):
            if not 1 <= own[field] <= len(own["cost"]):
                raise InputError(f"marquise.{field}", f"a number from 1 to {len(own['cost'])}, as many as have a cost")
        self.limits = numbers([own["sawmills"], own["workshops"], own["recruiters"]])
        self.cost = numbers(own["cost"])
        self.points = numbers(own["sawmill_vp"] + own["workshop_vp"] + own["recruiter_vp"])
        self.length: i64 = len(own["cost"])  # of each track
        self.draw_bonus = numbers(own["recruiter_draw_bonus"])
        self.daylight_actions: i64 = own["daylight_actions"]

    def tracks(self, t: Root) -> list[tuple[str, str, int, list[int]]]:
        """A row for each kind of building with its points, the cards that recruiters add, and what buildings cost."""
        rows: list[tuple[str, str, int, list[int]]] = []
        for row, name in enumerate(kind.name for kind in self.pieces[:RECRUITER + 1]):
            built = int(t.on_map(self.first_kind + row))
            points = [int(self.points[i]) for i in range(int(self.length) * row, int(self.length) * (row + 1))]
            rows.append((f"{name}-points", name, built, points))
        recruiters = int(t.on_map(self.first_kind + RECRUITER))
        return [
            *rows, ("recruiter-draw", "recruiter", recruiters, [int(bonus) for bonus in self.draw_bonus]),
            ("building-cost", "", int(self.length), [int(cost) for cost in self.cost]),
        ]

    # -- 6.3 set-up ----------------------------------------------------------------------------------------------
    def set_up(self, t: Root, stage: i64) -> i64:
        """6.3 First the keep and the garrison, then the three buildings."""
        if stage == 1:
            self.place_keep(t)
        else:
            self.place_first_building(t, self.first_kind + stage - 2)
        return stage + 1 if stage < 4 else DONE

    def place_keep(self, t: Root) -> None:
        """6.3.2, 6.3.3 The keep in a corner, a warrior in every clearing but the one diagonally opposite."""
        n = t.n
        offer_places(t, t.board.woodland.corners & ~n[HOMES] & ~n[NO_PLACE + self.seat])
        keep = t.ask(self.seat, self.first_question + KEEP_WHERE)
        n[HOMES] |= 1 << keep
        place_piece(t, self.first_kind + KEEP, keep)
        t.restrict()
        for place in range(i64(CLEARINGS)):
            if place != t.board.woodland.opposite[keep]:
                place_warriors(t, self.seat, place, 1)

    def place_first_building(self, t: Root, kind: i64) -> None:
        """6.3.4 One sawmill, workshop and recruiter, each in the keep's clearing or next to it."""
        keep = self.keep_place(t)
        near: i64 = (t.n[PATHS + keep] | (1 << keep)) & t.n[OPEN] & ~t.n[NO_PLACE + self.seat]
        offer_places(t, near)
        place_piece(t, kind, t.ask(self.seat, self.first_question + START_WHERE))

    def keep_place(self, t: Root) -> i64:
        """6.2.2 Where the keep stands, or NOWHERE."""
        return single(t.places_of(self.first_kind + KEEP))

    # -- 6.4 Birdsong, 6.5 Daylight, 6.6 Evening -----------------------------------------------------------------
    def play(self, t: Root, phase: i64, stage: i64) -> i64:
        if phase == BIRDSONG:
            self.place_wood(t)
            return DONE
        if phase == DAYLIGHT:
            if stage == CRAFTING:
                return self.craft_or_act(t)
            if stage == SECOND_MOVE:
                take_move(t, self.seat, ALL, True)
                return ACTING
            return self.act(t)
        self.evening(t)
        return DONE

    def joins_effects(self, t: Root, phase: i64, stage: i64) -> bool:
        return phase == DAYLIGHT

    def place_wood(self, t: Root) -> None:
        """6.4, 1.5.4 One wood at each sawmill; if wood runs short, where she likes."""
        n = t.n
        sawmill = self.first_kind + SAWMILL
        wood = self.first_kind + WOOD
        mills: i64 = 0
        places: i64 = 0
        for place in range(i64(CLEARINGS)):
            count = n[kind_at(sawmill) + place]
            if count > 0 and can_place(t, self.seat, place):
                mills += count
                places |= 1 << place
        if mills <= n[STOCK + wood]:
            for place in range(i64(CLEARINGS)):
                if (places >> place) & 1 != 0:
                    for _ in range(n[kind_at(sawmill) + place]):
                        place_piece(t, wood, place)
            return
        used = n[kind_at(sawmill):kind_at(sawmill) + PLACES]
        while n[STOCK + wood] > 0:
            for place in range(i64(CLEARINGS)):
                if (places >> place) & 1 != 0 and used[place] > 0:
                    t.offer(place)
            chosen = t.ask(self.seat, self.first_question + WOOD_WHERE)
            used[chosen] -= 1
            place_piece(t, wood, chosen)

    def craft_or_act(self, t: Root) -> i64:
        """6.2.1, 6.5 First she crafts with workshops, as often as she likes; then come her actions."""
        seat = self.seat
        offer_crafting(t, seat)
        offer_effects(t, seat)
        t.offer(PASS)
        option = t.ask(seat, CRAFT)
        if option == PASS:
            t.n[ACTIONS] = self.daylight_actions
            t.n[self.at + RECRUITED] = 0
            return ACTING
        if option < 960 or not use_effect(t, seat, option):
            craft(t, seat, option)
        return CRAFTING

    def act(self, t: Root) -> i64:
        """6.5 Up to three actions, one more for each bird spent for that, in any order."""
        seat = self.seat
        n = t.n
        self.offer_actions(t)
        t.propose(A_EXTRA, None if self.has_bird(t) else NO_BIRD)
        offer_effects(t, seat)
        t.offer(PASS)
        act = t.ask(seat, self.first_question + ACT)
        if act == PASS:
            return DONE
        if act == A_EXTRA:
            self.buy_action(t)
            return ACTING
        if act > A_EXTRA:
            use_effect(t, seat, act)
            return ACTING
        n[ACTIONS] -= 1
        if act == A_BATTLE:
            self.fight(t)
        elif act == A_MARCH:
            return self.march(t)
        elif act == A_RECRUIT:
            self.recruit(t)
        elif act == A_BUILD:
            self.build(t)
        else:
            self.overwork(t)
        return ACTING

    def offer_actions(self, t: Root) -> None:
        """6.5 What she can do with an action."""
        n = t.n
        seat = self.seat
        if n[ACTIONS] == 0:
            for act in range(i64(A_EXTRA)):
                t.refuse(act, NO_ACTIONS)
            return
        t.propose(A_BATTLE, None if battlefields(t, seat) != 0 else NOBODY_TO_BATTLE)
        t.propose(A_MARCH, None if origins(t, seat) != 0 else NO_WARRIORS)
        t.propose(A_RECRUIT, self.why_not_recruit(t))
        t.propose(A_BUILD, None if self.can_build(t) else TOO_LITTLE_WOOD)
        t.propose(A_OVERWORK, self.why_not_overwork(t))

    def has_bird(self, t: Root) -> bool:
        cards = t.cards
        for i in range(cards.size(HAND + self.seat)):
            if t.suit_of(cards.at(HAND + self.seat, i)) == BIRD:
                return True
        return False

    def buy_action(self, t: Root) -> None:
        """6.5, 2.1.1.II A bird card is spent for one more action."""
        offer_matching(t, HAND + self.seat, BIRD)
        spend(t, self.seat, t.ask(self.seat, self.first_question + BIRD_CARD))
        t.n[ACTIONS] += 1

    def fight(self, t: Root) -> None:
        """6.5.1 Initiate one battle."""
        take_battle(t, self.seat, ALL, False)

    def march(self, t: Root) -> i64:
        """6.5.2 Up to two moves; the second one is a step of its own."""
        take_move(t, self.seat, ALL, False)
        return SECOND_MOVE

    # -- 6.5.3 recruit -------------------------------------------------------------------------------------------
    def why_not_recruit(self, t: Root) -> Reason | None:
        """6.5.3 Once a turn, with a recruiter, and a warrior to place."""
        if t.n[self.at + RECRUITED] != 0:
            return ALREADY_RECRUITED
        if t.n[SUPPLY + self.seat] == 0:
            return NONE_LEFT
        return None if t.places_of(self.first_kind + RECRUITER) != 0 else NO_RECRUITERS

    def recruit(self, t: Root) -> None:
        """6.5.3, 1.5.4 One warrior at each recruiter; if warriors run short, where she likes."""
        n = t.n
        n[self.at + RECRUITED] = 1
        at = kind_at(self.first_kind + RECRUITER)
        total: i64 = 0
        for place in range(i64(CLEARINGS)):
            total += n[at + place]
        if total <= n[SUPPLY + self.seat]:
            for place in range(i64(CLEARINGS)):
                place_warriors(t, self.seat, place, n[at + place])
            return
        left = n[at:at + PLACES]
        while n[SUPPLY + self.seat] > 0:
            for place in range(i64(CLEARINGS)):
                if left[place] > 0 and can_place(t, self.seat, place):
                    t.offer(place)
            if t.prompt.count == 0:
                return
            chosen = t.ask(self.seat, self.first_question + RECRUIT_WHERE)
            left[chosen] -= 1
            place_warriors(t, self.seat, chosen, 1)

    # -- 6.5.4 build ---------------------------------------------------------------------------------------------
    def next_cost(self, t: Root, building: i64) -> i64:
        """6.5.4.I, 6.3.5 Wood that the leftmost building of a kind on its track costs, or -1 if none is left."""
        left = t.n[STOCK + self.first_kind + building]
        return self.cost[self.limits[building] - left] if left > 0 else -1

    def can_build(self, t: Root) -> bool:
        for building in range(i64(BUILDINGS)):
            if self.sites(t, building) != 0:
                return True
        return False

    def sites(self, t: Root, building: i64) -> i64:
        """6.5.4.I, 6.5.4.II Mask of the ruled clearings with an open slot that enough wood can reach."""
        n = t.n
        cost = self.next_cost(t, building)
        open_sites: i64 = n[RULED + self.seat] & n[OPEN] & ~n[NO_PLACE + self.seat]
        if cost < 0:
            return 0
        if cost == 0:
            return open_sites
        sites: i64 = 0
        left = open_sites
        place: i64 = 0
        while left >> place != 0:
            if (left >> place) & 1 != 0:
                reach = self.connected(t, place)
                if self.wood_in(t, reach) >= cost:
                    sites |= reach & open_sites
                left &= ~reach
            place += 1
        return sites

    def connected(self, t: Root, place: i64) -> i64:
        """6.5.4.II Mask of the ruled clearings connected with a ruled one through ruled clearings."""
        ruled = t.n[RULED + self.seat]
        reach: i64 = 1 << place
        fresh = reach
        while fresh != 0:
            found: i64 = 0
            at: i64 = 0
            while fresh >> at != 0:
                if (fresh >> at) & 1 != 0:
                    found |= adjacent(t, self.seat, at)
                at += 1
            fresh = found & ruled & ~reach
            reach |= fresh
        return reach

    def wood_in(self, t: Root, mask: i64) -> i64:
        at = kind_at(self.first_kind + WOOD)
        total: i64 = 0
        place: i64 = 0
        while mask >> place != 0:
            if (mask >> place) & 1 != 0:
                total += t.n[at + place]
            place += 1
        return total

    def build(self, t: Root) -> None:
        """6.5.4, 6.5.4.III Choose a building and a clearing, pay, place it and score what its space shows."""
        for building in range(i64(BUILDINGS)):
            reason = None
            if self.sites(t, building) == 0:
                reason = NONE_LEFT if self.next_cost(t, building) < 0 else TOO_LITTLE_WOOD
            t.propose(self.first_kind + building, reason)
        kind = t.ask(self.seat, self.first_question + BUILD_WHAT)
        building = kind - self.first_kind
        sites = self.sites(t, building)
        offer_places(t, sites)
        if t.prompt.explain:
            self.refuse_sites(t, sites)
        place = t.ask(self.seat, self.first_question + BUILD_WHERE)
        built: i64 = self.limits[building] - t.n[STOCK + kind]
        self.pay_wood(t, place, self.cost[built])
        place_piece(t, kind, place)
        score(t, self.seat, self.points[building * self.length + built])

    def refuse_sites(self, t: Root, sites: i64) -> None:
        """6.5.4.I, 6.5.4.II The ruled clearings where it cannot be built."""
        for place in range(i64(CLEARINGS)):
            if ((t.n[RULED + self.seat] & ~sites) >> place) & 1 != 0:
                t.refuse(place, NO_SLOT if (t.n[OPEN] >> place) & 1 == 0 else TOO_LITTLE_WOOD)

    def pay_wood(self, t: Root, place: i64, cost: i64) -> None:
        """6.5.4.II, 3.2.1, Q3 Wood from there or connected clearings goes back; for her own pieces nobody scores."""
        wood = self.first_kind + WOOD
        at = kind_at(wood)
        reach = self.connected(t, place)
        for left in range(cost):
            sources: i64 = 0
            last: i64 = 0
            for other in range(i64(CLEARINGS)):
                if (reach >> other) & 1 != 0 and t.n[at + other] > 0:
                    sources |= 1 << other
                    last = other
            if sources & (sources - 1) != 0 and self.wood_in(t, reach) > cost - left:
                offer_places(t, sources)
                last = t.ask(self.seat, self.first_question + WOOD_FROM)
            take_piece(t, wood, last)
            t.n[STOCK + wood] += 1

    # -- 6.5.5 overwork ------------------------------------------------------------------------------------------
    def why_not_overwork(self, t: Root) -> Reason | None:
        """6.5.5 It takes wood, and a card of a sawmill's clearing."""
        if t.n[STOCK + self.first_kind + WOOD] == 0:
            return NO_WOOD_LEFT
        return None if hand_matches(t, self.seat) & self.mills(t) != 0 else NO_SAWMILL_CARD

    def mills(self, t: Root) -> i64:
        """6.5.5 Mask of the clearings with a sawmill where she may place wood."""
        return t.places_of(self.first_kind + SAWMILL) & ~t.n[NO_PLACE + self.seat]

    def overwork(self, t: Root) -> None:
        """6.5.5 Spend a card that matches a sawmill's clearing, place a wood there."""
        seat = self.seat
        mills = self.mills(t)
        cards = t.cards
        for i in range(cards.size(HAND + seat)):
            card = cards.at(HAND + seat, i)
            t.propose_card(card, None if t.matching(card) & mills != 0 else NOT_MATCHING)
        card = t.ask(seat, self.first_question + OVERWORK_CARD)
        fitting: i64 = mills & t.matching(card)
        spend(t, seat, card)
        place = single(fitting)
        if place < 0:
            offer_places(t, fitting)
            place = t.ask(seat, self.first_question + OVERWORK_WHERE)
        place_piece(t, self.first_kind + WOOD, place)

    def evening(self, t: Root) -> None:
        """6.6 Draw one card and one for each bonus uncovered by recruiters; then down to five."""
        built: i64 = self.limits[RECRUITER] - t.n[STOCK + self.first_kind + RECRUITER]
        count: i64 = 1
        for i in range(built):
            count += self.draw_bonus[i]
        draw_and_discard(t, self.seat, count)

    # -- 6.2 abilities -------------------------------------------------------------------------------------------
    def restrict(self, t: Root) -> None:
        """6.2.2 While the keep stands nobody else places pieces in its clearing."""
        keep = self.keep_place(t)
        if keep >= 0:
            for side in range(t.board.side_count):
                if side != self.seat:
                    t.n[NO_PLACE + side] |= 1 << keep

    def keep_piece(self, t: Root, kind: i64, place: i64) -> None:
        """6.2.2, 6.3.5 Buildings and wood go back to the tracks and the supply; with the keep, its restriction ends."""
        t.n[STOCK + kind] += 1
        if kind == self.first_kind + KEEP:
            t.restrict()

    def has_trigger(self, t: Root, loss: i64) -> bool:
        """6.2.3, 1.5.3 Warriors lost from a clearing, the keep on the map, and a card in hand that might pay."""
        at: i64 = LOSS * loss
        return (
            t.losses[at + L_KIND] == self.seat and t.losses[at + L_COUNT] > 0
            and t.n[SUIT + t.losses[at + L_PLACE]] >= 0 and t.cards.size(HAND + self.seat) > 0
            and self.keep_place(t) >= 0
        )

    def trigger(self, t: Root, loss: i64) -> None:
        """6.2.3 Field Hospitals: one card of the clearing's suit, and all those warriors go to the keep."""
        seat = self.seat
        at: i64 = LOSS * loss
        suit = t.n[SUIT + t.losses[at + L_PLACE]]
        offer_matching(t, HAND + seat, suit)
        t.offer(PASS)
        card = t.ask(seat, self.first_question + HOSPITAL_CARD)
        if card != PASS:
            spend(t, seat, card)
            keep = self.keep_place(t)
            t.n[COUNTS + (seat << 4) + keep] += t.losses[at + L_COUNT]
            t.tell(PIECES_PLACED, NONE, 64 * seat + keep, t.losses[at + L_COUNT])
            t.losses[at + L_COUNT] = 0
            t.touch(keep)

    # -- scripted play -------------------------------------------------------------------------------------------
    def rate(self, t: Root, kind: i64, option: i64) -> i64:
        question = kind - self.first_question
        if question == BUILD_WHAT:
            building = option - self.first_kind
            return building_value(self, t, building, self.next_points(t, building))
        builds: bool = question == ACT and (option == A_BUILD or option == A_EXTRA)
        return rate(self, t, kind, option, self.best_points(t) if builds else NO_SITE)

    def next_points(self, t: Root, building: i64) -> i64:
        """Points that the next building of a kind scores."""
        return self.points[building * self.length + self.limits[building] - t.n[STOCK + self.first_kind + building]]

    def best_points(self, t: Root) -> i64:
        """Points of the best building that can be built now, or NO_SITE."""
        best: i64 = NO_SITE
        for building in range(i64(BUILDINGS)):
            if self.sites(t, building) != 0 and self.next_points(t, building) > best:
                best = self.next_points(t, building)
        return best

    def battles_ahead(self, t: Root) -> i64:
        return t.n[ACTIONS]

    def value_of_holding(self, t: Root, place: i64, warriors: i64, rules: bool) -> i64:
        return value_of_holding(self, t, place, warriors, rules)

    def worth(self, t: Root) -> float:
        return worth(self, t)
