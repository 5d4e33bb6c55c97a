"""What Allies reports while it is played: the events of the rules, by the names of their cards."""
from __future__ import annotations

from typing import Any

import pytest

from gateleg.games.allies.game import GAME
from gateleg.games.allies.words import EVENTS
from gateleg.kernel.cards import HIDDEN, SPECTATOR
from gateleg.kernel.chance import fast_chance
from gateleg.kernel.session import Session
from gateleg.kernel.table import play_step
from gateleg.kernel.words import Vocabulary

Events = list[tuple[str, str, int, int]]


class Play:
    """A session that begins at a patched position and notes what a viewer is told."""

    def __init__(self, patch: dict[str, Any], options: dict[str, str] | None = None, viewer: int = 0) -> None:
        setup = GAME.setup(options=options)
        t = GAME.seeded(setup, 1)
        if patch:
            play_step(t)
            position = GAME.patched(setup, GAME.to_position(t), {"starter": "a", **patch})
            t = GAME.from_position(setup, position, fast_chance(1, len(GAME.purposes)))
        self.words: Vocabulary = GAME.vocabulary(t)
        self.session = Session(t)
        self.viewer = viewer
        self.heard = 0

    def do(self, *names: str) -> Events:
        """Answer by name; what has happened by then."""
        for name in names:
            question = self.session.questions[0]
            options = self.words.options(question.kind, [int(label) for label in question.labels])
            self.session.answer(question, options.index(name))
        news = self.session.news(self.viewer, self.heard)
        self.heard += len(news)
        faces = {-1: "", HIDDEN: "unknown", **dict(enumerate(self.words.faces))}
        return [(EVENTS[what], faces[face], a, b) for _, what, face, a, b in news]


TRIBES = {"a": ["yeti", "gnome"], "b": ["golem", "troll"]}


@pytest.mark.clause("AL.2.1", "AL.2.2", "AL.2.4", "AL.3.1", "AL.3.2", "AL.3.3", "AL.4.4")
def test_set_up_and_first_round() -> None:
    play = Play({})
    starter = int(play.session.table.view(0)["public"]["starter"])  # type: ignore[index]
    other = 1 - starter
    assert play.do("yeti") == [("tribe-picked", "", other, 1)]
    events = play.do("cyclops", "troll", "golem")
    assert events[:4] == [
        ("tribe-picked", "", starter, 0), ("tribe-picked", "", starter, 5), ("tribe-picked", "", other, 4),
        ("round-started", "", 0, starter),
    ]
    laid = events[4:9]
    assert [(what, a, b) for what, _, a, b in laid] == [("region-laid", column, 0) for column in range(5)]
    position = GAME.to_position(play.session.table)
    assert [card for _, card, _, _ in laid] == [position["regions"][f"column-{n}"]["card"] for n in range(1, 6)]
    assert events[9:14] == [("card-drawn", card, 0, 0) for card in position["hands"]["a"]]
    assert events[14:] == [("card-drawn", "unknown", 1, 0)] * 5


@pytest.mark.clause("AL.2.2")
def test_a_clash_is_told_once() -> None:
    play = Play({}, {"tribes": "simultaneous"})
    for seat, names in enumerate((["yeti", "golem"], ["troll", "yeti"])):
        for name in names:
            question = play.session.question_of(seat)
            assert question is not None
            labels = [int(label) for label in question.labels]
            play.session.answer(question, play.words.options(question.kind, labels).index(name))
    assert play.do() == [("tribe-clash", "", 1, 0), ("tribe-picked", "", 0, 4), ("tribe-picked", "", 1, 5)]


@pytest.mark.clause("AL.1.3", "AL.1.4", "AL.4.2", "AL.5.1", "AL.5.4", "AL.5.5", "AL.6.2")
def test_playing_covering_and_turning() -> None:
    play = Play({
        "tribes": {"a": ["cyclops", "gnome"], "b": ["golem", "troll"]}, "turn": 3,
        "slots": {"a1": {"card": "gnome-24", "section": 0}, "b2": {"card": "golem-22", "section": 0}},
        "hands": {"a": ["cyclops-02", "gnome-25"]},
        "decks": {"a": ["gnome-01", "gnome-02", "gnome-03", "gnome-04", "gnome-05"]},
    })
    assert play.do("cyclops-02", "a1", "first-rotation", "b2", "gnome-25", "a4") == [
        ("card-covered", "gnome-24", 0, 0), ("card-played", "cyclops-02", 0, 0), ("card-turned", "golem-22", 6, 1),
        ("card-played", "gnome-25", 3, 0), *[("card-drawn", f"gnome-0{n}", 0, 0) for n in range(1, 6)],
    ]


@pytest.mark.clause("AL.4.4", "AL.8.3", "AL.11.1")
def test_a_drawn_card_is_told_to_others_without_its_face() -> None:
    for viewer, face in ((0, "yeti-13"), (1, "unknown"), (SPECTATOR, "unknown")):
        play = Play({
            "tribes": TRIBES, "hands": {"a": ["yeti-24", "gnome-01", "gnome-02", "gnome-03", "gnome-04"]},
            "decks": {"a": ["yeti-13"]},
        }, viewer=viewer)
        assert play.do("yeti-24", "a1")[-1] == ("card-drawn", face, 0, 0)


@pytest.mark.clause("AL.4.1", "AL.4.4", "AL.4.5", "AL.11.2")
def test_a_passed_turn_and_a_new_deck() -> None:
    names = [f"{tribe}-{n:02}" for tribe in ("yeti", "gnome") for n in range(1, 26)]
    patch: dict[str, Any] = {"tribes": TRIBES, "hands": {"a": []}, "discards": {"a": names}}
    assert Play(patch).do() == [("turn-passed", "", 0, 0)]
    events = Play(patch, {"deck_out": "reshuffle"}).do()
    assert [event[0] for event in events] == ["turn-passed", "deck-reshuffled", *["card-drawn"] * 5]
    assert events[1] == ("deck-reshuffled", "", 0, 0)


@pytest.mark.clause("AL.6.1", "AL.6.4", "AL.6.5", "AL.6.6", "AL.6.7", "AL.6.8")
def test_abilities() -> None:
    def ability(card: str, *answers: str) -> Events:
        hand = [card, "wizard-25", "wizard-24", "wizard-23", "wizard-22"]
        tribe = card.partition("-")[0]
        play = Play({
            "tribes": {"a": [tribe, "wizard" if tribe != "wizard" else "golem"], "b": ["cyclops", "gnome"]}, "turn": 9,
            "slots": {"b2": {"card": "gnome-05", "section": 0}, "b4": {"card": "cyclops-23", "section": 3}},
            "regions": {f"column-{n}": {"card": f"{name}-region-1"} for n, name in
                        enumerate(("cyclops", "yeti", "gnome", "wizard", "golem"), 1)},
            "hands": {"a": hand},
        })
        events = play.do(card, "a1", *answers)
        public: Any = play.session.table.view(0)["public"]
        assert all(public["turned"][slot] == 0 for slot in range(10) if public["slot"][slot] < 0)
        return [event for event in events if event[0] not in ("card-drawn", "card-played")]

    assert ability("yeti-05", "ability", "column-2", "column-5") == [("regions-swapped", "", 1, 4)]
    assert ability("wizard-07", "ability") == [("limit-raised", "", 0, 6)]
    assert ability("golem-05", "ability", "b2") == [("card-turned", "gnome-05", 6, 3)]
    assert ability("troll-05", "ability", "gnome", "b4", "b1") == [
        ("ability-copied", "troll-05", 0, 2), ("card-moved", "cyclops-23", 8, 5)
    ]


@pytest.mark.clause("AL.3.1", "AL.3.2", "AL.3.3", "AL.7.1", "AL.7.2", "AL.7.3", "AL.7.4", "AL.8.1", "AL.8.2")
def test_battles_and_the_next_round() -> None:
    play = Play({
        "tribes": TRIBES, "turn": 10, "limits": {"b": 1}, "hands": {"b": ["golem-24"]},
        "slots": {
            "a1": {"card": "yeti-24", "section": 2}, "b1": {"card": "troll-16", "section": 1},
            "a2": {"card": "yeti-21", "section": 3}, "b2": {"card": "troll-07", "section": 0},
            "a3": {"card": "gnome-07", "section": 2}, "b3": {"card": "troll-23", "section": 2},
            "a4": {"card": "gnome-24", "section": 0}, "b4": {"card": "golem-22", "section": 3},
        },
        "regions": {
            "column-1": {"card": "castle-1"}, "column-2": {"card": "castle-2"}, "column-3": {"card": "castle-3"},
            "column-4": {"card": "cyclops-region-1"},
        },
        "decks": {"regions": ["wizard-region-1", "wizard-region-2"]},
    })
    events = [event for event in play.do("golem-24", "b5") if event[0] != "card-drawn"]
    assert events == [
        ("card-played", "golem-24", 9, 0), ("region-turned", "castle-1", 0, 1), ("region-won", "castle-2", 1, 0),
        ("battle-tied", "castle-3", 2, 0), ("region-won", "cyclops-region-1", 3, 1), ("round-started", "", 1, 1),
        ("region-laid", "wizard-region-1", 1, 0), ("region-laid", "wizard-region-2", 3, 0),
    ]


@pytest.mark.clause("AL.3.1", "AL.9.1")
def test_the_end() -> None:
    play = Play({
        "tribes": TRIBES, "round": 4, "turn": 10, "hands": {"a": ["gnome-24"]}, "won": {"b": ["castle-1"]},
        "won-down": {"a": ["cyclops-region-1"]},
        "regions": {f"column-{n}": "empty" for n in range(1, 6)},
    })
    assert play.do("gnome-24", "a1")[-1] == ("game-ended", "", 2, -1)
    assert play.session.over


@pytest.mark.clause("AL.2.4", "AL.3.3")
def test_no_region_is_laid_where_the_deck_is_empty() -> None:
    regions = [f"{tribe}-region-{n}" for tribe in ("cyclops", "yeti", "gnome", "wizard", "golem") for n in (1, 2)]
    play = Play({
        "tribes": TRIBES, "turn": 10, "hands": {"b": ["golem-24"]}, "won-down": {"a": regions},
        "regions": {
            "column-1": "empty", "column-2": {"card": "castle-1"}, "column-3": {"card": "castle-2"},
            "column-4": {"card": "castle-3"}, "column-5": "empty",
        },
        "decks": {"regions": ["troll-region-2"]},
    })
    laid = [event for event in play.do("golem-24", "b1") if event[0] == "region-laid"]
    assert laid == [("region-laid", "troll-region-2", 0, 0), ("region-laid", "troll-region-1", 4, 0)]
    play = Play({
        "tribes": TRIBES, "turn": 10, "hands": {"b": ["golem-24"]}, "won-down": {"a": [*regions, "castle-1"]},
        "won": {"b": ["castle-2", "castle-3", "troll-region-1"]},
        "regions": {f"column-{n}": "empty" for n in range(1, 6)},
    })
    laid = [event for event in play.do("golem-24", "b1") if event[0] == "region-laid"]
    assert laid == [("region-laid", "troll-region-2", 0, 0)]


@pytest.mark.clause("AL.11.1")
def test_nothing_is_shown_of_an_empty_discard_pile() -> None:
    play = Play({"tribes": TRIBES, "turn": 10, "hands": {"a": [], "b": ["golem-24"]}}, {"discards_open": "no"})
    play.do("golem-24", "b1")
    cards = play.session.table.cards
    for zone in range(len(cards.layout.zones)):
        for i in range(cards.size(zone)):
            assert cards.zone_of(cards.at(zone, i)) == zone
