"""9 The Vagabond's board: what he has, and the states of his items.

An item is face up or exhausted, damaged or not (9.2.5).  Option 8 * state + item of the questions about items names
one, and Root.n counts them in the same order.
"""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from gateleg.games.root.box import BAG, COIN, ITEMS, SUITS, TEA
from gateleg.games.root.declare import FactionKind, FactionZone, Field
from gateleg.games.root.faction import Faction
from gateleg.games.root.factions.vagabond.words import (
    EVENTS,
    ITEM_DAMAGED,
    ITEM_EXHAUSTED,
    ITEM_LOST,
    ITEM_REFRESHED,
    ITEM_REPAIRED,
    ITEM_TAKEN,
    KINDS,
    LEVELS,
    ROLES,
)
from gateleg.games.root.layout import PAWN, PLACES, SIDES, SUIT
from gateleg.games.root.state import Root
from gateleg.games.root.words import ITEM_NAMES, SUIT_NAMES
from gateleg.kernel.cards import NONE
from gateleg.kernel.content import check_fields, check_length
from gateleg.kernel.errors import InputError

# states of an item; 8 * state + item
READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2
WORN: Final = 3  # damaged and exhausted
ITEM_OPTIONS: Final = 32

# his numbers, from Faction.at on
ITEMS_AT: Final = 0  # + 8 * state + item
RELATION: Final = 32  # + seat: INDIFFERENT..ALLIED, HOSTILE
AIDS: Final = 40  # + seat: aids of this turn that have improved nothing yet
ROLE: Final = 48  # 1 + number of the character, 0: none yet
RUIN_HELD: Final = 49  # mask of the items that he holds from under ruins
TO_REFRESH: Final = 50
BATTLE_ITEMS: Final = 51  # items damaged by hits in this battle
BATTLE_ALLIES: Final = 52  # allied warriors lost to hits in this battle
IMPROVISED: Final = 53  # in this turn
STRUCK: Final = 54  # swiftly, in this battle
SCORCHED: Final = 55  # mask of the clearings with his torch
GOES_SECOND: Final = 56  # of two Vagabonds: the other one sets up in his place first

INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4

# characters
THIEF: Final = 1
TINKER: Final = 2
RANGER: Final = 3
VAGRANT: Final = 4
ARBITER: Final = 5
SCOUNDREL: Final = 6
ADVENTURER: Final = 7
RONIN: Final = 8
HARRIER: Final = 9

# zones; the first two are shared by two Vagabonds
QUEST_DECK: Final = 0
QUESTS: Final = 1
COMPLETED: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class VagabondBoard(Faction):
    """What he declares, and how to read and change the items on his board.

    quest_suit   [quest] suit of its clearing;   quest_items   [2 * quest + i] the items it takes
    starting     [role - 1] items he begins with
    """

    def __init__(self, content: dict[str, Any]) -> None:
        """9.3.5 His pieces: items, quests, characters.  InputError names what is at fault in the content."""
        super().__init__("vagabond")
        board = content["vagabond"]
        self.letter = board["letter"]
        self.reach = board["reach"]
        self.most_seats = 2
        self.has_pawn = True
        self.wants_ruin_items = True
        self.ignores_rule = True
        self.restricts = True
        self.watches_losses = True
        self.watches_battles = True
        quests = content["quest"]
        for quest in quests:
            check_quest(quest)
        self.pools = [[(str(quest["id"]), SUIT_NAMES.index(quest["suit"])) for quest in quests]]
        self.zones = [
            FactionZone("quest-deck", len(quests), "none", 0, shared=True, pile=True),
            FactionZone("quests", len(quests), "all", 0, shared=True),
            FactionZone("completed", len(quests), "all", 0),
        ]
        self.fields = [
            *[Field(f"{state}_items", ITEMS, most=40) for state in ("ready", "exhausted", "damaged", "worn")],
            Field("relations", SIDES, most=HOSTILE, labels=LEVELS), Field("aids", SIDES, most=9),
            Field("character", most=len(ROLES), labels=["none", *ROLES]),
            Field("ruin_items", labels=ITEM_NAMES, mask=True), Field("to_refresh", most=40),
            Field("battle_items", most=40), Field("battle_allies", most=40), Field("improvised", most=1),
            Field("struck", most=1), Field("scorched", labels=[f"clearing-{n}" for n in range(1, 13)], mask=True),
            Field("goes_second", most=1),
        ]
        self.kinds = [FactionKind(name, labels, own) for name, labels, own in KINDS]
        self.words = ["swift-strike"]
        self.events = EVENTS
        self.quest_suit = [SUIT_NAMES.index(quest["suit"]) for quest in quests]
        self.quest_items = [ITEM_NAMES.index(item) for quest in quests for item in quest["items"]]
        self.starting = [starting_items(content["character"], role) for role in ROLES]
        self.starting_quests: i64 = board["starting_quests"]
        self.refresh_base: i64 = board["refresh_base"]
        self.refresh_per_tea: i64 = board["refresh_per_tea"]
        self.draw_per_coin: i64 = board["draw_per_coin"]
        self.capacity: i64 = board["item_limit_base"]
        self.capacity_per_bag: i64 = board["item_limit_per_bag"]
        self.track: i64 = board["track_capacity"]
        self.full_removal: i64 = board["full_removal_damage"]
        for field in ("aids_needed", "relationship_vp"):
            check_length(f"vagabond.{field}", board[field], len(LEVELS) - 2)  # hostile and the first are not risen to
        self.aids_needed = [int(aids) for aids in board["aids_needed"]]
        self.relation_points = [int(points) for points in board["relationship_vp"]]
        self.aid_ally: i64 = board["aid_ally_vp"]

    # -- reading -------------------------------------------------------------------------------------------------
    def place(self, t: Root) -> i64:
        """Where his pawn stands: a place or a forest."""
        return t.n[PAWN + self.seat]

    def clearing(self, t: Root) -> i64:
        """The clearing where his pawn stands, or -1 in a forest."""
        place = t.n[PAWN + self.seat]
        return place if place < PLACES else -1

    def suit_here(self, t: Root) -> i64:
        """Suit of the clearing where he stands; -1 in a forest, or where there is none."""
        place = self.clearing(t)
        return t.n[SUIT + place] if place >= 0 else -1

    def is_role(self, t: Root, role: i64) -> bool:
        return t.n[self.at + ROLE] == role

    def count(self, t: Root, item: i64, state: i64) -> i64:
        return t.n[self.at + ITEMS * state + item]

    def has(self, t: Root, item: i64) -> bool:
        """9.2.5 Whether he can exhaust such an item: face up and undamaged."""
        return t.n[self.at + item] > 0

    def undamaged(self, t: Root, item: i64) -> i64:
        """9.2.5 Items of a kind that are not damaged, exhausted ones included."""
        return t.n[self.at + item] + t.n[self.at + ITEMS + item]

    def on_track(self, t: Root, item: i64) -> i64:
        """9.2.5.I Face-up tea, coins and bags lie on their track, three of each at most."""
        count = t.n[self.at + item]
        return count if count < self.track else self.track

    def in_state(self, t: Root, state: i64) -> i64:
        """How many items are in a state."""
        total: i64 = 0
        at: i64 = self.at + ITEMS * state
        for item in range(i64(ITEMS)):
            total += t.n[at + item]
        return total

    def carried(self, t: Root) -> i64:
        """9.6.4 Items in the satchel and the Damaged box: all that do not lie on a track."""
        total: i64 = 0
        for state in range(i64(4)):
            total += self.in_state(t, state)
        return total - self.on_track(t, TEA) - self.on_track(t, COIN) - self.on_track(t, BAG)

    # -- changing ------------------------------------------------------------------------------------------------
    def gain(self, t: Root, item: i64) -> None:
        """9.2.5.I, 9.2.5.II An item comes to him face up: to its track or into the satchel."""
        t.n[self.at + item] += 1
        t.tell(self.first_event + ITEM_TAKEN, NONE, self.seat, item)

    def exhaust(self, t: Root, item: i64) -> None:
        """9.2.5 Turn down a face-up, undamaged item; from a track it goes into the satchel (9.2.5.I)."""
        t.n[self.at + item] -= 1
        t.n[self.at + ITEMS + item] += 1
        t.tell(self.first_event + ITEM_EXHAUSTED, NONE, self.seat, item)

    def refresh(self, t: Root, option: i64) -> None:
        """9.4.1 Turn up an exhausted item, given as 8 * state + item; a damaged one stays damaged."""
        t.n[self.at + option] -= 1
        t.n[self.at + option - ITEMS] += 1
        t.tell(self.first_event + ITEM_REFRESHED, NONE, self.seat, option)

    def damage(self, t: Root, option: i64) -> None:
        """9.2.7 An undamaged item, given as 8 * state + item, goes into the Damaged box as it lies."""
        t.n[self.at + option] -= 1
        t.n[self.at + option + 2 * ITEMS] += 1
        t.tell(self.first_event + ITEM_DAMAGED, NONE, self.seat, option % ITEMS)

    def repair(self, t: Root, option: i64) -> None:
        """9.5.7 A damaged item, given as 8 * state + item, comes back as it lies; face up onto its track."""
        t.n[self.at + option] -= 1
        t.n[self.at + option - 2 * ITEMS] += 1
        t.tell(self.first_event + ITEM_REPAIRED, NONE, self.seat, option % ITEMS)

    def lose(self, t: Root, option: i64) -> None:
        """G.22 An item, given as 8 * state + item, leaves the game; one from under a ruin first (9.7.3)."""
        t.n[self.at + option] -= 1
        t.n[self.at + RUIN_HELD] &= ~(1 << (option % ITEMS))
        t.tell(self.first_event + ITEM_LOST, NONE, self.seat, option % ITEMS)

    # -- offering ------------------------------------------------------------------------------------------------
    def offer_items(self, t: Root, state: i64) -> None:
        """Offer the items in a state."""
        for item in range(i64(ITEMS)):
            if t.n[self.at + ITEMS * state + item] > 0:
                t.offer(ITEMS * state + item)

    def offer_undamaged(self, t: Root) -> None:
        self.offer_items(t, READY)
        self.offer_items(t, EXHAUSTED)

    def quest_of(self, t: Root, card: i64) -> i64:
        """Number of the quest on a card."""
        return t.cards.face(card) - self.first_face


def check_quest(quest: dict[str, Any]) -> None:
    """InputError unless a quest has a suit of clearings and two items."""
    at = f"quest {quest.get('id', '?')}"
    check_fields(at, quest, {"id": str, "suit": str, "items": list})
    if quest["suit"] not in SUIT_NAMES[:SUITS]:
        raise InputError(f"{at}.suit", f"one of {', '.join(SUIT_NAMES[:SUITS])}, not {quest['suit']!r}")
    check_items(at, quest["items"])
    if len(quest["items"]) != 2:
        raise InputError(f"{at}.items", f"two items, not {quest['items']!r}")


def check_items(at: str, items: list[Any]) -> None:
    for item in items:
        if item not in ITEM_NAMES:
            raise InputError(f"{at}.items", f"some of {', '.join(ITEM_NAMES)}, not {item!r}")


def starting_items(characters: list[dict[str, Any]], role: str) -> list[int]:
    """Items that a character begins with.  InputError if the content lacks it."""
    for character in characters:
        if character["id"] == role:
            check_fields(f"character {role}", character, {"items": list})
            check_items(f"character {role}", character["items"])
            return [ITEM_NAMES.index(item) for item in character["items"]]
    raise InputError("character", f"an entry {role!r}")
