"""Root inherits the kits."""
from gateleg.games.root.game import GAME
from tests.kits.basic import PositionKit
from tests.kits.secrets import SecretsKit


class TestRootBasics(PositionKit):
    game = GAME
    games = 10


class TestRootSecrets(SecretsKit):
    game = GAME
    games = 2
