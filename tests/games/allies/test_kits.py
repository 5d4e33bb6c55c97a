"""Allies inherits the kits."""
from gateleg.games.allies.game import GAME
from tests.kits.basic import PositionKit
from tests.kits.secrets import SecretsKit


class TestAlliesBasics(PositionKit):
    game = GAME


class TestAlliesSecrets(SecretsKit):
    game = GAME
    games = 10
