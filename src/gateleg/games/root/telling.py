"""What Root says of its table: options with what lies there, what a choice changes, which events follow others."""
from __future__ import annotations

from typing import Final

from gateleg.games.root.model import Clearing, Model
from gateleg.kernel.words import Message

NESTED: Final = {
    "card-drawn", "card-discarded", "card-spent", "scored", "pieces-removed", "pieces-placed", "dice-rolled",
    "ambush-played", "ambush-foiled", "item-exhausted", "item-refreshed", "item-damaged", "item-repaired", "item-taken",
    "item-lost", "supporter-spent", "supporter-gained", "supporter-lost", "officer-gained", "officers-lost", "outraged",
    "card-passed", "hand-looked-at", "effect-used", "relation-changed", "warriors-moved", "pawn-moved",
}
MOST_CHANGES: Final = 4  # clearings that one choice is said to change; more are seen on the board


def option_message(name: str, model: Model, suits: dict[str, str]) -> Message:
    """An option in words: a clearing with what stands there, a card with its suit.

    suits   of the cards, by their ids
    """
    clearing = next((found for found in model.clearings if found.name == name), None)
    if clearing is not None:
        return Message("choice-place", {"place": name, "contents": contents(clearing)})
    suit = suits.get(name.partition(":")[0])
    return Message("choice-card", {"card": name, "suit": suit}) if suit else Message("choice-word", {"word": name})


def contents(clearing: Clearing) -> Message:
    """A clearing in words, a message within a message for each thing there."""
    told = Message("choice-end")
    pieces = [*clearing.warriors.items(), *clearing.buildings.items(), *clearing.tokens.items()]
    for piece, number in reversed([*pieces, *((pawn, 1) for pawn in clearing.pawns)]):
        told = Message("choice-pieces", {"piece": piece, "number": number, "others": told})
    return Message("choice-suit", {"suit": clearing.suit, "others": told}) if clearing.suit else told


def odds(side: str, chances: list[float]) -> Message:
    """How likely a side deals how many hits, a message within a message for each number."""
    told = Message("choice-end")
    likely = [(hits, round(100 * chance)) for hits, chance in enumerate(chances) if chance > 0]
    for n, (hits, percent) in reversed(list(enumerate(likely))):
        told = Message("effect-hits" if n == 0 else "effect-further-hits", {
            "hits": hits, "percent": percent, "others": told,
        })
    return Message("effect-odds", {"seat": side, "odds": told})


def effects(before: Model, after: Model) -> list[Message]:
    """The hits that a battle may bring, points that change, and clearings where something changes."""
    if before.battle is None and after.battle is not None and after.battle.odds:
        sides = (after.battle.attacker, after.battle.defender)
        return [odds(side, chances) for side, chances in zip(sides, after.battle.odds, strict=True)]
    told = [
        Message("effect-points", {"seat": new.name, "old": old.points, "new": new.points})
        for old, new in zip(before.players, after.players, strict=True) if old.points != new.points
    ]
    changed = [
        Message("choice-place", {"place": new.name, "contents": contents(new)})
        for old, new in zip(before.clearings, after.clearings, strict=True) if old != new
    ]
    return told + (changed if len(changed) <= MOST_CHANGES else [])
