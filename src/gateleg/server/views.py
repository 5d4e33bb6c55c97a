"""What leaves the server: a table as one viewer may see it, made of nothing but what the kernel gives that viewer."""
from __future__ import annotations

from typing import Any, Literal, cast

import msgspec

import gateleg
from gateleg.kernel import words
from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.game import Game
from gateleg.kernel.pack import bundled_packs
from gateleg.kernel.session import NO_BALLOT
from gateleg.kernel.session import Question as Asked
from gateleg.scenario.guide import guide_of
from gateleg.server import protocol as wire
from gateleg.server.report import REPORT_FORMAT, REPORT_VERSION
from gateleg.server.store import ChatRow, SeatRow, TableRow
from gateleg.server.table import PERSON, Line, Table

Model = Any  # of a game; it alone knows the type


def message(told: words.Message) -> wire.Message:
    """A message for the wire."""
    args: dict[str, str | int | wire.Message] = {}
    for key, value in told.args.items():
        if isinstance(value, words.Message):
            args[key] = message(value)
        else:
            assert isinstance(value, (str, int))
            args[key] = value
    return wire.Message(told.id, args)


class Course:
    """What a viewer's timeline has come to: of the steps so far, who acted last, turns and barriers."""

    def __init__(self, rewinds: int) -> None:
        self.rewinds = rewinds
        self.steps = 0
        self.acting = -1
        self.turns: list[int] = []
        self.barriers: list[int] = []


class Told:
    """The news of a viewer so far, of the first `events` events of the game."""

    def __init__(self, rewinds: int) -> None:
        self.rewinds = rewinds
        self.events = 0
        self.news: list[tuple[str, dict[str, str | int]]] = []


class Views:
    """Makes the views of one table, and remembers what several of them share until the table changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._models: dict[int, tuple[int, Model]] = {}
        self._logs: dict[int, tuple[int, list[wire.LogLine]]] = {}
        self._news: dict[int, Told] = {}
        self._courses: dict[int, Course] = {}
        self._outcome: tuple[int, wire.Outcome] | None = None

    # -- a table -------------------------------------------------------------------------------------------------
    def view(
        self, viewer: int, info: wire.TableInfo, curtain: bool = False, lines: int = 0, chat: int = 0,
        thinking: bool = False, all_chat: bool = True,
    ) -> wire.TableView:
        """The table as it is, with the log from `lines` and the chat from `chat` on.

        thinking   whether a bot is at work;   all_chat   leave the chat out otherwise
        """
        table, session = self.table, self.table.session
        log = self.log(viewer)
        question = None if viewer == SPECTATOR else session.question_of(viewer)
        said = [self.chat_line(line) for line in table.chat[chat:]] if all_chat else []
        return wire.TableView(
            table=info,
            version=table.versions[viewer],
            at=len(table.steps(viewer)),
            past=False,
            seat=self.seat_name(viewer),
            curtain=curtain,
            model=self.model(viewer),
            questions=[] if question is None else [self.question(question)],
            waiting=self.waiting(thinking),
            path=[] if viewer == SPECTATOR else self.path(viewer),
            undo=None if viewer == SPECTATOR else self.undo(viewer),
            proposal=self.proposal(viewer),
            timeline=self.timeline(viewer),
            talk=self.talk(),
            phrases=[wire.Message(id) for id in table.setup.game.phrases],
            marks=self.marks(),
            guide=None if viewer == SPECTATOR else self.guide(viewer),
            log_begin=min(lines, len(log)),
            log=log[lines:],
            chat_begin=min(chat, len(table.chat)),
            chat=said,
            commitment=table.played.commitment or "",
            outcome=self.outcome() if session.over else None,
        )

    def past(self, viewer: int, step: int, info: wire.TableInfo) -> wire.TableView:
        """The table as the viewer saw it after one of the steps he has noticed.  IndexError if there is none such.

        Questions, log and chat are the present view's.
        """
        table = self.table
        session = table.session.past(table.place_of(viewer, step))
        game, setup = table.setup.game, table.setup
        return wire.TableView(
            table=info, version=table.versions[viewer], at=step, past=True, seat=self.seat_name(viewer), curtain=False,
            model=game.model(session.view(viewer), setup), questions=[],
            waiting=[], path=[], undo=None, proposal=None, timeline=self.timeline(viewer), talk=self.talk(), phrases=[],
            marks={}, guide=None,
            log_begin=0, log=[], chat_begin=0, chat=[], commitment=table.played.commitment or "", outcome=None,
        )

    def seat_name(self, viewer: int) -> str | None:
        return None if viewer == SPECTATOR else self.table.name(viewer)

    def model(self, viewer: int) -> Model:
        """What the game draws for the viewer."""
        kept = self._models.get(viewer)
        if kept is None or kept[0] != self.table.events:
            made = self.table.setup.game.model(self.table.session.view(viewer), self.table.setup)
            kept = self._models[viewer] = (self.table.events, made)
        return kept[1]

    # -- questions -----------------------------------------------------------------------------------------------
    def question(self, asked: Asked) -> wire.Question:
        """An open question, for its own seat."""
        table = self.table
        played, game = table.played, table.setup.game
        kind = played.words.kind_name(asked.kind)
        names = played.option_names(asked)
        refused = []
        for refusal in asked.refusals:
            name = played.words.option(asked.kind, refusal.label)
            refused.append(wire.RefusedOption(
                name, self.option_text(asked.seat, kind, name), game.targets(kind, name),
                wire.Message(f"reason-{refusal.reason.id}"), refusal.reason.clause,
            ))
        return wire.Question(
            id=table.question_id(asked.seat),
            seat=table.name(asked.seat),
            kind=kind,
            text=wire.Message(f"question-{kind}"),
            options=[
                wire.Option(name, self.option_text(asked.seat, kind, name), game.targets(kind, name)) for name in names
            ],
            refused=refused,
            secret=asked.secret,
            private=not (asked.audience >> SPECTATOR) & 1,
            team=[table.name(seat) for seat in range(len(table.setup.seats)) if (asked.team >> seat) & 1],
        )

    def option_text(self, seat: int, kind: str, name: str) -> wire.Message:
        return message(self.table.setup.game.option_message(kind, name, self.model(seat), self.news(seat)))

    def previews(self, asked: Asked) -> wire.Previews:
        """What each answer would change, made on a redealt copy, so that nothing in it tells more than the seat knows.
        """
        table = self.table
        game, setup = table.setup.game, table.setup
        before = game.model(table.session.preview_base(asked).view(asked.seat), setup)
        fields = msgspec.to_builtins(before)
        made = []
        for index, name in enumerate(table.played.option_names(asked)):
            previewer = table.session.previewer(asked, index)
            after = game.model(previewer.state.view(asked.seat), setup)
            effects = [message(effect) for effect in game.effects(before, after)]
            barrier = cast(Literal["draw", "reveal"] | None, previewer.barrier or None)
            changed = {field: value for field, value in msgspec.to_builtins(after).items() if value != fields[field]}
            made.append(wire.Preview(name, effects, changed, barrier))
        return wire.Previews(table.question_id(asked.seat), made)

    def waiting(self, thinking: bool) -> list[wire.Awaited]:
        """Who is awaited, once each, for what.  Of several secret questions in a row only the first is named: which
        one a seat has come to may tell what it has answered."""
        table = self.table
        session = table.session
        awaited: dict[int, wire.Awaited] = {}
        for asked in session.questions:
            number = asked.kind
            if asked.secret:
                for answer in session.log[session.ballot:]:
                    if answer.seat == asked.seat and answer.ballot == session.ballot:
                        number = answer.kind
                        break
            kind = table.played.words.kind_name(number)
            awaited.setdefault(asked.seat, wire.Awaited(
                table.name(asked.seat), kind, wire.Message(f"question-{kind}"), asked.secret,
                thinking and table.seats[asked.seat].holder == "bot",
            ))
        return list(awaited.values())

    def path(self, seat: int) -> list[wire.PathStep]:
        """The seat's own answers in the step that is being taken, also while it waits for those of others."""
        table = self.table
        session = table.session
        if not session.in_step():
            return []
        steps = []
        for place in range(session.stable_points()[-1][0], len(session.log)):
            answer = session.log[place]
            if answer.seat == seat:
                kind = table.played.words.kind_name(answer.kind)
                name = table.played.answer_name(answer)
                steps.append(wire.PathStep(
                    table.step_at(seat, place), kind, name, wire.Message(f"question-{kind}"),
                    wire.Message("choice-word", {"word": name}),
                ))
        return steps

    # -- undo ----------------------------------------------------------------------------------------------------
    def undo(self, seat: int) -> wire.UndoOffer:
        table = self.table
        last = table.last_answer(seat)
        return wire.UndoOffer(
            free=table.step_at(seat, table.free_undo(seat)),
            last=None if last is None else table.step_at(seat, last),
            take_back=table.session.can_take_back(seat),
        )

    def proposal(self, viewer: int) -> wire.UndoProposal | None:
        table = self.table
        proposal = table.proposal
        if proposal is None:
            return None
        return wire.UndoProposal(
            proposal.id, table.name(proposal.seat), table.step_at(viewer, proposal.place),
            [table.name(seat) for seat in sorted(proposal.agreed)],
            [table.name(seat) for seat in table.awaited_agreement()],
        )

    def timeline(self, viewer: int) -> wire.Timeline:
        """Barriers are told as far as they are the viewer's own: another's may tell that he has seen something."""
        log, steps = self.table.session.log, self.table.steps(viewer)
        course = self._courses.get(viewer)
        if course is None or course.rewinds != self.table.rewinds:
            course = self._courses[viewer] = Course(self.table.rewinds)
        for number, place in enumerate(steps[course.steps:], start=course.steps + 1):
            answer = log[place - 1]
            if answer.ballot == NO_BALLOT and answer.seat != course.acting:
                course.acting = answer.seat
                course.turns.append(number)
            if answer.seat == viewer and answer.barrier:
                course.barriers.append(number)
        course.steps = len(steps)
        return wire.Timeline(len(steps), course.turns[:], course.barriers[:])

    # -- the log -------------------------------------------------------------------------------------------------
    def log(self, viewer: int) -> list[wire.LogLine]:
        """All lines that the viewer may read; they are made once."""
        done, made = self._logs.get(viewer, (0, []))
        for line in self.table.lines[done:]:
            if (line.seen_by >> viewer) & 1:
                made.append(self.log_line(viewer, line, len(made)))
        self._logs[viewer] = (len(self.table.lines), made)
        return made

    def log_line(self, viewer: int, line: Line, n: int) -> wire.LogLine:
        table = self.table
        game, at = table.setup.game, line.at[viewer]
        if line.event is None:
            assert line.message is not None
            undoes = None if line.undoes is None else line.undoes[viewer]
            return wire.LogLine(n, at, message(line.message), False, table.name(line.seat), undoes)
        event = line.event
        name = table.played.words.events[event.what]
        details = game.event_details(table.setup, event.what, table.face_for(viewer, event), event.a, event.b)
        text = wire.Message(f"event-{name}", dict(details))
        return wire.LogLine(n, at, text, name in game.nested, clause=game.clauses.get(name))

    def news(self, viewer: int) -> list[tuple[str, dict[str, str | int]]]:
        """The events of the game as it stands, by name, for the words of options."""
        table = self.table
        told = self._news.get(viewer)
        if told is None or told.rewinds != table.rewinds:
            told = self._news[viewer] = Told(table.rewinds)
        if told.events < len(table.session.events):
            for _, what, face, a, b in table.session.news(viewer, told.events):
                details = table.setup.game.event_details(table.setup, what, face, a, b)
                told.news.append((table.played.words.events[what], details))
            told.events = len(table.session.events)
        return told.news

    # -- the rest ------------------------------------------------------------------------------------------------
    def talk(self) -> wire.Talk:
        return cast(wire.Talk, self.table.setup.game.talk(self.table.session.table))

    def marks(self) -> dict[str, list[str]]:
        """Who has marked what."""
        found: dict[str, list[str]] = {}
        for seat, places in enumerate(self.table.marks):
            for place in places:
                found.setdefault(place, []).append(self.table.name(seat))
        return found

    def guide(self, seat: int) -> wire.Guide | None:
        """Where a seat stands in its guided game."""
        table = self.table
        progress, guide = table.guided(seat), table.guide
        if progress is None or guide is None:
            return None
        question, step = table.session.question_of(seat), progress.step
        offered = question is not None and step is not None and step.option in table.played.option_names(question)
        return wire.Guide(
            progress.done, len(guide.step), None if step is None else step.id,
            step.option if step is not None and offered else None, progress.strayed,
        )

    def chat_line(self, line: ChatRow) -> wire.ChatLine:
        phrase = wire.Message(line.phrase) if line.phrase else None
        seat = self.table.name(line.seat) if line.seat >= 0 else None
        return wire.ChatLine(line.n, seat, line.nickname, line.text, phrase, line.at)

    def outcome(self) -> wire.Outcome:
        """How the game has ended, with the course of the points and the seed that all chance came from."""
        table = self.table
        if self._outcome is None or self._outcome[0] != table.events:
            game, end = table.setup.game, table.session.table
            courses: dict[str, list[int]] = {}
            turns = []
            for place, state in table.session.stable_points():
                turns.append(table.step_at(SPECTATOR, place))
                for seat, points in game.summary(state)["points"].items():
                    courses.setdefault(str(seat), []).append(int(points))
            summary = game.summary(end)
            results = {name: float(end.result(seat)) for seat, name in enumerate(table.setup.seats)}
            self._outcome = (table.events, wire.Outcome(
                winners=[str(winner) for winner in summary["winners"]], results=results, summary=summary, turns=turns,
                series=[wire.Series(seat, values) for seat, values in courses.items()], seed=str(table.played.seed),
            ))
        return self._outcome[1]

    def report(self, viewer: int, info: wire.TableInfo) -> wire.Report:
        """What a viewer sees, without names, chat and links of people: nor the table's id, which lets others watch."""
        nameless = msgspec.structs.replace(
            info, id="", name="", seats=[msgspec.structs.replace(seat, nickname="") for seat in info.seats]
        )
        setup = self.table.setup
        return wire.Report(
            REPORT_FORMAT, REPORT_VERSION, gateleg.__version__, setup.game.name, setup.game.version,
            setup.content_id(), self.view(viewer, nameless, all_chat=False),
        )


def table_info(row: TableRow, who: list[SeatRow], device: str, online: set[int]) -> wire.TableInfo:
    """A table as a device may know it."""
    return wire.TableInfo(
        id=row.id, name=row.name, game=row.game, options=row.options,
        visibility=cast(wire.Visibility, row.visibility), state=cast(wire.TableState, row.state),
        seats=seat_infos(row.seats, who, device, online), created=row.created, changed=row.changed,
        host=bool(device) and row.host == device, pack=row.pack_name, hints=row.hints,
    )


def seat_infos(names: list[str], who: list[SeatRow], device: str, online: set[int]) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(
            name=names[seat.seat], holder=cast(wire.Holder, seat.holder), level=seat.level or None,
            nickname=seat.nickname, taken=seat.holder == "bot" or bool(seat.device), online=seat.seat in online,
            yours=bool(device) and seat.holder == PERSON and seat.device == device,
        )
        for seat in who
    ]


def game_info(game: Game, levels: list[str]) -> wire.GameInfo:
    """A game as lobbies offer it."""
    seating = game.seating()
    return wire.GameInfo(
        name=game.name, title=game.title, seats=seating.names, least=seating.least, most=seating.most,
        in_order=seating.in_order, standard=game.setup().seats,
        options=[wire.SwitchInfo(switch.name, switch.values, switch.clause) for switch in game.switches],
        levels=levels, packs=list(bundled_packs(game.folder)), guided=guide_of(game) is not None,
    )
