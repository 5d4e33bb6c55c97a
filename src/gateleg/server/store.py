"""What is kept of tables: in SQLite, or in PostgreSQL by URL.

The event log is the game: a row for each answer, undo or change of seats, in order.  Everything else about a game
follows from it.  The primary keys guard it: two writers cannot both write a table's next event.
"""
from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url

from gateleg.kernel.errors import InputError

READING: Final = "gateleg_reading"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
MOST_LISTED: Final = 100
KEPT_ANSWERS: Final = 3600 * 24  # seconds that the answer to a move is kept for repetitions of it

metadata = sa.MetaData()
tables = sa.Table(
    "tables", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("content", sa.String(40), nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.JSON, nullable=False),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("visibility", sa.String(10), nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("watch_key", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("pack", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("pack_name", sa.String(40), nullable=False, server_default=""),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("start", sa.JSON(none_as_null=True), nullable=True),
    sa.Index("tables_listed", "visibility", "changed"),
    sa.Index("tables_host", "host"),
)
seats = sa.Table(
    "seats", metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("holder", sa.String(10), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("nickname", sa.String(200), nullable=False),
    sa.Column("device", sa.String(64), nullable=False, index=True),
    sa.Column("owner", sa.String(64), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("webhook", sa.String(300), nullable=False),
)
watchers = sa.Table(
    "watchers", metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("device", sa.String(64), primary_key=True),
)
events = sa.Table(
    "events", metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
moves = sa.Table(
    "moves", metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("move_id", sa.String(64), primary_key=True),
    sa.Column("applied", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)
chat = sa.Table(
    "chat", metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("nickname", sa.String(200), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("phrase", sa.String(80), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)


class Conflict(Exception):
    """Another process has written to the table since it was read."""


@dataclass
class TableRow:
    """A table as it was set up.  `host` and `watch_key` are hashes.

    pack    the content it is played with besides the game's own; None for what the server is started with
    hints   whether players may ask for them;   start   the position it begins from, None for a new game
    """

    id: str
    game: str
    rules_version: int
    content: str
    seats: list[str]
    options: dict[str, str]
    seed: str | int
    name: str
    visibility: str
    state: str
    host: str
    watch_key: str
    created: int
    changed: int
    pack: dict[str, Any] | None = None
    pack_name: str = ""
    hints: bool = True
    start: dict[str, Any] | None = None


@dataclass
class SeatRow:
    """Who holds a seat.

    device   hash of the device whose person plays it, or empty
    owner    of the person that has played it last: nobody else may take it from a bot again
    key      hash of the link by which a person may take it, or empty
    """

    seat: int
    holder: str
    level: str = ""
    nickname: str = ""
    device: str = ""
    owner: str = ""
    key: str = ""
    webhook: str = ""


@dataclass
class EventRow:
    """Something that has changed a table; `seat` of whoever did it, or -1."""

    kind: str
    seat: int
    data: dict[str, Any] = field(default_factory=dict)


@dataclass
class ChatRow:
    """Something said; `seat` -1 for watchers."""

    n: int
    seat: int
    nickname: str
    text: str
    phrase: str
    at: int


@dataclass
class MoveRow:
    """The answer that a move got."""

    seat: int
    move_id: str
    applied: int
    version: int


@dataclass
class Loaded:
    """All of a table."""

    row: TableRow
    seats: list[SeatRow]
    watchers: set[str]
    events: list[EventRow]
    chat: list[ChatRow]


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


class Store:
    """Reads and writes tables; every method is one transaction.  Safe to use from several threads."""

    def __init__(self, url: str) -> None:
        """Open the database and bring its tables up to date.  InputError for an URL that cannot be used."""
        try:
            parsed = make_url(url)
            if parsed.get_backend_name() not in ("sqlite", "postgresql"):
                raise InputError("--db", "sqlite:///FILE or postgresql+psycopg://...")
            if parsed.drivername == "postgresql":
                parsed = parsed.set(drivername="postgresql+psycopg")
            if parsed.get_backend_name() == "sqlite" and parsed.database:
                os.close(os.open(parsed.database, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the seeds of running games
            self.engine = sa.create_engine(
                parsed, pool_pre_ping=parsed.get_backend_name() == "postgresql",
                hide_parameters=True,  # errors get into the log: seeds and answers must not
            )
            if self.engine.dialect.name == "sqlite":
                make_immediate(self.engine)
            self.reader = self.engine.execution_options(**{READING: True})
            with self.engine.connect() as connection:
                migrate(connection)
        except ModuleNotFoundError as error:
            raise InputError("--db", f"a database whose driver is installed: pip install gateleg[postgres] ({error})"
                             ) from error
        except (sa.exc.SQLAlchemyError, OSError) as error:
            raise InputError("--db", f"a database that can be opened ({error})") from error

    def close(self) -> None:
        self.engine.dispose()

    # -- tables --------------------------------------------------------------------------------------------------
    def create(self, row: TableRow, who: list[SeatRow], log: list[EventRow]) -> None:
        """Keep a new table."""
        with self.engine.begin() as connection:
            connection.execute(tables.insert(), vars(row))
            connection.execute(seats.insert(), [{"table_id": row.id, **vars(seat)} for seat in who])
            write_events(connection, row.id, 1, log, row.created)

    def load(self, id: str) -> Loaded | None:
        """All of a table; None if there is none."""
        with self.reader.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == id)).one_or_none()
            if row is None:
                return None

            def rows(table: sa.Table, order: sa.Column[Any]) -> list[dict[str, Any]]:
                found = connection.execute(sa.select(table).where(table.c.table_id == id).order_by(order)).mappings()
                return [{key: value for key, value in row.items() if key != "table_id"} for row in found]

            return Loaded(
                TableRow(**row._mapping),
                [SeatRow(**seat) for seat in rows(seats, seats.c.seat)],
                {str(watcher["device"]) for watcher in rows(watchers, watchers.c.device)},
                [EventRow(event["kind"], event["seat"], event["data"]) for event in rows(events, events.c.n)],
                [ChatRow(**line) for line in rows(chat, chat.c.n)],
            )

    def listed(self, device: str, most: int = MOST_LISTED) -> list[TableRow]:
        """Open tables, and those that the device plays at or has set up: of either as many as that, the latest first.
        """
        own = sa.select(seats.c.table_id).where(seats.c.device == device)
        watched = sa.select(watchers.c.table_id).where(watchers.c.device == device)
        mine = sa.or_(tables.c.host == device, tables.c.id.in_(own), tables.c.id.in_(watched))
        found: dict[str, TableRow] = {}
        with self.reader.connect() as connection:
            for chosen in [mine, tables.c.visibility == "open"] if device else [tables.c.visibility == "open"]:
                latest = sa.select(tables).where(chosen).order_by(tables.c.changed.desc()).limit(most)
                found |= {row.id: TableRow(**row._mapping) for row in connection.execute(latest)}
        return sorted(found.values(), key=lambda row: row.changed, reverse=True)

    def seats_of(self, ids: list[str]) -> dict[str, list[SeatRow]]:
        """Who holds the seats of some tables."""
        with self.reader.connect() as connection:
            found = connection.execute(
                sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
            ).mappings()
            held: dict[str, list[SeatRow]] = {id: [] for id in ids}
            for row in found:
                held[row["table_id"]].append(SeatRow(**{key: value for key, value in row.items() if key != "table_id"}))
            return held

    def running(self) -> list[str]:
        """Tables whose game is not over and at which a bot sits: it may have been at work when the server stopped."""
        chosen = sa.select(tables.c.id).where(
            tables.c.state == "running",
            tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.holder == "bot")),
        )
        with self.reader.connect() as connection:
            return [str(row.id) for row in connection.execute(chosen.order_by(tables.c.changed.desc()))]

    # -- what happens at a table ---------------------------------------------------------------------------------
    def move(self, id: str, seat: int, move_id: str) -> MoveRow | None:
        """The answer that a move got before; None if it is new."""
        chosen = sa.select(moves).where(moves.c.table_id == id, moves.c.seat == seat, moves.c.move_id == move_id)
        with self.reader.connect() as connection:
            row = connection.execute(chosen).mappings().one_or_none()
        return None if row is None else MoveRow(row["seat"], row["move_id"], row["applied"], row["version"])

    def append(
        self, id: str, first: int, log: list[EventRow], move: MoveRow | None, state: str, changed: int,
        who: list[SeatRow] | None = None,
    ) -> None:
        """Keep events from number `first` on, the answer to the move that brought them and seats that have changed.

        changed   when the table has last changed for everybody

        Conflict if another process has been there, or has answered that move; then nothing is kept.
        """
        at = now()
        try:
            with self.engine.begin() as connection:
                write_events(connection, id, first, log, at)
                if move is not None:
                    connection.execute(moves.insert(), {"table_id": id, **vars(move), "at": at})
                for seat in who or []:
                    connection.execute(
                        seats.update().where(seats.c.table_id == id, seats.c.seat == seat.seat).values(**vars(seat))
                    )
                connection.execute(tables.update().where(tables.c.id == id).values(state=state, changed=changed))
        except sa.exc.IntegrityError as error:
            raise Conflict from error

    def watch(self, id: str, device: str) -> None:
        """Let a device watch a private table."""
        try:
            with self.engine.begin() as connection:
                connection.execute(watchers.insert(), {"table_id": id, "device": device})
        except sa.exc.IntegrityError:  # it may do so already
            pass

    def say(self, id: str, line: ChatRow) -> None:
        """Keep something said.  Conflict if another process has been there."""
        try:
            with self.engine.begin() as connection:
                connection.execute(chat.insert(), {"table_id": id, **vars(line)})
        except sa.exc.IntegrityError as error:
            raise Conflict from error

    def tidy(self) -> None:
        """Forget the answers to moves that nobody will repeat any longer."""
        with self.engine.begin() as connection:
            connection.execute(moves.delete().where(moves.c.at < now() - KEPT_ANSWERS))


def write_events(connection: sa.Connection, id: str, first: int, log: list[EventRow], at: int) -> None:
    if log:
        connection.execute(events.insert(), [
            {"table_id": id, "n": first + i, "kind": event.kind, "seat": event.seat, "data": event.data, "at": at}
            for i, event in enumerate(log)
        ])


def make_immediate(engine: sa.Engine) -> None:
    """SQLite: a write-ahead log, every commit on disk, and writers that lock before they read."""

    @sa.event.listens_for(engine, "connect")
    def on_connect(connection: Any, record: object) -> None:
        connection.isolation_level = None  # or the driver would begin transactions of its own kind
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def on_begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN" if READING in connection.get_execution_options() else "BEGIN IMMEDIATE")


def migrate(connection: sa.Connection) -> None:
    """Bring the database to the present layout."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
