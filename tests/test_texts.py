"""Every word that people read has a text in every language, and no text is left over."""
from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import gateleg
from gateleg.games.registry import find_game, game_names
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Setup
from gateleg.kernel.pack import bundled_packs
from gateleg.kernel.record import Played
from gateleg.kernel.table import Reason
from gateleg.rulebook import rulebook
from gateleg.texts import COMMON, LANGUAGES, Texts, content_names, texts_for

PACKAGE = Path(gateleg.__file__).parent
INTERFACES = [
    *(PACKAGE / "tui").rglob("*.py"), *(PACKAGE / "server").rglob("*.py"), *PACKAGE.glob("games/*/telling.py"),
    PACKAGE / "texts.py", PACKAGE / "kernel" / "game.py",
]
BOTH = pytest.mark.parametrize("language", LANGUAGES)
GAMES = pytest.mark.parametrize("name", game_names())


def messages(folder: Path, language: str) -> dict[str, str]:
    """Ids of a file with the names of the arguments that each needs."""
    resource = parse((folder / f"{language}.ftl").read_text("utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder}/{language}.ftl: {junk[0].content}"
    found: dict[str, str] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            names = re.findall(r"\$([a-z_]+)", (folder / f"{language}.ftl").read_text("utf-8")[
                entry.span.start : entry.span.end
            ] if entry.span else "")
            found[entry.id.name] = " ".join(sorted(set(names)))
    return found


def game_messages(name: str, language: str) -> dict[str, str]:
    """The same of all folders of a game."""
    found: dict[str, str] = {}
    for folder in find_game(name).message_folders():
        more = messages(folder, language)
        assert not set(found) & set(more), f"{folder}: {set(found) & set(more)} stand elsewhere already"
        found |= more
    return found


def reasons(name: str) -> set[str]:
    """Ids of the reasons that the modules of a game name, those of its parts included."""
    files = [path.relative_to(PACKAGE.parent).with_suffix("") for path in find_game(name).folder.rglob("*.py")]
    modules = [import_module(".".join(file.parts).removesuffix(".__init__")) for file in files]
    return {reason.id for module in modules for reason in vars(module).values() if isinstance(reason, Reason)}


def word_lists(name: str) -> set[str]:
    """Ids of the messages of all names that a game lists: events may tell them."""
    files = [path.relative_to(PACKAGE.parent).with_suffix("") for path in find_game(name).folder.rglob("words.py")]
    lists = [x for file in files for x in vars(import_module(".".join(file.parts))).values() if isinstance(x, list)]
    return {f"word-{word}" for words in lists for word in words}


@cache
def setups(name: str) -> list[Setup]:
    """Setups that together use all words of a game: its first and last seats, with each value of each switch."""
    game = find_game(name)
    seating = game.seating()
    tables = [seating.names[:seating.most], seating.names[-seating.most:]]
    choices = [{switch.name: value} for switch in game.switches for value in switch.values[1:]]
    return [game.setup(), *(game.setup(seats, options) for seats in tables for options in [{}, *choices])]


def names_in_play(name: str) -> set[str]:
    """Everything that players are told by name."""
    found: set[str] = set()
    for setup in setups(name):
        words = Played(setup, 1).words
        found |= {label for kind in words.kinds.values() for label in kind.labels or [] if not label.isdigit()}
        found |= {word for word in words.words.values() if word != "pass"} | set(words.seats)
        found |= {f"{seat}-warrior" for seat in words.seats if f"{seat}-warriors" in found}  # Root's log, of one
    return found


def words_of_play(name: str) -> set[str]:
    """Ids of the messages that the rules of a game call for."""
    game = find_game(name)
    wanted: set[str] = set()
    for setup in setups(name):
        words = Played(setup, 1).words
        wanted |= {f"question-{kind.name}" for kind in words.kinds.values()}
        wanted |= {f"event-{event}" for event in words.events}
    wanted |= {f"reason-{id}" for id in reasons(name)}
    for switch in game.switches:
        wanted.add(f"switch-{switch.name}")
        wanted |= {f"switch-{switch.name}-{value}" for value in switch.values}
    return wanted | {f"pack-{pack}" for pack in bundled_packs(game.folder)}


def strings(paths: list[Path]) -> set[str]:
    """Strings in code that may be ids, or what ids are made of."""
    return {found for path in paths for found in re.findall(r'"([a-z][a-z0-9_-]*)"', path.read_text("utf-8"))}


def shown_by_interfaces() -> set[str]:
    return strings(INTERFACES)


def made_by_interfaces() -> tuple[str, ...]:
    """Beginnings of the ids that interfaces complete with a word."""
    code = "".join(path.read_text("utf-8") for path in INTERFACES)
    return tuple(
        beginning for beginning in re.findall(r'f"([a-z]+-(?:[a-z]+-)*)\{', code)
        if not beginning.startswith(("word-", "question-", "event-", "reason-", "switch-", "effect-"))
    )


@GAMES
@BOTH
def test_every_name_has_a_text(name: str, language: str) -> None:
    texts = texts_for(setups(name)[0], language)
    assert {n for n in names_in_play(name) if f"word-{n}" not in texts and texts.word(n) == n} == set()


@GAMES
@BOTH
def test_every_word_of_the_rules_has_a_text(name: str, language: str) -> None:
    assert words_of_play(name) - set(game_messages(name, language)) == set()


@GAMES
@BOTH
def test_every_card_has_a_name(name: str, language: str) -> None:
    """Content names its entries in English; other languages name them all."""
    game = find_game(name)
    texts = texts_for(game.setup(), language)
    for face in Played(game.setup(), 1).words.faces:
        assert f"word-{face}" in texts or texts.word(face) != face, f"{face} has no name in {language!r}"
    if language != "en":
        for id in content_names(game.setup()):
            assert f"word-{id}" in texts, f"{id} has its English name only"


@GAMES
@BOTH
def test_no_text_of_a_game_is_left_over(name: str, language: str) -> None:
    names = set() if language == "en" else {f"word-{id}" for id in content_names(find_game(name).setup())}
    abilities = {f"ability-{word}" for word in names_in_play(name)}
    told = names_in_play(name) | strings(list(find_game(name).folder.rglob("*.py")))  # options, and details of events
    numbered = {n.rpartition("-")[0] for n in told if n.rpartition("-")[2].isdigit()}
    faces = {face for setup in setups(name) for face in Played(setup, 1).words.faces}
    known = words_of_play(name) | shown_by_interfaces() | names | abilities | word_lists(name) | {"word-neutral"}
    known |= {f"word-{n}" for n in told | numbered | faces} | {f"effect-{n}" for n in told | faces}
    left = set(game_messages(name, language)) - known
    assert {id for id in left if not id.startswith(made_by_interfaces())} == set()


@BOTH
def test_no_text_of_the_frame_is_left_over(language: str) -> None:
    known = shown_by_interfaces() | {"word-pass"} | {f"provenance-{w}" for w in ("confirmed", "inferred", "invented")}
    assert set(messages(COMMON, language)) - known == set()


@pytest.mark.parametrize("folder", [COMMON, *(f for name in game_names() for f in find_game(name).message_folders())],
                         ids=lambda folder: folder.parent.name)
def test_languages_say_the_same(folder: Path) -> None:
    """The same messages with the same arguments; names of content may be missing in English."""
    first, *others = [messages(folder, language) for language in LANGUAGES]
    for other in others:
        assert {id: other.get(id) for id in first} == first
        assert all(id.startswith("word-") for id in set(other) - set(first))


@GAMES
@BOTH
def test_events_of_whole_games_can_be_told(name: str, language: str) -> None:
    """Also with hidden cards: every message gets the arguments that it needs."""
    game = find_game(name)
    setup = game.setup()
    texts = texts_for(setup, language)
    told = set()
    for seed in range(3):
        played = Played(setup, seed)
        number = seed
        while not played.session.over:
            question = played.session.questions[0]
            number = (number * 31 + 7) % 1009
            played.session.answer(question, number % len(question.labels))
        for viewer in range(len(setup.seats)):
            for _, what, face, a, b in played.session.news(viewer):
                line = texts.event(played.words.events[what], game.event_details(setup, what, face, a, b))
                assert line
                told.add(what)
    assert len(told) > len(played.words.events) // 2


def test_words_of_numbered_cards_and_copies() -> None:
    texts = Texts([COMMON, find_game("allies").folder / "messages"], "de", {"new-region": "Neuland"})
    assert texts.word("cyclops-07") == "Zyklop 07"
    assert texts.word("cyclops-07:2") == "Zyklop 07 (2)"
    assert texts.word("new-region") == "Neuland"
    assert texts.word("unknown-thing") == "unknown-thing"


def test_a_packs_names_stand_against_the_messages() -> None:
    game = find_game("wonder_woman")
    assert texts_for(game.setup(), "de").word("diana") == "Diana"
    renamed = texts_for(game.setup(pack={"hero": [{"id": "diana", "name": "Die Prinzessin"}]}), "de")
    assert renamed.word("diana") == "Die Prinzessin"
    assert renamed.word("mala") == "Mala"


def test_a_language_that_is_not_spoken() -> None:
    with pytest.raises(InputError, match="language: expected one of en, de, not 'fr'"):
        Texts([COMMON], "fr")


def test_missing_messages_and_arguments_are_errors() -> None:
    texts = Texts([COMMON], "en")
    with pytest.raises(KeyError, match="no message 'nothing' in 'en'"):
        texts("nothing")
    with pytest.raises(ValueError, match="saved"):
        texts("saved")


@GAMES
def test_events_are_told_with_clauses_that_there_are(name: str) -> None:
    game = find_game(name)
    clauses = {clause.id for clause in rulebook(name).clauses}
    assert set(game.clauses) <= set(Played(game.setup(), 1).words.events)
    assert set(game.clauses.values()) <= clauses
