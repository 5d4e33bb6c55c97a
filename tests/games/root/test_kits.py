"""Root inherits the kits."""
from typing import ClassVar

import pytest

from gateleg.games.root.game import GAME
from tests.kits.basic import PositionKit
from tests.kits.secrets import SecretsKit

pytestmark = pytest.mark.unproven


class TestRootBasics(PositionKit):
    game = GAME
    fixed: ClassVar[dict[str, str]] = {"max_rounds": "100"}  # sessions keep all to undo it
    games = 10


class TestRootSecrets(SecretsKit):
    game = GAME
    fixed: ClassVar[dict[str, str]] = {"max_rounds": "100"}  # sessions keep all to undo it
    games = 2
