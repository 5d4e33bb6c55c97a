"""The words of the Woodland Alliance: its questions, options, events and reasons.  Texts are in messages/."""
from __future__ import annotations

from typing import Final

from gateleg.games.root.box import SUITS
from gateleg.kernel.table import Reason

# numbers of its own
OFFICERS: Final = 0
OPERATIONS_DONE: Final = 1  # in this Evening
# its kinds of pieces: a base for each suit, then sympathy
SYMPATHY: Final = SUITS

# questions
REVOLT: Final = 0
SPEND_SUPPORTER: Final = 1
SPREAD: Final = 2
DAYLIGHT_ACTION: Final = 3
MOBILIZE: Final = 4
TRAIN: Final = 5
OPERATION: Final = 6
RECRUIT: Final = 7
ORGANIZE: Final = 8
PAY_OUTRAGE: Final = 9
DISCARD_SUPPORTER: Final = 10

# answers to DAYLIGHT_ACTION, besides words of the whole game
DO_MOBILIZE: Final = 0
DO_TRAIN: Final = 1
DO_CRAFT: Final = 2
DAYLIGHT_ACTIONS: Final = ["mobilize", "train", "craft"]

# answers to OPERATION
DO_RECRUIT: Final = 0
DO_ORGANIZE: Final = 1
DO_MOVE: Final = 2
DO_BATTLE: Final = 3
OPERATIONS: Final = ["recruit", "organize", "move", "battle"]

# events: (card, a, b)
REVOLTED: Final = 0  # a = place, b = warriors placed
SUPPORTER_GAINED: Final = 1  # card, a = seat
SUPPORTER_SPENT: Final = 2  # card, a = seat
SUPPORTER_LOST: Final = 3  # card, a = seat
OFFICER_GAINED: Final = 4  # a = seat, b = officers now
OFFICERS_LOST: Final = 5  # a = seat, b = how many
OUTRAGED: Final = 6  # a = who owes a card, b = place
EVENTS: Final = [
    "revolted", "supporter-gained", "supporter-spent", "supporter-lost", "officer-gained", "officers-lost", "outraged",
]

NOT_SYMPATHETIC: Final = Reason("not-sympathetic", "8.4.1.I")
BASE_BUILT: Final = Reason("base-built", "8.4.1.I")
SLOTS_STAY_FILLED: Final = Reason("slots-stay-filled", "8.4.1.I")
TOO_FEW_FOR_REVOLT: Final = Reason("too-few-for-revolt", "8.4.1.II")
NOT_NEXT_TO_SYMPATHY: Final = Reason("not-next-to-sympathy", "8.4.2.I")
HAS_SYMPATHY: Final = Reason("has-sympathy", "8.2.5.I")
NO_SYMPATHY_LEFT: Final = Reason("no-sympathy-left", "8.2.5")
TOO_FEW_SUPPORTERS: Final = Reason("too-few-supporters", "8.4.2.II")
MARTIAL_LAW: Final = Reason("martial-law", "8.4.2.II.a")
NO_BASE_OF_SUIT: Final = Reason("no-base-of-suit", "8.5.3")
NO_WARRIOR_TO_TRAIN: Final = Reason("no-warrior-to-train", "8.5.3")
NO_BASE: Final = Reason("no-base", "8.6.1.III")
NOTHING_TO_ORGANIZE: Final = Reason("nothing-to-organize", "8.6.1.IV")
