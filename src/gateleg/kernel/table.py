"""The table: a game's state, the question on it, and whoever answers.

Rules are plain functions over a `State`.  A decision is: offer every legal option, refuse the others with a reason,
then `ask`.  The answer comes from the table's `Chooser`: a bot answers at once, a `Session` may suspend the step.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gateleg.kernel.bits import BIT_OF, PRIME
from gateleg.kernel.cards import MAX_SEATS, NONE, Cards
from gateleg.kernel.chance import EVERYBODY, Chance

MAX_OPTIONS: Final = 256
LABELS: Final = 1024  # labels are 0..LABELS-1
WORDS: Final = 960  # labels from here on are words of the whole game, below they belong to the question's kind
PASS: Final = 1023  # the word every game has
KINDS: Final = 128  # kinds of question are 0..KINDS-1
MAX_SECRETS: Final = 16  # dependent secret questions to one seat in one ballot
UNANSWERED: Final = -1
TEAM: Final = 7  # files answers of team questions, beside those of the seats 0..6
FILES: Final = 8  # answers are filed by seat; those to team questions under TEAM


class NoLegalOption(Exception):
    """A rule asked without offering anything: a bug in the rule."""


class Suspend(Exception):
    """No answer is at hand; the step is replayed when there is one."""


class Finished(Exception):
    """The game has ended in the middle of a step."""


class Inconsistent(Exception):
    """A recorded answer is not legal in this world: the world was dealt wrongly, or the record is of another game."""


@final
class Reason:
    """Why an option is not allowed: a message id of the game's texts, and the clause that says so."""

    def __init__(self, id: str, clause: str) -> None:
        self.id = id
        self.clause = clause


@final
@mypyc_attr(acyclic=True)
class Refusal:
    """One option that was considered and is not allowed; `label` names it as an option's label does.

    seat   whose option it would be in a team question, else NONE
    """

    def __init__(self, label: int, reason: Reason, seat: int) -> None:
        self.label = label
        self.reason = reason
        self.seat = seat


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened, for logs and animation.

    what      the game's event number;  a, b  its details
    face      of the card it is about, or NONE; only for the viewers in the mask `audience`
    seen_by   mask of the viewers who notice the event at all
    """

    def __init__(self, what: int, face: int, audience: int, a: int, b: int, seen_by: int) -> None:
        self.what = what
        self.face = face
        self.audience = audience
        self.a = a
        self.b = b
        self.seen_by = seen_by


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Where answers come from.  Implement `choose`; a chooser that never suspends needs nothing else."""

    def choose(self, t: State) -> i64:
        """Index of the option taken, 0..t.prompt.count-1, for seat t.prompt.seat and question t.prompt.kind."""
        raise NotImplementedError

    def choose_for_team(self, t: State) -> i64:
        """The same where each option belongs to one of several seats, t.prompt.owners."""
        return self.choose(t)

    def choose_secretly(self, t: State) -> i64:
        """The same for a question that other seats answer at the same time; UNANSWERED if it must wait."""
        return self.choose(t)

    def begin_ballot(self, t: State) -> None:
        """Called before the first question of every ballot."""

    def wait(self, t: State) -> None:
        """Called when secret questions are still unanswered."""
        raise Suspend


@final
class Prompt:
    """The question on the table.  Belongs to whoever drives the state and is not copied with it."""

    def __init__(self, chooser: Chooser, explain: bool = False) -> None:
        self.chooser = chooser
        self.explain = explain  # keep refusals and events; off in playouts
        self.refusing = explain  # keep refusals of the question being put together
        self.seat: i64 = 0  # who is asked; the lead of a team
        self.kind: i64 = 0
        self.count: i64 = 0
        self.options: vec[i64] = vec[i64]([i64(0) for _ in range(MAX_OPTIONS)])  # what the rule gets back
        self.labels: vec[i64] = vec[i64]([i64(0) for _ in range(MAX_OPTIONS)])  # what the option means to a player
        self.owners: vec[i64] = vec[i64]([i64(0) for _ in range(MAX_OPTIONS)])  # seat, in team questions
        self.team: i64 = 0  # mask of the seats that may answer a team question, else 0
        self.audience: i64 = EVERYBODY  # who gets to know the answer
        self.ballot: bool = False  # secret questions are being asked
        self.waiting: i64 = 0  # those without an answer
        self.secrets: vec[i64] = vec[i64]([i64(UNANSWERED) for _ in range(MAX_SEATS * MAX_SECRETS)])
        self.secret_count: vec[i64] = vec[i64]([i64(0) for _ in range(MAX_SEATS)])
        self.probing: i64 = 0
        self.first: i64 = 0  # the first option of the innermost probe
        self.refusals: list[Refusal] = []
        self.events: list[Event] = []
        self.told: i64 = 0  # events of this step that an earlier run of it has made
        self.happened: i64 = 0  # events of this step so far

    def index_of(self, option: i64) -> i64:
        """Where `option` stands among those on offer; Inconsistent if it is not offered."""
        for i in range(self.count):
            if self.options[i] == option:
                return i
        raise Inconsistent(f"option {option} of question {self.kind}")

    def index_for(self, seat: i64, option: i64) -> i64:
        """The same in a team question, where it is `seat` that may take the option."""
        for i in range(self.count):
            if self.options[i] == option and self.owners[i] == seat:
                return i
        raise Inconsistent(f"option {option} of question {self.kind} for seat {seat}")

    def nth_of(self, seat: i64, n: i64) -> i64:
        """In a team question: where the n-th of the seat's own options stands.  Inconsistent if it has not so many."""
        for i in range(self.count):
            if self.owners[i] == seat:
                if n == 0:
                    return i
                n -= 1
        raise Inconsistent(f"an option of seat {seat} in question {self.kind}")

    def not_offered(self, labels: vec[i64]) -> list[Refusal]:
        """The refusals that name nothing on offer: one of several equal cards may be refused and another offered."""
        offered = [int(label) for label in labels]
        return [refusal for refusal in self.refusals if refusal.label not in offered]

    def restart(self) -> None:
        """Forget everything since the last stable point."""
        self.count = 0
        self.team = 0
        self.audience = EVERYBODY
        self.waiting = 0
        self.probing = 0
        self.first = 0
        if self.ballot:
            self.end_ballot()
        if self.explain:
            self.refusals = []
            self.events = []
            self.happened = 0

    def end_ballot(self) -> None:
        self.ballot = False
        for seat in range(i64(MAX_SEATS)):
            self.secret_count[seat] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """How a game goes on; one object of a subclass serves all its states."""

    def step(self, t: State) -> None:
        """Play from one stable point (nothing pending, call stack empty) to the next: one action, or one turn."""
        raise NotImplementedError

    def result(self, t: State, seat: i64) -> float:
        """At the end: 1.0 win, 0.0 loss, shares for ties; a win of a team gives 1.0 to each of its seats."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game.  A game subclasses it (@final where compiled), adds its fields and overrides the last
    three methods.

    over   nothing more is asked; set it at the end of a step, or call `finish` where the end comes deep in the rules
    """

    def __init__(
        self, rules: Rules, seats: i64, cards: Cards, chance: Chance, prompt: Prompt, over: bool
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.cards = cards
        self.chance = chance
        self.prompt = prompt
        self.over = over

    # -- options, called by rules --------------------------------------------------------------------------------
    @final
    def offer(self, option: i64) -> None:
        """`option` (0..1023) is legal."""
        p = self.prompt
        count = p.count
        p.options[count] = option
        p.labels[count] = option
        p.count = count + 1

    @final
    def offer_each(self, word: i64, options: vec[i64], first: i64) -> None:
        """For each bit n of `word`, options[first + n] is legal."""
        p = self.prompt
        offered = p.options
        labels = p.labels
        count = p.count
        bit_of = BIT_OF
        while word != 0:
            option = options[first + bit_of[(word & -word) % PRIME]]
            word &= word - 1
            offered[count] = option
            labels[count] = option
            count += 1
        p.count = count

    @final
    def offer_card(self, card: i64) -> None:
        """`card`, whose face the asked seat knows, is legal.  Players and bots see its face, the rule its number.

        Equal cards in one zone that are equally known are one option.
        """
        p = self.prompt
        count = p.count
        face = self.cards.face(card)
        if self.cards.layout.twins:
            for i in range(p.first, count):
                if p.labels[i] == face and self.cards.alike(p.options[i], card):
                    return
        p.options[count] = card
        p.labels[count] = face
        p.count = count + 1

    @final
    def offer_cards(self, zone: i64) -> None:
        """Every card of a zone whose faces the asked seat knows is legal."""
        cards = self.cards
        if cards.layout.twins:
            for i in range(cards.size(zone)):
                self.offer_card(cards.at(zone, i))
            return
        p = self.prompt
        options = p.options
        labels = p.labels
        count = p.count
        for i in range(cards.size(zone)):
            card = cards.at(zone, i)
            options[count] = card
            labels[count] = cards.face(card)
            count += 1
        p.count = count

    @final
    def offer_for(self, seat: i64, option: i64) -> None:
        """In a team question: `option` is legal for `seat`."""
        p = self.prompt
        p.owners[p.count] = seat
        self.offer(option)

    @final
    def offer_card_for(self, seat: i64, card: i64) -> None:
        """In a team question: `card`, whose face `seat` knows, is legal for `seat`."""
        p = self.prompt
        count = p.count
        face = self.cards.face(card)
        if self.cards.layout.twins:
            for i in range(p.first, count):
                if p.labels[i] == face and p.owners[i] == seat and self.cards.alike(p.options[i], card):
                    return
        p.options[count] = card
        p.labels[count] = face
        p.owners[count] = seat
        p.count = count + 1

    @final
    def refuse(self, option: i64, reason: Reason) -> None:
        """`option` might be expected but is not legal."""
        p = self.prompt
        if p.refusing and p.probing == 0:
            p.refusals.append(Refusal(int(option), reason, NONE))

    @final
    def refuse_card(self, card: i64, reason: Reason) -> None:
        """A card whose face the asked seat knows is not legal; named by its face."""
        p = self.prompt
        if p.refusing and p.probing == 0:
            label = int(self.cards.face(card))
            for refusal in p.refusals:
                if refusal.label == label and refusal.reason is reason:
                    return
            p.refusals.append(Refusal(label, reason, NONE))

    @final
    def refuse_for(self, seat: i64, option: i64, reason: Reason) -> None:
        """In a team question: `option` is not legal for `seat`."""
        p = self.prompt
        if p.refusing and p.probing == 0:
            p.refusals.append(Refusal(int(option), reason, int(seat)))

    @final
    def refuse_card_for(self, seat: i64, card: i64, reason: Reason) -> None:
        """In a team question: `card`, whose face `seat` knows, is not legal for `seat`."""
        p = self.prompt
        if p.refusing and p.probing == 0:
            label = int(self.cards.face(card))
            for refusal in p.refusals:
                if refusal.label == label and refusal.reason is reason and i64(refusal.seat) == seat:
                    return
            p.refusals.append(Refusal(label, reason, int(seat)))

    @final
    def propose(self, option: i64, reason: Reason | None) -> None:
        """Offer `option` if there is no reason against it."""
        if reason is None:
            self.offer(option)
        else:
            self.refuse(option, reason)

    @final
    def propose_card(self, card: i64, reason: Reason | None) -> None:
        """Offer `card` if there is no reason against it."""
        if reason is None:
            self.offer_card(card)
        else:
            self.refuse_card(card, reason)

    @final
    def begin_probe(self) -> i64:
        """Count options without offering them: mark = begin_probe(); offer...; n = end_probe(mark).  May be nested."""
        p = self.prompt
        mark: i64 = p.first * (MAX_OPTIONS + 1) + p.count
        p.first = p.count
        p.probing += 1
        return mark

    @final
    def end_probe(self, mark: i64) -> i64:
        p = self.prompt
        p.probing -= 1
        found: i64 = p.count - p.first
        p.count = p.first
        p.first = mark // (MAX_OPTIONS + 1)
        return found

    # -- questions, called by rules ------------------------------------------------------------------------------
    @final
    def ask(self, seat: i64, kind: i64) -> i64:
        """Let `seat` take one of the options offered since the last question.  NoLegalOption if there are none."""
        p = self.prompt
        if p.count == 0:
            raise NoLegalOption(f"question {kind} to seat {seat}")
        p.seat = seat
        p.kind = kind
        option = p.options[p.chooser.choose(self)]
        p.count = 0
        if p.explain:
            p.refusals = []
        return option

    @final
    def ask_privately(self, seat: i64, kind: i64, audience: i64) -> i64:
        """The same where only the viewers of the mask `audience` get to know the answer."""
        self.prompt.audience = audience
        option = self.ask(seat, kind)
        self.prompt.audience = EVERYBODY
        return option

    @final
    def ask_any(self, mask: i64, kind: i64, lead: i64) -> tuple[i64, i64]:
        """Let whichever seat of the mask comes first take one of its options: (seat, option).

        lead   the seat that answers where nobody else does (a bot among bots)
        """
        p = self.prompt
        if p.count == 0:
            raise NoLegalOption(f"question {kind} to the seats of mask {mask}")
        p.seat = lead
        p.kind = kind
        p.team = mask
        index = p.chooser.choose_for_team(self)
        p.team = 0
        p.count = 0
        if p.explain:
            p.refusals = []
        return p.owners[index], p.options[index]

    @final
    def ask_secretly(self, seat: i64, kind: i64, audience: i64 = EVERYBODY) -> i64:
        """In a ballot: the answer, or UNANSWERED if it is not in yet; then go on with the next seat.

        Later questions to the same seat may depend on the answer.  Write nothing to the state before `await_secrets`.
        OverflowError for more than MAX_SECRETS questions to one seat.

        audience   mask of the viewers who get to know the answer when the ballot is over
        """
        p = self.prompt
        if p.count == 0:
            raise NoLegalOption(f"secret question {kind} to seat {seat}")
        if p.secret_count[seat] == MAX_SECRETS:
            raise OverflowError(f"more than {MAX_SECRETS} secret questions to seat {seat}")
        p.seat = seat
        p.kind = kind
        p.audience = audience
        if not p.ballot:
            p.ballot = True
            p.chooser.begin_ballot(self)
        index = p.chooser.choose_secretly(self)
        p.audience = EVERYBODY
        option: i64 = UNANSWERED
        if index == UNANSWERED:
            p.waiting += 1
        else:
            option = p.options[index]
        n = p.secret_count[seat]
        p.secrets[seat * MAX_SECRETS + n] = option
        p.secret_count[seat] = n + 1
        p.count = 0
        if p.explain:
            p.refusals = []
        return option

    @final
    def await_secrets(self) -> None:
        """End the ballot: go on only when all its questions are answered; then read them by `secret`."""
        p = self.prompt
        if p.waiting > 0:
            p.chooser.wait(self)
        p.end_ballot()

    @final
    def secret(self, seat: i64, n: i64) -> i64:
        """The seat's n-th answer in the last ballot."""
        return self.prompt.secrets[seat * MAX_SECRETS + n]

    # -- happenings, called by rules -----------------------------------------------------------------------------
    @final
    def tell(self, what: i64, card: i64, a: i64, b: i64) -> None:
        """Report an event about `card` (NONE if about no card); its face only to the viewers that know it now."""
        if self.prompt.explain:
            self._record(what, card, a, b, EVERYBODY)

    @final
    def tell_only(self, viewers: i64, what: i64, card: i64, a: i64, b: i64) -> None:
        """The same to some viewers: the others do not notice anything."""
        if self.prompt.explain:
            self._record(what, card, a, b, viewers)

    @final
    def _record(self, what: i64, card: i64, a: i64, b: i64, seen_by: i64) -> None:
        p = self.prompt
        p.happened += 1
        if p.happened <= p.told:
            return
        face: i64 = NONE
        audience: i64 = 0
        if card != NONE:
            face = self.cards.face(card)
            audience = self.cards.seen(card)
        p.events.append(Event(int(what), int(face), int(audience), int(a), int(b), int(seen_by)))

    @final
    def finish(self) -> None:
        """End the game at once, from anywhere in the rules."""
        self.over = True
        raise Finished

    @final
    def result(self, seat: i64) -> float:
        """What the game, when it is over, was worth to the seat: 0.0 to 1.0 (see Rules.result)."""
        return self.rules.result(self, seat)

    # -- views ---------------------------------------------------------------------------------------------------
    @final
    def everybody(self) -> i64:
        """Mask of the seats."""
        return (1 << self.seats) - 1

    @final
    def view(self, viewer: i64) -> dict[str, object]:
        """All that a seat, or SPECTATOR, may know, ready for JSON."""
        view: dict[str, object] = {"seat": int(viewer), "cards": self.cards.view(viewer), "public": self.public()}
        if self.cards.layout.extra:
            view["hints"] = self.cards.hints(viewer)
        return view

    # -- to be written by each game ------------------------------------------------------------------------------
    def clone(self) -> State:
        """An independent copy sharing only the prompt."""
        raise NotImplementedError

    def derive(self) -> None:
        """Make anew what follows from fields that were set from outside and is not sent with them."""

    def digest(self) -> i64:
        """Equal (but for accidents) only where play goes on alike, so that searches merge positions; 0 = not known."""
        return 0

    def public(self) -> dict[str, object]:
        """What everybody sees besides the cards in zones; no card numbers, no streams."""
        raise NotImplementedError


def play_step(t: State) -> None:
    """Play to the next stable point, or to the end; the chooser of t.prompt must not suspend."""
    t.prompt.restart()
    try:
        t.rules.step(t)
    except Finished:
        pass


def play_out(t: State) -> None:
    """Play to the end of the game."""
    while not t.over:
        play_step(t)
