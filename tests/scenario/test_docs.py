"""docs/scenarios.md: its example is played, its words are those of the game."""
from __future__ import annotations

import re
from pathlib import Path

from gateleg.games.allies.game import GAME, SWITCHES
from gateleg.kernel.table import play_step
from gateleg.scenario import load, run

TEXT = (Path(__file__).parent.parent.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")


def test_the_example_passes(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    assert len(examples) == 1
    file = tmp_path / "example.toml"
    file.write_text(examples[0], encoding="utf-8")
    cases = load(file)
    assert len(cases) == 1
    run(cases[0])


def test_the_words_of_allies_are_all_there() -> None:
    words = re.findall(r"`([^`]*)`", TEXT)
    t = GAME.seeded(GAME.setup(), 1)
    kinds = GAME.vocabulary(t).kinds.values()
    play_step(t)
    keys = [key for key in GAME.to_position(t) if key != "chance"]
    for key in keys:
        assert any(word == key or word.startswith(f"{key}.") for word in words), key
    for name in [kind.name for kind in kinds] + GAME.purposes:
        assert name in words, name
    for kind in kinds:
        if kind.name == "choose-task":
            assert set(kind.labels or []) <= set(words)
    options = TEXT.partition("## Allies")[2].partition("Options, the default first: ")[2].partition("\n")[0]
    described = "; ".join(f"`{switch.name}` {', '.join(switch.values)}" for switch in SWITCHES)
    assert options.strip() == f"{described}."
