"""Sessions: a game driven from outside, one answer at a time, for tables, servers, environments and bots.

A session keeps the last stable point and the answers given since.  Every new answer replays the step on a copy until
it ends or a question has no answer yet.  Saving, undo and what bots get to see all come from that one log.
"""
from __future__ import annotations

from typing import Final, final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gateleg.kernel.cards import HIDDEN, Deal, deal_unseen
from gateleg.kernel.chance import Stream
from gateleg.kernel.lookahead import Bot, Outcome, Previewer, Recorder, SeatPosition
from gateleg.kernel.table import (
    FILES,
    TEAM,
    UNANSWERED,
    Chooser,
    Event,
    Finished,
    Inconsistent,
    NoLegalOption,
    Prompt,
    Refusal,
    State,
    Suspend,
    play_step,
)

NO_BALLOT: Final = -1
MOST_BEYOND: Final = 500  # questions that a run goes on beyond an open one
MOST_KEPT: Final = 512  # stable points held in memory


@final
class Answer:
    """One answer in a session's log.

    file      the seat, or TEAM for a team question;   seat   who gave it
    option    what the rule got;   label   what it means;   copy   earlier options of the same label
    audience  mask of the viewers who may know it
    epoch     of the random numbers drawn after it
    forced    there was no other option
    barrier   after it a number was drawn, somebody got to know a card or the secrets of a ballot came out: not to be
              undone without consent
    ballot    which one it belongs to, if any: length of the log when that began
    """

    def __init__(
        self, file: int, seat: int, kind: int, option: int, label: int, copy: int, audience: int, secret: bool,
        epoch: int, forced: bool,
    ) -> None:
        self.file = file
        self.seat = seat
        self.kind = kind
        self.option = option
        self.label = label
        self.copy = copy
        self.audience = audience
        self.secret = secret
        self.epoch = epoch
        self.forced = forced
        self.barrier = False
        self.ballot = NO_BALLOT


@final
class Question:
    """An open decision.  An answer is an index into `labels`.

    labels     what each option means: a face for options that are cards, else a number of its kind
    options    what the rule gets
    refusals   what was considered and is not allowed
    number     of the questions filed with this one since the stable point
    team       mask of the seats any of which may answer, else 0;   lead   the one that does if nobody else
    secret     asked in a ballot: other seats answer at the same time, the answer may be taken back meanwhile
    audience   mask of the viewers who will know the answer
    """

    def __init__(
        self, seat: int, kind: int, number: int, labels: vec[i64], options: vec[i64], refusals: list[Refusal],
        team: int, lead: int, secret: bool, audience: int,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number
        self.labels = labels
        self.options = options
        self.refusals = refusals
        self.team = team
        self.lead = lead
        self.secret = secret
        self.audience = audience


@mypyc_attr(allow_interpreted_subclasses=True)
class Session(Chooser):
    """One game in step mode.  `questions` are open until answered; there are none when the game is over.

    table    the game as it lies now; read it, never change it
    log      all answers so far, in the order they came
    events   all events so far
    kept     how many stable points are held for undo at most: the recent ones and, evenly spaced, older ones, from
             which the log leads to those between
    """

    def __init__(self, state: State, explain: bool = True, history: bool = True) -> None:
        """Take over a state at a stable point.

        explain   keep refusals and events;   history   keep what undo needs
        """
        self.prompt = Prompt(self, explain)
        self.explain = explain
        self.history = history
        self.stable = state
        self.table = state
        self.log: list[Answer] = []
        self.questions: list[Question] = []
        self.events: list[Event] = []
        self.event_places: list[int] = []  # [event] length of the log when it happened
        self.epoch = int(state.chance.epoch)
        self.turn = 0  # stable points passed
        self.kept = MOST_KEPT
        # stable points: (length of log, events, state, turn)
        self._stables: list[tuple[int, int, State, int]] = [(0, 0, state, 0)]
        self._spacing = 1  # of the older ones, in turns
        self._given: list[list[Answer]] = [[] for _ in range(FILES)]  # since the stable point
        self._count: vec[i64] = vec[i64]([i64(0) for _ in range(FILES)])  # of them used in this run
        self._used: i64 = 0  # all of them
        self._settled: vec[i64] = self._count[:]  # used before the open ballot
        self._due: i64 = 0  # answers to come before refusals are of interest
        self._ballot = NO_BALLOT  # the one that is open, by the length of the log when it began
        self._chance_mark: i64 = 0
        self._gained: i64 = 0
        self._beyond: i64 = 0  # questions passed in this run since the open one
        self._aside = Stream(1)  # answers them
        self._recording: bool = False
        self._dealt_anew: bool = False  # the stable point is not that of the history: see `_give`
        self._run()
        self._mark()

    # -- for players ---------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.table.over

    def answer(self, question: Question, index: int) -> None:
        """Answer an open question; IndexError for an index out of range, ValueError if it is not open."""
        if question not in self.questions:
            raise ValueError("that question is not open any longer")
        if not 0 <= index < len(question.labels):
            raise IndexError(f"option {index} of {len(question.labels)}")
        at: i64 = index
        file = TEAM if question.team != 0 else question.seat
        copy: i64 = 0
        for i in range(at):
            if question.labels[i] == question.labels[at]:
                copy += 1
        answer = Answer(
            file, question.seat, question.kind, question.options[at], question.labels[at], copy, question.audience,
            question.secret, self.epoch, len(question.labels) == 1,
        )
        ballot = self._ballot
        answer.ballot = ballot
        self._give(answer)
        if question.secret and self._ballot != ballot and self._others_voted(answer):
            answer.barrier = True

    def _others_voted(self, last: Answer) -> bool:
        """Whether the ballot that `last` has ended tells its seat what others have answered in it."""
        for answer in self.log[last.ballot :]:
            if answer.seat != last.seat:
                return True
        return False

    def question_of(self, seat: int) -> Question | None:
        """The seat's open question, if any."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def in_step(self) -> bool:
        """Whether answers were given since the last stable point: a question of the same step is open."""
        for given in self._given:
            if given:
                return True
        return False

    @property
    def ballot(self) -> int:
        """Length of the log when the open ballot began; NO_BALLOT if none is open."""
        return self._ballot if self.questions and self.questions[0].secret else NO_BALLOT

    def waiting(self) -> list[int]:
        """The seats that are awaited, each once."""
        return sorted({question.seat for question in self.questions})

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat has answered a ballot that is still open."""
        return bool(self._ballot != NO_BALLOT and i64(len(self._given[seat])) > self._settled[seat])

    def take_back(self, seat: int) -> None:
        """Withdraw the seat's last answer in the open ballot; ValueError if there is none."""
        if not self.can_take_back(seat):
            raise ValueError("there is no answer to take back")
        answer = self._given[seat].pop()
        if self._dealt_anew:
            length = self._stables[len(self._stables) - 1][0]
            self._replay([other for other in self.log[length:] if other is not answer])
        else:
            self.log = [other for other in self.log if other is not answer]
            self._run()

    def free_undo(self, seat: int) -> int:
        """How far `seat` may undo alone: the least length of the log to which nothing was drawn, shown or answered
        by others."""
        place = len(self.log)
        while place > 0 and self.log[place - 1].seat == seat and not self.log[place - 1].barrier:
            place -= 1
        return place

    def undo(self, place: int) -> None:
        """Go back to where the log had `place` answers.  IndexError if it never had, ValueError without history.

        If numbers were drawn or cards shown since, later draws belong to a new epoch: numbers are drawn and cards that
        nobody has seen are dealt anew.
        """
        if not 0 <= place <= len(self.log):
            raise IndexError(f"answer {place} of {len(self.log)}")
        if not self.history:
            raise ValueError("this session keeps no history")
        for answer in self.log[place:]:
            if answer.barrier:
                self.epoch += 1
                break
        while self._stables[len(self._stables) - 1][0] > place:
            self._stables.pop()
        self._replay(self.log[self._stables[len(self._stables) - 1][0] : place])

    def _replay(self, again: list[Answer]) -> None:
        """Go back to the last stable point in the history and give these answers again."""
        length, events, stable, turn = self._stables[len(self._stables) - 1]
        self.log = self.log[:length]
        self.events = self.events[:events]
        self.event_places = self.event_places[:events]
        self.stable = stable
        self.turn = turn
        self._forget_step()
        self._run()
        self._chance_mark = self.table.chance.mark()
        self._gained = self.table.cards.gained
        for answer in again:
            self._give(answer)

    def _give(self, answer: Answer) -> None:
        """Put an answer into the log and play on.  The first of a new epoch finds what nobody has seen dealt anew."""
        if i64(answer.epoch) > self.table.chance.epoch:
            self.stable = self.stable.clone()
            self._dealt_anew = True
            deal_unseen(self.stable.cards, self.table.cards, self.stable.chance.for_dealing(answer.epoch))
        self.log.append(answer)
        self._given[answer.file].append(answer)
        self._run()
        self._mark()

    def past(self, place: int) -> Session:
        """The game as it lay when the log had `place` answers, to be looked at and not to be played on.

        IndexError if it never had, ValueError without history.
        """
        if not 0 <= place <= len(self.log):
            raise IndexError(f"answer {place} of {len(self.log)}")
        if not self.history:
            raise ValueError("this session keeps no history")
        at = len(self._stables) - 1
        while self._stables[at][0] > place:
            at -= 1
        length, _, stable, _ = self._stables[at]
        past = Session(stable, False, False)
        for answer in self.log[length:place]:
            past._give(answer)
        return past

    def stable_points(self) -> list[tuple[int, State]]:
        """The stable points that are held, from the first to the last: (length of the log, table), to be read."""
        return [(length, stable) for length, _, stable, _ in self._stables]

    def view(self, viewer: int) -> dict[str, object]:
        """All that a seat, or SPECTATOR, may know of the table."""
        return self.table.view(viewer)

    def news(self, viewer: int, since: int = 0) -> list[tuple[int, int, int, int, int]]:
        """The events as the viewer saw them, from the `since`-th on: (place in the log, what, face or HIDDEN, a, b)."""
        bit = 1 << viewer
        news: list[tuple[int, int, int, int, int]] = []
        for i in range(since, len(self.events)):
            e = self.events[i]
            if e.seen_by & bit != 0:
                face = e.face if e.audience & bit != 0 or e.face < 0 else HIDDEN
                news.append((self.event_places[i], e.what, face, e.a, e.b))
        return news

    # -- for bots ------------------------------------------------------------------------------------------------
    def position(self, question: Question) -> SeatPosition:
        """An open question for a bot: what its seat knows, and no more."""
        return self.position_for(question.seat, question)

    def position_for(self, viewer: int, question: Question) -> SeatPosition:
        """The same moment as another viewer knows it, without the options of a question that is not his."""
        seat: i64 = viewer
        bit = 1 << viewer
        labels = question.labels if viewer == question.seat else vec[i64]()
        outcomes: list[Outcome] = []
        learnt: list[int] = []
        hidden = False
        if self.table.chance.mark() != self.stable.chance.mark():
            recorder = self._recorded(seat)
            outcomes = recorder.outcomes
            learnt = recorder.learnt()
            for outcome in outcomes:
                if outcome.order is None and outcome.value == UNANSWERED:
                    hidden = True
        deal = Deal(self.stable.cards, self.table.cards, seat, learnt)
        stable = self.stable.clone()
        deal.sort(stable.cards)
        stable.chance.source = None
        stable.chance.epoch = 0
        stable.chance.drawn = 0
        for purpose in range(i64(len(stable.chance.state))):
            stable.chance.state[purpose] = 1
        answers: list[list[int]] = []
        kinds: list[list[int]] = []
        for file in range(FILES):
            given = self._given[file]
            known: list[int] = []
            for answer in given:
                if answer.seat != viewer and answer.ballot != NO_BALLOT and answer.ballot == self._ballot:
                    break  # how many secret questions a seat has answered may tell what it has answered
                if answer.seat == viewer or answer.audience & bit != 0:
                    known.append(answer.option)
                else:
                    known.append(UNANSWERED)
                    hidden = True
            answers.append(known)
            kinds.append([given[i].kind for i in range(len(known))])
        return SeatPosition(
            stable, deal, answers, kinds, [answer.seat for answer in self._given[TEAM]], outcomes,
            msgspec.json.encode(self.view(viewer)) if hidden else b"", viewer, question.kind, labels,
            TEAM if question.team != 0 else question.seat, question.number, len(self.log), self.turn,
            int(self.table.cards.known(seat)),
        )

    def preview(self, question: Question, index: int) -> State:
        """The table as the seat would see it after an answer, up to the next question, draw or newly seen card.

        It is a redealt copy: nothing in it tells more than the seat knows.  Compare its `view` with that of
        `preview_base`.
        """
        return self.previewer(question, index).state

    def previewer(self, question: Question, index: int) -> Previewer:
        """The same with what has stopped it."""
        return Previewer(self.position(question), index)

    def preview_base(self, question: Question) -> State:
        """The redealt copy at the question itself."""
        return Previewer(self.position(question), -1).state

    def _recorded(self, seat: i64) -> Recorder:
        """Play the step again and write down what chance brought, as far as the seat knows it."""
        t = self.stable.clone()
        recorder = Recorder(t.chance.source, t.cards, seat)
        t.chance.source = recorder
        prompt = self.prompt
        mark = self._chance_mark
        self.prompt = Prompt(self, False)
        t.prompt = self.prompt
        questions = self.questions
        self.questions = []
        ballot = self._ballot
        settled = self._settled
        self._restart()
        self._recording = True
        self._beyond = 0
        try:
            play_step(t)
        except Suspend:
            pass
        self._recording = False
        self._ballot = ballot
        self._settled = settled
        self.prompt = prompt
        self.questions = questions
        self._chance_mark = mark
        recorder.forget_hidden()
        return recorder

    # -- Chooser -------------------------------------------------------------------------------------------------
    def choose(self, t: State) -> i64:
        if self._beyond > 0:
            return self._play_on(t)
        self._ballot = NO_BALLOT
        index = self._filed(t, t.prompt.seat)
        if index == UNANSWERED:
            self._open(t, False)
            return self._play_on(t)
        return index

    def choose_for_team(self, t: State) -> i64:
        if self._beyond > 0:
            return self._play_on(t)
        self._ballot = NO_BALLOT
        p = t.prompt
        index = self._filed(t, TEAM)
        if index != UNANSWERED:
            return index
        for seat in range(t.seats):
            if (p.team >> seat) & 1 != 0:
                options = vec[i64]()
                labels = vec[i64]()
                for i in range(p.count):
                    if p.owners[i] == seat:
                        options = append(options, p.options[i])
                        labels = append(labels, p.labels[i])
                refusals = [r for r in p.not_offered(labels) if r.seat < 0 or i64(r.seat) == seat]
                if len(options) > 0:
                    self.questions.append(
                        Question(seat, p.kind, self._count[TEAM], labels, options, refusals, p.team, p.seat, False,
                                 p.audience)
                    )
        return self._play_on(t)

    def choose_secretly(self, t: State) -> i64:
        if self._beyond > 0:
            return self._play_on(t)
        index = self._filed(t, t.prompt.seat)
        if index == UNANSWERED:
            self._open(t, True)
        t.prompt.refusing = t.prompt.explain
        return index

    def begin_ballot(self, t: State) -> None:
        if self._beyond > 0:
            return
        self._settled = self._count[:]
        self._ballot = len(self.log)
        for file in range(FILES):
            self._ballot += int(self._count[file]) - len(self._given[file])

    def _play_on(self, t: State) -> i64:
        """Beyond an open question: keep the table as it lies and end the step with any answers and numbers.

        Unwinding the rules instead would cost more: mypyc makes a traceback entry for each frame.
        """
        if self._recording:
            raise Suspend
        p = t.prompt
        if self._beyond == 0:
            if not self.questions:
                raise NoLegalOption(f"question {p.kind} to seats that have none of the options")
            self.table = t.clone()
            p.explain = False
            p.refusing = False
            if t.chance.source is not None:
                t.chance.reseed(self._aside)
        self._beyond += 1
        if self._beyond > MOST_BEYOND:
            raise Suspend
        return self._aside.below(p.count)

    def _filed(self, t: State, file: i64) -> i64:
        """Index of the answer that is filed for the question; UNANSWERED if there is none."""
        given = self._given[file]
        n = self._count[file]
        if n >= i64(len(given)):
            return UNANSWERED
        answer = given[n]
        p = t.prompt
        if i64(answer.kind) != p.kind:
            raise Inconsistent(f"question {p.kind} instead of {answer.kind}")
        self._count[file] = n + 1
        self._used += 1
        if self._used >= self._due:
            p.refusing = p.explain
        if i64(answer.epoch) > t.chance.epoch:
            t.chance.set_epoch(answer.epoch)
            if answer is self.log[len(self.log) - 1]:
                self._chance_mark = t.chance.mark()  # nothing was drawn by that
        return p.index_of(answer.option) if file != TEAM else p.index_for(answer.seat, answer.option)

    def _open(self, t: State, secret: bool) -> None:
        p = t.prompt
        self.questions.append(
            Question(p.seat, p.kind, self._count[p.seat], p.labels[: p.count], p.options[: p.count],
                     p.not_offered(p.labels[: p.count]), 0, p.seat, secret, p.audience)
        )

    # -- running -------------------------------------------------------------------------------------------------
    def _restart(self) -> None:
        for file in range(i64(FILES)):
            self._count[file] = 0
        self._used = 0
        self._due = 0
        file = 0
        for given in self._given:
            self._due += self._settled[file] if self._ballot != NO_BALLOT else i64(len(given))
            file += 1
        self.prompt.refusing = self.prompt.explain and self._due == 0

    def _forget_step(self) -> None:
        for given in self._given:
            given.clear()
        self._ballot = NO_BALLOT
        self._dealt_anew = False
        self.prompt.told = 0

    def _run(self) -> None:
        """Play on until a question is open or the game is over."""
        p = self.prompt
        self.questions = []
        while not self.stable.over:
            t = self.stable.clone()
            t.prompt = p
            self._restart()
            p.restart()
            self._ballot = NO_BALLOT
            self._beyond = 0
            self.table = t
            suspended = False
            try:
                t.rules.step(t)
            except Suspend:
                suspended = True
            except Finished:
                pass
            p.explain = self.explain
            self._collect_events()
            if suspended or self._beyond > 0:
                return
            self._forget_step()
            self.stable = t
            self.turn += 1
            if self.history:
                self._stables.append((len(self.log), len(self.events), t, self.turn))
                if len(self._stables) > self.kept:
                    self._thin()

    def _thin(self) -> None:
        """Forget stable points between others, lest a long game fill the memory."""
        recent = self.kept // 4
        while True:
            self._stables = [s for s in self._stables if s[3] % self._spacing == 0 or s[3] > self.turn - recent]
            if len(self._stables) <= self.kept - recent:
                return
            self._spacing *= 2

    def _collect_events(self) -> None:
        p = self.prompt
        if p.events:
            for event in p.events:
                self.events.append(event)
                self.event_places.append(len(self.log))
            p.events = []
        p.told = max(p.told, p.happened)

    def _mark(self) -> None:
        """Note whether the last answer has let numbers be drawn or cards be seen."""
        mark = self.table.chance.mark()
        gained = self.table.cards.gained
        if self.log and (mark != self._chance_mark or gained != self._gained):
            self.log[len(self.log) - 1].barrier = True
        self._chance_mark = mark
        self._gained = gained


def play_match(session: Session, bots: list[Bot]) -> list[float]:
    """Let bots, one per seat, play a session to the end; the result of every seat.

    A team question is answered by its lead.
    """
    while not session.table.over:
        question = session.questions[0]
        for other in session.questions:
            if other.team != 0 and other.seat == other.lead:
                question = other
        session.answer(question, bots[question.seat].pick(session.position(question)))
    return [session.table.result(seat) for seat in range(len(bots))]
