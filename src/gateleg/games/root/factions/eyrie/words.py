"""The words of the Eyrie: pieces, columns, leaders, questions, events and reasons.  Texts are in messages/."""
from __future__ import annotations

from typing import Final

from gateleg.kernel.table import Reason

ROOST: Final = 0

# columns of the Decree, and their zones
RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3
COLUMNS: Final = 4

# leaders
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
NO_LEADER: Final = 4
LEADERS: Final = ["builder", "charismatic", "commander", "despot"]
COLUMN_NAMES: Final = ["recruit", "move", "battle", "build"]

# fields
LEADER: Final = 0
DEPOSED: Final = 1  # mask of the leaders that lie face down
VIZIERS: Final = 2  # + column
COLUMN: Final = 6  # being resolved; COLUMNS: all are
RESOLVED: Final = 7  # + suit: cards of this column resolved in this turn
BIRD_ADDED: Final = 11  # to the Decree in this turn

# questions
ROOST_WHERE: Final = 0
CHOOSE_LEADER: Final = 1
DECREE_CARD: Final = 2
DECREE_COLUMN: Final = 3
NEW_ROOST: Final = 4
DECREE_NEXT: Final = 5
RECRUIT_WHERE: Final = 6
BUILD_WHERE: Final = 7

# events
LEADER_CHOSEN: Final = 0  # a = seat, b = leader
DECREE_GROWN: Final = 1  # card, a = seat, b = column
TURMOIL: Final = 2  # a = seat, b = points lost

SECOND_BIRD: Final = Reason("second-bird", "7.4.2")
FACE_DOWN: Final = Reason("leader-face-down", "7.7.3")
