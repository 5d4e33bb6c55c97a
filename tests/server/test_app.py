"""The table over HTTP: seats, moves, undo, curtains, files."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gateleg.kernel.record import differences, read_record
from gateleg.server.app import Assets
from gateleg.server.guard import Buckets
from tests.server.games import NAMES, find_game
from tests.server.host import ORIGIN, Host, Person, hosting, token_of

pytestmark = pytest.mark.compiled_only


def play_on(table: str, people: list[Person], answers: int = 10_000) -> None:
    """Everybody answers what he is asked, by turns from the first and the last option, until nobody is asked."""
    for number in range(answers):
        for person in people:
            view = person.view(table)
            if view["outcome"] is not None:
                return
            if view["questions"]:
                person.move(table, view, 0 if number % 3 else -1)
                break


def at_a_card(table: str, people: list[Person]) -> tuple[Person, dict[str, Any]]:
    """Allies, where somebody is to play his first card."""
    while True:
        for person in people:
            view = person.view(table)
            if view["questions"] and view["questions"][0]["kind"] == "play-card":
                return person, view
            if view["questions"]:
                person.move(table, view)


def test_the_lobby_tells_games_and_open_tables_only(host: Host) -> None:
    ann, bob = host.person(), host.person()
    for visibility in ("open", "unlisted", "private"):
        ann.table("allies", "me", "open", visibility=visibility, name=visibility)
    lobby = bob.get("lobby")
    assert [game["name"] for game in lobby["games"]] == NAMES
    assert all(game["standard"] == game["seats"][: game["least"]] for game in lobby["games"] if game["in_order"])
    assert [table["name"] for table in lobby["tables"]] == ["open"]
    assert {table["name"] for table in ann.get("lobby")["tables"]} == {"open", "unlisted", "private"}
    assert [table["host"] for table in ann.get("lobby")["tables"]] == [True] * 3


@pytest.mark.parametrize("game", NAMES)
def test_whole_games_end_the_same_for_everybody_and_after_a_restart(tmp_path: Path, game: str) -> None:
    with hosting(tmp_path / "tables.db") as host:
        table, people = host.seated(game)
        play_on(table, people)
        cookies = [dict(person.http.cookies) for person in people]
        ends = [person.view(table) for person in people]
        assert ends[0]["outcome"] == ends[1]["outcome"]
        outcome = ends[0]["outcome"]
        assert outcome["winners"]
        assert [len(series["values"]) for series in outcome["series"]] == [len(outcome["turns"])] * 2
        record = people[0].get(f"tables/{table}/record")
    with hosting(tmp_path / "tables.db") as host:
        for cookie, end in zip(cookies, ends, strict=True):
            person = host.person()
            person.http.cookies.update(cookie)
            again = person.view(table)
            again["table"]["changed"] = end["table"]["changed"]
            assert again == end
        assert host.person().get(f"tables/{table}/record") == record
    played = read_record(record, find_game)
    assert played.session.over
    assert differences(record, played) == []
    assert played.seed == outcome["seed"]


def test_what_a_record_tells_is_proved_too(host: Host) -> None:
    table, people = host.seated("duel")
    play_on(table, people)
    record = people[0].get(f"tables/{table}/record")
    record["events"][3]["b"] = 9
    (fault,) = differences(record, read_record(record, find_game))
    assert fault.startswith("events[3]: ")
    record["events"] = record["events"][:-1]
    assert len(differences(record, read_record(record, find_game))) == 1


def test_a_record_can_be_had_only_when_the_game_is_over(host: Host) -> None:
    table, people = host.seated("duel")
    assert people[0].get(f"tables/{table}/record", 409)["error"] == "not-now"


def test_an_opened_record_goes_on(host: Host) -> None:
    ann = host.person()
    table, people = host.seated("gifts")
    play_on(table, people)
    record = people[0].get(f"tables/{table}/record")
    record["log"] = record["log"][:5]
    opened = ann.post("tables/open", {"record": record, "nickname": "Ann"})["table"]
    assert ann.view(opened)["curtain"]
    for _ in range(200):
        view = ann.view(opened)
        if view["outcome"]:
            break
        seat = view["waiting"][0]["seat"]
        ann.post(f"tables/{opened}/curtain", {"seat": seat}, 204)
        ann.move(opened, ann.view(opened, seat=seat))
    assert view["outcome"]
    record["seats"] = ["p1", "x"]
    assert ann.post("tables/open", {"record": record}, 400)["path"] == "seats"
    assert ann.post("tables/open", {"record": {"format": "x"}}, 400)["path"] == "format"


# -- seats -------------------------------------------------------------------------------------------------------------
def test_a_seats_link_works_once_and_a_watchers_always(host: Host) -> None:
    ann, bob, cem = host.person(), host.person(), host.person()
    made = ann.table("duel", "me", "person", visibility="private")
    table, (seat, watch) = made["table"], made["links"]
    assert (seat["seat"], watch["seat"]) == ("p2", None)
    bob.get(f"tables/{table}/view", 404)
    assert bob.post(f"tables/{table}/claim", {"token": token_of(seat), "nickname": "Bob"}) == {"seat": "p2"}
    assert bob.view(table)["seat"] == "p2"
    assert ann.view(table)["table"]["seats"][1]["nickname"] == "Bob"
    cem.post(f"tables/{table}/claim", {"token": token_of(seat)}, 404)
    cem.get(f"tables/{table}/view", 404)
    for _ in range(2):
        assert cem.post(f"tables/{table}/claim", {"token": token_of(watch)}) == {"seat": None}
    assert cem.view(table)["seat"] is None
    assert cem.view(table)["questions"] == []
    assert [info["yours"] for info in bob.view(table)["table"]["seats"]] == [False, True]


def test_nothing_that_opens_a_door_is_kept(tmp_path: Path) -> None:
    with hosting(tmp_path / "tables.db") as host:
        ann = host.person()
        made = ann.table("duel", "me", "person")
        secrets = [token_of(link) for link in made["links"]] + list(dict(ann.http.cookies).values())
        assert len(secrets) == 3
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made["table"].encode() in kept
    for secret in secrets:
        assert secret.encode() not in kept


def test_open_seats_go_to_who_comes_first(host: Host) -> None:
    ann, bob, cem = host.person(), host.person(), host.person()
    table = ann.table("duel", "me", "open", visibility="open")["table"]
    assert bob.post(f"tables/{table}/sit", {"seat": "p2"}) == {"seat": "p2"}
    assert cem.post(f"tables/{table}/sit", {"seat": "p2"}, 409)["error"] == "not-now"
    assert cem.post(f"tables/{table}/sit", {"seat": "p9"}, 400)["path"] == "seat"


def test_people_and_bots_change_places_and_no_secret_changes_hands(host: Host) -> None:
    ann, bob, cem = host.person(), host.person(), host.person()
    made = ann.table("duel", "me", "person")
    table = made["table"]
    bob.post(f"tables/{table}/claim", {"token": token_of(made["links"][0])})
    seat = f"tables/{table}/seat"
    cem.post(seat, {"seat": "p2", "holder": "bot", "level": "easy"}, 403)
    assert ann.post(seat, {"seat": "p2", "holder": "bot", "level": "much"}, 400)["path"] == "level"
    ann.post(seat, {"seat": "p2", "holder": "bot", "level": "beginner"})
    # the host has let a bot step in, but neither he nor anybody he asks gets what Bob has seen
    ann.post(seat, {"seat": "p2", "holder": "person", "me": True}, 403)
    ann.post(seat, {"seat": "p2", "holder": "person"}, 403)
    ann.post(seat, {"seat": "p2", "holder": "open"}, 403)
    assert bob.view(table)["seat"] is None
    bob.post(seat, {"seat": "p2", "holder": "person", "me": True})
    assert bob.view(table)["seat"] == "p2"
    link = bob.post(seat, {"seat": "p2", "holder": "person"})["link"]
    assert bob.view(table)["seat"] == "p2"  # until the link is used
    cem.post(f"tables/{table}/claim", {"token": token_of(link)})
    assert cem.view(table)["seat"] == "p2"
    assert bob.view(table)["seat"] is None
    texts = [line["text"]["id"] for line in ann.view(table)["log"]]
    assert [text for text in texts if text.startswith("log-seat")] == [
        "log-seat-person", "log-seat-bot", "log-seat-person", "log-seat-person",
    ]


def test_a_new_link_is_good_after_a_restart(tmp_path: Path) -> None:
    with hosting(tmp_path / "tables.db") as host:
        ann = host.person()
        table = ann.table("duel", "me", "person")["table"]
        link = ann.post(f"tables/{table}/seat", {"seat": "p2", "holder": "person"})["link"]
    with hosting(tmp_path / "tables.db") as host:
        assert host.person().post(f"tables/{table}/claim", {"token": token_of(link)}) == {"seat": "p2"}


def test_the_host_may_play_for_a_bot_that_nobody_has_played(host: Host) -> None:
    ann = host.person()
    table = ann.table("duel", "me", "beginner")["table"]
    ann.post(f"tables/{table}/seat", {"seat": "p2", "holder": "person", "me": True})
    assert [info["yours"] for info in ann.view(table)["table"]["seats"]] == [True, True]


# -- moves -------------------------------------------------------------------------------------------------------------
def test_a_move_has_one_effect_however_often_it_is_sent(host: Host) -> None:
    table, (ann, bob) = host.seated("gifts")
    view = ann.view(table)
    first = ann.move(table, view, move_id="the-same-id")
    for option in (0, -1):
        assert ann.move(table, view, option, move_id="the-same-id") == first
    after = ann.view(table)
    assert after["version"] == view["version"] + 1 == first["version"]
    # the same id of another seat is another move
    assert bob.view(table)["at"] == 1


def test_a_stale_move_gets_the_present_table_and_changes_nothing(host: Host) -> None:
    table, (ann, _) = host.seated("gifts")
    view = ann.view(table)
    ann.move(table, view)
    stale = ann.move(table, view, status=409, lines=1)
    assert stale["error"] == "stale"
    present = ann.view(table, lines=1)
    assert stale["view"] == present
    assert present["at"] == 1


def test_an_option_that_is_not_offered(host: Host) -> None:
    table, (ann, _) = host.seated("gifts")
    error = ann.move(table, ann.view(table), "nothing", status=409)
    assert (error["error"], error["path"]) == ("not-offered", "answers[0].option")
    assert ann.view(table)["at"] == 0


def test_several_answers_go_as_far_as_they_can(host: Host) -> None:
    """Up to a barrier or an answer that does not fit; what has been applied is said and kept."""
    table, (ann, bob) = host.seated("allies")
    person, view = at_a_card(table, [ann, bob])
    question = view["questions"][0]
    answers = [
        {"question": question["id"], "option": question["options"][0]["name"]},
        {"question": "", "option": f"{view['seat']}3"},
        {"question": "", "option": "no-such-task"},
    ]
    done = person.move(table, view, answers=answers)
    assert done["applied"] == 2
    after = person.view(table)
    assert [step["answer"] for step in after["path"]] == [answers[0]["option"], answers[1]["option"]]
    assert after["at"] == view["at"] + 2


def test_ballots_are_answered_in_any_order_and_make_nobody_stale(host: Host) -> None:
    table, (ann, bob) = host.seated("duel")
    views = [ann.view(table), bob.view(table)]
    assert [w["secret"] for w in views[0]["waiting"]] == [True, True]
    bob.move(table, views[1])
    assert [w["seat"] for w in ann.view(table)["waiting"]] == ["p1"]
    bob.act(table, "take-back", bob.view(table))
    assert [w["seat"] for w in ann.view(table)["waiting"]] == ["p1", "p2"]
    bob.move(table, bob.view(table))
    ann.move(table, views[0])  # answers what it saw at first
    assert [ann.view(table)["at"], bob.view(table)["at"]] == [1, 2]  # for Ann it ended with her own answer
    assert bob.act(table, "take-back", bob.view(table), 409)["error"] == "not-now"


def test_nobody_answers_for_another(host: Host) -> None:
    table, (ann, bob) = host.seated("gifts")
    cem = host.person()
    view = ann.view(table)
    for person in (bob, cem):
        assert person.move(table, view, status=403)["error"] == "not-yours"
        assert person.get(f"tables/{table}/view", 403, seat="p1")["error"] == "not-yours"
        assert person.get(f"tables/{table}/history", 403, seat="p1", at=0)["error"] == "not-yours"
        assert person.get(f"tables/{table}/report", 403, seat="p1")["error"] == "not-yours"
        previews = person.get(f"tables/{table}/previews", 409, question=view["questions"][0]["id"])
        assert previews["error"] == "stale"
    nobody = {**view, "questions": [{**view["questions"][0], "seat": "p9"}]}
    assert cem.move(table, nobody, status=400)["path"] == "seat"


def test_previews_tell_what_would_change(host: Host) -> None:
    table, (ann, bob) = host.seated("allies")
    person, view = at_a_card(table, [ann, bob])
    card = view["questions"][0]["options"][0]["name"]
    person.move(table, view, card)
    view = person.view(table)
    question = view["questions"][0]
    assert question["kind"] == "place-card"
    previews = person.get(f"tables/{table}/previews", question=question["id"])["previews"]
    assert [preview["name"] for preview in previews] == [option["name"] for option in question["options"]]
    for preview in previews:
        placed = [slot for column in preview["model"]["columns"] for slot in column["slots"] if slot is not None]
        assert (preview["name"], card) in [(slot["slot"], slot["card"]["id"]) for slot in placed]
    person.get(f"tables/{table}/previews", 409, question="play-card-1")


# -- undo --------------------------------------------------------------------------------------------------------------
def test_undo_is_free_to_the_last_barrier(host: Host) -> None:
    table, (ann, bob) = host.seated("allies")
    person, view = at_a_card(table, [ann, bob])
    person.move(table, view)
    after = person.view(table)
    assert after["undo"]["last"] == after["undo"]["free"] == view["at"]
    person.act(table, "undo", after, to=view["at"])
    again = person.view(table)
    assert again["model"] == view["model"]
    assert again["questions"][0]["options"] == view["questions"][0]["options"]
    line = again["log"][-1]
    assert (line["text"]["id"], line["undoes"]) == ("log-undone", view["at"])
    assert person.act(table, "undo", view, 409, to=0)["error"] == "stale"
    assert person.act(table, "undo", again, 400, to=view["at"])["path"] == "to"
    # the old question was another one
    assert person.move(table, {**view, "version": again["version"]}, status=409)["error"] == "stale"


def test_undo_beyond_a_barrier_needs_the_others_by_name(host: Host) -> None:
    table, people = host.seated("orders", seats=3)
    ann, bob, cem = people
    for _ in range(20):
        play_on(table, people, 1)
        view = ann.view(table)
        if view["undo"]["last"] is not None and view["undo"]["free"] > view["undo"]["last"]:
            break
    place = view["undo"]["last"]
    ann.act(table, "undo", view, to=place)
    proposal = bob.view(table)["proposal"]
    assert (proposal["seat"], proposal["awaits"], proposal["agreed"]) == ("p1", ["p2", "p3"], [])
    bob.act(table, "undo", bob.view(table), 409, to=0)
    answer = {"proposal": proposal["id"], "seat": "p2", "agree": True}
    bob.post(f"tables/{table}/undo-answer", {**answer, "move_id": "bob-agrees"})
    assert ann.view(table)["proposal"]["awaits"] == ["p3"]
    bob.post(f"tables/{table}/undo-answer", {**answer, "move_id": "bob-agrees-again"}, 409)
    before = ann.view(table)
    cem.post(f"tables/{table}/undo-answer", {**answer, "seat": "p3", "move_id": "cem-agrees"})
    after = ann.view(table)
    assert after["proposal"] is None
    assert after["at"] == place < before["at"]
    assert [line["text"]["id"] for line in after["log"][-4:]] == [
        "log-undo-proposed", "log-undo-agreed", "log-undo-agreed", "log-undone",
    ]


def test_a_proposal_ends_by_a_no_or_by_playing_on(host: Host) -> None:
    table, (ann, bob) = host.seated("gifts")
    for _ in range(20):
        play_on(table, [ann, bob], 1)
        view = ann.view(table)
        if view["undo"]["last"] is not None and view["undo"]["free"] > view["undo"]["last"]:
            break
    ann.act(table, "undo", view, to=view["undo"]["last"])
    proposal = ann.view(table)["proposal"]["id"]
    no = {"proposal": proposal, "seat": "p2", "agree": False, "move_id": "bob-says-no"}
    bob.post(f"tables/{table}/undo-answer", no)
    assert ann.view(table)["proposal"] is None
    ann.act(table, "undo", ann.view(table), to=view["undo"]["last"])
    assert ann.view(table)["proposal"]["id"] != proposal
    play_on(table, [ann, bob], 1)
    assert ann.view(table)["proposal"] is None


def test_the_seed_is_known_at_the_end_so_nothing_is_undone(host: Host) -> None:
    table, (ann, bob) = host.seated("duel")
    play_on(table, [ann, bob])
    view = ann.view(table)
    assert ann.act(table, "undo", view, 409, to=view["at"] - 1)["error"] == "not-now"


# -- curtains ----------------------------------------------------------------------------------------------------------
def test_one_device_with_several_seats_sees_one_at_a_time(host: Host) -> None:
    ann = host.person()
    table = ann.table("gifts", "me", "me")["table"]
    covered = ann.view(table)
    assert covered["curtain"]
    assert covered["seat"] is None
    assert covered["questions"] == []
    assert ann.get(f"tables/{table}/view", 403, seat="p1")["error"] == "curtained"
    fallen = 0
    for _ in range(30):
        seat = ann.view(table)["waiting"][0]["seat"]
        other = "p2" if seat == "p1" else "p1"
        ann.post(f"tables/{table}/curtain", {"seat": seat}, 204)
        view = ann.view(table)
        assert view["seat"] == seat
        assert ann.get(f"tables/{table}/view", 403, seat=other)["error"] == "curtained"
        assert ann.move(table, {**view, "questions": [{**view["questions"][0], "seat": other}]}, status=403)
        ann.move(table, view)
        after = ann.view(table)
        if after["outcome"]:
            break
        if after["waiting"][0]["seat"] == other:  # the curtain has fallen by itself
            assert (after["curtain"], after["seat"]) == (True, None)
            fallen += 1
    assert fallen > 5
    ann.post(f"tables/{table}/curtain", {"seat": None}, 204)
    host.person().post(f"tables/{table}/curtain", {"seat": "p1"}, 403)


# -- history -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", NAMES)
def test_history_shows_a_seat_what_it_saw(host: Host, game: str) -> None:
    table, people = host.seated(game)
    seen: list[dict[int, Any]] = [{}, {}]
    for _ in range(40):
        for person, kept in zip(people, seen, strict=True):
            view = person.view(table)
            kept[view["at"]] = view["model"]
        play_on(table, people, 1)
    for person, kept in zip(people, seen, strict=True):
        for at, model in kept.items():
            past = person.get(f"tables/{table}/history", at=at)
            assert past["model"] == model
            assert past["questions"] == []
            assert past["log"] == []
        person.get(f"tables/{table}/history", 400, at=10_000)


def test_after_the_end_every_viewpoint_is_open(host: Host) -> None:
    table, people = host.seated("gifts")
    play_on(table, people)
    cem = host.person()
    for seat in ("p1", "p2"):
        view = cem.view(table, seat=seat)
        assert view["seat"] == seat
        assert cem.get(f"tables/{table}/history", at=3, seat=seat)["seat"] == seat


# -- talk --------------------------------------------------------------------------------------------------------------
def test_chat_obeys_the_rules_talk(host: Host) -> None:
    table, people = host.seated("orders")
    ann = people[0]
    host.hub.alive[table].talkers = Buckets(1e9, 1e9)
    ways: dict[str, str] = {}
    for _ in range(400):
        view = ann.view(table)
        talk = ways.setdefault(view["talk"], view["talk"]) if view["outcome"] is None else "open"
        text = ann.http.post(f"/api/tables/{table}/chat", json={"seat": "p1", "text": "hello"}).status_code
        phrase = ann.http.post(f"/api/tables/{table}/chat", json={"seat": "p1", "phrase": "phrase-help"}).status_code
        assert text == (200 if talk == "open" else 409)
        assert phrase == (200 if talk != "closed" else 409)
        if view["outcome"] is not None:
            break
        play_on(table, people, 1)
    assert set(ways) == {"open", "closed", "phrases"}
    said = ann.view(table)["chat"]
    assert [line["n"] for line in said] == list(range(len(said)))
    assert {line["seat"] for line in said} == {"p1"}


def test_what_can_not_be_said(host: Host) -> None:
    table, (ann, _) = host.seated("orders")
    chat = f"tables/{table}/chat"
    for body in ({}, {"text": "  "}, {"text": "a", "phrase": "phrase-help"}, {"phrase": "rude"}, {"text": "x" * 501}):
        assert ann.post(chat, body, 400)["error"] == "bad-request"
    assert host.person().post(chat, {"text": "a", "seat": "p1"}, 403)["error"] == "not-yours"
    assert host.person().post(chat, {"text": "from outside"}) == {"n": 0}
    assert ann.view(table)["chat"][0]["seat"] is None


# -- bots --------------------------------------------------------------------------------------------------------------
def test_a_person_plays_a_whole_game_against_a_bot(host: Host) -> None:
    ann = host.person()
    table = ann.table("allies", "me", "beginner")["table"]
    view = ann.view(table)
    while view["outcome"] is None:
        if view["questions"]:
            ann.move(table, view)
            view = ann.view(table)
        else:
            answer = ann.http.get(f"/api/tables/{table}/view", params={"since": view["version"], "wait": 20})
            assert answer.status_code == 200
            view = answer.json()
    assert [info["holder"] for info in view["table"]["seats"]] == ["person", "bot"]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with hosting(tmp_path / "tables.db") as host:
        host.bots.stop()
        ann = host.person()
        table = ann.table("duel", "beginner", "beginner")["table"]
    with hosting(tmp_path / "tables.db") as host:
        view = host.person().view(table)
        for _ in range(200):
            if view["outcome"] is not None:
                break
            answer = host.person().http.get(f"/api/tables/{table}/view", params={"since": view["version"], "wait": 20})
            view = answer.json()
        assert view["outcome"] is not None


def test_a_bot_answers_for_a_team_only_as_its_lead_or_without_people(host: Host) -> None:
    ann = host.person()
    made = ann.table("orders", "me", "beginner", "beginner", names=["p1", "p2", "p3"])
    table = host.hub.alive[made["table"]].table
    for _ in range(500):
        view = ann.view(made["table"])
        if view["questions"] and view["questions"][0]["team"]:
            break
        if view["questions"]:
            names = [option["name"] for option in view["questions"][0]["options"]]
            ann.move(made["table"], view, "call" if "call" in names else 0)
        if view["outcome"]:
            pytest.fail("no team was asked")
    question = table.bot_question()
    lead = table.session.questions[0].lead
    assert (question is None) == (lead == 0)
    if question is not None:
        assert table.people_first(question)


# -- reports and what there is to read ---------------------------------------------------------------------------------
def test_a_report_names_nobody(host: Host) -> None:
    ann, bob = host.person(), host.person()
    made = ann.table("allies", "me", "person", name="Our table", nickname="Annabel")
    table = made["table"]
    bob.post(f"tables/{table}/claim", {"token": token_of(made["links"][0]), "nickname": "Bobadil"})
    ann.post(f"tables/{table}/chat", {"seat": "a", "text": "Between us"})
    report = ann.get(f"tables/{table}/report")
    text = json.dumps(report)
    assert report["format"] == "gateleg-report"
    assert report["view"]["seat"] == "a"
    for word in ("Our table", "Annabel", "Bobadil", "Between us", *[token_of(link) for link in made["links"]]):
        assert word not in text


def test_rules_content_and_texts(host: Host) -> None:
    ann = host.person()
    clauses = {clause["id"]: clause for clause in ann.get("games/allies/rules")["clauses"]}
    assert clauses["AL.5.5"]["switches"] == ["partial_rotation"]
    assert clauses["AL.6.1"]["provenance"] is not None
    ann.get("games/nothing/rules", 404)
    table = ann.table("allies", "me", "open")["table"]
    content = ann.get(f"tables/{table}/content")
    assert content["names"]["castle-1"]
    assert content["content"]["region"][0]["id"]
    assert "question-play-card" in ann.http.get("/texts/allies/de.ftl").text
    assert "log-undone" in ann.http.get("/texts/en.ftl").text
    assert ann.http.get("/texts/xx.ftl").status_code == 404
    assert ann.http.get("/texts/nothing/en.ftl").status_code == 404
    assert ann.http.get("/nothing").status_code == 404
    assert ann.http.get("/api/nothing").status_code == 404


def test_the_pages_files_are_sent_compressed_to_whom_can_read_that(tmp_path: Path) -> None:
    script = tmp_path / "page-1a2b.js"
    script.write_text("export const seats = [2, 3, 4, 5];\n" * 500, "utf-8")
    browser = TestClient(Assets(directory=tmp_path), base_url=ORIGIN)
    plain = browser.get("/page-1a2b.js", headers={"accept-encoding": "identity"})
    packed = browser.get("/page-1a2b.js", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert plain.content == packed.content == script.read_bytes()
    for answer in (plain, packed):
        assert "javascript" in answer.headers["content-type"]
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "accept-encoding"
