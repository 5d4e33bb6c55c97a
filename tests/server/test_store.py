"""What is kept, and that nobody writes over it."""
from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from gateleg.kernel.errors import InputError
from gateleg.server.store import ChatRow, Conflict, EventRow, MoveRow, SeatRow, Store, TableRow, metadata

ROW = TableRow("one", "duel", 1, "c", ["p1", "p2"], {}, "00", "name", "open", "running", "host", "key", 1, 2)
SEATS = [SeatRow(0, "person", device="ann", owner="ann"), SeatRow(1, "bot", "easy")]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path}/tables.db")


def test_migrations_make_the_layout_that_the_code_expects(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_file_is_its_owners_and_every_commit_is_on_disk(tmp_path: Path, store: Store) -> None:
    assert (tmp_path / "tables.db").stat().st_mode & 0o777 == 0o600
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_everything_comes_back(tmp_path: Path, store: Store) -> None:
    store.create(ROW, SEATS, [EventRow("answer", 0, {"answer": "x"})])
    store.append("one", 2, [EventRow("undo", 1, {"place": 0})], MoveRow(1, "move", 0, 5), "finished", 9,
                 [SeatRow(1, "person", nickname="Bob", device="bob", owner="bob")])
    store.say("one", ChatRow(0, 1, "Bob", "hello", "", 7))
    store.watch("one", "cem")
    store.watch("one", "cem")
    store.close()
    loaded = Store(f"sqlite:///{tmp_path}/tables.db").load("one")
    assert loaded is not None
    assert loaded.row.state == "finished"
    assert loaded.row.changed == 9
    assert [seat.device for seat in loaded.seats] == ["ann", "bob"]
    assert loaded.events == [EventRow("answer", 0, {"answer": "x"}), EventRow("undo", 1, {"place": 0})]
    assert loaded.chat == [ChatRow(0, 1, "Bob", "hello", "", 7)]
    assert loaded.watchers == {"cem"}
    assert store.load("two") is None


def test_two_writers_do_not_both_write_the_next_event(store: Store) -> None:
    store.create(ROW, SEATS, [])
    store.append("one", 1, [EventRow("answer", 0)], MoveRow(0, "move", 1, 1), "running", 3)
    with pytest.raises(Conflict):
        store.append("one", 1, [EventRow("answer", 1)], MoveRow(1, "other", 1, 1), "finished", 3)
    with pytest.raises(Conflict):  # nor answer the same move twice
        store.append("one", 2, [EventRow("answer", 1)], MoveRow(0, "move", 1, 1), "finished", 3)
    loaded = store.load("one")
    assert loaded is not None
    assert (len(loaded.events), loaded.row.state) == (1, "running")
    assert store.move("one", 1, "other") is None
    assert store.move("one", 0, "move") == MoveRow(0, "move", 1, 1)
    store.say("one", ChatRow(0, 0, "", "a", "", 1))
    with pytest.raises(Conflict):
        store.say("one", ChatRow(0, 1, "", "b", "", 1))


def test_lists_of_tables(store: Store) -> None:
    store.create(ROW, SEATS, [])
    store.create(TableRow(**{**vars(ROW), "id": "two", "visibility": "private", "host": "eve"}), [
        SeatRow(0, "person", device="bob"), SeatRow(1, "open"),
    ], [])
    assert [row.id for row in store.listed("")] == ["one"]
    assert {row.id for row in store.listed("bob")} == {"one", "two"}
    assert {row.id for row in store.listed("eve")} == {"one", "two"}
    store.watch("two", "cem")
    assert {row.id for row in store.listed("cem")} == {"one", "two"}
    assert store.seats_of(["one", "two"])["two"][1].holder == "open"
    assert store.running() == ["one"]


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite:////nowhere/at/all.db",
                                 "postgresql://127.0.0.1:1/nobody"])
def test_databases_that_cannot_be_used(url: str) -> None:
    with pytest.raises(InputError, match="--db: expected"):
        Store(url)
