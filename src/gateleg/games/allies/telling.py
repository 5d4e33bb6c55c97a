"""What Allies says of its table: options with what lies there, what a choice changes, the rules behind events."""
from __future__ import annotations

from typing import Final

from gateleg.games.allies.model import NEUTRAL, Battle, Card, Model, Placed
from gateleg.kernel.words import Message

News = list[tuple[str, dict[str, str | int]]]  # events by name, with their details

NESTED: Final = {
    "card-turned", "regions-swapped", "card-moved", "limit-raised", "ability-copied", "card-drawn",
    "deck-reshuffled", "region-laid",
}
EVENT_CLAUSES: Final = {
    "tribe-picked": "AL.2.2", "tribe-clash": "AL.2.2", "region-laid": "AL.3.3", "card-drawn": "AL.4.4",
    "card-played": "AL.4.2", "card-covered": "AL.6.2", "card-turned": "AL.5.1", "regions-swapped": "AL.6.4",
    "card-moved": "AL.6.5", "limit-raised": "AL.6.6", "ability-copied": "AL.6.8", "region-turned": "AL.7.2",
    "region-won": "AL.7.2", "turn-passed": "AL.4.5", "round-started": "AL.3.2", "deck-reshuffled": "AL.4.4",
    "game-ended": "AL.9.1", "battle-tied": "AL.7.4",
}


def option_message(kind: str, name: str, model: Model, news: News) -> Message:
    """An option of a question in words, with what lies there."""
    if kind == "play-card" or kind == "cover-with":
        card = next(card for card in model.hand if card.id == name)
        marks, turns = marks_of(card), rotations(card.rotations)
        return Message("choice-play", {
            "card": card.id, "marks": f" {marks}" if marks else "", "rotations": f" {turns}" if turns else "",
            "value": card.values[card.start],
        })
    if kind == "choose-task":
        return task_message(name, model, news)
    if kind == "place-card" or kind == "move-to":
        return place_message(name, model)
    if kind == "copy-ability":
        return ability_message(name)
    if name.startswith("column-"):
        region = model.columns[int(name[-1]) - 1].region
        if region is not None:
            return Message("choice-region", {"region": region.id, "column": name})
    placed = placed_at(model, name)
    if placed is not None:
        return Message("choice-card-in-slot", {"card": placed.card.id, "slot": name, "value": placed.value})
    return Message("choice-word", {"word": name})


def task_message(name: str, model: Model, news: News) -> Message:
    """A task of the card played last, which the log names."""
    played = next((str(details["slot"]) for event, details in reversed(news) if event == "card-played"), "")
    placed = placed_at(model, played)
    if placed is None or name == "end-tasks":
        return Message("choice-word", {"word": name})
    if name == "ability":
        return ability_message(placed.card.tribe)
    return Message("choice-rotation", {"by": placed.card.rotations[0 if name == "first-rotation" else 1]})


def ability_message(tribe: str) -> Message:
    return Message("choice-ability", {"tribe": tribe, "ability": Message(f"ability-{tribe}")})


def place_message(slot: str, model: Model) -> Message:
    """A slot with what lies there and what lies opposite."""
    there = placed_at(model, slot)
    if there is not None:
        return Message("choice-slot-cover", {"slot": slot, "card": there.card.id})
    opposite = placed_at(model, ("b" if slot[0] == "a" else "a") + slot[1])
    if opposite is None:
        return Message("choice-slot-open", {"slot": slot})
    return Message("choice-slot", {"slot": slot, "opposite": opposite.value})


def effects(before: Model, after: Model) -> list[Message]:
    """Values, battles and limits that differ."""
    told = []
    for old, new in zip(before.columns, after.columns, strict=True):
        for was, now in zip(old.slots, new.slots, strict=True):
            if was is not None and now is not None and was.card == now.card and was.value != now.value:
                told.append(Message("effect-value", {"slot": now.slot, "old": was.value, "new": now.value}))
        if old.battle != new.battle:
            if new.battle is None:
                told.append(Message("effect-no-battle", {"column": new.name}))
            else:
                told.append(Message("effect-battle", {"column": new.name, "battle": battle_message(new.battle)}))
    for was_seat, now_seat in zip(before.seats, after.seats, strict=True):
        if was_seat.limit != now_seat.limit:
            told.append(Message("effect-limit", {"limit": now_seat.limit}))
    return told


def battle_message(battle: Battle) -> Message:
    """What a battle would bring."""
    if battle.toward is None:
        return Message("battle-tied")
    steps: dict[str, object] = {"seat": battle.toward, "steps": battle.steps}
    if battle.won_by:
        return Message("battle-won", {**steps, "winner": battle.won_by})
    if battle.facing == NEUTRAL:
        return Message("battle-neutral", steps)
    return Message("battle-turned", {**steps, "facing": battle.facing})


def placed_at(model: Model, slot: str) -> Placed | None:
    for column in model.columns:
        for placed in column.slots:
            if placed is not None and placed.slot == slot:
                return placed
    return None


def marks_of(card: Card) -> str:
    """Crown and diamond."""
    return ("♛" if card.crown else "") + ("◆" if card.diamond else "")


def rotations(turns: list[int]) -> str:
    """Rotations as printed: +1, −2, ±1."""
    if len(turns) == 2 and turns[0] == -turns[1]:
        return f"±{abs(turns[0])}"
    return "".join(f"{turn:+d}" for turn in turns).replace("-", "−")
