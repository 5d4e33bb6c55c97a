"""Allies inherits the kits."""
from gateleg.games.allies.game import GAME
from tests.kits.basic import BasicKit
from tests.kits.secrets import SecretsKit


class TestAlliesBasics(BasicKit):
    game = GAME


class TestAlliesSecrets(SecretsKit):
    game = GAME
    games = 10
