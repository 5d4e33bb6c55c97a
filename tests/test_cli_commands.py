"""The command line's contract: exit codes, JSON alone on stdout, errors that name the field, nothing half-done."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gateleg.games.registry import find_game
from gateleg.kernel.chance import seeded
from gateleg.kernel.record import Played


def gateleg(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gateleg", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env={**os.environ, "COLUMNS": "120"})


def document(*arguments: str | Path, code: int = 0) -> Any:
    done = gateleg(*arguments)
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout)


def recorded(answers: int, seed: str | int = "ab" * 32) -> dict[str, Any]:
    """A record of a game of random answers."""
    played = Played(find_game("allies").setup(), seed)
    stream = seeded(1)
    for _ in range(answers):
        if played.session.over:
            break
        question = played.session.questions[0]
        names = played.option_names(question)
        played.answer(question.seat, names[int(stream.below(len(names)))])
    return played.record()


def test_sim_counts_all_games_and_is_reproducible() -> None:
    one = document("sim", "allies", "-n", "20", "--seed", "5", "--json")
    two = document("sim", "allies", "-n", "20", "--seed", "5", "--json")
    assert one["games"] == 20
    assert sum(one["wins"].values()) + one["shared_wins"] == 20
    assert {"decisions", "forced_decisions", "seconds", "games_per_second", "decisions_per_second", "compiled", "wins",
            "team_wins", "losses_by_reason", "limit_hit", "length", "game"} <= set(one)
    for name in ("wins", "decisions", "forced_decisions", "length", "shared_wins"):
        assert one[name] == two[name]
    assert one["decisions"] > one["forced_decisions"] > 0


def test_sim_with_bots_and_workers_plays_the_same_games() -> None:
    arguments = ("sim", "allies", "--bots", "oneply,random", "-n", "2", "--json")
    alone = document(*arguments)
    shared = document(*arguments, "--workers", "2")
    assert alone["wins"] == shared["wins"]
    assert alone["length"] == shared["length"]


def test_bench_has_every_figure() -> None:
    (report,) = document("bench", "allies", "--seconds", "0.05", "--json")
    assert list(report) == ["game", "compiled", "games_per_second", "decisions_per_game", "decisions_per_second",
                            "clone_ns", "step_decisions_per_second", "view_us", "mcts_iterations_per_second"]
    assert all(value > 0 for name, value in report.items() if name not in ("game", "compiled"))


def test_games_lists_switches_with_their_clauses() -> None:
    game = next(g for g in document("games", "--json") if g["name"] == "allies")
    assert game["name"] == "allies"
    assert len(game["options"]) == 17
    assert all(switch["clause"].startswith("AL.") for switch in game["options"])


def test_games_says_who_can_sit_down() -> None:
    seating = next(g for g in document("games", "--json") if g["name"] == "armata_strigoi")["seating"]
    assert seating == {"names": ["p1", "p2", "p3", "p4", "p5"], "least": 2, "most": 5, "in_order": True}
    seating = next(g for g in document("games", "--json") if g["name"] == "wonder_woman")["seating"]
    assert (seating["least"], seating["most"], seating["in_order"]) == (2, 5, False)
    shown = " ".join(gateleg("games").stdout.split())
    assert "(seats: a, b)" in shown
    assert "(seats: the first 2 to 5 of p1, p2, p3, p4, p5)" in shown


def test_rules_shows_a_clause_with_its_functions() -> None:
    done = gateleg("rules", "allies", "AL.6.5")
    assert done.returncode == 0
    assert "Gnome" in done.stdout
    assert "move_card" in done.stdout


def test_replay_verifies_a_whole_game_and_finds_a_forged_one(tmp_path: Path) -> None:
    record = recorded(1000)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), "utf-8")
    assert document("replay", path, "--verify", "--json")["verified"]
    record["summary"]["points"]["a"] += 1
    path.write_text(json.dumps(record), "utf-8")
    report = document("replay", path, "--verify", "--json", code=1)
    assert not report["verified"]
    assert "summary" in report["faults"][0]


def test_replay_shows_a_seat_only_what_it_sees(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(recorded(30)), "utf-8")
    shown = document("replay", path, "--seat", "a", "--upto", "20", "--json")
    assert shown["answers"] == 20
    assert set(shown["view"]["cards"]["hand-b"]) == {-2}
    assert "position" not in shown


WRONG = [
    (["sim", "chess"], "game: expected one of allies"),
    (["sim", "allies", "--bots", "grandmaster"], "grandmaster"),
    (["sim", "allies", "--bots", "random,random,random"], "bots: expected 1 or 2 bots"),
    (["sim", "allies", "--bots", "mcts:many"], "mcts:many"),
    (["sim", "allies", "--option", "crown=sometimes"], "option crown: expected ties or always"),
    (["sim", "allies", "--option", "colour=red"], "option colour"),
    (["sim", "allies", "--option", "crown"], "NAME=VALUE"),
    (["sim", "allies", "--seats", "a,b,c"], "seats: expected a,b"),
    (["sim", "allies", "-n", "0"], "-n"),
    (["bench", "chess"], "game: expected one of allies"),
    (["rules", "chess"], "chess"),
    (["rules", "allies", "AL.99"], "AL.99"),
    (["replay", "no-such-file.json"], "no-such-file.json"),
    (["sim", "allies", "--content", "no-such-file.toml"], "no-such-file.toml"),
    (["play", "chess", "--auto"], "game: expected one of allies"),
    (["play", "allies", "--auto", "--bots", "nobody"], "nobody"),
    (["play", "allies", "--auto", "--seed", "²"], "seed: expected"),
    (["play", "allies", "--auto", "--record", "no-such-folder/game.json"], "a file that can be written"),
    (["sim", "allies", "--seed", str(1 << 63)], "seed: expected"),
    (["sim", "allies", "--seed", str((1 << 63) - 1)], "seed: expected"),
    (["bench", "allies", "--seconds", "inf"], "--seconds"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=lambda value: "-".join(value)[:40])
def test_wrong_input_is_named_and_exits_with_2(arguments: list[str], message: str) -> None:
    done = gateleg(*arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_check_names_files_that_cannot_be_read(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text('game = "allies"\n[[case]]\ntitle = "x"\nclauses = "AL.1.3"\n', "utf-8")
    for path, message in ((tmp_path / "none.toml", "none.toml"), (broken, "clauses")):
        done = gateleg("check", path)
        assert done.returncode == 2
        assert message in done.stdout
        assert "Traceback" not in done.stderr
        assert document("check", path, "--json", code=2)


def test_check_wants_scenario_files_in_a_folder(tmp_path: Path) -> None:
    done = gateleg("check", tmp_path)
    assert done.returncode == 2
    assert "a folder with scenario files" in done.stdout


def test_a_record_with_wrong_players_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for players in (5, [1, 2], {"a": "random"}):
        path.write_text(json.dumps({**recorded(3), "players": players}), "utf-8")
        done = gateleg("play", "allies", "--auto", "--record", path)
        assert done.returncode == 2
        assert "players: expected" in done.stderr


def test_check_exits_with_1_when_a_case_fails(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(
        'game = "allies"\n[[case]]\ntitle = "six cards"\nclause = "AL.2.5"\n[[case.expect]]\nlimits.a = 6\n', "utf-8"
    )
    done = gateleg("check", wrong)
    assert done.returncode == 1
    assert "six cards" in done.stdout


BROKEN_RECORDS: list[tuple[str, Any, str]] = [
    ("format", "something", "format: expected"),
    ("format_version", 99, "format_version: expected 1, not 99"),
    ("rules_version", 0, "rules_version: expected"),
    ("content", "0123", "content: expected"),
    ("game", "chess", "game: expected one of allies"),
    ("seats", ["a"], "seats: expected a,b"),
    ("options", {"crown": "never"}, "option crown: expected ties or always"),
    ("options", {"castle_on_table": 1}, "option castle_on_table: expected a text, not 1"),
    ("seats", ["a", 2], "seats: expected a list of texts"),
    ("seed", 1.5, "seed: expected"),
    ("seed", True, "seed: expected"),
    ("seed", "zz", "seed: expected"),
    ("log", [{"seat": "a"}], "log[0].question: expected"),
    ("log", "none", "log: expected"),
]


@pytest.mark.parametrize(("field", "value", "message"), BROKEN_RECORDS, ids=lambda value: str(value)[:30])
def test_a_broken_record_is_named_and_left_alone(field: str, value: Any, message: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**recorded(3), field: value}), "utf-8")
    before = path.read_bytes()
    done = gateleg("replay", path)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    done = gateleg("play", "allies", "--auto", "--record", path)
    assert done.returncode == 2
    assert message in done.stderr
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card]]\nid = 'cyclops-01'\nvalues = [3, 2, 1, 1]\n", "card cyclops-01.values"),
        ("[[card]]\nid = 'cyclops-01'\nstart = 7\n", "card cyclops-01.start"),
        ("[[card]]\nid = 'cyclops-01'\ncolour = 'red'\n", "card cyclops-01.colour"),
        ("[[card]]\nvalues = [1, 2, 3, 4]\n", ":1: card.id: expected an entry with an id"),
        ("[[card]]\nid = 'new-01'\ntribe = 'cyclops'\n", "card new-01.values"),
        ("[[wizard]]\nid = 'x'\n", "content.wizard"),
        ("[[card]\n", "TOML"),
    ],
)
def test_a_broken_content_pack_is_named(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(text, "utf-8")
    done = gateleg("sim", "allies", "-n", "1", "--content", path)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stdout == ""
