"""Tables that are alive: one writer at a time, saved before told, told to everybody who may know, bots at work."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec

from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.game import Game
from gateleg.kernel.session import Question
from gateleg.kernel.transfer import to_bytes
from gateleg.server import protocol as wire
from gateleg.server import table as events
from gateleg.server.bots import BotPool, Job
from gateleg.server.guard import Buckets
from gateleg.server.store import ChatRow, Conflict, EventRow, MoveRow, SeatRow, Store, TableRow, now
from gateleg.server.table import Table
from gateleg.server.views import Views, seat_infos, table_info

PATIENCE: Final = 20.0  # seconds that a bot leaves a team's question to the people of the team
MOST_WATCHING: Final = 200  # connections of people who have no seat, at one table
MOST_PAGES: Final = 20  # connections of one player, at one table
MOST_HEAVY: Final = 2  # files and packs that are read at a time
MOST_ALIVE: Final = 500  # tables in memory that nobody looks at
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
RETRY: Final = 30.0  # seconds until a bot that has failed is asked again

log = logging.getLogger("gateleg.server")
T = TypeVar("T")


class Refused(Exception):
    """A request that is not carried out; becomes a wire.Error."""

    def __init__(self, code: wire.ErrorCode, path: str = "", expected: str = "", retry: float | None = None) -> None:
        super().__init__(f"{code} {path} {expected}")
        self.error = wire.Error(code, path, expected, retry=retry)


async def in_thread(work: Callable[..., T], *arguments: Any) -> T:
    """Do work in a thread; if this is cancelled, end only when the work does: whoever waits holds a table's lock."""
    doing = asyncio.ensure_future(asyncio.to_thread(work, *arguments))
    try:
        return await asyncio.shield(doing)
    except asyncio.CancelledError:
        while not doing.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait([doing])
        raise


class Listener:
    """Somebody connected: what he has and which viewpoint he wants; `wake` when there may be something new."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.seat: str | None = None
        self.version = -1
        self.lines = 0
        self.chat = 0
        self.viewer: tuple[int, bool] | None = None
        self.presence = 0
        self.stopping = False
        self.left = False
        self.wake = asyncio.Event()

    def leave(self) -> None:
        self.left = True
        self.wake.set()


class Live:
    """A table in memory with everybody who is connected to it.

    lock     whoever reads or changes the table holds it
    active   [device] which of its several seats looks at the screen
    """

    def __init__(self, row: TableRow, table: Table) -> None:
        self.row = row
        self.table = table
        self.views = Views(table)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.active: dict[str, int] = {}
        self.thinking = False
        self.bots: asyncio.Task[None] | None = None
        self.presence = 0
        self.news = asyncio.Event()
        self.previews: dict[int, tuple[str, wire.Previews]] = {}
        self.hints: dict[int, wire.Hint] = {}  # [seat] the last
        self.hinting: dict[int, asyncio.Lock] = {}  # [seat] held while a bot thinks about one
        self.talkers = Buckets(burst=30, rate=2)  # what is said and marked, by seat; all watchers are one

    # -- who sees what -------------------------------------------------------------------------------------------
    def may_see(self, device: str) -> bool:
        """Whether a device may know of the table at all."""
        if self.row.visibility != "private":
            return True
        return bool(device) and (
            self.row.host == device or device in self.table.watchers or bool(self.table.held_by(device))
        )

    def viewer(self, device: str, seat: str | None) -> tuple[int, bool]:
        """Whose view a device gets, and whether that is the view behind a curtain.

        Refused if it asks for a seat that it does not hold, or that is not the one looking at the screen.
        """
        held = self.table.held_by(device)
        if seat is not None:
            if seat not in self.table.setup.seats:
                raise Refused("bad-request", "seat", f"one of {', '.join(self.table.setup.seats)}")
            number = self.table.seat_of(seat)
            if self.table.session.over:
                return number, False
            if number not in held:
                raise Refused("not-yours", "seat", "a seat of this device")
            if len(held) > 1 and self.active.get(device) != number:
                raise Refused("curtained", "seat", "the seat that looks at the screen")
            return number, False
        if len(held) == 1 or (held and self.table.session.over):
            return held[0], False
        if held:
            return (self.active[device], False) if self.active.get(device) in held else (SPECTATOR, True)
        return SPECTATOR, False

    def player(self, device: str, seat: str) -> int:
        """A seat that acts for its device; Refused if it cannot."""
        number, _ = self.viewer(device, seat)
        if number not in self.table.held_by(device):
            raise Refused("not-yours", "seat", "a seat of this device")
        return number

    def may_connect(self, device: str) -> bool:
        """Whether one connection more may be held: players find room, however many watch."""
        if not self.table.held_by(device):
            return sum(not self.table.held_by(one.device) for one in self.listeners) < MOST_WATCHING
        return sum(one.device == device for one in self.listeners) < MOST_PAGES

    def may_talk(self, seat: int) -> None:
        """Refused for a seat, or the watchers, that has said and marked too much lately."""
        wait = self.talkers.wait(str(seat))
        if wait > 0:
            raise Refused("too-many", retry=round(wait, 2))

    def draw_curtains(self) -> None:
        """Where another seat of a device is asked and the one that looks is not, it looks no longer."""
        awaited = set(self.table.session.waiting())
        for device, seat in list(self.active.items()):
            held = self.table.held_by(device)
            if seat not in held or (seat not in awaited and awaited & set(held)):
                del self.active[device]

    def online(self) -> set[int]:
        return {seat for listener in self.listeners for seat in self.table.held_by(listener.device)}

    def info(self, device: str) -> wire.TableInfo:
        return table_info(self.row, self.table.seats, device, self.online())

    def view(self, device: str, viewer: int, curtain: bool, lines: int = 0, chat: int = 0) -> wire.TableView:
        return self.views.view(viewer, self.info(device), curtain, lines, chat, self.thinking)

    def fresh(self, listener: Listener) -> list[bytes]:
        """What a listener has not got yet; call with the lock held."""
        made: list[bytes] = []
        try:
            viewer, curtain = self.viewer(listener.device, listener.seat)
        except Refused as refused:
            if refused.error.error != "curtained":
                return [msgspec.json.encode(wire.Fault(refused.error.error))]
            viewer, curtain = SPECTATOR, True
        changed = (viewer, curtain) != listener.viewer
        if changed and listener.viewer is not None:
            listener.lines = 0  # the log of another viewer
        if changed or self.table.versions[viewer] != listener.version:
            view = self.view(listener.device, viewer, curtain, listener.lines, listener.chat)
            made.append(msgspec.json.encode(wire.Fresh(view)))
            listener.viewer = (viewer, curtain)
            listener.version = view.version
            listener.lines = view.log_begin + len(view.log)
            listener.chat = len(self.table.chat)
        elif listener.presence != self.presence:
            seats = seat_infos(self.row.seats, self.table.seats, listener.device, self.online())
            made.append(msgspec.json.encode(wire.Presence(seats, self.views.waiting(self.thinking))))
        listener.presence = self.presence
        if len(self.table.chat) > listener.chat:
            lines = [self.views.chat_line(line) for line in self.table.chat[listener.chat:]]
            made.append(msgspec.json.encode(wire.Chat(lines)))
            listener.chat = len(self.table.chat)
        if listener.stopping:
            made.append(msgspec.json.encode(wire.Stopping()))
        return made

    def publish(self) -> None:
        """There may be something new for everybody."""
        self.news.set()
        self.news = asyncio.Event()
        for listener in self.listeners:
            listener.wake.set()

    def presence_changed(self) -> None:
        self.presence += 1
        self.publish()


@dataclass(frozen=True)
class BotQuestion:
    """What a bot is asked: the question's id, the job, and the answer where a guide has it already."""

    question: str
    job: Job
    option: str | None


class Hub:
    """All tables of a server."""

    def __init__(
        self, store: Store, find_game: Callable[[str], Game], bots: BotPool, packs: dict[str, dict[str, Any]],
        own_packs: bool = False,
    ) -> None:
        """
        packs       [game] content that its tables are played with besides the game's own, if they have no other
        own_packs   whether those who set tables up may send content
        """
        self.store = store
        self.find_game = find_game
        self.bots = bots
        self.packs = packs
        self.own_packs = own_packs
        self.alive: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.stopping = False
        self.reading = asyncio.Semaphore(MOST_HEAVY)
        self.awaited_hook: Callable[[Live, list[int]], None] | None = None

    async def heavy(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do what may take seconds, as reading a long game's file, beside what others do and few at a time."""
        async with self.reading:
            return await in_thread(work, *arguments)

    # -- tables --------------------------------------------------------------------------------------------------
    async def find(self, id: str, device: str) -> Live:
        """A table that a device may know of.  Refused if there is none."""
        live = await self.get(id)
        if live is None or not live.may_see(device):
            raise Refused("not-found", "table", "the id of a table that you may see")
        return live

    async def get(self, id: str) -> Live | None:
        """A table by its id; None if there is none."""
        if id in self.alive:
            return self.alive[id]
        if not TABLE_ID.fullmatch(id):  # a database may choke on what cannot be one
            return None
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.loading.pop(id, None)

    async def _load(self, id: str) -> Live | None:
        read = await in_thread(self._read, id)
        if read is None:
            return None
        live = Live(*read)
        self._forget_some()
        self.alive[id] = live
        self.wake_bots(live)
        return live

    def _read(self, id: str) -> tuple[TableRow, Table] | None:
        loaded = self.store.load(id)
        if loaded is None:
            return None
        return loaded.row, Table.read(loaded, self.find_game, self.packs.get(loaded.row.game, {}))

    def _forget_some(self) -> None:
        """Leave tables that nobody looks at to the database."""
        idle = [id for id, live in self.alive.items() if not live.listeners and live.bots is None]
        for id in idle[: max(0, len(idle) - MOST_ALIVE)]:
            if not self.alive[id].lock.locked():
                del self.alive[id]

    async def create(self, row: TableRow, who: list[SeatRow], log: list[EventRow]) -> None:
        """Keep a new table and let its bots begin."""
        await in_thread(self.store.create, row, who, log)
        await self.get(row.id)

    # -- changes -------------------------------------------------------------------------------------------------
    async def change(
        self, live: Live, work: Callable[[Table], tuple[list[EventRow], T]], seats: Sequence[SeatRow] = (),
        move: Callable[[T], MoveRow] | None = None,
    ) -> T:
        """Let `work` make events happen at a table; keep them, then tell.  Hold the lock.

        work   returns the events it has made happen, and its result; if it raises, none have
        move   the move that this answers

        Refused with `stale` if another process has been there; then nothing has happened.
        """
        first = live.table.events + 1
        before = set(live.table.session.waiting())
        noticed = live.table.versions[SPECTATOR]

        def run() -> T:
            made, result = work(live.table)
            row = move(result) if move is not None else None
            state = "finished" if live.table.session.over else "running"
            # the time of an answer in a ballot is as secret as that there was one
            changed = now() if live.table.versions[SPECTATOR] != noticed else live.row.changed
            if made or row is not None or seats:
                self.store.append(live.row.id, first, made, row, state, changed, list(seats))
            live.row.state, live.row.changed = state, changed
            return result

        try:
            result = await in_thread(run)
        except (Refused, *events.IMPOSSIBLE):
            if live.table.events + 1 != first:
                await self._reload(live)
            raise
        except Conflict:
            await self._reload(live)
            raise Refused("stale", "expected_version", "the present one: the table has changed") from None
        except BaseException:
            await self._reload(live)
            raise
        live.draw_curtains()
        live.publish()
        self.wake_bots(live)
        if self.awaited_hook is not None:
            self.awaited_hook(live, sorted(set(live.table.session.waiting()) - before))
        return result

    async def _reload(self, live: Live) -> None:
        """Take a table from the database again; leave it to that if even this fails."""
        try:
            read = await in_thread(self._read, live.row.id)
            assert read is not None
        except BaseException:
            self.alive.pop(live.row.id, None)
            raise
        live.row, live.table = read
        live.views = Views(live.table)
        live.publish()

    async def answer_to(self, live: Live, seat: int, move_id: str) -> MoveRow | None:
        """The answer that a move got before; None if it is new."""
        return await in_thread(self.store.move, live.row.id, seat, move_id)

    async def watch(self, live: Live, device: str) -> None:
        """Let a device watch a private table."""
        await in_thread(self.store.watch, live.row.id, device)
        live.table.watchers.add(device)

    async def say(self, live: Live, seat: int, nickname: str, text: str, phrase: str) -> int:
        """Add a line to the chat.  Hold the lock."""
        line = ChatRow(len(live.table.chat), seat, nickname, text, phrase, now())
        try:
            await in_thread(self.store.say, live.row.id, line)
        except Conflict:
            await self._reload(live)
            raise Refused("stale", "chat", "another line has come first") from None
        live.table.chat.append(line)
        live.publish()
        return line.n

    async def previews(self, live: Live, question: Question) -> wire.Previews:
        """What the answers to an open question would change.  Hold the lock."""
        id = live.table.question_id(question.seat)
        kept = live.previews.get(question.seat)
        if kept is None or kept[0] != id:
            made = await in_thread(live.views.previews, question)
            kept = live.previews[question.seat] = (id, made)
        return kept[1]

    # -- bots ----------------------------------------------------------------------------------------------------
    def wake_bots(self, live: Live) -> None:
        """Let bots answer what they are asked."""
        if live.bots is None and not self.stopping and live.table.bot_question() is not None:
            live.bots = asyncio.create_task(self._let_bots_play(live))

    async def wake_all_bots(self) -> None:
        """After a start: bots that were at work when the server stopped go on."""
        for id in await in_thread(self.store.running):
            with contextlib.suppress(Exception):  # a table of other rules or content stays as it is
                await self.get(id)

    async def _let_bots_play(self, live: Live) -> None:
        try:
            while not self.stopping and (job := await self._next_job(live)) is not None:
                live.thinking = True
                live.presence_changed()
                await self._answer_for_bot(live, job, job.option or await self.bots.pick(job.job))
        except Exception:
            if self.stopping:
                return
            log.exception("a bot at table %s could not answer", live.row.id)
            asyncio.get_running_loop().call_later(RETRY, self.wake_bots, live)
        finally:
            live.bots = None
            live.thinking = False
            live.presence_changed()

    async def _next_job(self, live: Live) -> BotQuestion | None:
        """What a bot is asked; None if no bot is."""
        left_to_people, deadline = "", 0.0
        clock = asyncio.get_running_loop().time
        while not self.stopping:
            async with live.lock:
                table = live.table
                question = table.bot_question()
                if question is None:
                    return None
                id, news = f"{question.seat} {table.question_id(question.seat)}", live.news
                if id != left_to_people:
                    left_to_people = id
                    deadline = clock() + (PATIENCE if table.people_first(question) else 0.0)
                if clock() >= deadline:
                    level = table.seats[question.seat].level
                    job = await in_thread(job_of, table, question, level)
                    return BotQuestion(table.question_id(question.seat), job, table.scripted(question))
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(news.wait(), max(deadline - clock(), 0.01))
        return None

    async def _answer_for_bot(self, live: Live, asked_of: BotQuestion, picked: int | str) -> None:
        """Give a bot's answer, by index or name, unless something has come between."""
        job = asked_of.job
        seat = job.bot[1]
        async with live.lock:
            table = live.table
            question = table.session.question_of(seat)
            holds = table.seats[seat].holder == events.BOT and table.seats[seat].level == job.level
            if question is None or not holds or table.question_id(seat) != asked_of.question:
                return

            def work(table: Table) -> tuple[list[EventRow], None]:
                asked = table.session.question_of(seat)
                assert asked is not None
                option = picked if isinstance(picked, str) else table.played.option_names(asked)[picked]
                event = answer_event(table, asked, option)
                table.happen(event)
                return [event], None

            with contextlib.suppress(Refused):  # another process was faster: look again
                await self.change(live, work)

    # -- the end -------------------------------------------------------------------------------------------------
    async def stop(self) -> None:
        """Let what is being saved be saved, end the bots, tell everybody."""
        self.stopping = True
        await in_thread(self.bots.stop)
        for live in list(self.alive.values()):
            async with live.lock:
                for listener in live.listeners:
                    listener.stopping = True
                live.publish()
            if live.bots is not None:
                await live.bots


def job_of(table: Table, question: Question, level: str) -> Job:
    """What a bot of a level gets of a question."""
    setup = table.setup
    return Job(
        (table.id, question.seat), level, setup.game.name, tuple(setup.seats), tuple(sorted(setup.options.items())),
        setup.pack, table.content_id, to_bytes(table.session.position(question)),
    )


def answer_event(table: Table, question: Question, option: str) -> EventRow:
    """The event of answering an open question by name."""
    kind = table.played.words.kind_name(question.kind)
    return EventRow(events.ANSWER, question.seat, {"question": kind, "answer": option})
