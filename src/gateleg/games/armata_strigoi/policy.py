"""Scripted play of Armata Strigoi: beat Monsters for blood and weapons, hit the Strigoi as soon as the Altar allows,
and end each turn where no Strigoi will look."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gateleg.games.armata_strigoi.box import GREY, HEAL, PROTECTION, RED, REWARD_TOKENS, STEALTH
from gateleg.games.armata_strigoi.evaluator import (
    POINT,
    Outlook,
    lacks_heroic,
    strength_in,
    wound_cost,
)
from gateleg.games.armata_strigoi.rules_abilities import has_stealth_all_turn
from gateleg.games.armata_strigoi.rules_blood import movement_penalty, strength_penalty
from gateleg.games.armata_strigoi.rules_board import SPACES
from gateleg.games.armata_strigoi.rules_fight import altar_is_ready, strength_of
from gateleg.games.armata_strigoi.rules_move import BOTH, doors, spread, steps_left
from gateleg.games.armata_strigoi.rules_sight import sight
from gateleg.games.armata_strigoi.state import (
    ENCOUNTER_FOE,
    FOE,
    HAND,
    MOVE_PHASE,
    REWARDS,
    TOKENS,
    WOUND,
    Armata,
)
from gateleg.games.armata_strigoi.words import (
    ACT,
    APPROACH,
    ASK_FOR_HELP,
    ATTACK_APPRENTICE,
    ATTACK_MASTER,
    ATTACK_MONK,
    CALL_PACK,
    CHOOSE_CARD,
    DISCARD_IN_SHOCK,
    ENCOUNTER,
    FIGHT,
    FIGHT_ENCOUNTER,
    FREE_MONK,
    HEAL_HERE,
    HEAL_WOUND,
    HELP,
    LOOK,
    NEAREST_WOLF,
    PLAYED_ICON,
    PROTECT,
    RETRIEVE,
    RETRIEVE_CARD,
    STEP_ASIDE,
    STOP,
    STRIKE,
    TAKE_FIGHT_TOKEN,
    TAKE_REWARD,
)
from gateleg.kernel.bits import lowest
from gateleg.kernel.cards import NONE
from gateleg.kernel.chance import Stream
from gateleg.kernel.play import Policy
from gateleg.kernel.table import PASS, WORDS, State

NOTHING: Final = -1000.0
ON_STAIRS: Final = 0.06  # a turn that ends where all other stairs are one step away
CARD_PLAYED: Final = 0.03  # a point of Strength of an Action card: it comes back when the hand is empty
ABSENT: Final = 99


@final
class ArmataPolicy(Policy):
    """The option that a look at the own turn holds best, as the board lies; what others will do is not guessed."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.outlook = Outlook()
        self.red = 0.0  # worth of a red and of a grey mark to the wolf on turn
        self.grey = 0.0
        self.wound = 0.0  # what one more Wound costs it

    def choose(self, t: State) -> i64:
        assert isinstance(t, Armata)
        p = t.prompt
        if p.count == 1:
            return 0
        kind = p.kind
        if kind == ACT:
            return self._act(t, p.seat)
        if kind == CHOOSE_CARD:
            return self._choose_card(t, p.seat)
        if kind == FIGHT:
            return self._fight(t, p.seat)
        if kind == PROTECT:
            return self._protect(t)
        if kind == ENCOUNTER:
            return self._encounter(t, p.seat)
        if kind == LOOK:
            return p.index_of(PASS)
        if kind == HELP:
            return self._help(t, p.seat)
        if kind == RETRIEVE:
            return self._by_strength(t, 1)
        if kind == DISCARD_IN_SHOCK:
            return self._by_strength(t, -1)
        if kind == HEAL_WOUND:
            return self._worst_wound(t)
        if kind == APPROACH or kind == STEP_ASIDE:
            return self._safest(t, p.seat)
        if kind == NEAREST_WOLF or kind == ASK_FOR_HELP:
            return self._fittest(t, kind)
        if kind == TAKE_FIGHT_TOKEN:
            return self._reopened(t, p.seat)
        return self.stream.below(p.count)

    # -- the card and the turn ---------------------------------------------------------------------------------------
    def _choose_card(self, t: Armata, seat: i64) -> i64:
        """The card with which the best turn could be played from here."""
        p = t.prompt
        best = NOTHING
        choice: i64 = 0
        movement = movement_penalty(t, seat)
        penalty = strength_penalty(t, seat)
        for i in range(p.count):
            face = p.labels[i]
            steps: i64 = max(0, t.box.movement[face] + movement)
            base: i64 = max(0, t.box.strength[face] + penalty)
            self._prepare(t, seat, face, base)
            lo, hi, _cost, _met = spread(t, seat, steps, BOTH if t.box.icon(face, STEALTH) != 0 else 0, NONE)
            worth = self._best_turn(t, seat, face, base, lo, hi, steps > 0)
            worth -= CARD_PLAYED * float(t.box.strength[face])
            if t.box.bleeds[face] != 0:
                worth -= self.wound
            if worth > best:
                best = worth
                choice = i
        return choice

    def _prepare(self, t: Armata, seat: i64, face: i64, base: i64) -> None:
        """Dangers and the worth of marks with that card and Strength."""
        self.wound = wound_cost(t, seat, t.box.icon(face, PROTECTION) != 0)
        self.outlook.foresee(t, seat, t.box.letter[face])
        reserve: i64 = strength_in(t, REWARDS + seat) + strength_in(t, TOKENS + seat)
        self.red = self.outlook.mark_worth(t, seat, RED, base, reserve, self.wound)
        self.grey = self.outlook.mark_worth(t, seat, GREY, base, reserve, self.wound)

    def _best_turn(self, t: Armata, seat: i64, face: i64, base: i64, lo: i64, hi: i64, moves: bool) -> float:
        """The best that can be done from these spaces and the own one; `_prepare` first."""
        plan = t.plan
        stand = t.at[seat]
        best = self._stay(t, stand)
        best = max(best, self._best_place(t, lo, hi))
        if altar_is_ready(t):
            letter = t.box.letter[face]
            cards = strength_in(t, REWARDS + seat)
            tokens = strength_in(t, TOKENS + seat)
            lo |= plan.bit_lo[stand]
            hi |= plan.bit_hi[stand]
            for strigoi in range(i64(2)):
                if t.lair[strigoi] == NONE:
                    continue
                near_lo, near_hi = sight(t, t.lair[strigoi])
                if (near_lo & lo) | (near_hi & hi) != 0 and not t.switches.no_distance_attack:
                    best = max(best, self.outlook.hit_worth(t, strigoi, letter, base, cards))
                door_lo, door_hi = doors(t, seat, strigoi)
                if moves and (door_lo & lo) | (door_hi & hi) != 0:
                    best = max(best, self.outlook.hit_worth(t, strigoi, letter, base, cards + tokens))
        return best

    def _best_place(self, t: Armata, lo: i64, hi: i64) -> float:
        best = NOTHING
        while lo != 0:
            best = max(best, self._place_worth(t, lowest(lo)))
            lo &= lo - 1
        while hi != 0:
            best = max(best, self._place_worth(t, 63 + lowest(hi)))
            hi &= hi - 1
        return best

    def _place_worth(self, t: Armata, spot: i64) -> float:
        """To go there and end the turn."""
        worth = self._stay(t, spot)
        colour = t.active_mark(spot)
        if colour != 0:
            worth += self.red if colour == RED else self.grey
        return worth

    def _stay(self, t: Armata, spot: i64) -> float:
        """To end the turn there."""
        plan = t.plan
        worth = -self.outlook.risk(t, spot, self.wound)
        if (plan.bit_lo[spot] & plan.stairs_lo) | (plan.bit_hi[spot] & plan.stairs_hi) != 0:
            worth += ON_STAIRS
        return worth

    def _act(self, t: Armata, seat: i64) -> i64:
        """What costs nothing first; then the best leg, attack or end."""
        p = t.prompt
        ready = self._at_once(t, seat)
        if ready != NONE:
            return ready
        face = t.card(seat)
        stand = t.at[seat]
        if t.phase != MOVE_PHASE:
            return p.index_of(STOP)
        base: i64 = max(0, t.box.strength[face] + strength_penalty(t, seat))
        self._prepare(t, seat, face, base)
        letter = t.box.letter[face]
        cards = strength_in(t, REWARDS + seat)
        tokens = strength_in(t, TOKENS + seat)
        best = NOTHING
        choice: i64 = 0
        faster: i64 = NONE
        for i in range(p.count):
            option = p.options[i]
            worth = NOTHING
            if option == STOP:
                worth = self._stay(t, stand)
            elif option == ATTACK_MASTER or option == ATTACK_APPRENTICE:
                worth = self.outlook.hit_worth(t, option - ATTACK_MASTER, letter, base, cards) + self._stay(t, stand)
            elif option < SPACES:
                spot = t.plan.spot[option]
                strigoi = t.strigoi_on(spot)
                if strigoi == NONE:
                    worth = self._place_worth(t, spot)
                else:
                    worth = self.outlook.hit_worth(t, strigoi, letter, base, cards + tokens)
                    if worth <= 0.0:
                        worth = -self.wound
            elif option < WORDS and t.box.movement[option - SPACES] > 0:
                faster = i
            if worth > best:
                best = worth
                choice = i
        if faster != NONE and self._gains_by_steps(t, seat, face, base, best):
            return faster
        return self._towards_sight(t, seat, base, cards, best, choice)

    def _at_once(self, t: Armata, seat: i64) -> i64:
        """Retrieval, healing, the rebel's card; else NONE."""
        p = t.prompt
        found: i64 = NONE
        for i in range(p.count):
            option = p.options[i]
            if option == RETRIEVE_CARD or option == HEAL_HERE:
                return i
            if option == TAKE_REWARD:
                found = i
            elif SPACES <= option < WORDS and t.cards.size(WOUND + seat) >= 2:
                if t.box.icon(option - SPACES, HEAL) != 0:
                    found = i
        return found

    def _gains_by_steps(self, t: Armata, seat: i64, face: i64, base: i64, best: float) -> bool:
        """Whether one step more is worth its price."""
        steps: i64 = steps_left(t, seat) + 1
        lo, hi, _cost, _met = spread(t, seat, steps, BOTH if has_stealth_all_turn(t, seat) else 0, NONE)
        return self._best_turn(t, seat, face, base, lo, hi, True) > best + 2.0 * POINT

    def _towards_sight(self, t: Armata, seat: i64, base: i64, cards: i64, best: float, choice: i64) -> i64:
        """A place without a mark from which a Strigoi can be hit from afar, if that beats the best so far."""
        if not altar_is_ready(t) or t.switches.no_distance_attack:
            return choice
        p = t.prompt
        letter = t.box.letter[t.card(seat)]
        for strigoi in range(i64(2)):
            if t.lair[strigoi] == NONE:
                continue
            hit = self.outlook.hit_worth(t, strigoi, letter, base, cards)
            if hit <= 0.0:
                continue
            lo, hi = sight(t, t.lair[strigoi])
            for i in range(p.count):
                option = p.options[i]
                if option >= SPACES:
                    continue
                spot = t.plan.spot[option]
                if (t.plan.bit_lo[spot] & lo) | (t.plan.bit_hi[spot] & hi) == 0 or t.strigoi_on(spot) != NONE:
                    continue
                worth = hit + self._stay(t, spot)
                if worth > best:
                    best = worth
                    choice = i
        return choice

    # -- fights ------------------------------------------------------------------------------------------------------
    def _fight(self, t: Armata, seat: i64) -> i64:
        """Retrieve what can be; then the cheapest rewards that win, or none if all of them fall short."""
        p = t.prompt
        lacking = foe_strength(t) - strength_of(t, seat)
        strike = p.index_of(STRIKE)
        least: i64 = ABSENT
        most: i64 = 0
        enough: i64 = NONE
        strongest: i64 = NONE
        total: i64 = 0
        for i in range(p.count):
            option = p.options[i]
            if option == RETRIEVE_CARD or (lacking > 0 and (option == TAKE_REWARD or option == CALL_PACK)):
                return i
            if option >= WORDS:
                continue
            strength = t.box.strength[p.labels[i]]
            total += strength * self._count(t, seat, p.labels[i])
            price: i64 = 2 * strength + 3 * t.box.bleeds[p.labels[i]]
            if t.box.back[p.labels[i]] == REWARD_TOKENS:
                price -= 1
            if strength >= lacking and price < least:
                least = price
                enough = i
            if strength > most:
                most = strength
                strongest = i
        if lacking <= 0 or total < lacking:
            return strike
        return enough if enough != NONE else strongest

    def _count(self, t: Armata, seat: i64, face: i64) -> i64:
        """How many of a reward the seat holds: equal ones are one option."""
        zone: i64 = TOKENS if t.box.back[face] == REWARD_TOKENS else REWARDS
        zone += seat
        n: i64 = 0
        for i in range(t.cards.size(zone)):
            if t.cards.face(t.cards.at(zone, i)) == face:
                n += 1
        return n

    def _help(self, t: Armata, seat: i64) -> i64:
        """The weakest card that decides another's fight, with the rewards it may still play; else none."""
        p = t.prompt
        active = t.active()
        lacking = foe_strength(t) - strength_of(t, active)
        reserve = strength_in(t, REWARDS + active)
        if t.foe == ENCOUNTER_FOE:
            reserve += strength_in(t, TOKENS + active)
        least: i64 = ABSENT
        choice = p.index_of(PASS)
        for i in range(p.count):
            if p.options[i] < WORDS and lacking > 0:
                strength = t.box.strength[p.labels[i]]
                helps: i64 = strength if t.switches.pack_full else (strength + 1) // 2
                if helps + reserve >= lacking and strength < least:
                    least = strength
                    choice = i
        return choice

    def _encounter(self, t: Armata, seat: i64) -> i64:
        """Fight what can be beaten, free Monks that bring cards back, hit a Strigoi in sight."""
        p = t.prompt
        face = t.card(seat)
        base: i64 = max(0, t.box.strength[face] + strength_penalty(t, seat))
        self._prepare(t, seat, face, base)
        cards = strength_in(t, REWARDS + seat)
        monk = self.outlook.token_worth(t, seat, t.cards.face(t.cards.top(FOE)), False, 0, 0, 0.0) if (
            t.cards.size(FOE) > 0
        ) else 0.0
        best = NOTHING
        choice: i64 = 0
        for i in range(p.count):
            option = p.options[i]
            worth = 0.0
            if option == FREE_MONK:
                worth = monk
            elif option == ATTACK_MONK:
                worth = self.grey
            elif option == FIGHT_ENCOUNTER:
                worth = self.red if t.active_mark(t.at[seat]) == RED else self.grey
            elif option == ATTACK_MASTER or option == ATTACK_APPRENTICE:
                worth = self.outlook.hit_worth(t, option - ATTACK_MASTER, t.box.letter[face], base, cards)
            if worth > best:
                best = worth
                choice = i
        return choice

    # -- Wounds and other small questions ----------------------------------------------------------------------------
    def _protect(self, t: Armata) -> i64:
        """The icon in front, else a token, else the weakest card."""
        p = t.prompt
        least: i64 = ABSENT
        choice: i64 = 0
        for i in range(p.count):
            price: i64 = ABSENT
            if p.options[i] == PLAYED_ICON:
                price = 0
            elif p.options[i] != PASS:
                back = t.box.back[p.labels[i]]
                price = 1 if back == REWARD_TOKENS else 2 + t.box.strength[p.labels[i]]
            if price < least:
                least = price
                choice = i
        return choice

    def _by_strength(self, t: Armata, sign: i64) -> i64:
        """The strongest card on offer, or the weakest for -1."""
        p = t.prompt
        best: i64 = -ABSENT
        choice: i64 = 0
        for i in range(p.count):
            worth: i64 = sign * t.box.strength[p.labels[i]]
            if worth > best:
                best = worth
                choice = i
        return choice

    def _worst_wound(self, t: Armata) -> i64:
        """Lost Strength weighs more than a forbidden ability, and that more than lost movement."""
        p = t.prompt
        worst: i64 = -1
        choice: i64 = 0
        for i in range(p.count):
            face = p.labels[i]
            weight: i64 = -4 * t.box.strength[face] - t.box.movement[face]
            if t.box.forbids[face] != 0:
                weight = 3
            if weight > worst:
                worst = weight
                choice = i
        return choice

    def _safest(self, t: Armata, seat: i64) -> i64:
        """The space with the least danger from the card of the turn."""
        p = t.prompt
        active = t.order[min(t.turn, t.seats - 1)]
        self.wound = wound_cost(t, seat, False)
        self.outlook.foresee(t, active, t.box.letter[t.card(active)])
        best = NOTHING
        choice: i64 = 0
        for i in range(p.count):
            worth = self._stay(t, t.plan.spot[p.options[i]])
            if worth > best:
                best = worth
                choice = i
        return choice

    def _fittest(self, t: Armata, kind: i64) -> i64:
        """Who can bear a Wound best; who can spare a card best."""
        p = t.prompt
        best: i64 = -ABSENT
        choice: i64 = 0
        for i in range(p.count):
            seat = p.options[i]
            worth: i64 = t.cards.size(HAND + seat) if kind == ASK_FOR_HELP else -t.cards.size(WOUND + seat)
            if worth > best:
                best = worth
                choice = i
        return choice

    def _reopened(self, t: Armata, seat: i64) -> i64:
        """A mark of the colour that has more of what is needed: grey for blood, red while the wolf lacks its card."""
        p = t.prompt
        wanted: i64 = RED if lacks_heroic(t, seat, RED) else GREY
        start = self.stream.below(p.count)
        for n in range(p.count):
            i: i64 = (start + n) % p.count
            if t.plan.mark[t.plan.spot[p.options[i]]] == wanted:
                return i
        return start


def foe_strength(t: Armata) -> i64:
    """Strength of the Strigoi or the token that is fought."""
    if t.foe == ENCOUNTER_FOE:
        return t.box.strength[t.cards.face(t.cards.top(FOE))]
    return t.box.strigoi_strength[t.strigoi_row(t.foe)]
