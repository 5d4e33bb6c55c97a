"""What the server lets in: hosts, origins, sizes, floods, malformed requests; what it tells browsers to keep out."""
from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from gateleg.server.guard import MOST_BODY, MOST_FILE, Buckets, Guard, Site, device_token, host_name
from gateleg.server.run import is_loopback, link_of, site_of
from tests.server.host import ORIGIN, Host, token_of

NEW: dict[str, Any] = {"game": "duel", "seats": [{"name": "p1", "who": "me"}, {"name": "p2", "who": "open"}]}


@pytest.mark.parametrize("origin", ["", "null", "http://evil.example", "https://testserver", "http://testserver:81",
                                    "http://testserver.evil.example", "http://evil.example/testserver"])
def test_other_pages_change_nothing(host: Host, origin: str) -> None:
    ann = host.person()
    headers = {"origin": origin} if origin else {}
    del ann.http.headers["origin"]
    answer = ann.http.post("/api/tables", json=NEW, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    live = ann.http.websocket_connect("/api/tables/x/live", headers=headers)
    with pytest.raises(WebSocketDisconnect) as refused, live:
        pass
    assert refused.value.code == 1008
    assert ann.http.get("/api/lobby", headers=headers).status_code == 200


def test_a_page_elsewhere_may_be_allowed(host: Host) -> None:
    app = Guard(host.app.app, Site(("testserver",), ("https://games.example",)))
    browser = TestClient(app, base_url=ORIGIN)
    for origin, status in (("https://games.example", 400), ("https://games.example.org", 403)):
        assert browser.post("/api/tables", content=b"", headers={"origin": origin}).status_code == status


@pytest.mark.parametrize("name", ["evil.example", "evil.example:80", "", "testserver.evil.example"])
def test_requests_to_another_name_are_refused(host: Host, name: str) -> None:
    answer = host.person().http.get("/api/lobby", headers={"host": name})
    assert (answer.status_code, answer.json()["path"]) == (403, "host")


def test_names_that_a_server_has() -> None:
    assert site_of("127.0.0.1", []).hosts == ("localhost", "127.0.0.1", "::1")
    assert site_of("0.0.0.0", []).hosts == ()
    assert site_of("0.0.0.0", ["https://games.example"]).hosts[-1] == "games.example"
    assert [host_name(text) for text in ("a.b:80", "[::1]:80", "a b", "[", "")] == ["a.b", "::1", "a b", "", ""]
    assert [is_loopback(text) for text in ("127.0.0.2", "::1", "localhost", "0.0.0.0", "example.org")] == [
        True, True, True, False, False,
    ]
    assert link_of("::1", 80) == "http://[::1]:80"


def test_every_answer_has_the_security_headers(host: Host) -> None:
    ann = host.person()
    answers = [ann.http.get(path) for path in ("/", "/api/lobby", "/texts/en.ftl", "/nothing", "/api/tables/x/view")]
    answers.append(ann.http.post("/api/tables", json=NEW, headers={"origin": "http://evil.example"}))
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src 'self';" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_the_cookie_is_for_the_server_alone(host: Host) -> None:
    answer = host.person().http.post("/api/tables", json=NEW)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie  # plain http
    ann = host.person()
    ann.http.base_url = "https://testserver"
    cookie = ann.http.post("/api/tables", json=NEW, headers={"origin": "https://testserver"}).headers["set-cookie"]
    assert cookie.startswith("__Host-gateleg=")
    assert "secure" in cookie.lower()


def test_cookies_that_are_none() -> None:
    token = "a" * 43
    assert device_token(f"x=1; gateleg={token}", False) == token
    for text in ("", "gateleg=", "gateleg=short", f"x{token}", f"gateleg={token}x"):
        assert device_token(text, False) == ""


def test_bodies_are_limited_whatever_they_say_of_themselves(host: Host) -> None:
    ann = host.person()
    headers = {"content-type": "application/json"}
    for path, most in (("/api/tables/guided", MOST_BODY), ("/api/tables", MOST_FILE), ("/api/tables/open", MOST_FILE)):
        large = b"x" * (most + 1)
        assert ann.http.post(path, content=large, headers=headers).status_code == 413

        def parts(pieces: int = most // 1000 + 100) -> Any:
            for _ in range(pieces):
                yield b"[" * 1000

        answer = ann.http.post(path, content=parts(), headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


MALFORMED: list[tuple[Any, str]] = [
    (b"", "body"), (b"{", "body"), (b"\xff\xfe", "body"), (b"[]", "body"), (b"null", "body"),
    ({**NEW, "more": 1}, "body"), ({**NEW, "game": 1}, "$.game"), ({**NEW, "game": "chess"}, "game"),
    ({**NEW, "seats": []}, "$.seats"), ({**NEW, "seats": NEW["seats"] * 5}, "$.seats"),
    ({**NEW, "seats": [{"name": "p1", "who": "god"}]}, "$.seats[0].who"),
    ({**NEW, "seats": [{"name": "p1", "who": "me"}, {"name": "p1", "who": "me"}]}, "seats"),
    ({**NEW, "seats": [{"name": "p1", "who": "me"}, {"name": "p2", "who": "bot", "level": "plan:99999999"}]},
     "seats[1].level"),
    ({**NEW, "options": {"none": "x"}}, "option none"), ({**NEW, "visibility": "public"}, "$.visibility"),
    ({**NEW, "name": "x" * 41}, "$.name"),
]


@pytest.mark.parametrize(("body", "path"), MALFORMED)
def test_what_cannot_be_read_is_named(host: Host, body: Any, path: str) -> None:
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = host.person().http.post("/api/tables", content=raw, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "bad-request"
    assert answer.json()["path"] == path, answer.text


def test_forms_of_other_pages_are_no_requests(host: Host) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = host.person().http.post("/api/tables", content=json.dumps(NEW), headers={"content-type": kind})
        assert (answer.status_code, answer.json()["path"]) == (400, "content-type")


@pytest.mark.parametrize("query", [{"since": "x", "wait": "1"}, {"lines": "-1"}, {"chat": "9" * 30}, {"seat": "god"}])
def test_queries_that_cannot_be(host: Host, query: dict[str, str]) -> None:
    ann = host.person()
    table = ann.post("tables", NEW)["table"]
    assert ann.get(f"tables/{table}/view", 400, **query)["error"] == "bad-request"


def test_foreign_tokens_open_nothing(host: Host) -> None:
    ann, eve = host.person(), host.person()
    private = {**NEW, "visibility": "private"}
    other = ann.post("tables", {**private, "seats": [{"name": "p1", "who": "me"}, {"name": "p2", "who": "person"}]})
    table = ann.post("tables", private)["table"]
    for token in [token_of(link) for link in other["links"]] + ["a" * 43]:
        assert eve.post(f"tables/{table}/claim", {"token": token}, 404)["error"] == "not-found"
    eve.post("tables/nothing/claim", {"token": "a" * 43}, 404)
    eve.post(f"tables/{table}/claim", {"token": "a"}, 400)
    eve.http.cookies.set("gateleg", "b" * 43)
    for path in ("view", "history", "previews", "record", "report", "content"):
        eve.get(f"tables/{table}/{path}", 404)
    for path, body in (("sit", {"seat": "p2"}), ("seat", {"seat": "p2", "holder": "open"}), ("chat", {"text": "x"}),
                       ("curtain", {"seat": "p1"}), ("webhook", {"seat": "p1", "url": ""})):
        assert eve.post(f"tables/{table}/{path}", body, 404)["error"] == "not-found"


def test_webhooks_go_only_where_the_operator_lets_them(host: Host) -> None:
    ann = host.person()
    table = ann.post("tables", NEW)["table"]
    for url in ("http://127.0.0.1/", "https://example.org/", "file:///etc/passwd"):
        ann.post(f"tables/{table}/webhook", {"seat": "p1", "url": url}, 400)
    ann.post(f"tables/{table}/webhook", {"seat": "p1", "url": ""}, 204)
    host.person().post(f"tables/{table}/webhook", {"seat": "p1", "url": ""}, 403)


def test_floods_are_slowed_down() -> None:
    at = [0.0]
    buckets = Buckets(burst=3, rate=2, clock=lambda: at[0])
    assert [buckets.wait("ann") for _ in range(3)] == [0, 0, 0]
    assert buckets.wait("ann") == 0.5
    assert buckets.wait("bob") == 0
    at[0] = 0.5
    assert buckets.wait("ann") == 0
    assert buckets.wait("ann") > 0
    at[0] = 100
    assert [buckets.wait("ann") > 0 for _ in range(4)] == [False, False, False, True]


def test_a_flood_of_new_tables_is_refused_with_the_time_to_wait(host: Host) -> None:
    answers = [host.person().http.post("/api/tables", content=b"{}") for _ in range(70)]
    last = answers[-1]
    assert last.status_code == 429
    assert last.json()["retry"] > 0
    assert int(last.headers["retry-after"]) >= 1
    assert host.person().http.get("/api/lobby").status_code == 200
