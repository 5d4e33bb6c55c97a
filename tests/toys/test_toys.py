"""Every toy game inherits the kits."""
from tests.kits.basic import BasicKit
from tests.kits.secrets import SecretsKit
from tests.toys.duel import DUEL
from tests.toys.gifts import GIFTS
from tests.toys.orders import ORDERS


class TestDuel(BasicKit):
    game = DUEL


class TestDuelSecrets(SecretsKit):
    game = DUEL


class TestOrders(BasicKit):
    game = ORDERS


class TestOrdersSecrets(SecretsKit):
    game = ORDERS


class TestGifts(BasicKit):
    game = GIFTS


class TestGiftsSecrets(SecretsKit):
    game = GIFTS
