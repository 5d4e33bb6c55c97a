"""What a question is about, for scripted play: the weights that factions declare, see policy.py."""
from __future__ import annotations

from typing import Final

# what a question is about
ANY: Final = 0
ATTACK: Final = 1  # a place for a battle
SETTLE: Final = 2  # a place for own pieces
LEAVE: Final = 3  # a place to move from
GO: Final = 4  # a place to move to
MANY: Final = 5  # a number, the more the better
FEW: Final = 6
SPEND: Final = 7  # a card to part with
CRAFT: Final = 8  # a card to craft
VICTIM: Final = 9  # another side: the leader
HURT: Final = 10  # a piece of an enemy in a place
MOVE_AWAY: Final = 11  # of a move by the Law: a place to move from,
MOVE_THERE: Final = 12  # to move to,
HOW_MANY: Final = 13  # and how many warriors
WHOM: Final = 14  # whom to battle in a place

BY_STRENGTH: Final = 9000  # weight of an option to battle: as good as the best battle there is
PASSING: Final = -200  # weight of passing where nothing is said about it
