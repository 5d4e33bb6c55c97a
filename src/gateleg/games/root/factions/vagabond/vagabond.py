"""9 The Vagabond: a lone wanderer who does everything with items."""
from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from gateleg.games.root.box import BAG, COIN, FIRST_FOREST, SWORD, TEA
from gateleg.games.root.factions.vagabond.actions import (
    aid,
    complete_quest,
    explore,
    hammers_for,
    pay_hammers,
    repair_with_hammer,
    strike,
    why_no_quest,
    why_not_aid,
    why_not_explore,
    why_not_repair,
    why_not_strike,
)
from gateleg.games.root.factions.vagabond.battle import (
    damage_by_removal,
    end_battle,
    fight_with,
    may_fight_with_allies,
    offer_swift_strike,
    protect,
    strike_swiftly,
    swords,
    take_hits,
)
from gateleg.games.root.factions.vagabond.board import (
    AIDS,
    DAMAGED,
    EXHAUSTED,
    GOES_SECOND,
    IMPROVISED,
    ITEM_OPTIONS,
    QUEST_DECK,
    QUESTS,
    ROLE,
    TO_REFRESH,
    WORN,
    VagabondBoard,
)
from gateleg.games.root.factions.vagabond.policy import ADVICE, rate, value_of_kill, value_of_loss, worth
from gateleg.games.root.factions.vagabond.relations import form_coalition, settle_losses, why_no_coalition
from gateleg.games.root.factions.vagabond.roles import (
    NO_ACTION,
    act_specially,
    forbid_scorched,
    special_action,
    why_not_act,
)
from gateleg.games.root.factions.vagabond.travel import move, slip, ways, why_not_move
from gateleg.games.root.factions.vagabond.words import (
    ACT,
    ACTIONS,
    AIDED,
    CHARACTER_CHOSEN,
    CHARACTER_TAKEN,
    CHOOSE_CHARACTER,
    CHOOSE_FOREST,
    COALITION_FORMED,
    DO_AID,
    DO_BATTLE,
    DO_CRAFT,
    DO_EXPLORE,
    DO_MOVE,
    DO_QUEST,
    DO_REPAIR,
    DO_STEAL,
    DO_STRIKE,
    DROP_ITEM,
    ITEM_EXHAUSTED,
    ITEM_LOST,
    ITEM_STATES,
    LEVELS,
    NO_SWORD,
    PAWN_MOVED,
    REFRESH,
    RELATION_CHANGED,
    ROLES,
    SPECIAL_ACTION,
)
from gateleg.games.root.layout import (
    ALL,
    BIRDSONG,
    DAYLIGHT,
    DECK_ORDER,
    DONE,
    FACTION_CHANCE,
    PLACES,
)
from gateleg.games.root.rules_battle import take_battle
from gateleg.games.root.rules_craft import can_craft_any, craft_from_hand
from gateleg.games.root.rules_effects import draw_and_discard, offer_effects, use_effect
from gateleg.games.root.rules_move import battlefields
from gateleg.games.root.rules_pieces import place_pawn
from gateleg.games.root.rules_setup import lay_ruin_items
from gateleg.games.root.state import Board, Root
from gateleg.games.root.words import NOBODY_TO_BATTLE
from gateleg.kernel.cards import NONE
from gateleg.kernel.cards import NOWHERE as NO_ZONE
from gateleg.kernel.table import PASS, Reason


@final
class Vagabond(VagabondBoard):
    def __init__(self, content: dict[str, Any]) -> None:
        super().__init__(content)
        self.advice = ADVICE

    # -- 9.3 set-up ----------------------------------------------------------------------------------------------
    def set_up(self, t: Root, stage: i64) -> i64:
        """9.3.1, 9.3.2, 9.7.1 Character and forest; then what is dealt.  Of two Vagabonds a random one is first."""
        if stage == 1:
            self.draw_order(t)
        me = self.whose_turn_to_set_up(t)
        if stage == 1:
            choose_character(me, t)
        elif stage == 2:
            choose_forest(me, t)
        else:
            deal(me, t)
        return stage + 1 if stage < 3 else DONE

    def draw_order(self, t: Root) -> None:
        """9.7.1 The first of two draws whether the other one sets up before it."""
        other = other_vagabond(self, t)
        if other is not None and t.n[self.at + ROLE] == 0 and t.n[other.at + ROLE] == 0:
            if t.chance.below(FACTION_CHANCE, 2) == 1:
                t.n[self.at + GOES_SECOND] = 1

    def whose_turn_to_set_up(self, t: Root) -> VagabondBoard:
        """9.7.1 This one, or the other one where they have changed places."""
        other = other_vagabond(self, t)
        if other is None or t.n[self.at + GOES_SECOND] + t.n[other.at + GOES_SECOND] == 0:
            return self
        return other

    # -- 9.4 - 9.6 the turn --------------------------------------------------------------------------------------
    def joins_effects(self, t: Root, phase: i64, stage: i64) -> bool:
        return phase == DAYLIGHT

    def play(self, t: Root, phase: i64, stage: i64) -> i64:
        """9.4, 9.6, 9.6.2, 9.6.3 Refresh and slip; act; rest, draw 1 and for coins, discard, check the capacity."""
        if phase == BIRDSONG:
            if stage == 1:
                begin_refreshing(self, t)
            if stage < 3:
                return 2 if refresh_one(self, t) else 3
            slip(self, t)
            return DONE
        if phase == DAYLIGHT:
            return 1 if self.act(t) else DONE
        if stage == 1:
            rest(self, t)
            draw_and_discard(t, self.seat, 1 + self.draw_per_coin * self.on_track(t, COIN))
        return 2 if drop_surplus(self, t) else DONE

    def act(self, t: Root) -> bool:
        """9.5 One action, in any order and number; False when Daylight is over."""
        seat = self.seat
        special = special_action(self, t)
        t.propose(DO_MOVE, why_not_move(self, t))
        t.propose(DO_BATTLE, why_not_battle(self, t))
        t.propose(DO_EXPLORE, why_not_explore(self, t))
        t.propose(DO_AID, why_not_aid(self, t))
        t.propose(DO_QUEST, why_no_quest(self, t))
        t.propose(DO_STRIKE, why_not_strike(self, t))
        t.propose(DO_REPAIR, why_not_repair(self, t))
        if special != NO_ACTION:
            t.propose(special, why_not_act(self, t, special))
        if can_craft_any(t, seat):
            t.offer(DO_CRAFT)
        offer_effects(t, seat)
        t.offer(PASS)
        option = t.ask(seat, self.first_question + ACT)
        if option == PASS:
            return False
        if option == DO_MOVE:
            move(self, t, False, False)
        elif option == DO_BATTLE:
            self.exhaust(t, SWORD)
            take_battle(t, seat, ALL, False)
        elif option == DO_EXPLORE:
            explore(self, t)
        elif option == DO_AID:
            aid(self, t)
        elif option == DO_QUEST:
            complete_quest(self, t)
        elif option == DO_STRIKE:
            strike(self, t)
        elif option == DO_REPAIR:
            repair_with_hammer(self, t)
        elif option == DO_CRAFT:
            craft_from_hand(t, seat)
        elif DO_STEAL <= option <= special:
            return not act_specially(self, t, option)
        else:
            use_effect(t, seat, option)
        return True

    # -- moves that cards grant ----------------------------------------------------------------------------------
    def pawn_ways(self, t: Root) -> i64:
        return ways(self, t, True)

    def move_pawn(self, t: Root, may_pass: bool) -> i64:
        return move(self, t, True, may_pass)

    # -- battle --------------------------------------------------------------------------------------------------
    def stays(self, t: Root, place: i64) -> bool:
        """9.2.2 The pawn is no warrior and cannot be removed: he can always go on."""
        return True

    def has_start_effect(self, t: Root) -> bool:
        return may_fight_with_allies(self, t)

    def start_battle(self, t: Root) -> None:
        fight_with(self, t)

    def before_roll(self, t: Root) -> None:
        protect(self, t)

    def after_battle(self, t: Root) -> None:
        end_battle(self, t)

    def most_hits(self, t: Root, warriors: i64) -> i64:
        """9.2.6, 9.2.9.II.c Undamaged swords, and the warriors of an ally who fights along."""
        return warriors + swords(self, t)

    def is_defenseless(self, t: Root, warriors: i64) -> bool:
        """9.2.4 Without an undamaged sword."""
        return swords(self, t) == 0

    def takes_hits(self, t: Root, hits: i64, by: i64) -> bool:
        take_hits(self, t, hits)
        return True

    def offer_battle_effects(self, t: Root, role: i64) -> None:
        offer_swift_strike(self, t)

    def use_battle_effect(self, t: Root, role: i64, option: i64) -> None:
        strike_swiftly(self, t, role)

    # -- losses --------------------------------------------------------------------------------------------------
    def bonus(self, t: Root) -> i64:
        return settle_losses(self, t)

    def cleared_out(self, t: Root, place: i64, by: i64) -> None:
        damage_by_removal(self, t)

    def restrict(self, t: Root) -> None:
        forbid_scorched(self, t)

    # -- cards ---------------------------------------------------------------------------------------------------
    def craft_power(self, t: Root, suit: i64) -> i64:
        return hammers_for(self, t, suit)

    def crafting_places(self, t: Root) -> i64:
        return 0

    def pays_craft(self, t: Root, face: i64) -> bool:
        pay_hammers(self, t, face)
        return True

    def receive_item(self, t: Root, item: i64) -> None:
        """9.2.1, 9.5.8 Items he crafts are his, face up."""
        self.gain(t, item)

    def why_not_activate(self, t: Root) -> Reason | None:
        return why_no_coalition(self, t)

    def activates(self, t: Root, card: i64) -> bool:
        form_coalition(self, t, card)
        return True

    # -- scripted play -------------------------------------------------------------------------------------------
    def rate(self, t: Root, kind: i64, option: i64) -> i64:
        return rate(self, t, kind, option)

    def value_of_kill(self, t: Root, side: i64) -> i64:
        return value_of_kill(self, t, side)

    def value_of_loss(self, t: Root) -> i64:
        return value_of_loss(self, t)

    def worth(self, t: Root) -> float:
        return worth(self, t)

    # -- for players ---------------------------------------------------------------------------------------------
    def event_details(self, board: Board, event: int, a: int, b: int) -> dict[str, str | int]:
        if event == RELATION_CHANGED:
            return {"seat": board.seats[a // 8], "other": board.seats[a % 8], "relation": LEVELS[b]}
        seat = board.seats[a]
        if event == CHARACTER_CHOSEN:
            return {"seat": seat, "character": ROLES[b]}
        if event == PAWN_MOVED:
            return {"seat": seat, "origin": board.places[b // 64], "place": board.places[b % 64]}
        if ITEM_EXHAUSTED <= event <= ITEM_LOST:
            return {"seat": seat, "item": ITEM_STATES[b]}
        if event == AIDED or event == COALITION_FORMED:
            return {"seat": seat, "other": board.seats[b]}
        return {"seat": seat, "action": ACTIONS[b]} if event == SPECIAL_ACTION else {"seat": seat}


# -- set-up ----------------------------------------------------------------------------------------------------------
def other_vagabond(v: VagabondBoard, t: Root) -> VagabondBoard | None:
    """9.7 The other of two Vagabonds."""
    for faction in t.board.factions:
        if faction.seat != v.seat and isinstance(faction, VagabondBoard):
            return faction
    return None


def choose_character(v: VagabondBoard, t: Root) -> None:
    """9.3.1 A character that nobody else plays."""
    other = other_vagabond(v, t)
    for role in range(i64(len(ROLES))):
        taken = other is not None and t.n[other.at + ROLE] == role + 1
        t.propose(role, CHARACTER_TAKEN if taken else None)
    role = t.ask(v.seat, v.first_question + CHOOSE_CHARACTER)
    t.n[v.at + ROLE] = role + 1
    t.tell(v.first_event + CHARACTER_CHOSEN, NONE, v.seat, role)


def choose_forest(v: VagabondBoard, t: Root) -> None:
    """9.3.2 The pawn begins in any forest."""
    for forest in range(i64(len(t.board.woodland.forests))):
        t.offer(FIRST_FOREST + forest)
    place_pawn(t, v.seat, t.ask(v.seat, v.first_question + CHOOSE_FOREST))


def deal(v: VagabondBoard, t: Root) -> None:
    """9.3.3, 9.3.4, 9.7.2 Three quests, which two Vagabonds share; the ruins' items; his own items."""
    cards = t.cards
    if cards.zone_of(v.first_card) == NO_ZONE:
        for quest in range(i64(len(v.quest_suit))):
            cards.put(v.first_card + quest, v.first_face + quest, v.shared_zone + QUEST_DECK)
        cards.shuffle(v.shared_zone + QUEST_DECK, t.chance, DECK_ORDER)
        for _ in range(v.starting_quests):
            cards.draw(v.shared_zone + QUEST_DECK, v.shared_zone + QUESTS)
    lay_ruin_items(t)
    for item in v.starting[t.n[v.at + ROLE] - 1]:
        v.gain(t, item)


# -- Birdsong --------------------------------------------------------------------------------------------------------
def begin_refreshing(v: VagabondBoard, t: Root) -> None:
    """9.4.1 Three items, and two for each face-up tea on the track as it lies now."""
    n = t.n
    for seat in range(i64(8)):
        n[v.at + AIDS + seat] = 0
    n[v.at + IMPROVISED] = 0
    n[v.at + TO_REFRESH] = v.refresh_base + v.refresh_per_tea * v.on_track(t, TEA)
    exhausted: i64 = v.in_state(t, EXHAUSTED) + v.in_state(t, WORN)
    if exhausted <= n[v.at + TO_REFRESH]:
        n[v.at + TO_REFRESH] = 0
        for option in range(i64(ITEM_OPTIONS)):
            if option // 8 == EXHAUSTED or option // 8 == WORN:
                for _ in range(n[v.at + option]):
                    v.refresh(t, option)


def refresh_one(v: VagabondBoard, t: Root) -> bool:
    """9.4.1 One of them, his choice, damaged ones too; False if none is left to turn."""
    if t.n[v.at + TO_REFRESH] == 0:
        return False
    v.offer_items(t, EXHAUSTED)
    v.offer_items(t, WORN)
    option = t.ask(v.seat, v.first_question + REFRESH)
    t.n[v.at + TO_REFRESH] -= 1
    v.refresh(t, option)
    return True


# -- Daylight --------------------------------------------------------------------------------------------------------
def why_not_battle(v: VagabondBoard, t: Root) -> Reason | None:
    """9.5.2 It takes a sword and an enemy in his clearing."""
    if not v.has(t, SWORD):
        return NO_SWORD
    return None if battlefields(t, v.seat) != 0 else NOBODY_TO_BATTLE


# -- Evening ---------------------------------------------------------------------------------------------------------
def rest(v: VagabondBoard, t: Root) -> None:
    """9.6.1 In a forest all damaged items are repaired and face up; no others."""
    if v.place(t) < PLACES:
        return
    for option in range(i64(ITEM_OPTIONS)):
        state = option // 8
        if state == DAMAGED or state == WORN:
            for _ in range(t.n[v.at + option]):
                v.repair(t, option)
                if state == WORN:
                    v.refresh(t, option - 16)


def drop_surplus(v: VagabondBoard, t: Root) -> bool:
    """9.6.4 More than six items, and two for each face-up bag on its track, cannot be carried; False if all can."""
    if v.carried(t) <= v.capacity + v.capacity_per_bag * v.on_track(t, BAG):
        return False
    for option in range(i64(ITEM_OPTIONS)):
        if t.n[v.at + option] > 0 and not lies_on_track(v, t, option):
            t.offer(option)
    v.lose(t, t.ask(v.seat, v.first_question + DROP_ITEM))
    return True


def lies_on_track(v: VagabondBoard, t: Root, option: i64) -> bool:
    """9.2.5.I, 9.6.4 Whether all items of an option lie on a track, which do not count."""
    if option != TEA and option != COIN and option != BAG:
        return False
    return t.n[v.at + option] <= v.track
