"""The words of the Vagabond: his questions, options, events and reasons.  Texts are in messages/."""
from __future__ import annotations

from typing import Final

from gateleg.games.root.words import (
    FACE_LABELS,
    ITEM_NAMES,
    NUMBER_LABELS,
    OWN_LABELS,
    PIECE_LABELS,
    PLACE_LABELS,
    SIDE_LABELS,
)
from gateleg.kernel.table import Reason

ROLES: Final = [
    "thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin", "harrier",
]
LEVELS: Final = ["indifferent", "amiable", "friendly", "allied", "hostile"]
STATES: Final = ["", "exhausted-", "damaged-", "damaged-exhausted-"]
ITEM_STATES: Final = [f"{state}{item}" for state in STATES for item in ITEM_NAMES]
BESIDE_ITEMS: Final = len(ITEM_STATES)  # what else an item question offers
CRAFTED_ITEMS: Final = [*ITEM_NAMES, *[f"exhausted-{item}" for item in ITEM_NAMES]]

# questions
CHOOSE_CHARACTER: Final = 0
CHOOSE_FOREST: Final = 1
REFRESH: Final = 2
SLIP: Final = 3
ACT: Final = 4
TRAVEL: Final = 5
TAKE_ALONG: Final = 6
HOW_MANY_ALONG: Final = 7
TAKE_FROM_RUIN: Final = 8
AID_WHOM: Final = 9
AID_WITH: Final = 10
AID_CARD: Final = 11
TAKE_CRAFTED: Final = 12
CHOOSE_QUEST: Final = 13
PAY_QUEST: Final = 14
REWARD: Final = 15
STRIKE: Final = 16
REPAIR: Final = 17
DAMAGE: Final = 18
FIGHT_WITH: Final = 19
ENLIST: Final = 20
COALITION_WITH: Final = 21
DROP_ITEM: Final = 22
STEAL_FROM: Final = 23
TAKE_DISCARDED: Final = 24
INSTIGATE_WHO: Final = 25
INSTIGATE_WHOM: Final = 26

# answers to ACT, besides words of the whole game; the special actions follow
DO_MOVE: Final = 0
DO_BATTLE: Final = 1
DO_EXPLORE: Final = 2
DO_AID: Final = 3
DO_QUEST: Final = 4
DO_STRIKE: Final = 5
DO_REPAIR: Final = 6
DO_STEAL: Final = 7
DO_LABOR: Final = 8
DO_HIDEOUT: Final = 9
DO_INSTIGATE: Final = 10
DO_SCORCH: Final = 11
DO_GLIDE: Final = 12
DO_CRAFT: Final = 13
ACTIONS: Final = [
    "move", "battle", "explore", "aid", "quest", "strike", "repair", "steal", "day-labor", "hideout", "instigate",
    "scorched-earth", "glide", "craft",
]
ALLIED_WARRIOR: Final = BESIDE_ITEMS  # answers DAMAGE
FOR_POINTS: Final = 0  # answers to REWARD
FOR_CARDS: Final = 1
KINDS: Final = [
    ("choose-character", OWN_LABELS, ROLES), ("choose-forest", PLACE_LABELS, []),
    ("refresh", OWN_LABELS, ITEM_STATES), ("slip", PLACE_LABELS, []), ("vagabond-act", OWN_LABELS, ACTIONS),
    ("travel", PLACE_LABELS, []), ("take-along", SIDE_LABELS, []), ("how-many-along", NUMBER_LABELS, []),
    ("take-from-ruin", FACE_LABELS, []), ("aid-whom", SIDE_LABELS, []), ("aid-with", OWN_LABELS, ITEM_STATES),
    ("aid-card", FACE_LABELS, []), ("take-crafted", OWN_LABELS, CRAFTED_ITEMS), ("choose-quest", FACE_LABELS, []),
    ("pay-quest", OWN_LABELS, ITEM_STATES), ("quest-reward", OWN_LABELS, ["points", "cards"]),
    ("strike", PIECE_LABELS, []), ("repair", OWN_LABELS, ITEM_STATES),
    ("damage", OWN_LABELS, [*ITEM_STATES, "allied-warrior"]), ("fight-with", SIDE_LABELS, []),
    ("enlist-arbiter", OWN_LABELS, ["enlist"]), ("coalition-with", SIDE_LABELS, []),
    ("drop-item", OWN_LABELS, ITEM_STATES), ("steal-from", SIDE_LABELS, []), ("take-discarded", FACE_LABELS, []),
    ("instigate-who", SIDE_LABELS, []), ("instigate-whom", SIDE_LABELS, []),
]
SWIFT_STRIKE: Final = 0  # word of the whole game

# events: (card, a, b)
CHARACTER_CHOSEN: Final = 0  # a = seat, b = role
PAWN_MOVED: Final = 1  # a = seat, b = 64 * from + to
ITEM_EXHAUSTED: Final = 2  # a = seat, b = item
ITEM_REFRESHED: Final = 3  # a = seat, b = item state
ITEM_DAMAGED: Final = 4  # a = seat, b = item
ITEM_REPAIRED: Final = 5  # a = seat, b = item
ITEM_TAKEN: Final = 6  # a = seat, b = item
ITEM_LOST: Final = 7  # a = seat, b = item
AIDED: Final = 8  # a = seat, b = whom
RELATION_CHANGED: Final = 9  # a = 8 * seat + whom, b = level
QUEST_COMPLETED: Final = 10  # card, a = seat
COALITION_FORMED: Final = 11  # a = seat, b = with whom
SPECIAL_ACTION: Final = 12  # a = seat, b = action
EVENTS: Final = [
    "character-chosen", "pawn-moved", "item-exhausted", "item-refreshed", "item-damaged", "item-repaired",
    "item-taken", "item-lost", "aided", "relation-changed", "quest-completed", "coalition-formed", "special-action",
]

CHARACTER_TAKEN: Final = Reason("character-taken", "9.3.1")
NO_BOOT: Final = Reason("no-boot", "9.5.1")
NOWHERE_TO_GO: Final = Reason("nowhere-to-go", "9.5.1")
NO_SECOND_BOOT: Final = Reason("no-second-boot", "9.2.9.III.b")
NO_SWORD: Final = Reason("no-sword", "9.5.2")
NO_TORCH: Final = Reason("no-torch", "9.5.3")
NO_RUIN_HERE: Final = Reason("no-ruin-here", "9.5.3")
HOLDS_RUIN_ITEM: Final = Reason("holds-ruin-item", "9.7.3")
NO_ITEM: Final = Reason("no-item", "9.5.4")
NOBODY_HERE: Final = Reason("nobody-here", "9.5.4")
NO_FITTING_CARD: Final = Reason("no-fitting-card", "9.5.4")
NO_QUEST_HERE: Final = Reason("no-quest-here", "9.5.5")
ITEMS_MISSING: Final = Reason("items-missing", "9.5.5")
NO_CROSSBOW: Final = Reason("no-crossbow", "9.5.6")
NOTHING_TO_STRIKE: Final = Reason("nothing-to-strike", "9.5.6")
WARRIORS_FIRST: Final = Reason("warriors-first", "9.5.6")
NO_HAMMER: Final = Reason("no-hammer", "9.5.7")
NOTHING_DAMAGED: Final = Reason("nothing-damaged", "9.5.7")
IN_FOREST: Final = Reason("in-forest", "D.0")
NOBODY_HOLDS_CARDS: Final = Reason("nobody-holds-cards", "D.1")
NO_DISCARDED_MATCH: Final = Reason("no-discarded-match", "D.2")
NOBODY_TO_INSTIGATE: Final = Reason("nobody-to-instigate", "D.4")
TOO_FEW_PLAYERS: Final = Reason("too-few-players", "9.2.8")
NO_PARTNER: Final = Reason("no-partner", "9.2.8")
