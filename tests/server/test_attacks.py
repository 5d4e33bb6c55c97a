"""What hostile, careless or unlucky people could try, and what a server does whose disk is full."""
from __future__ import annotations

import asyncio
import copy
import json
import logging
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.client import InvalidURL
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from gateleg.games.registry import find_game as find_shipped
from gateleg.kernel.record import Played
from gateleg.kernel.transfer import to_bytes
from gateleg.server import app, hub
from gateleg.server.bots import Job, Worker
from gateleg.server.guard import Buckets, device_token, network_of
from gateleg.server.hub import Refused
from gateleg.server.webhook import MOST_WAITING, Webhooks
from tests.server.host import ORIGIN, Host, Person, hosting, token_of
from tests.server.test_app import play_on
from tests.server.test_live import live

pytestmark = pytest.mark.compiled_only

TOKEN = "a" * 43


def at_orders(host: Host) -> tuple[str, list[Person]]:
    """A table where both seats lay orders in secret, p1 and p2 none yet, and more was played before."""
    table, people = host.seated("orders")
    session = host.hub.alive[table].table.session
    for _ in range(200):
        views = [person.view(table) for person in people]
        if session.ballot == len(session.log) > 0 and all(view["questions"] for view in views):
            return table, people
        person, view = next(pair for pair in zip(people, views, strict=True) if pair[1]["questions"])
        names = [option["name"] for option in view["questions"][0]["options"]]
        person.move(table, view, "plan" if "plan" in names else -1)
    raise AssertionError("no orders")


# -- who is who --------------------------------------------------------------------------------------------------------
def test_over_tls_a_cookie_that_another_page_may_have_set_is_nobodys() -> None:
    """A sibling host, or the same one without TLS, can set `gateleg`, and would sit on the victim's seat with him."""
    tossed = f"gateleg={TOKEN}; __Host-gateleg={'b' * 43}"
    assert device_token(tossed, True) == "b" * 43
    assert device_token(f"gateleg={TOKEN}", True) == ""
    assert device_token(f"__Host-gateleg={TOKEN}", False) == ""


def test_a_cookie_that_is_made_up_frees_nobody_from_limits(host: Host) -> None:
    codes = []
    host.app.of_makers = Buckets(burst=20, rate=1)
    for n in range(100):
        browser = TestClient(host.app, base_url=ORIGIN, headers={"origin": ORIGIN, "cookie": f"gateleg={n:043}"})
        codes.append(browser.post("/api/tables", content=b"{}").status_code)
        if codes[-1] == 429:
            break
    assert codes[-1] == 429


def test_a_household_has_one_bucket() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::2:3") != network_of("2001:db8:0:1::1")
    assert [network_of(text) for text in ("10.0.0.1", "testclient")] == ["10.0.0.1", "testclient"]


@pytest.mark.parametrize("name", ["a\0b", "\u202eevil", "two\nlines", "\x1b[2J"])
def test_names_hold_no_control_characters(host: Host, name: str) -> None:
    seats = [{"name": "p1", "who": "me"}, {"name": "p2", "who": "open"}]
    ann = host.person()
    for field in ("name", "nickname"):
        assert ann.post("tables", {"game": "duel", "seats": seats, field: name}, 400)["path"] == f"$.{field}"
    table = ann.post("tables", {"game": "duel", "seats": seats, "nickname": "\U0001f98a Ünï"})["table"]
    assert ann.view(table)["table"]["seats"][0]["nickname"] == "\U0001f98a Ünï"
    ann.post(f"tables/{table}/chat", {"seat": "p1", "text": "a\0b"}, 400)
    ann.get(f"tables/{'%00'}/view", 404)


# -- floods ------------------------------------------------------------------------------------------------------------
def test_watchers_do_not_lock_players_out(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_WATCHING", 2)
    monkeypatch.setattr(hub, "MOST_PAGES", 2)
    table, (ann, bob) = host.seated("gifts")
    with ExitStack() as stack:
        for person, said in [(host.person(), "view")] * 2 + [(host.person(), "error")] + [
            (ann, "view"), (ann, "view"), (ann, "error"), (bob, "view"),
        ]:
            answer = stack.enter_context(live(person, table)).hear(said)
            assert said == "view" or answer["error"] == "too-many"


def test_a_page_that_says_too_much_is_heard_slowly(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SAID_AT_ONCE", 2)
    monkeypatch.setattr(app, "SAID_A_SECOND", 10.0)
    table, (ann, _) = host.seated("gifts")
    with live(ann, table) as socket:
        begin = time.monotonic()
        for _ in range(6):
            socket.say(type="ping")
        for _ in range(6):
            socket.hear("pong")
        assert time.monotonic() - begin > 0.35


def test_talk_and_marks_have_a_measure(host: Host) -> None:
    table, (ann, bob) = host.seated("duel")
    host.hub.alive[table].talkers = Buckets(burst=3, rate=0.001)
    eve, cem = host.person(), host.person()
    for person, seat in ((ann, "p1"), (ann, "p1"), (eve, None), (cem, None), (eve, None)):
        person.post(f"tables/{table}/chat", {"seat": seat, "text": "x"})
    ann.post(f"tables/{table}/mark", {"seat": "p1", "place": "a", "on": True}, 204)
    error = ann.post(f"tables/{table}/mark", {"seat": "p1", "place": "b", "on": True}, 429)
    assert error["retry"] > 0
    ann.post(f"tables/{table}/chat", {"seat": "p1", "text": "x"}, 429)
    cem.post(f"tables/{table}/chat", {"text": "x"}, 429)  # watchers are counted together
    bob.post(f"tables/{table}/chat", {"seat": "p2", "text": "x"})


def test_a_hint_that_is_asked_for_twice_at_once_is_made_once(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    picked: list[Any] = []

    async def pick(job: Any) -> int:
        picked.append(job)
        await asyncio.sleep(0.2)
        return 0

    monkeypatch.setattr(host.bots, "pick", pick)
    table, people = host.seated("duel")
    asked = next(person for person in people if person.view(table)["questions"])
    question = asked.view(table)["questions"][0]
    wish = {"seat": question["seat"], "question": question["id"]}
    with ThreadPoolExecutor(4) as pool:
        hints = list(pool.map(lambda _: asked.post(f"tables/{table}/hint", wish), range(4)))
    assert hints == [hints[0]] * 4
    assert len(picked) == 1
    assert [line["text"]["id"] for line in asked.view(table)["log"]].count("log-hint") == 1


def test_others_tables_do_not_push_ones_own_out_of_the_lobby(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, eve = host.person(), host.person()
    own = ann.table("duel", "me", "open", visibility="private")["table"]
    listed = host.store.listed
    for n in range(5):
        eve.table("duel", "me", "open", visibility="open", name=str(n))
    with host.store.engine.begin() as connection:
        connection.execute(sa.text("update tables set changed = changed + 9 where visibility = 'open'"))
    monkeypatch.setattr(host.store, "listed", lambda device: listed(device, 3))
    tables = [table["id"] for table in ann.get("lobby")["tables"]]
    assert len(tables) == 4
    assert tables[-1] == own


# -- ballots -----------------------------------------------------------------------------------------------------------
def test_an_undo_does_not_tell_whether_others_have_voted(host: Host) -> None:
    table, (ann, bob) = at_orders(host)
    before = ann.view(table)
    first = ann.act(table, "undo", before, 400, to=before["at"])
    bob.move(table, bob.view(table))
    assert ann.act(table, "undo", before, 400, to=before["at"]) == first
    own = bob.view(table)
    assert bob.act(table, "undo", own, 400, to=own["at"] - 1)["path"] == "to"  # he may take it back
    bob.act(table, "take-back", own)


def test_a_proposal_to_undo_stands_while_somebody_takes_his_vote_back(host: Host) -> None:
    """Else the proposal's end would tell of it, and those who agree would be stale without a word."""
    table, (ann, bob) = at_orders(host)
    view = ann.view(table)
    ann.act(table, "undo", view, to=view["at"] - 1)
    proposal = bob.view(table)["proposal"]["id"]
    bob.move(table, bob.view(table))
    bob.act(table, "take-back", bob.view(table))
    assert ann.view(table)["proposal"]["id"] == proposal
    bob.post(f"tables/{table}/undo-answer", {
        "seat": "p2", "proposal": proposal, "agree": True, "move_id": "bob-agrees",
    })
    assert ann.view(table)["at"] == view["at"] - 1


def test_a_hint_in_a_ballot_is_told_again_when_the_ballot_comes_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def pick(job: Any) -> int:
        return 0

    monkeypatch.setattr(host.bots, "pick", pick)
    table, (ann, bob) = at_orders(host)

    def hints() -> int:
        question = bob.view(table)["questions"][0]
        bob.post(f"tables/{table}/hint", {"seat": question["seat"], "question": question["id"]})
        return [line["text"]["id"] for line in ann.view(table)["log"]].count("log-hint")

    assert hints() == 1
    view = ann.view(table)
    ann.act(table, "undo", view, to=view["at"] - 1)
    bob.post(f"tables/{table}/undo-answer", {
        "seat": "p2", "proposal": bob.view(table)["proposal"]["id"], "agree": True, "move_id": "bob-agrees",
    })
    for person in (ann, bob):
        view = person.view(table)
        if view["questions"] and not view["questions"][0]["secret"]:
            names = [option["name"] for option in view["questions"][0]["options"]]
            person.move(table, view, "plan" if "plan" in names else -1)
    assert hints() == 2


# -- calls to the outside ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("url", [
    "https://good.example:22/", "https://user@good.example/", "https://good.example@evil.example/",
    "https://evil.example#@good.example/", "https://evil.example\\@good.example/", "https://good.example/ x",
    "https://good.example\n/", "https://good.example./", "HTTPS://good.example/", "https:good.example",
    "https://good.example.evil.example/", "//good.example/", "https://127.0.0.1/", "https://[::1]/", "https:///x",
])
def test_webhooks_take_no_address_that_could_be_read_in_two_ways(url: str) -> None:
    webhooks = Webhooks(("good.example", "other.example:8443"))
    webhooks.check("https://good.example/hook?a=b")
    webhooks.check("https://Good.example")
    webhooks.check("https://other.example:8443/x")
    with pytest.raises(Refused):
        webhooks.check(url)


def test_a_host_that_never_answers_does_not_hold_up_the_tables(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    webhooks = Webhooks(("slow.example",))
    released = threading.Event()
    called: list[str] = []

    def call(url: str, body: bytes) -> None:
        called.append(url)
        released.wait(30)

    monkeypatch.setattr(webhooks, "call", call)
    table, (ann, _) = host.seated("duel")
    found = host.hub.alive[table]
    found.table.seats[0].webhook = "https://slow.example/"

    async def tell() -> None:
        for _ in range(MOST_WAITING + 5):
            webhooks.tell(found, [0])

    assert host.client.portal is not None
    host.client.portal.call(tell)
    begin = time.monotonic()
    try:
        ann.move(table, ann.view(table))
        assert time.monotonic() - begin < 15
        assert 0 < len(called) < MOST_WAITING
        assert len(webhooks.calls) == MOST_WAITING
    finally:
        released.set()


def test_a_call_that_fails_in_any_way_is_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    webhooks = Webhooks(("good.example",))

    def open(*arguments: Any, **more: Any) -> None:
        raise InvalidURL("bad")

    webhooks.opener.open = open  # type: ignore[method-assign]
    webhooks.call("https://good.example/secret-path", b"")
    assert "good.example" in caplog.text
    assert "secret-path" not in caplog.text


# -- files -------------------------------------------------------------------------------------------------------------
def test_a_pack_in_a_record_is_not_even_looked_at_where_none_are_taken(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.hub.own_packs = False
    ann = host.person()
    table, people = host.seated("duel")
    play_on(table, people)
    record = people[0].get(f"tables/{table}/record")
    monkeypatch.setattr("gateleg.server.commands.read_record", lambda *_: pytest.fail("it has been read"))
    pack = {"region": [{"id": "castle-1"}]}
    assert ann.post("tables/open", {"record": {**record, "pack": pack}}, 400)["path"] == "record.pack"


ODD: list[Any] = [None, True, -1, 1e308, 10**25, "", "x", "\x00", [], {}, [[]], {"x": 1}, "9" * 500, [None], ["a"] * 50]


def mutated(value: Any, chance: random.Random) -> Any:
    """A copy with something odd somewhere."""
    value = copy.deepcopy(value)
    at = value
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            return value
        key = chance.choice(keys)
        if isinstance(at[key], (dict, list)) and at[key] and chance.random() < 0.8:
            at = at[key]
            continue
        if chance.random() < 0.2:
            del at[key]
        else:
            at[key] = chance.choice(ODD)
        return value


@pytest.mark.parametrize("game", ["allies", "root", "wonder_woman", "armata_strigoi"])
def test_broken_records_and_packs_are_named_and_never_break_the_server(
    host: Host, game: str, scale: Callable[[int, int], int]
) -> None:
    """A record of a guided game, which has a position too, with odd values at any place."""
    host.hub.find_game = find_shipped
    host.app.of_devices = host.app.of_makers = Buckets(1e9, 1e9)
    ann = host.person()
    table = ann.post("tables/guided", {"game": game})["table"]
    found = host.hub.alive[table].table
    while not found.played.session.log:
        view = ann.view(table)
        if view["questions"]:
            ann.move(table, view)
    host.bots.stop()
    record = json.loads(json.dumps(found.played.record()))
    chance = random.Random(game)
    ann.post("tables/open", {"record": record})
    for _ in range(scale(150, 10)):
        odd = mutated(record, chance)
        answer = ann.http.post("/api/tables/open", json={"record": odd})
        assert answer.status_code in (200, 400, 409), answer.text
        if answer.status_code == 400:
            assert answer.json()["path"]
    deep: Any = "x"
    for _ in range(400):
        deep = [deep]
    for odd in ({**record, "pack": {"card": deep}}, {**record, "start": {"x": deep}}, {**record, "log": deep}):
        assert ann.http.post("/api/tables/open", json={"record": odd}).status_code == 400


@pytest.mark.parametrize("name", ["allies", "root", "wonder_woman", "armata_strigoi"])
def test_packs_with_anything_anywhere_have_faults_and_nothing_worse(
    name: str, scale: Callable[[int, int], int]
) -> None:
    game, chance = find_shipped(name), random.Random(name)
    content = game.content()
    faulty = 0
    for _ in range(scale(150, 10)):
        pack = {}
        for key in chance.sample(list(content), 2):
            own = content[key]
            pack[key] = chance.sample(own, min(len(own), 2)) if isinstance(own, list) else own
        faulty += bool(game.pack_faults(mutated(pack, chance)))
    assert faulty


# -- trouble with the database -----------------------------------------------------------------------------------------
def test_a_full_disk_loses_and_tells_nothing(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table, (ann, bob) = host.seated("gifts")
    view = ann.view(table)
    pages: list[int] = []

    def full(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={pages[0]}")

    with host.store.engine.connect() as connection:
        pages.append(connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    host.store.engine.dispose()
    sa.event.listen(host.store.engine, "connect", full)
    quiet = TestClient(host.app, base_url=ORIGIN, headers={"origin": ORIGIN}, raise_server_exceptions=False)
    quiet.portal = ann.http.portal
    quiet.cookies = ann.http.cookies
    ann.http = quiet
    codes = set()
    text = "x" * 480
    for _ in range(400):
        codes.add(quiet.post(f"/api/tables/{table}/chat", json={"seat": "p1", "text": text}).status_code)
        host.hub.alive[table].talkers = Buckets(1e9, 1e9)
        host.app.of_devices = Buckets(1e9, 1e9)
        if 500 in codes:
            break
    assert codes == {200, 500}
    chat = len(ann.view(table)["chat"])
    move = {
        "move_id": "move-on-full-disk", "seat": view["seat"], "expected_version": view["version"],
        "answers": [{"question": view["questions"][0]["id"], "option": view["questions"][0]["options"][0]["name"]}],
    }
    answers = [quiet.post(f"/api/tables/{table}/moves", json=move) for _ in range(2)]
    if answers[0].status_code == 500:  # there may have been room for it
        assert answers[0].json() == {"error": "broken", "path": "", "expected": "", "view": None, "retry": None}
        assert bob.view(table)["at"] == ann.view(table)["at"] == view["at"]
    seed = str(host.hub.alive[table].table.played.seed)
    assert seed not in caplog.text
    assert text not in caplog.text
    sa.event.remove(host.store.engine, "connect", full)
    host.store.engine.dispose()
    assert quiet.post(f"/api/tables/{table}/moves", json=move).status_code == 200
    assert bob.view(table)["at"] == view["at"] + 1
    assert len(ann.view(table)["chat"]) == chat


def test_what_goes_wrong_in_the_database_says_no_seed_and_no_answer(host: Host) -> None:
    with pytest.raises(sa.exc.OperationalError) as error, host.store.engine.begin() as connection:
        connection.execute(sa.text("insert into nothing values (:seed)"), {"seed": "the-very-seed"})
    assert "the-very-seed" not in str(error.value)


# -- two servers on one database ---------------------------------------------------------------------------------------
def test_two_servers_on_one_database_have_one_game(tmp_path: Path) -> None:
    with hosting(tmp_path / "tables.db") as one, hosting(tmp_path / "tables.db") as two:
        table, people = one.seated("gifts")
        there = []
        for person in people:
            other = two.person()
            other.http.cookies.update(dict(person.http.cookies))
            there.append(other)
        assert [person.view(table)["at"] for person in there] == [0, 0]
        for n in range(12):
            here, elsewhere = (people, there) if n % 2 else (there, people)
            view = here[0].view(table)
            seat = int(view["waiting"][0]["seat"][1]) - 1
            view = here[seat].view(table)
            answer = here[seat].http.post(f"/api/tables/{table}/moves", json=move_of(view, n))
            if answer.status_code == 409:  # the other server has been there: now this one knows
                view = answer.json()["view"]
                seat = int(view["waiting"][0]["seat"][1]) - 1
                view = here[seat].view(table)
                answer = here[seat].http.post(f"/api/tables/{table}/moves", json=move_of(view, n))
            assert answer.status_code == 200, answer.text
            # the same move sent to the other server is the same move
            again = elsewhere[seat].http.post(f"/api/tables/{table}/moves", json=move_of(view, n))
            assert again.json() == answer.json()
        assert len(one.store.load(table).events) == 12 + 1  # type: ignore[union-attr]  # p2 has sat down


def move_of(view: dict[str, Any], n: int) -> dict[str, Any]:
    question = view["questions"][0]
    return {
        "move_id": f"move-{n:08}", "seat": question["seat"], "expected_version": view["version"],
        "answers": [{"question": question["id"], "option": question["options"][0]["name"]}],
    }


# -- stopping ----------------------------------------------------------------------------------------------------------
def test_a_server_may_stop_while_a_bots_process_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(find_shipped)
    begun = threading.Event()
    start = SpawnProcess.start

    def slowly(process: SpawnProcess) -> None:
        begun.set()
        time.sleep(0.3)
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", slowly)
    setup = find_shipped("allies").setup()
    played = Played(setup, 1)
    job = Job(
        ("table", 0), "beginner", "allies", tuple(setup.seats), tuple(sorted(setup.options.items())), {}, "",
        to_bytes(played.session.position(played.session.questions[0])),
    )
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(worker.exchange, job)
        assert begun.wait(10)
        worker.stop()
        with pytest.raises((EOFError, OSError)):
            answer.result(60)
    with pytest.raises(RuntimeError, match="stopped"):
        worker.exchange(job)
    assert worker.process is None


# -- what is passed on -------------------------------------------------------------------------------------------------
def test_a_report_opens_no_table(host: Host) -> None:
    """Who has the id of an unlisted table may watch it."""
    ann = host.person()
    table = ann.table("duel", "me", "open")["table"]
    assert table not in json.dumps(ann.get(f"tables/{table}/report"))


def test_tokens_of_one_table_are_none_of_another(host: Host) -> None:
    ann, bob = host.person(), host.person()
    first, second = (ann.table("duel", "me", "person", visibility="private") for _ in range(2))
    for link in first["links"]:
        bob.post(f"tables/{second['table']}/claim", {"token": token_of(link)}, 404)
