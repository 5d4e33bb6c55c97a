"""Armata Strigoi inherits the kits: as it is, and with content that brings wolves to the Strigoi and to the collapse."""
from __future__ import annotations

from typing import Any

from gateleg.games.armata_strigoi.game import GAME
from tests.kits.basic import PositionKit
from tests.kits.secrets import SecretsKit

BOUNDED = {"max_rounds": "10"}
WEAK_STRIGOI: dict[str, Any] = {
    "blood_limit": [{"id": f"{n}-players", "altar": 0, "hell": 20} for n in range(2, 6)],
    "strigoi": [
        {"id": "master", "strength": 3, "life": 2, "shocks": 1}, {"id": "apprentice", "strength": 2, "life": 2},
    ],
    "supreme": [{"id": "supreme-master", "strength": 3, "life": 8}, {"id": "supreme-apprentice", "strength": 3}],
    "reward_card": [{"id": "reward-war-axe", "abilities": ["protection", "pack"]}],
}


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
