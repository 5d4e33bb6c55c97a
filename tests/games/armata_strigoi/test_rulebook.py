"""The clauses of Armata Strigoi keep the ids and kinds of the reference that they were taken over from."""
import re
from pathlib import Path

from gateleg.games.armata_strigoi.game import GAME
from gateleg.games.armata_strigoi.words import WORDS_OF_PLAY
from gateleg.rulebook import rulebook


def test_ids_and_kinds_are_those_of_the_reference() -> None:
    reference = (Path(__file__).parent / "ids.txt").read_text(encoding="utf-8").splitlines()
    assert [f"{clause.id} {clause.kind}" for clause in rulebook("armata_strigoi").clauses] == reference


def test_every_clause_says_where_it_comes_from() -> None:
    assert [clause.id for clause in rulebook("armata_strigoi").clauses if not clause.provenance] == []


def test_its_words_are_in_the_guide_to_scenarios() -> None:
    """Questions, their words, keys of positions and purposes of chance."""
    guide = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    part = guide.partition("## Armata Strigoi")[2].partition("\n## ")[0]
    words = set(re.findall(r"`([^`]*)`", part))
    t = GAME.seeded(GAME.setup(), 1)
    vocabulary = GAME.vocabulary(t)
    for key in GAME.to_position(t):
        assert key == "chance" or any(word == key or word.startswith(f"{key}.") for word in words), key
    names = [kind.name for kind in vocabulary.kinds.values()] + GAME.purposes + GAME.points
    names += WORDS_OF_PLAY.values()
    assert set(names) - words == set()
