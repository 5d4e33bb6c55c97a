"""Armata Strigoi inherits the kits: as published, and where wolves come to the Strigoi and the collapse."""
from __future__ import annotations

from gateleg.games.armata_strigoi.game import GAME
from tests.games.armata_strigoi.packs import WEAK_STRIGOI
from tests.kits.basic import PositionKit
from tests.kits.secrets import SecretsKit

BOUNDED = {"max_rounds": "10"}


class TestArmataBasics(PositionKit):
    game = GAME
    fixed = BOUNDED


class TestArmataSecrets(SecretsKit):
    game = GAME
    games = 10
    fixed = BOUNDED


class TestWeakStrigoiBasics(PositionKit):
    game = GAME
    fixed = BOUNDED
    pack = WEAK_STRIGOI


class TestWeakStrigoiSecrets(SecretsKit):
    game = GAME
    games = 10
    fixed = BOUNDED
    pack = WEAK_STRIGOI
