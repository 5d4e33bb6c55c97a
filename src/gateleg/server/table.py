"""A table as the server knows it: a game, who sits there, and what has happened, all of it following from events.

Nothing here waits, sends or stores.  `Table.happen` carries out an event, the same way when it happens and when a table
is read again; whatever asks for one first finds out by `Table` whether it may be.
"""
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from gateleg.kernel.cards import HIDDEN, SPECTATOR
from gateleg.kernel.chance import EVERYBODY
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game, Setup
from gateleg.kernel.record import Played
from gateleg.kernel.session import NO_BALLOT, Question
from gateleg.kernel.table import Event, Inconsistent
from gateleg.kernel.words import Message
from gateleg.scenario.guide import Progress, guide_from
from gateleg.server.store import ChatRow, EventRow, Loaded, SeatRow

# kinds of events
ANSWER: Final = "answer"  # question, answer; epoch where the game was opened from a file
OPENED: Final = "opened"  # epoch to go on with
TAKE_BACK: Final = "take-back"
UNDO: Final = "undo"  # place
PROPOSE: Final = "propose"  # place
AGREE: Final = "agree"  # agree
SEAT: Final = "seat"  # holder, level
HINT: Final = "hint"
MARK: Final = "mark"  # place, on

PERSON: Final = "person"
BOT: Final = "bot"
OPEN_SEAT: Final = "open"
SEAT_LINES: Final = {PERSON: "log-seat-person", BOT: "log-seat-bot", OPEN_SEAT: "log-seat-open"}
VIEWERS: Final = SPECTATOR + 1


@dataclass
class Line:
    """A line of the log, for those of the mask `seen_by`: an event of the game, or a message about the table.

    at      [viewer] steps then;   undoes   of an undo: [viewer] the step it went back to
    """

    at: list[int]
    seen_by: int
    event: Event | None = None
    message: Message | None = None
    seat: int = -1
    undoes: list[int] | None = None


@dataclass
class Proposal:
    """A seat wants to go back to where the log had `place` answers."""

    id: str
    seat: int
    place: int
    agreed: set[int]


class Table:
    """One game with its players.

    seats      [seat] who holds it;   watchers   devices that may watch a private table
    lines      the log, undone steps too;   versions   [viewer] how often he could notice that something had changed
    events     how many have happened;   rewinds   how many of them took answers out of the game
    marks      [seat] places that it has marked for everybody
    guide      of a guided first game
    """

    def __init__(
        self, id: str, setup: Setup, seed: str | int, who: list[SeatRow], start: dict[str, Any] | None = None,
    ) -> None:
        """start   the position that the game begins from, where it is no new game"""
        self.id = id
        self.setup = setup
        self.content_id = setup.content_id()
        self.played = Played(setup, seed, start=start)
        self.guide = guide_from(setup.game, start)
        self.session = self.played.session
        self.seats = who
        self.watchers: set[str] = set()
        self.events = 0
        self.lines: list[Line] = []
        self.chat: list[ChatRow] = []
        self.proposal: Proposal | None = None
        self.versions = [0] * VIEWERS
        self.rewinds = 0
        self.marks: list[list[str]] = [[] for _ in setup.seats]
        self._hinted: dict[int, int] = {}  # [seat] the ballot in which its last hint was told of
        self._told = 0  # events of the session that are in `lines`
        self._questions: dict[int, tuple[object, str]] = {}  # [seat] what is open to it, and the id of that
        self._steps: list[list[int]] = [[] for _ in range(VIEWERS)]
        self._add_lines()
        self._name_questions()

    @staticmethod
    def read(loaded: Loaded, find_game: Callable[[str], Game], pack: dict[str, Any]) -> Table:
        """A table from what is kept of it.  InputError if it belongs to other rules or other content.

        pack   of the server, for tables that were kept without theirs
        """
        row = loaded.row
        game = find_game(row.game)
        pack = pack if row.pack is None else row.pack
        if game.version != row.rules_version:
            raise InputError("rules_version", f"{game.version}, not {row.rules_version}: the table has other rules")
        setup = game.setup(row.seats, row.options, pack)
        if setup.content_id() != row.content:
            raise InputError("content", f"{setup.content_id()}, not {row.content}: the table has other component data")
        table = Table(row.id, setup, row.seed, loaded.seats, row.start)
        for event in loaded.events:
            table.happen(event)
        table.chat = loaded.chat
        table.watchers = loaded.watchers
        return table

    # -- what happens --------------------------------------------------------------------------------------------
    def happen(self, event: EventRow) -> None:
        """Carry out an event.  InputError, ValueError, IndexError or Inconsistent if it cannot be."""
        self.events += 1
        noticed = EVERYBODY
        if event.kind == ANSWER:
            noticed = self._answer(event)
        elif event.kind == OPENED:
            self.session.epoch = event.data["epoch"]
        elif event.kind == TAKE_BACK:
            noticed = self._take_back(event.seat)
        elif event.kind == UNDO:
            self._undo(event)
        elif event.kind == PROPOSE:
            self.proposal = Proposal(str(self.events), event.seat, event.data["place"], set())
            self._line("log-undo-proposed", event.seat)
        elif event.kind == AGREE:
            self._agree(event)
        elif event.kind == SEAT:
            self._line(SEAT_LINES[event.data["holder"]], event.seat, level=event.data["level"])
        elif event.kind == HINT:
            noticed = self._hint(event.seat)
        elif event.kind == MARK:
            self._mark(event.seat, event.data["place"], event.data["on"])
        else:
            raise InputError("event", f"a kind of event, not {event.kind!r}")
        self._add_lines()
        for viewer in range(VIEWERS):
            self.versions[viewer] += (noticed >> viewer) & 1
        self._name_questions()

    def _answer(self, event: EventRow) -> int:
        """The mask of those who notice: while a ballot is open, only who has answered, and all when he is through."""
        waiting, ballot = self.session.waiting(), self.session.ballot
        if "epoch" in event.data:
            self.session.epoch = event.data["epoch"]
        self.played.answer(event.seat, event.data["answer"])
        if ballot != self.session.ballot or ballot == NO_BALLOT:
            self.proposal = None
            self._step(EVERYBODY)
            return EVERYBODY
        self._step(1 << event.seat)
        return EVERYBODY if waiting != self.session.waiting() else 1 << event.seat

    def _take_back(self, seat: int) -> int:
        waiting = self.session.waiting()
        self.session.take_back(seat)
        self.rewinds += 1
        self._told = min(self._told, len(self.session.events))
        self._count_steps()
        return EVERYBODY if waiting != self.session.waiting() else 1 << seat

    def _undo(self, event: EventRow) -> None:
        place: int = event.data["place"]
        self.session.undo(place)
        self._hinted.clear()
        self.rewinds += 1
        self.proposal = None
        self._told = len(self.session.events)
        at = [self.step_at(viewer, place) for viewer in range(VIEWERS)]
        self._count_steps()
        self._line("log-undone", event.seat, undoes=at)

    def _agree(self, event: EventRow) -> None:
        if self.proposal is None:
            return
        if event.data["agree"]:
            self.proposal.agreed.add(event.seat)
        else:
            self.proposal = None
        self._line("log-undo-agreed" if event.data["agree"] else "log-undo-refused", event.seat)

    def _hint(self, seat: int) -> int:
        """Tell that the seat was given a hint; in a ballot once, since how far it has come there is its secret."""
        ballot = self.session.ballot
        if ballot != NO_BALLOT and self._hinted.get(seat) == ballot:
            return 1 << seat
        self._hinted[seat] = ballot
        self._line("log-hint", seat)
        return EVERYBODY

    def _mark(self, seat: int, place: str, on: bool) -> None:
        kept = [other for other in self.marks[seat] if place not in ("", other)]
        self.marks[seat] = [*kept, place] if on and place else kept

    def _line(self, id: str, seat: int, level: str = "", undoes: list[int] | None = None) -> None:
        args: dict[str, object] = {"seat": self.name(seat)}
        if level:
            args["level"] = level
        at = [len(steps) for steps in self._steps]
        self.lines.append(Line(at, EVERYBODY, message=Message(id, args), seat=seat, undoes=undoes))

    def _add_lines(self) -> None:
        """Put what the game has told since into the log."""
        session = self.session
        for i in range(self._told, len(session.events)):
            event = session.events[i]
            at = [self.step_at(viewer, session.event_places[i]) for viewer in range(VIEWERS)]
            self.lines.append(Line(at, event.seen_by, event=event))
        self._told = len(session.events)

    def _name_questions(self) -> None:
        """Give every question that has newly been opened an id, which tells nothing that its seat does not know."""
        session = self.session
        still: dict[int, tuple[object, str]] = {}
        for q in session.questions:
            what = (q.kind, q.number, q.team, session.turn, tuple(int(option) for option in q.options))
            before = self._questions.get(q.seat)
            id = f"{self.played.words.kind_name(q.kind)}-{self.versions[q.seat]}"
            still[q.seat] = before if before is not None and before[0] == what else (what, id)
        self._questions = still

    # -- who -----------------------------------------------------------------------------------------------------
    def name(self, seat: int) -> str:
        return self.setup.seats[seat]

    def seat_of(self, name: str) -> int:
        """The seat of that name.  InputError if there is none."""
        if name not in self.setup.seats:
            raise InputError("seat", f"one of {', '.join(self.setup.seats)}")
        return self.setup.seats.index(name)

    def held_by(self, device: str) -> list[int]:
        """The seats that a device holds."""
        return [s.seat for s in self.seats if s.holder == PERSON and s.device == device and device]

    def persons(self) -> list[int]:
        """The seats that somebody plays."""
        return [s.seat for s in self.seats if s.holder == PERSON and s.device]

    # -- questions -----------------------------------------------------------------------------------------------
    def question_id(self, seat: int) -> str:
        """What the seat's open question is called; empty if there is none."""
        return self._questions[seat][1] if seat in self._questions else ""

    def bot_question(self) -> Question | None:
        """The question that a bot is to answer now.

        A question to a team is its people's; a bot answers it as the lead, or where no person sits in the team.
        """
        for question in self.session.questions:
            if self.seats[question.seat].holder == BOT and (question.team == 0 or self._speaks_for_team(question)):
                return question
        return None

    def _speaks_for_team(self, question: Question) -> bool:
        if question.seat == question.lead:
            return True
        others = [q.seat for q in self.session.questions if q.team == question.team]
        bots = [seat for seat in others if self.seats[seat].holder == BOT]
        return len(bots) == len(others) and question.lead not in others and question.seat == bots[0]

    def people_first(self, question: Question) -> bool:
        """Whether persons may answer the question too, and should be given the time."""
        return question.team != 0 and any((question.team >> seat) & 1 for seat in self.persons())

    # -- a guided game -------------------------------------------------------------------------------------------
    def scripted(self, question: Question) -> str | None:
        """The answer that the guide has for another seat than the one it guides; None where a bot is to think."""
        name = self.name(question.seat)
        if self.guide is None or name not in self.guide.others:
            return None
        answers = self.guide.others[name]
        given = sum(answer.seat == question.seat for answer in self.session.log)
        if given < len(answers) and answers[given] in self.played.option_names(question):
            return answers[given]
        return None

    def guided(self, seat: int) -> Progress | None:
        """How far the seat has come in its guided game; None if it has none."""
        if self.guide is None or self.name(seat) != self.guide.you:
            return None
        words = self.played.words
        given = [
            (words.kind_name(answer.kind), self.played.answer_name(answer))
            for answer in self.session.log if answer.seat == seat
        ]
        question = self.session.question_of(seat)
        return self.guide.progress(given, None if question is None else words.kind_name(question.kind))

    # -- undo ----------------------------------------------------------------------------------------------------
    def free_undo(self, seat: int) -> int:
        """To where the seat may go back alone.  While a ballot is open it may only take back its answer in that: how
        far others are in it is their secret."""
        session = self.session
        return len(session.log) if session.ballot != NO_BALLOT else session.free_undo(seat)

    def last_answer(self, seat: int) -> int | None:
        """Where the seat gave its last answer that can be undone."""
        end = self.session.ballot if self.session.ballot != NO_BALLOT else len(self.session.log)
        own = [place for place in range(end) if self.session.log[place].seat == seat]
        return own[-1] if own else None

    def awaited_agreement(self) -> list[int]:
        """The seats whose consent to the proposal is missing."""
        proposal = self.proposal
        if proposal is None:
            return []
        return [seat for seat in self.persons() if seat != proposal.seat and seat not in proposal.agreed]

    # -- what a viewer has noticed -------------------------------------------------------------------------------
    def steps(self, viewer: int) -> list[int]:
        """[step] how many answers the log had after it: those that the viewer has noticed.

        Of a ballot he notices his own answers, and when it is over; how many others gave may be their secret.
        """
        return self._steps[viewer]

    def _step(self, noticed: int) -> None:
        for viewer in range(VIEWERS):
            if (noticed >> viewer) & 1:
                self._steps[viewer].append(len(self.session.log))

    def _count_steps(self) -> None:
        """Count the steps anew, after answers have left the log."""
        log = self.session.log
        last = {answer.ballot: place for place, answer in enumerate(log)}  # the answer that has ended a ballot
        ends = {place for ballot, place in last.items() if ballot != self.session.ballot}
        self._steps = [
            [
                place + 1 for place, answer in enumerate(log)
                if answer.ballot == NO_BALLOT or answer.seat == viewer or place in ends
            ]
            for viewer in range(VIEWERS)
        ]

    def step_at(self, viewer: int, place: int) -> int:
        """How many steps the viewer had noticed when the log had so many answers."""
        return bisect_right(self.steps(viewer), place)

    def place_of(self, viewer: int, step: int) -> int:
        """The inverse.  IndexError for a step that has not been."""
        steps = self.steps(viewer)
        if not 0 <= step <= len(steps):
            raise IndexError(f"step {step} of {len(steps)}")
        return steps[step - 1] if step else 0

    def seen_lines(self, viewer: int, begin: int = 0) -> list[Line]:
        """The log as the viewer may know it, from its `begin`-th line on."""
        return [line for line in self.lines if line.seen_by >> viewer & 1][begin:]

    def face_for(self, viewer: int, event: Event) -> int:
        """The face that an event is about, as far as the viewer knows it."""
        return event.face if event.face < 0 or event.audience >> viewer & 1 else HIDDEN


IMPOSSIBLE: Final = (InputError, ValueError, IndexError, Inconsistent)
