"""Content packs: every fault with its line, item and field."""
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gateleg.games.allies.game import GAME
from gateleg.games.registry import find_game, game_names
from gateleg.kernel.content import PROVENANCE_FIELDS, merged, provenance
from gateleg.kernel.pack import read_pack, set_lines

BROKEN = '''# A pack with a fault in every entry
game = "allies"
speed = 3

[[card]]
id = "yeti-01"
values = [1, 2, 3]   # too few
start = 9

[[card]]
id = "new-01"
tribe = "yeti"
tags = { wings = "confirmed", tribe = "guessed" }
values = [
  1, 2,
  3, "four",
]
start = 0
crown = """
start = 1
"""
rotations = []

[track]
enter = "middle"

[[card]]
tribe = "yeti"
'''

EXPECTED = [
    (3, "content.speed"),
    (7, "card yeti-01.values"),
    (8, "card yeti-01.start"),
    (13, "card new-01.tags.wings"),
    (13, "card new-01.tags.tribe"),
    (14, "card new-01.values[3]"),
    (19, "card new-01.crown"),
    (10, "card new-01.diamond"),
    (27, "card.id"),
    (25, "track.enter"),
]


def faults(text: str, tmp_path: Path) -> list[tuple[int, str]]:
    path = tmp_path / "pack.toml"
    path.write_text(text, "utf-8")
    pack = read_pack(path)
    found = GAME.pack_faults(pack.content)
    set_lines(found, pack)
    return [(fault.line, fault.path) for fault in found]


def test_every_fault_of_a_pack_has_its_line_item_and_field(tmp_path: Path) -> None:
    assert faults(BROKEN, tmp_path) == EXPECTED


@pytest.mark.parametrize(("text", "line", "path"), [
    ("card = [{id = 'yeti-01', start = 7}]", 1, "card yeti-01.start"),
    ("\n[[card]]\nid = 'yeti-01'\n[card.tags]\nstart = 'guessed'\n", 4, "card yeti-01.tags.start"),
    ("[track]\n'enter' = 0\nwin_at.a = 1\n", 3, "track.win_at"),
    ("track.enter = 'x'\n", 1, "track.enter"),
    ("[[card]]\nid = 'yeti-02'\n\n[[card]]\nid = 'yeti-01'\nvalues = [4, 3, 2, 1]\n", 6, "card yeti-01.values"),
])
def test_lines_are_found_in_all_ways_to_write_toml(text: str, line: int, path: str, tmp_path: Path) -> None:
    assert faults(text, tmp_path) == [(line, path)]


@pytest.mark.parametrize("id", ["Yeti-26", "yeti 26", "yeti:2", "yeti_26", "-yeti", "yéti", "yeti-26\n"])
def test_ids_are_words_of_logs_and_scenarios(id: str) -> None:
    card = {field: value for field, value in GAME.content()["card"][0].items() if field not in PROVENANCE_FIELDS}
    found = GAME.pack_faults({"card": [{**card, "id": id}]})
    assert [(fault.path, "hyphens" in fault.expected) for fault in found] == [(f"card {id}.id", True)]


@pytest.mark.parametrize("name", game_names())
def test_what_a_game_brings_itself_is_a_pack_without_fault(name: str) -> None:
    game = find_game(name)
    assert game.pack_faults(game.content()) == []


def test_a_list_that_is_replaced_holds_nothing_of_the_games_own() -> None:
    cards = [{**card, "values": [2, 2, 2, 2]} for card in GAME.content()["card"]]
    pack = {"replace": ["card"], "card": cards[:-1]}
    assert GAME.pack_faults(pack) == []
    assert len(merged(GAME.content(), pack)["card"]) == 149


def test_a_replaced_value_does_not_keep_the_provenance_of_the_old_one() -> None:
    card = GAME.content()["card"][0]
    content = merged(GAME.content(), {"card": [{"id": card["id"], "values": [1, 1, 1, 1], "tag": "confirmed"},
                                               {"id": GAME.content()["card"][1]["id"], "start": 0}]})
    first, second = content["card"][:2]
    assert provenance(first, "values") == "confirmed"
    assert provenance(first, "start") == provenance(card, "start")
    assert provenance(second, "start") is None


def check(path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gateleg", "content", "check", str(path), *more], capture_output=True, text=True
    )


def test_the_command_names_each_fault_and_its_exit_codes_say_which_kind(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(BROKEN, "utf-8")
    done = check(path)
    assert done.returncode == 1
    assert f"{path}:7: card yeti-01.values: expected a list of 4, not of 3" in done.stdout
    found = json.loads(check(path, "--json").stdout)
    assert [(f["line"], f["item"], f["field"]) for f in found["faults"]][1] == (7, "card yeti-01", "values")
    path.write_text('game = "allies"\n[track]\nwin_at = 3\n', "utf-8")
    assert check(path).returncode == 0
    for text, message in (("[[card", "TOML"), ("", "the game that it is for"), ('game = "chess"', "one of allies")):
        path.write_text(text, "utf-8")
        done = check(path)
        assert done.returncode == 2
        assert message in done.stderr
        assert "Traceback" not in done.stderr
    assert check(tmp_path / "none.toml").returncode == 2
