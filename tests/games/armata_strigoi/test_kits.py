"""Armata Strigoi inherits the kits."""
from gateleg.games.armata_strigoi.game import GAME
from tests.kits.basic import PositionKit
from tests.kits.secrets import SecretsKit


class TestArmataBasics(PositionKit):
    game = GAME


class TestArmataSecrets(SecretsKit):
    game = GAME
    games = 10
