"""The words of the Marquise: pieces, questions, answers and reasons.  Texts are in messages/."""
from __future__ import annotations

from typing import Final

from gateleg.kernel.table import Reason

SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
KEEP: Final = 3
WOOD: Final = 4
BUILDINGS: Final = 3  # kinds

RECRUITED: Final = 0  # field: in this turn

# questions
KEEP_WHERE: Final = 0
START_WHERE: Final = 1
ACT: Final = 2
BUILD_WHAT: Final = 3
BUILD_WHERE: Final = 4
WOOD_FROM: Final = 5
WOOD_WHERE: Final = 6
RECRUIT_WHERE: Final = 7
OVERWORK_CARD: Final = 8
OVERWORK_WHERE: Final = 9
BIRD_CARD: Final = 10
HOSPITAL_CARD: Final = 11

# answers to ACT
A_BATTLE: Final = 0
A_MARCH: Final = 1
A_RECRUIT: Final = 2
A_BUILD: Final = 3
A_OVERWORK: Final = 4
A_EXTRA: Final = 5

ALREADY_RECRUITED: Final = Reason("already-recruited", "6.5.3")
NO_RECRUITERS: Final = Reason("no-recruiters", "6.5.3")
TOO_LITTLE_WOOD: Final = Reason("too-little-wood", "6.5.4.II")
NO_WOOD_LEFT: Final = Reason("no-wood-left", "1.5.1")
NO_SAWMILL_CARD: Final = Reason("no-sawmill-card", "6.5.5")
NO_BIRD: Final = Reason("no-bird", "6.5")
NO_ACTIONS: Final = Reason("no-actions", "6.5")
