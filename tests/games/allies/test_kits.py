"""Allies inherits the kits."""
from tests.kits.basic import BasicKit
from tests.kits.secrets import SecretsKit

from gateleg.games.allies.game import GAME


class TestAlliesBasics(BasicKit):
    game = GAME


class TestAlliesSecrets(SecretsKit):
    game = GAME
    games = 10
