"""AS.15 What is in the box of Armata Strigoi, who can play it, and when they may talk."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gateleg.games.armata_strigoi.box import Box
from gateleg.games.armata_strigoi.game import GAME
from gateleg.games.armata_strigoi.rules_round import talk
from gateleg.kernel.content import untagged
from gateleg.kernel.errors import InputError
from gateleg.kernel.record import Played

CONTENT: dict[str, Any] = GAME.content()

ACTION_CARDS = {
    "attila": "3/3/X 2 protection; 4/4/D 11 mechanics; 2/5/B 25 retrieval; 5/3/E 31 stealth; 4/3/A 13 pack; "
              "3/4/C 19 pack",
    "falk-maria": "3/3/X 3 protection; 4/4/D 7 mechanics; 2/5/B 26 retrieval; 5/3/E 27 stealth; 4/3/C 14 heal; "
                  "3/3/F 20 heal+heal",
    "matthew": "3/3/X 4 protection; 4/4/D 8 mechanics; 2/5/B 22 retrieval; 5/3/E 28 stealth; 6/2/F 15 stealth; "
               "6/3/A 21 ",
    "charles": "3/3/X 5 protection; 4/4/D 9 mechanics; 2/5/B 23 retrieval; 5/3/E 29 stealth; 3/5/A 16 ; 2/6/C 17 wound",
    "roel": "3/3/X 6 protection; 4/4/D 10 mechanics; 2/5/B 24 retrieval; 5/3/E 30 stealth; 3/4/C 12 protection; "
            "4/3/F 18 protection+retrieval",
}


def told(card: dict[str, Any]) -> str:
    icons = "+".join([*card["abilities"], *(["wound"] if card["self_wound"] else [])])
    return f"{card['movement']}/{card['strength']}/{card['letter']} {card['initiative']} {icons}"


@pytest.mark.clause("AS.15.1", "AS.15.2", "AS.15.3", "AS.15.4", "AS.15.5")
@pytest.mark.parametrize("wolf", ACTION_CARDS)
def test_action_cards(wolf: str) -> None:
    cards = [told(card) for card in CONTENT["action_card"] if card["owner"] == wolf]
    assert cards == ACTION_CARDS[wolf].split("; ")
    assert sum(card["common"] for card in CONTENT["action_card"] if card["owner"] == wolf) == 4


@pytest.mark.clause("AS.15.6")
def test_heroic_cards() -> None:
    fist = [told(card) for card in CONTENT["heroic"] if card["name"] == "Fist by Fist"]
    fire = [told(card) for card in CONTENT["heroic"] if card["name"] == "Fire & Forgive"]
    assert fist == [f"5/3/A {n} stealth" for n in range(32, 38)]
    assert fire == [f"3/5/F {n} protection" for n in range(40, 46)]


@pytest.mark.clause("AS.15.7")
def test_legendary_cards() -> None:
    assert {card["name"]: told(card) for card in CONTENT["legendary"]} == {
        "The Evil Made Me Do It": "2/5/B 1 protection", "Vampires Don't Die": "3/6/D 38 ",
        "Incense & Iron": "5/4/C 39 heal", "Nighttime Rebel": "6/3/E 46 retrieval",
        "All You Can Bleed": "4/4/A 47 heal",
    }


@pytest.mark.clause("AS.15.8")
def test_strigoi() -> None:
    box = Box(CONTENT)
    assert [list(map(int, numbers)) for numbers in (box.strigoi_strength, box.strigoi_life, box.strigoi_wounds)] == [
        [8, 7, 9, 8], [3, 3, 5, 5], [1, 1, 1, 1]
    ]
    tokens = {(t["strigoi"], t["extra_wounds"]): t["count"] for t in CONTENT["strigoi_token"]}
    assert tokens == {("master", 0): 3, ("master", 1): 1, ("apprentice", 0): 3, ("apprentice", 1): 1}


@pytest.mark.clause("AS.15.9", "AS.P.6")
def test_blood_by_players() -> None:
    box = Box(CONTENT)
    assert [(int(box.altar[n]), int(box.hell[n])) for n in range(2, 6)] == [(4, 5), (5, 7), (5, 9), (6, 12)]


@pytest.mark.clause("AS.15.10", "AS.15.11")
def test_encounters() -> None:
    found = {
        pile: Counter({
            (t["kind"], t["strength"], "+".join(t["rewards"])): t["count"]
            for t in CONTENT["encounter"] if t["pile"] == pile
        })
        for pile in ("red", "grey")
    }
    assert found["red"] == {
        ("monster", 3, ""): 2, ("monster", 3, "bat"): 3, ("monster", 4, "bat"): 2, ("monster", 4, "axe"): 3,
        ("monster", 5, "bat+blood"): 3, ("monster", 5, "axe"): 1, ("monster", 6, "axe+blood"): 2, ("monk", 0, ""): 4,
    }
    assert found["grey"] == {
        ("monster", 5, "axe"): 2, ("monster", 6, "bat+blood"): 4, ("monster", 6, "axe+blood"): 2,
        ("monster", 7, "axe+blood"): 3, ("monster", 7, "bat+bat"): 1, ("monster", 8, "axe+blood"): 3,
        ("monster", 9, "axe+bat+blood"): 1, ("monk", 0, ""): 4,
    }
    assert {t["wounds_inflicted"] for t in CONTENT["encounter"] if t["kind"] == "monster"} == {1}


@pytest.mark.clause("AS.15.12")
def test_rewards() -> None:
    tokens = {(t["strength"], t["movement"], *t["abilities"]): t["count"] for t in CONTENT["reward_token"]}
    assert tokens == {
        (1, 0): 8, (2, 0): 2, (0, 1): 2, (0, 0, "protection"): 3, (0, 0, "heal"): 2, (0, 0, "mechanics"): 2,
        (0, 0, "stealth"): 1,
    }
    cards = {
        c["name"]: (c["strength"], c["movement"], "+".join(c["abilities"]), c["self_wound"], c["count"])
        for c in CONTENT["reward_card"]
    }
    assert cards == {
        "Silver Dagger": (2, 0, "", False, 4), "Spiked Mace": (3, 0, "", False, 3), "War Axe": (4, 0, "", False, 3),
        "Cursed Greatblade": (6, 0, "", True, 2), "Iron Shield": (0, 0, "protection", False, 3),
        "Holy Water": (2, 0, "heal", False, 2), "Shadow Cloak": (0, 1, "stealth", False, 2),
        "Smith's Tools": (1, 0, "mechanics", False, 2),
    }


@pytest.mark.clause("AS.15.13")
def test_wounds() -> None:
    assert {(w["effect"], w["value"]): w["count"] for w in CONTENT["wound"]} == {
        ("movement", -1): 5, ("strength", -1): 5, ("movement", -2): 2, ("strength", -2): 2,
        ("forbid_protection", 0): 2, ("forbid_stealth", 0): 2, ("forbid_heal", 0): 1, ("forbid_mechanics", 0): 1,
    }


def test_every_value_says_where_it_comes_from() -> None:
    assert untagged(CONTENT) == []


@pytest.mark.clause("AS.0.1")
def test_two_to_five_players() -> None:
    assert GAME.setup().seats == ["p1", "p2"]
    assert GAME.setup(["p1", "p2", "p3", "p4", "p5"]).seats == ["p1", "p2", "p3", "p4", "p5"]
    for seats in (["p1"], ["p2", "p1"], ["p1", "p3"], ["attila", "roel"], [f"p{n}" for n in range(1, 7)]):
        with pytest.raises(InputError, match="seats: expected p1,p2 or"):
            GAME.setup(seats)


@pytest.mark.clause("AS.1.2")
def test_before_the_reveal_only_general_phrases_are_allowed() -> None:
    assert (talk(True, False), talk(True, True), talk(False, False), talk(False, True)) == (
        "phrases", "closed", "open", "open"
    )
    for option, expected in (("general", "phrases"), ("none", "closed")):
        played = Played(GAME.setup(options={"phase1_talk": option}), 3)
        for seat in (0, 1):
            for _ in range(2):
                assert GAME.talk(played.session.table) == "open"
                question = played.session.question_of(seat)
                assert question is not None
                played.session.answer(question, 0)
        assert GAME.talk(played.session.table) == expected
        for seat in (0, 1):
            question = played.session.question_of(seat)
            assert question is not None
            played.session.answer(question, 0)
        assert GAME.talk(played.session.table) == "open"
