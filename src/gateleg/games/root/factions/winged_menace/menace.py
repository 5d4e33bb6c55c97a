"""WM The Winged Menace: bats, caves, guano, and two secret cards for battle."""
from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from gateleg.games.root.factions.winged_menace.actions import (
    begin_scatter,
    bite,
    build,
    can_bite,
    explore,
    offer_passage,
    offer_rows,
    pass_through,
    scatter,
    spawn_by_card,
    spawn_in_nexus,
    swarm,
    swarm_again,
    swarm_places,
    swoop,
    swoop_places,
    why_not_build,
)
from gateleg.games.root.factions.winged_menace.board import (
    ACTIVE,
    DRAW_ROW,
    FIGHT,
    FRIGHT,
    FRIGHTENED,
    OTHER,
    UNCOVERED,
    WARRIOR_ROW,
    MenaceBoard,
)
from gateleg.games.root.factions.winged_menace.fright import frighten
from gateleg.games.root.factions.winged_menace.policy import (
    ADVICE,
    battles_ahead,
    rate,
    value_of_battle,
    value_of_holding,
    worth,
)
from gateleg.games.root.factions.winged_menace.words import (
    A_BITE,
    A_BUILD,
    A_SWARM,
    A_SWOOP,
    ACT,
    ACTIVE_CARD,
    CARD_SHOWN,
    ITEM_FOUND,
    NO_SWOOP,
    NOBODY_FEWER,
    NOBODY_TO_BITE,
    RETURN_TO,
    SQUAT,
)
from gateleg.games.root.layout import (
    ACTIONS,
    B_ATTACKER,
    B_DEFENDER,
    B_PLACE,
    B_STEP,
    BIRDSONG,
    BUILDING,
    BUILDINGS,
    DAYLIGHT,
    DONE,
    L_BY,
    L_COUNT,
    L_KIND,
    L_PLACE,
    LOSS,
    STOCK,
    TOKENS,
)
from gateleg.games.root.rules_battle import take_hits
from gateleg.games.root.rules_craft import craft, offer_crafting
from gateleg.games.root.rules_effects import draw_and_discard, effects_window
from gateleg.games.root.rules_pieces import check_victory, place_warriors
from gateleg.games.root.rules_setup import lay_ruin_items
from gateleg.games.root.state import Board, Root
from gateleg.games.root.words import CRAFT
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.table import PASS

# stages
SCATTERING: Final = 2
SPAWNING: Final = 2
EXPLORING: Final = 3
ACTING: Final = 1
SWARMING: Final = 2
CRAFTING: Final = 3
DRAWING: Final = 4


@final
class WingedMenace(MenaceBoard):
    def __init__(self, content: dict[str, Any]) -> None:
        super().__init__(content)
        self.advice = ADVICE

    # -- WM.3 set-up ---------------------------------------------------------------------------------------------
    def set_up(self, t: Root, stage: i64) -> i64:
        """WM.3.2, WM.3.3, R1, R63 Items under the caves, bats in the Nexus; then it says which card is active."""
        if stage == 1:
            lay_ruin_items(t)
            place_warriors(t, self.seat, self.nexus(), self.first_bats)
            t.cards.put(self.first_card + FIGHT, self.first_face + FIGHT, self.first_zone + OTHER)
            t.cards.put(self.first_card + FRIGHT, self.first_face + FRIGHT, self.first_zone + ACTIVE)
            return 2
        self.choose_active(t)
        return DONE

    # -- WM.4 Birdsong, WM.5 Daylight, WM.6 Evening --------------------------------------------------------------
    def play(self, t: Root, phase: i64, stage: i64) -> i64:
        """WM.4, WM.5, WM.6, R60 Scatter; spawn, explore; act, craft, draw and discard."""
        if phase == BIRDSONG:
            if stage != SCATTERING:
                return SCATTERING if begin_scatter(self, t) else DONE
            if scatter(self, t):
                return SCATTERING
            effects_window(t)
            return DONE
        if phase == DAYLIGHT:
            return self.daylight(t, stage)
        return self.evening(t, stage)

    def joins_effects(self, t: Root, phase: i64, stage: i64) -> bool:
        """R15 Inside the scattering and between the battles of a swarm nothing else can be done, but after them."""
        if phase == BIRDSONG:
            return stage == SCATTERING
        return stage == SPAWNING if phase == DAYLIGHT else stage == SWARMING

    def daylight(self, t: Root, stage: i64) -> i64:
        """WM.5 First spawn, in the Nexus and then by cards; then explore."""
        if stage == SPAWNING:
            return SPAWNING if spawn_by_card(self, t) else EXPLORING
        if stage == EXPLORING:
            explore(self, t)
            t.n[ACTIONS] = self.evening_actions
            return DONE
        spawn_in_nexus(self, t)
        return SPAWNING

    def evening(self, t: Root, stage: i64) -> i64:
        """WM.6, R61 Up to three actions, then crafting, then the draw."""
        if stage == ACTING:
            return self.act(t)
        if stage == SWARMING:
            swarm_again(self, t)
            return ACTING
        if stage == CRAFTING:
            return CRAFTING if self.craft_one(t) else DRAWING
        draw_and_discard(t, self.seat, self.cards_drawn(t))
        return DONE

    def act(self, t: Root) -> i64:
        """WM.6.1, R128 One action, any of the four; none has to be taken."""
        if t.n[ACTIONS] == 0:
            return CRAFTING
        self.offer_actions(t)
        t.offer(PASS)
        act = t.ask(self.seat, self.first_question + ACT)
        if act == PASS:
            return CRAFTING
        t.n[ACTIONS] -= 1
        if act == A_SWARM:
            swarm(self, t)
            return SWARMING
        if act == A_BITE:
            bite(self, t)
        elif act == A_BUILD:
            build(self, t)
        else:
            swoop(self, t)
        return ACTING

    def offer_actions(self, t: Root) -> None:
        """WM.6.1 What can be done now."""
        t.propose(A_BITE, None if can_bite(self, t) else NOBODY_TO_BITE)
        t.propose(A_BUILD, why_not_build(self, t))
        t.propose(A_SWARM, None if swarm_places(self, t) != 0 else NOBODY_FEWER)
        t.propose(A_SWOOP, None if swoop_places(self, t) != 0 else NO_SWOOP)

    def craft_one(self, t: Root) -> bool:
        """WM.2.1, WM.6.2, R54 Craft a card by activating infestations; False when no more is wanted."""
        offer_crafting(t, self.seat)
        t.offer(PASS)
        card = t.ask(self.seat, CRAFT)
        if card == PASS:
            return False
        craft(t, self.seat, card)
        return True

    # -- WM.2.2 the active card ----------------------------------------------------------------------------------
    def choose_active(self, t: Root) -> None:
        """WM.2.2, R3, R63 It alone knows which card lies below from now on, whatever was shown before."""
        cards = t.cards
        other: i64 = self.first_zone + OTHER
        active: i64 = self.first_zone + ACTIVE
        t.offer_card(self.first_card + FIGHT)
        t.offer_card(self.first_card + FRIGHT)
        chosen = t.ask_privately(self.seat, self.first_question + ACTIVE_CARD, 1 << self.seat)
        if cards.zone_of(chosen) == other:
            cards.move(cards.top(active), other)
            cards.move(chosen, active)
        cards.mix([int(other), int(active)], 1 << int(self.seat))

    def has_start_effect(self, t: Root) -> bool:
        """WM.2.2, R3, R120 In every battle that it attacks or defends in, but for no ally's."""
        return True

    def start_battle(self, t: Root) -> None:
        """WM.2.2, R3, R35, R55 Before ambushes and dice it may exchange the cards."""
        self.choose_active(t)

    def after_roll(self, t: Root) -> None:
        """WM.2.2, R6, R7 The card is shown directly after the roll; both are known then."""
        if t.n[B_ATTACKER] != self.seat and t.n[B_DEFENDER] != self.seat:
            return
        self.show_cards(t)
        t.n[self.at + FRIGHTENED] = 1 if self.active_face(t) == FRIGHT else 0
        t.tell(self.first_event + CARD_SHOWN, t.cards.top(self.first_zone + ACTIVE), self.seat, 0)

    def show_cards(self, t: Root) -> None:
        """WM.2.2, R63 Everybody sees which card lies where."""
        t.cards.reveal(t.cards.top(self.first_zone + ACTIVE), EVERYBODY)
        t.cards.reveal(t.cards.top(self.first_zone + OTHER), EVERYBODY)

    def deals_hits(self, t: Root, role: i64, hits: i64) -> bool:
        """WM.2.2.I, WM.2.2.II, R4, R5, R36, R49, R50, R122 FIGHT deals hits as usual; FRIGHT makes flee."""
        if t.n[B_STEP] == 1:
            return self.ambushes(t, role, hits)
        if t.n[self.at + FRIGHTENED] == 0:
            return False
        frighten(self, t, role, hits)
        return True

    def ambushes(self, t: Root, role: i64, hits: i64) -> bool:
        """R5 Hits of its ambush are dealt as usual; read otherwise, with FRIGHT they spare buildings and tokens.

        By that reading whether they do tells all which card is active.
        """
        attacker = t.n[B_ATTACKER]
        place = t.n[B_PLACE]
        warriors = t.warriors(attacker, place)
        if self.ambush_hits_all or warriors == 0 or warriors >= hits:
            return False
        if t.n[BUILDINGS + (attacker << 4) + place] + t.n[TOKENS + (attacker << 4) + place] > 0:
            self.show_cards(t)
        if self.active_face(t) == FIGHT:
            return False
        take_hits(t, 1 - role, warriors)
        return True

    def after_battle(self, t: Root) -> None:
        """WM.2.2.II, R48 The points of FRIGHT were booked with the losses of the battle; now they may have won."""
        if t.n[self.at + FRIGHTENED] != 0:
            t.n[self.at + FRIGHTENED] = 0
            check_victory(t)

    # -- WM.2.3 squatters ----------------------------------------------------------------------------------------
    def has_trigger(self, t: Root, loss: i64) -> bool:
        """WM.2.3, R18, R37, R51, R52, R114, R116, R121 A building it removed, and room."""
        at: i64 = LOSS * loss
        kind = t.losses[at + L_KIND]
        return (
            t.losses[at + L_BY] == self.seat and t.board.sort[kind] == BUILDING
            and t.are_enemies(self.seat, t.board.owner[kind])
            and t.n[STOCK + self.infestation()] > 0 and (self.sites(t) >> t.losses[at + L_PLACE]) & 1 != 0
        )

    def trigger(self, t: Root, loss: i64) -> None:
        """WM.2.3, R51, R53 Squatters: an infestation in the slot of each building, from either row, or none."""
        at: i64 = LOSS * loss
        place = t.losses[at + L_PLACE]
        for _ in range(t.losses[at + L_COUNT]):
            if t.n[STOCK + self.infestation()] == 0 or (self.sites(t) >> place) & 1 == 0:
                return
            offer_rows(self, t)
            t.offer(PASS)
            row = t.ask(self.seat, self.first_question + SQUAT)
            if row != PASS:
                self.place_infestation(t, place, row)

    def keep_piece(self, t: Root, kind: i64, place: i64) -> None:
        """WM.2.3.I, R25, R53, R116 Guano and infestations go back to the rightmost empty space, of a row it chooses."""
        if kind == self.infestation():
            if self.returns_to_warrior_row(t):
                t.n[self.at + UNCOVERED] -= 1
        t.n[STOCK + kind] += 1

    def returns_to_warrior_row(self, t: Root) -> bool:
        """WM.2.3.I, R116 Which row an infestation returns to: its choice, unless one is full."""
        if self.uncovered(t, WARRIOR_ROW) == 0:
            return False
        if self.uncovered(t, DRAW_ROW) == 0:
            return True
        t.offer(WARRIOR_ROW)
        t.offer(DRAW_ROW)
        return t.ask(self.seat, self.first_question + RETURN_TO) == WARRIOR_ROW

    # -- WM.2.4.II Dark Passage ----------------------------------------------------------------------------------
    def offer_to(self, t: Root, seat: i64) -> None:
        """WM.2.4.II, R14 Others may pass through the caves on their turns."""
        offer_passage(self, t, seat)

    def take_offer(self, t: Root, seat: i64, option: i64) -> None:
        """WM.2.4.II, R14 It cannot refuse."""
        pass_through(self, t, seat)

    # -- scripted play -------------------------------------------------------------------------------------------
    def rate(self, t: Root, kind: i64, option: i64) -> i64:
        return rate(self, t, kind, option)

    def battles_ahead(self, t: Root) -> i64:
        return battles_ahead(self, t)

    def value_of_battle(self, t: Root, side: i64, place: i64, warriors: i64, value: i64) -> i64:
        return value_of_battle(self, t, side, place, warriors, value)

    def value_of_holding(self, t: Root, place: i64, warriors: i64, rules: bool) -> i64:
        return value_of_holding(self, t, place, warriors, rules)

    def worth(self, t: Root) -> float:
        return worth(self, t)

    # -- for players ---------------------------------------------------------------------------------------------
    def event_details(self, board: Board, event: int, a: int, b: int) -> dict[str, str | int]:
        """Who, how many and where, see words.EVENTS."""
        if event == CARD_SHOWN:
            return {"seat": board.seats[a]}
        if event == ITEM_FOUND:
            return {"seat": board.seats[a], "place": board.places[b]}
        return {
            "seat": board.sides[a // 64], "count": a % 64, "origin": board.places[b // 64],
            "place": board.places[b % 64],
        }
