"""Root inherits the kits."""
from typing import ClassVar

import pytest

from gateleg.games.root.game import GAME
from gateleg.games.root.words import ITEM_NAMES
from tests.kits.basic import PositionKit
from tests.kits.secrets import SecretsKit

SHORT = {"max_rounds": "20"}  # the kits look at every question, and random play goes on for long


class TestRootBasics(PositionKit):
    game = GAME
    fixed: ClassVar[dict[str, str]] = SHORT
    games = 3
    twins = 15


@pytest.mark.compiled_only  # interpreted, its twins take many minutes
class TestRootSecrets(SecretsKit):
    game = GAME
    fixed: ClassVar[dict[str, str]] = SHORT
    games = 2
    namesakes = frozenset(ITEM_NAMES)
