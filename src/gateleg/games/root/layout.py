"""Where everything lies in `Root.n`, and the numbers that the rules share.

All numbers of a game lie in one vector: those of the Law at the fixed places below, then the counts of the pieces, then
the numbers of each faction.  Whatever may be hidden is a card.  So all of `n` is public.

A *side* is a seat, or behind the seats something on the map that defends itself without a player.  A *place* is a
clearing (0..11), something that counts as one (12..15), or a forest (16..31).
"""
from __future__ import annotations

from typing import Final

SIDES: Final = 8
PLACES: Final = 16
NOWHERE: Final = -1  # no place, no side
DONE: Final = 0  # of the stages of a phase: the phase is over
CUT_SHORT: Final = -1  # the same, and at once: no effects can be used any more
ALL: Final = -1  # mask of everything
UNRATED: Final = -1000000  # of Faction.rate

# phases of a turn
SET_UP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3

# purposes of random numbers
FIRST_PLAYER: Final = 0
DECK_ORDER: Final = 1
DICE: Final = 2
MARKERS: Final = 3
RANDOM_CARD: Final = 4
FACTION_CHANCE: Final = 5
PURPOSES: Final = ["first-player", "deck", "dice", "suits", "random-card", "faction"]

# zones; + seat for those of the seats
DECK: Final = 0
DISCARD: Final = 1
AVAILABLE: Final = 2  # dominance cards beside the map
HAND: Final = 3
PLAY: Final = 10  # crafted cards, an activated dominance card, and a card while its effect is carried out
UNDER_RUIN: Final = 17  # + clearing
RUIN_ITEMS: Final = 29  # before they are laid out
TAKEN: Final = 30  # ruin items that were taken
FACTION_ZONES: Final = 31

# single numbers
TURN: Final = 0  # seat on turn
PHASE: Final = 1
STAGE: Final = 2  # 0: at the start of the phase
ROUND: Final = 3
FIRST: Final = 4  # seat of the first turn
WINNERS: Final = 5  # mask of seats
SETTING_UP: Final = 11  # how many factions are set up
PENDING: Final = 6  # effects at the start of a phase that are still to come: mask of effects, CHECK for dominance
EVENT: Final = 7  # pieces are being removed at once: how many such events are open
RUINS: Final = 8  # mask of the clearings with a ruin
OPEN: Final = 9  # mask of the clearings with an open slot
ACTIONS: Final = 10  # left to the seat on turn, as its faction counts them
# the battle
B_PLACE: Final = 12  # NOWHERE outside battles
B_ATTACKER: Final = 13
B_DEFENDER: Final = 14
B_ALLY: Final = 15  # side whose warriors the attacker treats as its own, or NOWHERE
B_MASTER: Final = 16  # seat that removes the pieces of both and chooses which, or NOWHERE
B_STEP: Final = 17
B_ROLLED: Final = 18  # + role: hits rolled, by ATTACKING or DEFENDING
B_EXTRA: Final = 20  # + role
B_USED: Final = 22  # + role: mask of the effects used
B_LOST: Final = 24  # + role: warriors lost in this battle
B_IGNORED: Final = 26  # + role: hits ignored in this battle
B_HELP: Final = 28  # by how much somebody else raises what the defender can roll
B_LAST: Final = 28
CRAFT_USED: Final = 29  # + suit: crafting pieces activated in this turn
# by side
VP: Final = 32
SUPPLY: Final = 40  # warriors: the stock of piece kinds 0..7
STOCK: Final = 40  # + kind of piece: how many are not on the map
EFFECTS: Final = 80  # mask of the persistent effects in play
USED: Final = 88  # mask of those used up for this turn
MARKER: Final = 96  # 0: on the track; 1 + suit: exchanged for that dominance card
PARTNER: Final = 104  # 1 + seat in a coalition with this one, or 0
RULED: Final = 112  # mask of places
WARRIORS_AT: Final = 120  # mask
PIECES_AT: Final = 128  # mask: any faction piece, pawns too
NO_PLACE: Final = 136  # mask of the places where it cannot place
NO_ENTRY: Final = 144  # mask of those where it cannot move to
NO_EXIT: Final = 152  # mask of those that it cannot move from
PAWN: Final = 160  # place of the pawn, or NOWHERE
COFFIN: Final = 168  # warriors on Coffin Makers
# by place
RULER: Final = 176  # side, or NOWHERE
PATHS: Final = 192  # mask of the adjacent places
SUIT: Final = 208
FREE: Final = 224  # open slots
# by item
ITEM_SUPPLY: Final = 240
CRAFTED: Final = 248  # + 8 * seat + item: in the box of crafted items, face up
EXHAUSTED: Final = 312  # the same, face down
MATCH: Final = 376  # + suit of a card: mask of the clearings that it matches
HOMES: Final = 380  # mask of the corners where factions have begun
FIXED_RUINS: Final = 381  # mask of the ruins that stay when nothing lies under them any more
# what a question goes on about, 0 outside: its rule's locals are not seen by those who answer
ABOUT: Final = 382  # 1 + place of a battle to be, or that warriors leave; 1 + face of a card shown to all
TOWARDS: Final = 383  # 1 + place that the warriors go to
COUNTS: Final = 384  # + 16 * kind of piece + place; kinds 0..7 are the warriors of the sides
BUILDINGS: Final = 512  # + 16 * side + place: all its buildings, then all its tokens
TOKENS: Final = 640
PIECES: Final = 768  # + 16 * (kind of piece - FIRST_KIND) + place; then the factions' numbers
FIRST_KIND: Final = 8
MOST_KINDS: Final = 40

CHECK: Final = 1 << 40  # in PENDING: whether dominance wins
ATTACKING: Final = 0
DEFENDING: Final = 1

# sorts of pieces
WARRIOR: Final = 0
BUILDING: Final = 1
TOKEN: Final = 2

# a loss in Root.losses
L_KIND: Final = 0
L_PLACE: Final = 1
L_COUNT: Final = 2
L_BY: Final = 3  # side that removed it, its owner's own included
L_DONE: Final = 4  # mask of the seats whose triggers are carried out
LOSS: Final = 5
MOST_LOSSES: Final = 128
