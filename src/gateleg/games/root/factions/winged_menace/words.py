"""The words of the Winged Menace: its questions, options, events and reasons.  Texts are in messages/."""
from __future__ import annotations

from typing import Final

from gateleg.games.root.words import (
    FACE_LABELS,
    NUMBER_LABELS,
    OWN_LABELS,
    PIECE_AT_LABELS,
    PLACE_LABELS,
    SIDE_LABELS,
)
from gateleg.kernel.table import Reason

ACTIONS: Final = ["bite", "build", "swarm", "swoop"]
ROWS: Final = ["warrior-row", "draw-row"]

# questions
ACTIVE_CARD: Final = 0
SCATTER_FROM: Final = 1
SCATTER_TO: Final = 2
SCATTER_HOW_MANY: Final = 3
SPAWN_IN_NEXUS: Final = 4
SPAWN_CARD: Final = 5
SPAWN_WHERE: Final = 6
EXPLORE: Final = 7
EXPLORE_ITEM: Final = 8
ACT: Final = 9
BITE: Final = 10
BUILD_CARD: Final = 11
BUILD_WHERE: Final = 12
PLACE_FROM: Final = 13
RETURN_TO: Final = 14
SWARM_WHERE: Final = 15
SWARM_WHOM: Final = 16
SWARM_AGAIN: Final = 17
SWOOP_TO: Final = 18
SWOOP_FROM: Final = 19
SWOOP_HOW_MANY: Final = 20
SQUAT: Final = 21
FLEE_TO: Final = 22
FRIGHTEN_TO: Final = 23
FLEE_ALLIES: Final = 24
PASSAGE_CARD: Final = 25
PASSAGE_FROM: Final = 26
PASSAGE_TO: Final = 27
PASSAGE_HOW_MANY: Final = 28
QUESTIONS: Final[list[tuple[str, int, list[str]]]] = [
    ("active-card", FACE_LABELS, []), ("scatter-from", PLACE_LABELS, []), ("scatter-to", PLACE_LABELS, []),
    ("scatter-how-many", NUMBER_LABELS, []), ("spawn-in-nexus", NUMBER_LABELS, []), ("spawn-card", FACE_LABELS, []),
    ("spawn-where", PLACE_LABELS, []), ("explore-cave", PLACE_LABELS, []), ("explore-item", FACE_LABELS, []),
    ("menace-act", OWN_LABELS, ACTIONS), ("bite", PIECE_AT_LABELS, []), ("infest-card", FACE_LABELS, []),
    ("infest-where", PLACE_LABELS, []), ("infestation-from", OWN_LABELS, ROWS),
    ("infestation-to", OWN_LABELS, ROWS), ("swarm-where", PLACE_LABELS, []), ("swarm-whom", SIDE_LABELS, []),
    ("swarm-again", FACE_LABELS, []), ("swoop-to", PLACE_LABELS, []), ("swoop-from", PLACE_LABELS, []),
    ("swoop-how-many", NUMBER_LABELS, []), ("squat", OWN_LABELS, ROWS), ("flee-to", PLACE_LABELS, []),
    ("frighten-to", PLACE_LABELS, []), ("flee-allies", NUMBER_LABELS, []), ("passage-card", FACE_LABELS, []),
    ("passage-from", PLACE_LABELS, []), ("passage-to", PLACE_LABELS, []), ("passage-how-many", NUMBER_LABELS, []),
]

# answers to ACT
A_BITE: Final = 0
A_BUILD: Final = 1
A_SWARM: Final = 2
A_SWOOP: Final = 3

# words of the whole game
DARK_PASSAGE: Final = 0
WORDS: Final = ["dark-passage"]

# events: (card, a, b)
CARD_SHOWN: Final = 0  # card, a = seat
SCATTERED: Final = 1  # a = 64 * side + how many, b = 64 * from + to
PASSED_THROUGH: Final = 2  # a = 64 * side + how many, b = 64 * from + to
ITEM_FOUND: Final = 3  # card, a = seat, b = place
EVENTS: Final = ["active-card-shown", "scattered", "passed-through", "item-found"]

NOBODY_TO_BITE: Final = Reason("nobody-to-bite", "WM.6.1.I")
NO_SITE: Final = Reason("no-site", "WM.6.1.II")
NO_INFESTATION: Final = Reason("no-infestation", "R116")
NOBODY_FEWER: Final = Reason("nobody-fewer", "WM.6.1.III")
NO_SWOOP: Final = Reason("no-swoop", "WM.6.1.IV")
CAVE_EMPTY: Final = Reason("cave-empty", "R13")
NOT_IN_REACH: Final = Reason("not-in-reach", "WM.6.1.IV")
