"""What Armata Strigoi says of its table: options with what lies there, what a choice changes, the rules of events."""
from __future__ import annotations

from typing import Final

from gateleg.games.armata_strigoi.box import Box
from gateleg.games.armata_strigoi.model import Card, Model
from gateleg.games.armata_strigoi.words import (
    ABILITY_NAMES,
    ACTIONS_RECOVERED,
    BLOOD_GAINED,
    BLOOD_LOST,
    CARDS_RECOVERED,
    EXTRA_TURN,
    FIGHT_LOST,
    FIGHT_TOKEN_PLACED,
    FIGHT_TOKEN_TAKEN,
    FIGHT_WON,
    GAME_LOST,
    GAME_STOPPED,
    GAME_WON,
    ICON_USED,
    LADDER_DESTROYED,
    LADDER_PLACED,
    PILE_NAMES,
    PILE_RESHUFFLED,
    PLATFORM_FELL,
    PLATFORM_TURNED,
    ROOM_NAMES,
    ROUND_STARTED,
    SEAT_NAMES,
    SPACE_NAMES,
    STRIGOI_ATTACKED,
    STRIGOI_DESTROYED,
    STRIGOI_HIT,
    STRIGOI_MISSED,
    STRIGOI_MOVED,
    STRIGOI_NAMES,
    STRIGOI_STAYED,
    STRIGOI_TOKEN,
    SUPREME_RISES,
    WOLF_DISPLACED,
    WOLF_FLED,
    WOLF_MOVED,
    WOLF_PICKED,
    WOLF_PLACED,
)
from gateleg.kernel.words import Message

News = list[tuple[str, dict[str, str | int]]]  # events by name, with their details

NESTED: Final = {
    "cards-recovered", "strigoi-passed", "token-flipped", "token-looked-at", "token-refused", "monk-freed",
    "reward-drawn", "blood-gained", "blood-lost", "wound-taken", "wound-prevented", "shock-taken", "third-wound",
    "wound-healed", "card-retrieved", "platform-turned", "fight-token-placed", "fight-token-taken", "strigoi-moved",
    "strigoi-stayed", "strigoi-attacked", "ladder-destroyed", "wolf-displaced", "platform-fell", "card-gained",
    "help-given", "pile-reshuffled", "actions-recovered", "wolf-fled",
}
EVENT_CLAUSES: Final = {
    "wolf-picked": "AS.P.4", "wolf-placed": "AS.P.4", "round-started": "AS.1.1", "cards-recovered": "AS.2b.7",
    "card-revealed": "AS.1.1", "turn-started": "AS.2.1", "wolf-moved": "AS.2a.2", "strigoi-passed": "AS.2a.7",
    "reward-used": "AS.6.1", "icon-used": "AS.2.3", "token-flipped": "AS.2b.2", "token-looked-at": "AS.5.6",
    "token-refused": "AS.5.6", "monk-freed": "AS.2b.7", "fight-won": "AS.2b.5", "fight-lost": "AS.2b.6",
    "reward-drawn": "AS.2b.5", "blood-gained": "AS.2b.5", "blood-lost": "AS.4.4", "wound-taken": "AS.4.1",
    "wound-prevented": "AS.5.2", "shock-taken": "AS.5.8", "third-wound": "AS.4.3", "wound-healed": "AS.5.3",
    "card-retrieved": "AS.5.4", "platform-turned": "AS.5.5", "fight-token-placed": "AS.2b.9",
    "fight-token-taken": "AS.2b.10", "strigoi-token": "AS.2c.1", "strigoi-moved": "AS.2c.2",
    "strigoi-stayed": "AS.2c.3", "strigoi-attacked": "AS.2c.8", "ladder-destroyed": "AS.2c.4",
    "wolf-displaced": "AS.2c.7", "strigoi-hit": "AS.7.3", "strigoi-missed": "AS.7.3", "strigoi-destroyed": "AS.7.7",
    "supreme-rises": "AS.8.1", "platform-fell": "AS.8.3", "card-gained": "AS.10.2", "help-given": "AS.5.7",
    "ladder-placed": "AS.P.3", "game-won": "AS.9.1", "game-lost": "AS.9.1", "extra-turn": "AS.3.2",
    "pile-reshuffled": "AS.2b.11", "actions-recovered": "AS.1.4", "wolf-fled": "AS.2c.12",
}


def option_message(kind: str, name: str, model: Model) -> Message:
    """An option of a question in words: cards with their values, spaces with who or what is there."""
    if kind == "choose-card" or kind == "help":
        card = next((card for wolf in model.wolves for card in wolf.hand if card.id == name), None)
        if card is not None:
            return Message("choice-action", {
                "card": name, "movement": card.movement, "strength": card.strength, "letter": card.letter,
                "initiative": card.initiative, "icons": icons(card),
            })
    for space in model.spaces:
        if space.name == name:
            if space.strigoi is not None:
                return Message("choice-fight", {"strigoi": space.strigoi, "space": name})
            if space.mark is not None and not space.fight_token:
                return Message("choice-mark", {"space": name, "colour": space.mark})
    return Message("choice-word", {"word": name})


def icons(card: Card) -> Message:
    """The abilities of a card in a row: as many messages as it has."""
    told = Message("choice-no-icon")
    for ability in reversed(card.abilities):
        told = Message("choice-icon", {"ability": ability, "others": told})
    return told


def effects(before: Model, after: Model) -> list[Message]:
    """Steps and Strength that are left in the own turn, Blood Points that come or go."""
    told = []
    for was, now in zip(before.wolves, after.wolves, strict=True):
        if was.steps is not None and now.steps is not None and was.steps != now.steps:
            told.append(Message("effect-steps", {"number": now.steps}))
        if was.strength is not None and now.strength is not None and was.strength != now.strength:
            told.append(Message("effect-strength", {"number": now.strength}))
    if before.altar != after.altar:
        told.append(Message("effect-altar", {"number": after.altar}))
    if before.hell != after.hell:
        told.append(Message("effect-hell", {"number": after.hell}))
    return told


# -- events ------------------------------------------------------------------------------------------------------------
def event_details(box: Box, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
    """The details of an event by name (see words.EVENTS): words for seats, spaces, rooms, Strigoi, else numbers.

    `card` is missing where the viewer does not know it, or there is none.
    """
    details = details_without_card(box, what, a, b)
    return {**details, "card": box.ids[face]} if face >= 0 else details


def details_without_card(box: Box, what: int, a: int, b: int) -> dict[str, str | int]:
    if what in (GAME_WON, GAME_LOST, STRIGOI_TOKEN):
        return {}
    if what == WOLF_PICKED:
        return {"seat": SEAT_NAMES[a], "wolf": box.wolves[b]}
    if what in (WOLF_PLACED, WOLF_MOVED, WOLF_DISPLACED, WOLF_FLED):
        return {"seat": SEAT_NAMES[a], "space": SPACE_NAMES[b]}
    if what in (ROUND_STARTED, GAME_STOPPED):
        return {"round": a}
    if what == LADDER_PLACED:
        return {"ladder": f"l{a + 1}", "space": SPACE_NAMES[b]}
    if what == BLOOD_LOST:
        return {"hell": a}
    if what == PLATFORM_TURNED:
        return {"room": ROOM_NAMES[a], "steps": b}
    if what == PLATFORM_FELL:
        return {"room": ROOM_NAMES[a]}
    if what in (FIGHT_TOKEN_PLACED, FIGHT_TOKEN_TAKEN, LADDER_DESTROYED):
        return {"space": SPACE_NAMES[a]}
    if what == PILE_RESHUFFLED:
        return {"pile": PILE_NAMES[a]}
    if what in (STRIGOI_STAYED, STRIGOI_DESTROYED, SUPREME_RISES, EXTRA_TURN):
        return {"strigoi": STRIGOI_NAMES[a]}
    if what == STRIGOI_MOVED:
        return {"strigoi": STRIGOI_NAMES[a], "room": ROOM_NAMES[b]}
    if what == STRIGOI_ATTACKED:
        return {"strigoi": STRIGOI_NAMES[a], "seat": SEAT_NAMES[b]}
    if what in (STRIGOI_HIT, STRIGOI_MISSED):
        return {"strigoi": STRIGOI_NAMES[a], "number": b}
    if what == ICON_USED:
        return {"seat": SEAT_NAMES[a], "ability": ABILITY_NAMES[b]}
    if what in (CARDS_RECOVERED, ACTIONS_RECOVERED, FIGHT_WON, FIGHT_LOST, BLOOD_GAINED):
        return {"seat": SEAT_NAMES[a], "number": b}
    return {"seat": SEAT_NAMES[a]}
