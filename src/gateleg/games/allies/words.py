"""The words of Allies: questions, options, events and reasons.  Texts are in messages/."""
from __future__ import annotations

from typing import Final

from gateleg.kernel.table import Reason
from gateleg.kernel.words import Kind, Vocabulary

TRIBE_NAMES: Final = ["cyclops", "yeti", "gnome", "wizard", "golem", "troll"]
SLOT_NAMES: Final = ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5"]
COLUMN_NAMES: Final = ["column-1", "column-2", "column-3", "column-4", "column-5"]
SEAT_NAMES: Final = ["a", "b"]

# questions
PICK_TRIBE: Final = 0
PLAY_CARD: Final = 1
PLACE_CARD: Final = 2
CHOOSE_TASK: Final = 3
STRENGTHEN_CARD: Final = 4
WEAKEN_CARD: Final = 5
TURN_HOW_FAR: Final = 6
SWAP_REGION: Final = 7
SWAP_WITH: Final = 8
MOVE_CARD: Final = 9
MOVE_TO: Final = 10
RESET_CARD: Final = 11
COPY_ABILITY: Final = 12
COVER_WITH: Final = 13
COVER_CARD: Final = 14

# answers to CHOOSE_TASK
FIRST_ROTATION: Final = 0
SECOND_ROTATION: Final = 1
ABILITY: Final = 2
END_TASKS: Final = 3

KINDS: Final = {
    PICK_TRIBE: Kind("pick-tribe", TRIBE_NAMES),
    PLAY_CARD: Kind("play-card", None),
    PLACE_CARD: Kind("place-card", SLOT_NAMES),
    CHOOSE_TASK: Kind("choose-task", ["first-rotation", "second-rotation", "ability", "end-tasks"]),
    STRENGTHEN_CARD: Kind("strengthen-card", SLOT_NAMES),
    WEAKEN_CARD: Kind("weaken-card", SLOT_NAMES),
    TURN_HOW_FAR: Kind("turn-how-far", ["none", "one-section", "two-sections"]),
    SWAP_REGION: Kind("swap-region", COLUMN_NAMES),
    SWAP_WITH: Kind("swap-with", COLUMN_NAMES),
    MOVE_CARD: Kind("move-card", SLOT_NAMES),
    MOVE_TO: Kind("move-to", SLOT_NAMES),
    RESET_CARD: Kind("reset-card", SLOT_NAMES),
    COPY_ABILITY: Kind("copy-ability", TRIBE_NAMES),
    COVER_WITH: Kind("cover-with", None),
    COVER_CARD: Kind("cover-card", SLOT_NAMES),
}

# events: (card, a, b)
TRIBE_PICKED: Final = 0  # a = seat, b = tribe
TRIBE_CLASH: Final = 1  # a = tribe that both have named
REGION_LAID: Final = 2  # card, a = column
CARD_DRAWN: Final = 3  # card, a = seat
CARD_PLAYED: Final = 4  # card, a = slot
CARD_COVERED: Final = 5  # card, a = slot
CARD_TURNED: Final = 6  # card, a = slot, b = section now in front
REGIONS_SWAPPED: Final = 7  # a, b = columns
CARD_MOVED: Final = 8  # card, a = old slot, b = new slot
LIMIT_RAISED: Final = 9  # a = seat, b = limit now
ABILITY_COPIED: Final = 10  # card, a = seat, b = tribe
REGION_TURNED: Final = 11  # card, a = column, b = facing
REGION_WON: Final = 12  # card, a = column, b = seat
TURN_PASSED: Final = 13  # a = seat
ROUND_STARTED: Final = 14  # a = round, b = seat that starts
DECK_RESHUFFLED: Final = 15  # a = seat
GAME_ENDED: Final = 16  # a, b = points of the seats
BATTLE_TIED: Final = 17  # card, a = column

EVENTS: Final = [
    "tribe-picked", "tribe-clash", "region-laid", "card-drawn", "card-played", "card-covered", "card-turned",
    "regions-swapped", "card-moved", "limit-raised", "ability-copied", "region-turned", "region-won", "turn-passed",
    "round-started", "deck-reshuffled", "game-ended", "battle-tied",
]

TRIBE_TAKEN: Final = Reason("tribe-taken", "AL.2.2")
SLOT_TAKEN: Final = Reason("slot-taken", "AL.4.2")
NO_COVERING_ABILITY: Final = Reason("no-covering-ability", "AL.6.2")
SECOND_COVER: Final = Reason("second-cover", "AL.6.3")
NO_SECOND_CARD: Final = Reason("no-second-card", "AL.6.2")
JUST_PLAYED: Final = Reason("just-played", "AL.5.2")
AT_THE_BEAM: Final = Reason("at-the-beam", "AL.5.5")
BEAM_TOO_NEAR: Final = Reason("beam-too-near", "AL.5.5")
NOTHING_TO_TURN: Final = Reason("nothing-to-turn", "AL.5.2")
CASTLE: Final = Reason("castle", "AL.6.4")
SAME_REGION: Final = Reason("same-region", "AL.6.4")
NO_REGION: Final = Reason("no-region", "AL.6.4")
TOO_FEW_REGIONS: Final = Reason("too-few-regions", "AL.6.4")
ONLY_OPPONENTS: Final = Reason("only-opponents", "AL.6.5")
ITSELF: Final = Reason("itself", "AL.6.5")
ROW_FULL: Final = Reason("row-full", "AL.6.5")
NOTHING_TO_MOVE: Final = Reason("nothing-to-move", "AL.6.5")
NOT_FREE: Final = Reason("not-free", "AL.6.5")
ON_ITS_ARROW: Final = Reason("on-its-arrow", "AL.6.7")
ALL_ON_ARROWS: Final = Reason("all-on-arrows", "AL.6.7")
NOT_ON_TABLE: Final = Reason("not-on-table", "AL.6.8")
NOT_CYCLOPS: Final = Reason("not-cyclops", "AL.6.9")
NOT_TROLL: Final = Reason("not-troll", "AL.6.8")
NOTHING_TO_COPY: Final = Reason("nothing-to-copy", "AL.6.8")
COVERS_WHEN_PLACED: Final = Reason("covers-when-placed", "AL.6.2")
NOTHING_TO_COVER: Final = Reason("nothing-to-cover", "AL.6.2")
COVERS_ANOTHER: Final = Reason("covers-another", "AL.6.2")


def vocabulary(faces: list[str]) -> Vocabulary:
    """The names of a game whose cards are called `faces`."""
    return Vocabulary(KINDS, faces, {}, EVENTS, SEAT_NAMES)
