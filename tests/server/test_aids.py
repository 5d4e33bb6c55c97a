"""Hints, marks, guided games, content packs."""
from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from gateleg.games.registry import find_game, game_names
from gateleg.kernel.pack import bundled_packs, read_pack
from gateleg.kernel.record import Played
from gateleg.scenario.guide import guide_of
from gateleg.server import aids
from gateleg.server import protocol as wire
from gateleg.server.hub import job_of
from tests.server.host import Host, Person, hosting, token_of

pytestmark = pytest.mark.compiled_only

PACK = '[[region]]\nid = "castle-1"\nname = "Lighthouse"\npoints_won = 3\ntag = "invented"\n'
FAULTY = 'game = "allies"\n\n[[region]]\nid = "castle-1"\npoints_won = "much"\n\n[[region]]\nid = "moon"\n'


def log_of(view: dict[str, Any]) -> list[str]:
    return [line["text"]["id"] for line in view["log"]]


def ask(person: Person, table: str, status: int = 200) -> Any:
    view = person.view(table)
    question = view["questions"][0]
    return person.post(f"tables/{table}/hint", {"seat": question["seat"], "question": question["id"]}, status)


# -- hints ------------------------------------------------------------------------------------------------------------
def test_a_hint_is_an_option_of_the_question_and_everybody_reads_that_it_was_asked(host: Host) -> None:
    table, people = host.seated("duel")
    asked = next(person for person in people if person.view(table)["questions"])
    hint = ask(asked, table)
    question = asked.view(table)["questions"][0]
    assert hint["question"] == question["id"]
    assert hint["option"] in [option["name"] for option in question["options"]]
    assert ask(asked, table) == hint  # the same again, and no second line
    for viewer in (*people, host.person()):
        view = viewer.view(table)
        assert log_of(view).count("log-hint") == 1
        assert hint["option"] not in [line["text"]["args"].get("option") for line in view["log"]]
    assert asked.view(table)["questions"][0]["id"] == question["id"]
    asked.move(table, asked.view(table))


def test_a_hint_is_made_of_what_the_seat_knows(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot that is asked gets the very bytes of the seat's position."""
    jobs: list[Any] = []

    async def pick(job: Any) -> int:
        jobs.append(job)
        return 0

    monkeypatch.setattr(host.bots, "pick", pick)
    table, people = host.seated("gifts")
    asked = next(person for person in people if person.view(table)["questions"])
    ask(asked, table)
    live = host.hub.alive[table]
    seat = live.table.seat_of(asked.view(table)["seat"])
    question = live.table.session.question_of(seat)
    assert question is not None
    assert jobs[0].bot == (table, seat)
    assert jobs[0].position == job_of(live.table, question, aids.HINT_LEVEL).position


def test_hints_are_not_given_where_they_are_forbidden_or_to_others(host: Host) -> None:
    ann, ben = host.person(), host.person()
    made = ann.table("duel", "me", "person", hints=False)
    assert ask(ann, made["table"], 409)["error"] == "not-now"
    table, people = host.seated("duel")
    asked, other = sorted(people, key=lambda person: not person.view(table)["questions"])
    question = asked.view(table)["questions"][0]
    for person in (other, ben):
        refused = person.post(f"tables/{table}/hint", {"seat": question["seat"], "question": question["id"]}, 403)
        assert refused["error"] == "not-yours"
    stale = asked.post(f"tables/{table}/hint", {"seat": question["seat"], "question": "old"}, 409)
    assert stale["error"] == "stale"
    assert "log-hint" not in log_of(asked.view(table))


def test_in_a_ballot_only_one_hint_is_told(host: Host) -> None:
    """How many a seat asks for would tell how far it has come."""
    table, people = host.seated("orders")
    asked, other = sorted(people, key=lambda person: not person.view(table)["questions"])
    asked.move(table, asked.view(table), "plan")
    lines = []
    while questions := asked.view(table)["questions"]:
        assert questions[0]["secret"]
        ask(asked, table)
        lines.append(log_of(other.view(table)).count("log-hint"))
        asked.move(table, asked.view(table))
    assert lines == [1, 1, 1]


# -- marks ------------------------------------------------------------------------------------------------------------
def test_marks_are_seen_by_all_until_they_are_taken_away(tmp_path: Path) -> None:
    with hosting(tmp_path / "tables.db") as host:
        table, people = host.seated("duel")
        for person, place in zip(people, ("b-2", "b-2"), strict=True):
            seat = person.view(table)["seat"]
            person.post(f"tables/{table}/mark", {"seat": seat, "place": place, "on": True}, 204)
        people[0].post(f"tables/{table}/mark", {"seat": "p1", "place": "c-3", "on": True}, 204)
        assert host.person().view(table)["marks"] == {"b-2": ["p1", "p2"], "c-3": ["p1"]}
        assert host.person().post(f"tables/{table}/mark", {"seat": "p1", "place": "x", "on": True}, 403)
    with hosting(tmp_path / "tables.db") as host:
        watcher = host.person()
        assert watcher.view(table)["marks"] == {"b-2": ["p1", "p2"], "c-3": ["p1"]}
        person = Person(host)
        person.http.cookies = people[0].http.cookies
        person.post(f"tables/{table}/mark", {"seat": "p1", "place": "b-2", "on": False}, 204)
        assert watcher.view(table)["marks"] == {"c-3": ["p1"], "b-2": ["p2"]}
        person.post(f"tables/{table}/mark", {"seat": "p1"}, 204)
        assert watcher.view(table)["marks"] == {"b-2": ["p2"]}


def test_marks_are_closed_where_talk_is(host: Host) -> None:
    table, people = host.seated("orders")
    seen: set[str] = set()
    for _ in range(200):
        asked = next((person for person in people if person.view(table)["questions"]), None)
        if asked is None or seen == {"open", "phrases", "closed"}:
            break
        view = asked.view(table)
        seen.add(view["talk"])
        status = 204 if view["talk"] == "open" else 409
        asked.post(f"tables/{table}/mark", {"seat": view["seat"], "place": "a", "on": True}, status)
        asked.move(table, asked.view(table))
    assert {"open", "closed"} <= seen


def test_a_seat_does_not_mark_without_end(host: Host) -> None:
    table, people = host.seated("duel")
    for n in range(aids.MOST_MARKS):
        people[0].post(f"tables/{table}/mark", {"seat": "p1", "place": f"place-{n}", "on": True}, 204)
    people[0].post(f"tables/{table}/mark", {"seat": "p1", "place": "one-more", "on": True}, 409)
    people[0].post(f"tables/{table}/mark", {"seat": "p1", "place": "<b>", "on": True}, 400)


# -- guided games -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", [name for name in game_names() if guide_of(find_game(name)) is not None])
def test_a_guided_game_goes_as_its_guide_says(tmp_path: Path, game: str) -> None:
    guide = guide_of(find_game(game))
    assert guide is not None
    with hosting(tmp_path / "tables.db") as host:
        host.hub.find_game = find_game
        ann = host.person()
        table = ann.post("tables/guided", {"game": game})["table"]
        came: list[str] = []
        while len(came) < len(guide.step):
            view = awaited(ann, table)
            now = view["guide"]
            assert (now["steps"], now["strayed"]) == (len(guide.step), False)
            if now["id"] is not None:
                came.append(now["id"])
            names = [option["name"] for option in view["questions"][0]["options"]]
            assert now["option"] is None or now["option"] in names
            if len(came) < len(guide.step):
                ann.move(table, view, now["option"] or names[0])
        assert came == [step.id for step in guide.step]
        assert host.person().get(f"tables/{table}/view", 404)
        before = ann.view(table)
    with hosting(tmp_path / "tables.db") as host:
        again = Person(host)
        again.http.cookies = ann.http.cookies
        assert again.view(table)["guide"] == before["guide"]
        assert again.view(table)["model"] == before["model"]


def awaited(person: Person, table: str) -> dict[str, Any]:
    """The view when the person is asked."""
    for _ in range(600):
        view = person.view(table)
        if view["questions"] or view["outcome"]:
            return view
        time.sleep(0.05)
    raise AssertionError("nobody asks")


def test_a_game_from_any_other_position_has_no_guide(host: Host) -> None:
    game = find_game("allies")
    guide = guide_of(game)
    assert guide is not None
    setup, start = guide.start(game)
    other = game.to_position(Played(setup, 5).session.stable)
    del other["chance"]
    ann = host.person()
    for position, guided in ((start, True), (other, False)):
        record = Played(setup, 5, start=position).record()
        table = ann.post("tables/open", {"record": record})["table"]
        ann.post(f"tables/{table}/curtain", {"seat": guide.you}, 204)
        assert (ann.view(table)["guide"] is not None) == guided


def test_a_game_without_a_guide(host: Host) -> None:
    assert host.person().post("tables/guided", {"game": "duel"}, 400)["path"] == "game"
    lobby = {game["name"]: game["guided"] for game in host.person().get("lobby")["games"]}
    assert lobby["allies"]
    assert not lobby["duel"]


# -- content packs ----------------------------------------------------------------------------------------------------
def test_a_table_keeps_the_pack_that_it_was_set_up_with(tmp_path: Path) -> None:
    with hosting(tmp_path / "tables.db") as host:
        ann = host.person()
        made = ann.table("allies", "me", "beginner", pack=PACK)
        plain = ann.table("allies", "me", "beginner")
    with hosting(tmp_path / "tables.db") as host:
        person = Person(host)
        person.http.cookies = ann.http.cookies
        content = person.get(f"tables/{made['table']}/content")
        assert content["names"]["castle-1"] == "Lighthouse"
        assert content["pack"] == [
            {"item": "region castle-1", "field": "name", "value": '"Lighthouse"', "provenance": "invented"},
            {"item": "region castle-1", "field": "points_won", "value": "3", "provenance": "invented"},
        ]
        assert person.view(made["table"])["table"]["pack"] == "own"
        assert person.get(f"tables/{plain['table']}/content")["pack"] == []
        assert person.view(plain["table"])["table"]["pack"] == ""
        awaited(person, made["table"])  # its bot thinks with that pack


def test_a_faulty_pack_is_told_by_line_entry_and_field(host: Host) -> None:
    ann = host.person()
    info = ann.post("games/allies/pack", {"pack": FAULTY})
    told = [(fault["line"], fault["item"], fault["field"]) for fault in info["faults"]]
    assert told[0] == (5, "region castle-1", "points_won")
    assert {(line, item) for line, item, _ in told[1:]} == {(7, "region moon")}
    seats = [{"name": "a", "who": "me"}, {"name": "b", "who": "me"}]
    refused = ann.post("tables", {"game": "allies", "seats": seats, "pack": FAULTY}, 400)
    assert refused["path"] == "region castle-1.points_won"
    for text, path in (("x = = 1", "pack"), ("[" * 5000, "pack"), ('game = "root"', "pack.game")):
        assert ann.post("games/allies/pack", {"pack": text}, 400)["path"] == path
    assert ann.post("games/allies/pack", {"pack": PACK})["faults"] == []


@pytest.mark.parametrize("game", game_names())
def test_packs_that_come_with_a_game_can_be_chosen(host: Host, game: str) -> None:
    host.hub.find_game = find_game
    files = bundled_packs(find_game(game).folder)
    found = aids.pack_info(host.hub, find_game(game), wire.PackWish())
    assert (found.faults, found.values) == ([], [])
    for name, file in files.items():
        assert find_game(game).pack_faults(read_pack(file).content) == []
        info = aids.pack_info(host.hub, find_game(game), wire.PackWish(bundled=name))
        assert info.values
        assert info.seats
        assert all(value.provenance for value in info.values)


def test_a_server_may_take_no_packs(host: Host) -> None:
    host.hub.own_packs = False
    ann = host.person()
    assert not ann.get("lobby")["own_packs"]
    assert ann.post("games/allies/pack", {"pack": PACK}, 409)["error"] == "not-now"
    seats = [{"name": "a", "who": "me"}, {"name": "b", "who": "me"}]
    assert ann.post("tables", {"game": "allies", "seats": seats, "pack": PACK}, 409)["error"] == "not-now"
    assert ann.post("games/allies/pack", {"bundled": "none-such"}, 400)["path"] == "bundled"


def test_a_hero_of_a_pack_is_a_seat_that_can_be_chosen(host: Host) -> None:
    game = find_game("wonder_woman")
    pack = '[[hero]]\nid = "donna"\nname = "Donna"\nphase = "strategize"\ntag = "invented"\n' \
        'note = "as Diana"\nability = { op = "move_self", regions = 1 }\n'
    info = aids.pack_info(host.hub, game, wire.PackWish(pack=pack))
    assert info.faults == []
    assert "donna" in info.seats
    assert info.names["donna"] == "Donna"
    chosen, _ = aids.chosen_pack(host.hub, game, pack, "")
    assert chosen is not None
    assert game.setup(["donna", "mala"], None, chosen.content).seats == ["donna", "mala"]


def test_links_of_a_guided_table_let_watchers_in(host: Host) -> None:
    ann, guest = host.person(), host.person()
    made = ann.post("tables/guided", {"game": "allies", "nickname": "Ann"})
    guest.post(f"tables/{made['table']}/claim", {"token": token_of(made["links"][0])})
    view = guest.view(made["table"])
    assert (view["seat"], view["guide"]) == (None, None)
    assert view["table"]["seats"][0]["nickname"] == "Ann"

