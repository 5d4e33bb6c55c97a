"""Scenario files that are not as they must be: each error names the case and the key."""
from __future__ import annotations

from pathlib import Path

import pytest

from gateleg.scenario import ScenarioError, load

GOOD = """
game = "allies"
[[case]]
title = "It"
{}
[[case.expect]]
round = 1
"""


def error_of(folder: Path, text: str) -> ScenarioError:
    file = folder / "case.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        load(file)
    assert caught.value.file == file
    assert str(file) in str(caught.value)
    return caught.value


def test_a_good_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_text(GOOD.format('clause = "AL.1.3"'), encoding="utf-8")
    case, = load(file)
    assert (case.title, case.clauses, case.at) == ("It", ("AL.1.3",), "after tribes")
    assert case.setup.seats == ["a", "b"]


@pytest.mark.parametrize(
    ("text", "path", "expected"),
    [
        ("game = ", "file", "TOML"),
        ('case = []\ngame = "allies"', "case", "one or more tables"),
        ("[[case]]\ntitle = 'x'", "game", "text"),
        ('game = "chess"\n[[case]]\ntitle = "x"', "game", "one of allies"),
        ('game = "allies"\ncolour = 1\n[[case]]\ntitle = "x"', "colour", "one of game, content, case"),
        ('game = "allies"\n[[case]]\ncolour = 1', "case[0].title", "text"),
        ('game = "allies"\ncase = [{ title = "x" }]', "case", "under a [[case]] line"),
    ],
)
def test_malformed_files(tmp_path: Path, text: str, path: str, expected: str) -> None:
    error = error_of(tmp_path, text)
    assert (error.title, error.path) == ("", path)
    assert expected in error.expected


@pytest.mark.parametrize(
    ("lines", "path", "expected"),
    [
        ("colour = 1", "colour", "one of title, clause"),
        ("clause = 5", "clause", "the id of a clause"),
        ('clause = "AL.99.1"', "clause", "a clause of allies"),
        ("options = { colour = 'red' }", "options.colour", "one of the options of allies"),
        ("options = { crown = 'never' }", "options.crown", "ties or always"),
        ("options = { crown = true }", "options.crown", "a word or a whole number"),
        ("options = { seats = ['a'] }", "options.seats", "a,b"),
        ("options = { seats = 'a' }", "options.seats", "a list of names"),
        ("content = { moon = [] }", "content.moon", "one of"),
        ("content = { card = [{ id = 'yeti-01', start = 7 }] }", "card yeti-01.start", "a whole number from 0 to 3"),
        ("at = 'tea'", "at", "one of before tribes"),
        ("at = 3", "at", "text"),
        ("position = 3", "position", "a table"),
        ("position = { chance = {} }", "position.chance", "nothing"),
        ("chance = { dice = [1] }", "chance.dice", "one of start"),
        ("chance = { start = 1 }", "chance.start", "a list"),
        ("chance = { start = [-1] }", "chance.start[0]", "a number"),
        ("chance = { deck-a = [['unicorn']] }", "chance.deck-a[0][0]", "the name of a card"),
        ("do = [{ a = ['a1'] }]", "do", "under a [[case.do]] line"),
        ("[case.do]\na = ['a1']", "do", "under a [[case.do]] line"),
        ("[[case.do]]\nc = ['a1']", "do[0].c", "a seat (a, b)"),
        ("[[case.do]]\na = 'a1'", "do[0].a", "a list of answers"),
        ("[[case.do]]\na = ['yeti-1']", "do[0].a[0]", "(near: "),
        ("[[case.expect]]", "expect[0]", "something that must hold"),
        ("[[case.expect]]\noffered = 'a1'", "expect[0].offered", "a list of options"),
        ("[[case.expect]]\noffered.c = ['a1']", "expect[0].offered.c", "a seat"),
        ("[[case.expect]]\nnot_offered = ['moon']", "expect[0].not_offered[0]", "an option of allies"),
        ("[[case.expect]]\nrefused = { option = 'a1', clause = 'AL.4.2' }", "expect[0].refused.seat", "text"),
        ("[[case.expect]]\nrefused = 'a1'", "expect[0].refused", "a table with seat, option, clause"),
        ("[[case.expect]]\nrefused = { colour = 'red' }", "expect[0].refused.colour", "one of seat"),
        ("[[case.expect]]\ndecision = { seat = 'a', kind = 'dance' }", "expect[0].decision.kind", "one of"),
        ("[[case.expect]]\ndecision = { seat = 'c', kind = 'play-card' }", "expect[0].decision.seat", "a seat"),
        ("[[case.expect]]\nview = 1", "expect[0].view", "a table by seat"),
        ("[[case.expect]]\nview.c.hands = 1", "expect[0].view.c", "a seat"),
        ("[[case.expect]]\nview.a = 1", "expect[0].view.a", "a table of places"),
        ("[[case.expect]]\nhidden_from = 'a'", "expect[0].hidden_from", "a table by seat"),
        ("[[case.expect]]\nhidden_from.a = []", "expect[0].hidden_from.a", "a list of cards"),
        ("[[case.expect]]\nhidden_from.a = ['hands.c']", "expect[0].hidden_from.a[0]", "near: hands."),
        ("[[case.expect]]\nscore = 3", "expect[0].score", "a table by seat"),
        ("[[case.expect]]\nscore = { a = '3' }", "expect[0].score.a", "a whole number"),
        ("[[case.expect]]\nwinner = 'c'", "expect[0].winner", "a seat"),
        ("[[case.expect]]\nover = 1", "expect[0].over", "true or false"),
    ],
)
def test_malformed_cases(tmp_path: Path, lines: str, path: str, expected: str) -> None:
    error = error_of(tmp_path, GOOD.format(lines))
    assert (error.title, error.path) == ("It", path)
    assert expected in error.expected


def test_a_case_expects_something(tmp_path: Path) -> None:
    error = error_of(tmp_path, 'game = "allies"\n[[case]]\ntitle = "It"\n')
    assert (error.path, error.expected) == ("expect", "at least one [[case.expect]]")


def test_titles_differ(tmp_path: Path) -> None:
    error = error_of(tmp_path, GOOD.format("") + GOOD.format("").replace('game = "allies"', ""))
    assert error.path == "title"


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="a file that can be read"):
        load(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ScenarioError, match="UTF-8"):
        load(tmp_path / "bytes.toml")


def test_headers_within_long_strings_are_no_headers(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    text = GOOD.format("").replace('"It"', '"""It\n[[case.do]]\n[[case]]\n"""')
    file.write_text(text, encoding="utf-8")
    assert len(load(file)[0].steps) == 1


def test_content_of_the_file_and_of_the_case(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_text("""
game = "allies"
[[content.card]]
id = "yeti-24"
start = 1
[[case]]
title = "New cards, and a changed one"
[[case.content.card]]
id = "yeti-99"
tribe = "yeti"
values = [1, 1, 1, 9]
start = 2
rotations = []
diamond = false
crown = false
[case.position]
tribes.a = ["yeti", "gnome"]
[[case.expect]]
decks.a = 46
""", encoding="utf-8")
    case, = load(file)
    pack = case.setup.pack["card"]
    assert [(card["id"], card["start"]) for card in pack] == [("yeti-24", 1), ("yeti-99", 2)]
