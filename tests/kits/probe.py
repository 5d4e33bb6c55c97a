"""What the kits and `checks/secrets_soak.py` share: random games, and redealt twins of any moment of them."""
from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from gateleg.kernel.cards import HIDDEN, SPECTATOR, Cards, DealingSource, deal_among, lost_by_shuffle
from gateleg.kernel.chance import Chance, Stream, seeded
from gateleg.kernel.game import Game, Setup
from gateleg.kernel.lookahead import SeatPosition
from gateleg.kernel.session import Question, Session
from gateleg.kernel.table import TEAM, UNANSWERED, Inconsistent
from gateleg.kernel.transfer import to_bytes
from gateleg.kernel.words import Vocabulary
from tests.mode import looks

TRIES = 400


class Leak(AssertionError):
    """Somebody could see what he must not know."""


def random_setup(
    game: Game, stream: Stream, fixed: dict[str, str] | None = None, pack: dict[str, Any] | None = None
) -> Setup:
    """Random values of all switches but those that are fixed, and a random number of seats; where seats have names
    of their own, random ones.  A guard against endless games stays on: sessions keep what they need to undo, so a
    game that random play prolongs without end would fill the memory.
    """
    options = {switch.name: switch.values[stream.below(len(switch.values))] for switch in game.switches}
    for switch in game.switches:
        if switch.name == "max_rounds":
            options[switch.name] = min((value for value in switch.values if value != "off"), key=int)
    seating = game.seating()
    wanted = seating.least + stream.below(seating.most - seating.least + 1)
    names = list(seating.names)
    seats = names[:wanted] if seating.in_order else [names.pop(stream.below(len(names))) for _ in range(wanted)]
    return game.setup(seats, {**options, **(fixed or {})}, pack)


def random_game(session: Session, stream: Stream, may_take_back: bool = False) -> Iterator[Question]:
    """Play to the end, in any order of seats; yields the question about to be answered."""
    while not session.over:
        assert session.questions, "the game is not over and nobody is asked"
        question = session.questions[stream.below(len(session.questions))]
        yield question
        session.answer(question, stream.below(len(question.labels)))
        if may_take_back and stream.below(4) == 0:
            seats = [seat for seat in range(session.table.seats) if session.can_take_back(seat)]
            if seats:
                session.take_back(seats[stream.below(len(seats))])


def watched_game(session: Session, stream: Stream, may_take_back: bool = False) -> Iterator[Question]:
    """The questions of a random game at which a kit looks closely."""
    for number, question in enumerate(random_game(session, stream, may_take_back)):
        if looks(number):
            yield question


def summary_of(session: Session) -> str:
    """All that can be told from a session, for comparing two of them."""
    viewers = [*range(session.table.seats), SPECTATOR]
    return json.dumps([
        [session.view(viewer) for viewer in viewers],
        [seen_question(question) for question in session.questions],
        [session.news(viewer) for viewer in viewers],
        [int(session.table.result(seat) * 1000) for seat in range(session.table.seats)] if session.over else None,
    ])


def seen_question(question: Question) -> list[Any]:
    """What a person sees of a question to him."""
    refused = [(r.label, r.reason.id, r.reason.clause, r.seat) for r in question.refusals]
    return [question.seat, question.kind, question.number, [int(x) for x in question.labels], refused,
            question.team, question.lead, question.secret, question.audience]


def known_faces(session: Session, viewer: int) -> set[int]:
    """Faces that the viewer knows on some card or in some set."""
    cards = session.table.cards
    faces = {int(cards.face(card)) for card in range(cards.layout.cards) if cards.seen(card) >> viewer & 1}
    for _, hint in cards.hints(viewer):
        faces |= {face for face in hint if face >= 0}
    return faces


# -- twins -------------------------------------------------------------------------------------------------------------
class TwinSource(DealingSource):
    """Chance of a twin: brings what the viewer knows, and in place of the rest something else, each time the same.

    Chance.state[0] counts the outcomes.
    """

    def __init__(self, position: SeatPosition, seed: int) -> None:
        self.position = position
        self.seed = seed
        self.last = 0

    def _next(self, chance: Chance) -> int:
        self.last = chance.state[0]
        chance.state[0] = self.last + 1
        return self.last

    def _stream(self, at: int) -> Stream:
        return seeded(self.seed * 1000 + at)

    def below(self, chance: Chance, purpose: int, n: int, privy: int) -> int:
        at = self._next(chance)
        if at < len(self.position.outcomes):
            outcome = self.position.outcomes[at]
            if outcome.order is not None or outcome.n != n:
                raise Inconsistent("other numbers are drawn")
            if outcome.value != UNANSWERED:
                return outcome.value
        return self._stream(at).below(n)

    def order(self, chance: Chance, purpose: int, n: int) -> list[int]:
        at = self._next(chance)
        if at >= len(self.position.outcomes):
            stream = self._stream(at)
            order = list(range(n))
            for i in range(n - 1):
                j = i + stream.below(n - i)
                order[i], order[j] = order[j], order[i]
            return order
        order_known = self.position.outcomes[at].order
        if order_known is None or len(order_known) != n:
            raise Inconsistent("no such shuffle")
        return order_known

    def after_shuffle(self, cards: Cards, zone: int) -> None:
        if self.last < len(self.position.outcomes):
            kept = self.position.outcomes[self.last].kept
            for lost in lost_by_shuffle(cards, zone, kept):
                deal_among(cards, [int(cards.at(zone, i)) for i in lost], self._stream(self.last))


def twin(session: Session, viewer: int, question: Question, stream: Stream) -> Session:
    """A session in another world that the viewer cannot tell from the true one, at the same question.

    What the viewer does not know is dealt, drawn and answered anew since the stable point.  Worlds in which what he
    knows could not have happened, or that show him something else than he has seen, are dealt again.
    """
    position = session.position_for(viewer, question)
    guessed = position.view or any(o.order is None and o.value == UNANSWERED for o in position.outcomes)
    shown = json.dumps([session.table.cards.view(viewer), session.table.cards.hints(viewer)]) if guessed else ""
    answers = session.log[len(session.log) - sum(len(given) for given in session._given) :]
    for _ in range(TRIES):
        t = position.redealt(stream)
        t.chance.source = TwinSource(position, stream.below(1 << 20))
        t.chance.state[0] = 0
        try:
            other = Session(t)
            for answer in answers:
                asked = next((q for q in other.questions if q.seat == answer.seat), None)
                if asked is None or asked.kind != answer.kind or (asked.team != 0) != (answer.file == TEAM):
                    raise Inconsistent("another question comes up")
                hidden = answer.seat != viewer and (
                    not answer.audience >> viewer & 1 or (answer.ballot >= 0 and answer.ballot == session._ballot)
                )
                options = [int(option) for option in asked.options]
                if hidden:
                    other.answer(asked, stream.below(len(options)))
                elif answer.option in options:
                    other.answer(asked, options.index(answer.option))
                else:
                    raise Inconsistent("a known answer is not possible")
        except Inconsistent:
            continue
        # a guess may contradict the cards seen since; nothing else may differ, and without a guess nothing at all
        cards = other.table.cards
        if guessed and json.dumps([cards.view(viewer), cards.hints(viewer)]) != shown:
            continue
        return other
    raise Leak(f"no world fits what viewer {viewer} knows")


def check_twin(session: Session, viewer: int, question: Question, stream: Stream, closely: bool = True) -> None:
    """Nothing that the viewer gets to see may differ in a twin; closely: nor what a bot in his place gets."""
    other = twin(session, viewer, question, stream)
    same("the view", session.view(viewer), other.view(viewer))
    begin = session._stables[-1][1]
    news = [(what, face, a, b) for _, what, face, a, b in session.news(viewer, begin)]
    same("the news", news, [(what, face, a, b) for _, what, face, a, b in other.news(viewer)])
    mine = [q for q in session.questions if q.seat == viewer]
    theirs = [q for q in other.questions if q.seat == viewer]
    same("the questions", [seen_question(q) for q in mine], [seen_question(q) for q in theirs])
    if closely:
        for one, two in zip(mine, theirs, strict=True):
            same("a bot's position", bare(session.position(one)), bare(other.position(two)))


def bare(position: SeatPosition) -> bytes:
    """A seat position without its place in the game, which a twin begins anew."""
    position.place = position.turn = 0
    position.stable.cards.gained = 0
    return to_bytes(position)


def same(what: str, one: object, two: object) -> None:
    if one != two:
        raise Leak(f"{what} differs in a redealt twin:\n{one}\n{two}")


# -- markers -----------------------------------------------------------------------------------------------------------
def check_marker(session: Session, viewer: int, words: Vocabulary, stream: Stream) -> None:
    """No face that the viewer does not know is named in anything he gets."""
    known = known_faces(session, viewer)
    for zone, faces in session.table.cards.view(viewer).items():
        for face in faces:
            if face != HIDDEN and face not in known:
                raise Leak(f"face {words.faces[face]} in zone {zone} for viewer {viewer}")
    for question in session.questions:
        if question.seat != viewer or words.kinds[question.kind].labels is not None:
            continue
        for label in [*(int(x) for x in question.labels), *(r.label for r in question.refusals)]:
            if label < 960 and label not in known:
                raise Leak(f"{words.faces[label]} offered or refused to seat {viewer}, who does not know it")
    for question in session.questions:
        if question.seat == viewer:
            check_preview(session, question, stream.below(len(question.labels)))


def check_preview(session: Session, question: Question, index: int) -> None:
    """A preview shows no more cards than its seat knows."""
    seat = question.seat
    before = int(session.table.cards.known(seat))
    shown = session.preview(question, index).cards
    if shown.known(seat) > before:
        raise Leak(f"a preview shows seat {seat} a card that it does not know")


def check_spectator(session: Session) -> None:
    """Spectators see only the public."""
    cards = session.table.cards
    view = cards.view(SPECTATOR)
    for number, zone in enumerate(cards.layout.zones):
        for i, face in enumerate(view[zone.name]):
            card = cards.at(number, i)
            if face != HIDDEN and not cards.seen(card) >> SPECTATOR & 1:
                raise Leak(f"spectators see a card in {zone.name}")
    since = max(0, len(session.events) - 5)
    noticed = [event for event in session.events[since:] if event.seen_by >> SPECTATOR & 1]
    allowed = [e.face if e.face < 0 or e.audience >> SPECTATOR & 1 else HIDDEN for e in noticed]
    if [face for _, _, face, _, _ in session.news(SPECTATOR, since)] != allowed:
        raise Leak("spectators read of a card that is not public")


def soak_game(game: Game, seed: int, share: int = 1) -> int:
    """One random game with random switches, checked at every question, everything about bots at one of `share`.

    The number of questions.  Leak if a check fails.
    """
    stream = seeded(seed)
    setup = random_setup(game, stream)
    session = Session(game.seeded(setup, seed))
    words = game.vocabulary(session.table)
    questions = 0
    for question in random_game(session, stream):
        closely = questions % share == 0
        check_twin(session, question.seat, question, stream, closely)
        others = [seat for seat in [*range(session.table.seats), SPECTATOR] if seat != question.seat]
        if closely:
            check_marker(session, question.seat, words, stream)
            for viewer in others:
                check_twin(session, viewer, question, stream, closely)
                check_marker(session, viewer, words, stream)
            check_spectator(session)
        else:
            check_twin(session, others[stream.below(len(others))], question, stream, False)
        questions += 1
    return questions
