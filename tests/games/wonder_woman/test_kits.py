"""Wonder Woman inherits the kits."""
from gateleg.games.wonder_woman.game import GAME
from tests.kits.basic import PositionKit
from tests.kits.secrets import SecretsKit


class TestWonderWomanBasics(PositionKit):
    game = GAME


class TestWonderWomanSecrets(SecretsKit):
    game = GAME
    games = 10
