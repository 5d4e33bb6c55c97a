"""What Root says of its table: options with what lies there, what a choice changes, the rules behind events."""
from __future__ import annotations

from typing import Final

from gateleg.games.root.model import Clearing, Model
from gateleg.kernel.words import Message

# a letter for each side, as on the drawn map; others begin with their own
LETTERS: Final = {"vagabond-2": "W", "winged_menace": "N"}
NESTED: Final = {
    "card-drawn", "card-discarded", "card-spent", "scored", "pieces-removed", "pieces-placed", "dice-rolled",
    "ambush-played", "ambush-foiled", "item-exhausted", "item-refreshed", "item-damaged", "item-repaired", "item-taken",
    "item-lost", "supporter-spent", "supporter-gained", "supporter-lost", "officer-gained", "officers-lost", "outraged",
    "card-passed", "hand-looked-at", "effect-used", "relation-changed", "warriors-moved", "pawn-moved",
}
EVENT_CLAUSES: Final = {
    "turn-began": "1.4.1", "phase-began": "1.4.1", "card-drawn": "2.1", "card-discarded": "2.1", "card-spent": "G.29",
    "card-crafted": "4.1", "card-passed": "1.3.2", "deck-shuffled": "2.1", "scored": "3.2", "warriors-moved": "4.2",
    "battle-began": "4.3", "ambush-played": "4.3.1", "ambush-foiled": "4.3.1.I", "dice-rolled": "4.3.2",
    "pieces-removed": "1.5.4", "pieces-placed": "G.19", "effect-used": "4.1.3", "hand-looked-at": "1.2.1",
    "dominance-activated": "3.3.1", "dominance-taken": "3.3.4", "card-lost": "4.1.3", "game-won": "3.1",
    "markers-laid": "C.1.1",
}


def letter(side: str) -> str:
    """How a side is called on the drawn map."""
    return LETTERS.get(side, side[0].upper())


def option_message(name: str, model: Model, suits: dict[str, str]) -> Message:
    """An option in words: a clearing with its suit and who stands there, a card with its suit.

    suits   of the cards, by name
    """
    clearing = next((found for found in model.clearings if found.name == name), None)
    if clearing is not None and clearing.suit is not None:
        return Message("choice-clearing", {"clearing": name, "suit": clearing.suit, "there": there(clearing)})
    card = name.partition(":")[0]
    if card in suits:
        return Message("choice-card", {"card": name, "suit": suits[card]})
    return Message("choice-word", {"word": name})


def there(clearing: Clearing) -> str:
    """Who stands in a clearing: M3 E2 ♟V."""
    return " ".join([
        *(f"{letter(side)}{count}" for side, count in clearing.warriors.items()),
        *(f"♟{letter(side)}" for side in clearing.pawns),
    ])


def effects(before: Model, after: Model) -> list[Message]:
    """Points gained and lost."""
    return [
        Message("effect-points", {"seat": new.name, "old": old.points, "new": new.points})
        for old, new in zip(before.players, after.players, strict=True) if old.points != new.points
    ]
