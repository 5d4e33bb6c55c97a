"""A table with the Winged Menace inherits the kits."""
from typing import Any, ClassVar, Final

import pytest

from gateleg.games.root.game import RootGame
from gateleg.games.root.words import ITEM_NAMES
from tests.kits.basic import PositionKit
from tests.kits.secrets import SecretsKit

SHORT: Final = {"max_rounds": "20"}  # the kits look at every question, and random play goes on for long


class MenaceTable(RootGame):
    """Root, with the Menace at every table that names no seats."""

    def check_seats(
        self, seats: list[str] | None, options: dict[str, str], content: dict[str, Any]
    ) -> list[str]:
        return super().check_seats(seats or ["winged_menace", "alliance", "marquise", "vagabond"], options, content)


GAME: Final = MenaceTable()


class TestMenaceBasics(PositionKit):
    game = GAME
    fixed: ClassVar[dict[str, str]] = SHORT
    games = 3
    twins = 15


@pytest.mark.compiled_only  # interpreted, its twins take many minutes
class TestMenaceSecrets(SecretsKit):
    game = GAME
    fixed: ClassVar[dict[str, str]] = SHORT
    games = 2
    namesakes = frozenset(ITEM_NAMES)
