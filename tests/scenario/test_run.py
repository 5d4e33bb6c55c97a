"""The runner of scenario files: what it plays, and that each expectation can fail."""
from __future__ import annotations

from pathlib import Path

import pytest

from gateleg.scenario import Failure, ScenarioError, load, run
from tests.scenario.toy import find


def play(folder: Path, text: str, game: str = "allies") -> None:
    """Run the one case of a file."""
    file = folder / "case.toml"
    file.write_text(f'game = "{game}"\n[[case]]\ntitle = "It"\n{text}', encoding="utf-8")
    for case in load(file, find) if game == "toy" else load(file):
        run(case)


BASE = """
[case.position]
tribes.a = ["yeti", "gnome"]
tribes.b = ["golem", "troll"]
turn = 3
slots.a1 = { card = "gnome-24", section = 1 }
slots.b1 = { card = "golem-22", section = 1 }
hands.a = ["yeti-14", "gnome-05"]
[[case.do]]
a = ["yeti-14", "a3"]
[[case.expect]]
decision = { seat = "a", kind = "choose-task" }
"""


@pytest.mark.parametrize(
    ("expectation", "path", "expected", "found"),
    [
        ('decision = { seat = "b", kind = "choose-task" }', "decision", "b choose-task", "a choose-task"),
        ('decision = { seat = "a", kind = "play-card" }', "decision", "a play-card", "a choose-task"),
        ('offered = ["ability"]', "offered[0]", "ability", "first-rotation, end-tasks"),
        ('offered.b = ["ability"]', "offered.b", "an open question of b", "a choose-task"),
        ('not_offered = ["ability", "end-tasks"]', "not_offered[1]", "no end-tasks", "first-rotation, end-tasks"),
        ('refused = { seat = "a", option = "end-tasks", clause = "AL.4.3" }', "refused", "end-tasks refused by AL.4.3",
         "end-tasks offered"),
        ('refused = [{ seat = "a", option = "ability", clause = "AL.4.3" }]', "refused[0]", "ability refused",
         "no refusal of ability"),
        ("view.b.hands.a = 2", "view.b.hands.a", "2 of them", "1: [unknown]"),
        ('view.a.hands.a = ["gnome-06"]', "view.a.hands.a", "[gnome-06]", "[gnome-05]"),
        ('hidden_from.a = ["gnome-05"]', "hidden_from.a[0]", "a not to know", "it known in hand-a"),
        ('hidden_from.a = ["hands.a"]', "hidden_from.a[0]", "cards that a does not know", "gnome-05"),
        ('hidden_from.b = ["discards.a"]', "hidden_from.b[0]", "cards that b does not know", "no cards"),
        ('hidden_from.spectator = ["yeti-14"]', "hidden_from.spectator[0]", "spectator not to know", "row-a"),
        ("score = { b = 1 }", "score.b", "1", "0"),
        ('winner = "a"', "winner", "[a]", "[]"),
        ("over = true", "over", "true", "false"),
        ("turn = 4", "turn", "4", "3"),
        ("slots.a1.section = 2", "slots.a1.section", "2", "1"),
        ('slots.a1 = "empty"', "slots.a1", "empty", "{card = gnome-24, section = 1}"),
        ("slots.a2 = { section = 1 }", "slots.a2", "{section = 1}", "empty"),
        ('hands.a = ["gnome-05", "gnome-05"]', "hands.a", "[gnome-05, gnome-05]", "[gnome-05]"),
        ("hands.a = 2", "hands.a", "2 of them", "1: [gnome-05]"),
        ('decks.b = ["golem-07"]', "decks.b", "[golem-07]", "[golem-06]"),
        ('tribes.a = ["yeti"]', "tribes.a", "[yeti]", "[yeti, gnome]"),
    ],
)
def test_every_expectation_can_fail(tmp_path: Path, expectation: str, path: str, expected: str, found: str) -> None:
    play(tmp_path, BASE)
    with pytest.raises(Failure) as caught:
        play(tmp_path, BASE + ("[[case.expect]]\n" if "decision" in expectation else "") + expectation)
    assert caught.value.path in (f"expect[0].{path}", f"expect[1].{path}")
    assert expected in caught.value.expected
    assert found in caught.value.found


@pytest.mark.parametrize(
    ("do", "path", "expected", "found"),
    [
        ('a = ["yeti-14", "b1"]', "do[0].a[1]", "one of a2, a3, a4, a5 (place-card)", "'b1'"),
        ('a = ["yeti-14", "a1"]', "do[0].a[1]", "one of a2", "'a1' (refused: slot-taken, AL.4.2)"),
        ('b = ["golem-01"]', "do[0].b[0]", "an answer by a (play-card)", "'golem-01' by b"),
        ('a = ["yeti-14", "a3"]', "do[0]", "an answer by a (choose-task)", "no answer"),
        ('a = ["gnome-05", "a2", "end-tasks", "a3"]', "do[0].a[3]", "an answer by b (play-card)", "'a3' by a"),
        ('a = ["yeti-14", "a2", "first-rotation", "a2"]', "do[0].a[3]", "one of a1, b1 (strengthen-card)",
         "'a2' (refused: just-played, AL.5.2)"),
    ],
)
def test_answers_that_cannot_be_given_fail(tmp_path: Path, do: str, path: str, expected: str, found: str) -> None:
    with pytest.raises(Failure) as caught:
        play(tmp_path, BASE.split("[[case.do]]", maxsplit=1)[0] + f"[[case.do]]\n{do}\n[[case.expect]]\nround = 1\n")
    assert caught.value.path == path
    assert expected in caught.value.expected
    assert found in caught.value.found


def test_an_answer_that_gave_itself_is_named(tmp_path: Path) -> None:
    with pytest.raises(Failure, match=r"'yeti-14' \(already given: it was the only option\)"):
        play(tmp_path, '[case.position]\ntribes.a = ["yeti", "gnome"]\nhands.a = ["yeti-14"]\n'
                       '[[case.do]]\na = ["yeti-14"]\n[[case.expect]]\nround = 1\n')


def test_steps_go_in_the_order_of_the_file(tmp_path: Path) -> None:
    play(tmp_path, """
        at = "before tribes"
        [[case.expect]]
        round = 0
        [[case.do]]
        b = ["yeti"]
        a = ["golem", "troll"]
        [[case.expect]]
        decision = { seat = "b", kind = "pick-tribe" }
        tribes.b = ["yeti"]
        [[case.do]]
        b = ["gnome"]
        [[case.expect]]
        round = 1
    """)


def test_a_point_that_is_not_come_to(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="expected one of before tribes"):
        play(tmp_path, 'at = "tea"\n[[case.expect]]\nround = 1\n')


# -- chance ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("script", "path", "expected", "found"),
    [
        ("start = [2]", "chance.start[0]", "a number from 0 to 1", "2"),
        ('start = ["keep"]', "chance.start[0]", "a number from 0 to 1", "keep"),
        ("deck-a = [3]", "chance.deck-a[0]", "'keep' or a list of cards", "3"),
        ('deck-a = [["troll-01"]]', "chance.deck-a[0][0]", "a card that is shuffled here", "troll-01"),
        ('deck-a = ["keep", "keep"]', "chance.deck-a", "2 draws or shuffles", "1"),
        ("deck-a = []", "chance.deck-a", "an entry for draw 1", "0 entries"),
        ("tribes = [1]", "chance.tribes", "1 draws or shuffles", "0"),
    ],
)
def test_a_script_of_chance_that_does_not_fit(
    tmp_path: Path, script: str, path: str, expected: str, found: str
) -> None:
    case = f"""
        at = "before tribes"
        chance = {{ {script} }}
        [[case.do]]
        b = ["troll"]
        a = ["yeti", "gnome"]
        [[case.do]]
        b = ["golem"]
        [[case.expect]]
        round = 1
    """
    with pytest.raises(Failure) as caught:
        play(tmp_path, case)
    assert caught.value.path == path
    assert expected in caught.value.expected
    assert found in caught.value.found


def test_a_number_must_be_scripted(tmp_path: Path) -> None:
    with pytest.raises(Failure, match=r"chance\.tribes: expected a number from 0 to 5, for a draw, found nothing"):
        play(tmp_path, 'at = "before tribes"\noptions = { tribes = "random" }\n[[case.expect]]\nround = 1\n')


# -- what Allies lacks -------------------------------------------------------------------------------------------------
def test_dice_and_team_questions(tmp_path: Path) -> None:
    play(tmp_path, """
        chance = { dice = [2, 5] }
        [[case.expect]]
        decision = [{ seat = "red", kind = "who-acts" }, { seat = "blue", kind = "who-acts" }]
        offered.red = ["roll", "rest"]
        offered.green = ["roll"]
        not_offered.green = ["rest"]
        [[case.do]]
        green = ["roll"]
        [[case.expect]]
        decision = { seat = "green", kind = "show" }
        offered = ["red", "blue"]
        points.green = 3
        [[case.do]]
        green = ["blue"]
        blue = ["roll", "red"]
        [[case.expect]]
        points = { red = 0, green = 3, blue = 6 }
    """, "toy")


def test_what_a_third_seat_does_not_know(tmp_path: Path) -> None:
    case = """
        chance = { dice = [0] }
        [case.position]
        decks.main = ["owl"]
        [[case.do]]
        green = ["roll", "blue"]
        [[case.expect]]
        hidden_from.red = ["hands.green", "owl"]
        hidden_from.spectator = ["owl"]
        view.blue.hands.green = ["owl"]
        hands.green = [{ card = "owl", seen = ["green", "blue"] }]
    """
    play(tmp_path, case, "toy")
    with pytest.raises(Failure, match=r"hidden_from\.red\[0\]"):
        play(tmp_path, case.replace('"roll", "blue"', '"roll", "red"').replace("view.blue", "view.green"), "toy")


def test_equal_cards_are_taken_from_the_supply_one_by_one(tmp_path: Path) -> None:
    case = """
        chance = { cards = [["owl", "owl"]] }
        [case.position]
        hands.red = ["fox", "fox"]
        hands.blue = ["owl"]
        [[case.expect]]
        decks.main = 3
        [[case.do]]
        red = ["rest"]
        [[case.expect]]
        decks.main = ["owl", "owl", "fox"]
    """
    play(tmp_path, case, "toy")
    with pytest.raises(ScenarioError, match=r"position\.hands\.blue\[2\]"):
        play(tmp_path, case.replace('["owl"]\n', '["fox", "owl", "fox"]\n'), "toy")


def test_the_end_deep_in_a_step(tmp_path: Path) -> None:
    play(tmp_path, """
        chance = { dice = [5] }
        position = { points = { blue = 4 } }
        [[case.do]]
        blue = ["roll"]
        [[case.expect]]
        over = true
        winner = ["blue"]
        score = { blue = 10, red = 0 }
    """, "toy")
