"""The words of Armata Strigoi: spaces, questions, options, events and reasons.  Texts are in messages/."""
from __future__ import annotations

from typing import Final

from gateleg.kernel.table import Reason
from gateleg.kernel.words import Kind, Vocabulary

SEAT_NAMES: Final = ["p1", "p2", "p3", "p4", "p5"]
ROOM_NAMES: Final = ["r0", "r1", "r2", "r3", "r4", "r5", "r6"]
STRIGOI_NAMES: Final = ["master", "apprentice"]
PILE_NAMES: Final = ["red", "grey"]
ABILITY_NAMES: Final = ["protection", "heal", "retrieval", "mechanics", "stealth", "pack"]
LETTERS: Final = "ABCDEF"
TURN_NAMES: Final = ["turn-0", "turn-1", "turn-2", "turn-3", "turn-4", "turn-5"]
WAY_NAMES: Final = ["around", "past-one-strigoi", "past-both-strigoi"]


def space_names() -> list[str]:
    """All spaces that any layout may have (AS.11.2): those of the rooms, `r0-c` to `r6-q5`, then the ladders."""
    names = ["r0-c", *[f"r0-i{d}" for d in range(6)], *[f"r0-e{d}" for d in range(6)]]
    for room in ROOM_NAMES[1:]:
        names += [f"{room}-c", *[f"{room}-{kind}{d}" for kind in "peq" for d in range(6)]]
    return names + [f"l{n}" for n in range(1, 6)]


SPACE_NAMES: Final = space_names()

# questions
PLACE_LADDER: Final = 0
PICK_WOLF: Final = 1
PICK_LADDER: Final = 2
CHOOSE_CARD: Final = 3
ACT: Final = 4
WHICH_WAY: Final = 5
APPROACH: Final = 6
DISCARD_FOR_STEALTH: Final = 7
LOOK: Final = 8
ENCOUNTER: Final = 9
FIGHT: Final = 10
ASK_FOR_HELP: Final = 11
HELP: Final = 12
PROTECT: Final = 13
DISCARD_IN_SHOCK: Final = 14
HEAL_WOUND: Final = 15
RETRIEVE: Final = 16
TURN_PLATFORM: Final = 17
TURN_BY: Final = 18
TAKE_FIGHT_TOKEN: Final = 19
STEP_ASIDE: Final = 20
FLEE: Final = 21
NEAREST_WOLF: Final = 22

# words of the whole game
STOP: Final = 960  # end of 2a and 2b, on to 2c
HEAL_HERE: Final = 961  # abilities of the played card
RETRIEVE_CARD: Final = 962
TURN_A_PLATFORM: Final = 963
TAKE_REWARD: Final = 964
ATTACK_MASTER: Final = 965  # from a distance; + which Strigoi
ATTACK_APPRENTICE: Final = 966
FIGHT_ENCOUNTER: Final = 967
REFUSE_ENCOUNTER: Final = 968
FREE_MONK: Final = 969
ATTACK_MONK: Final = 970
STRIKE: Final = 971
CALL_PACK: Final = 972
PLAYED_ICON: Final = 973

WORDS_OF_PLAY: Final = {
    STOP: "stop", HEAL_HERE: "heal", RETRIEVE_CARD: "retrieve", TURN_A_PLATFORM: "turn-platform",
    TAKE_REWARD: "take-reward", ATTACK_MASTER: "attack-master", ATTACK_APPRENTICE: "attack-apprentice",
    FIGHT_ENCOUNTER: "fight-encounter", REFUSE_ENCOUNTER: "refuse-encounter", FREE_MONK: "free-monk",
    ATTACK_MONK: "attack-monk", STRIKE: "strike", CALL_PACK: "call-pack", PLAYED_ICON: "card-in-front",
}

# events: (card, a, b)
WOLF_PICKED: Final = 0  # a = seat, b = wolf
WOLF_PLACED: Final = 1  # a = seat, b = space
ROUND_STARTED: Final = 2  # a = round
CARDS_RECOVERED: Final = 3  # a = seat, b = how many; by a Monk
CARD_REVEALED: Final = 4  # card, a = seat
TURN_STARTED: Final = 5  # a = seat
WOLF_MOVED: Final = 6  # a = seat, b = space; one for each step
STRIGOI_PASSED: Final = 7  # card discarded for it, a = seat
REWARD_USED: Final = 8  # card, a = seat
ICON_USED: Final = 9  # a = seat, b = ability
TOKEN_FLIPPED: Final = 10  # card, a = seat
TOKEN_LOOKED_AT: Final = 11  # card, a = seat
TOKEN_REFUSED: Final = 12  # card, a = seat
MONK_FREED: Final = 13  # card, a = seat
FIGHT_WON: Final = 14  # card, a = seat, b = Strength
FIGHT_LOST: Final = 15  # card, a = seat, b = Strength
REWARD_DRAWN: Final = 16  # card, a = seat
BLOOD_GAINED: Final = 17  # a = seat, b = on the Altar now
BLOOD_LOST: Final = 18  # a = in Hell now
WOUND_TAKEN: Final = 19  # card, a = seat
WOUND_PREVENTED: Final = 20  # card discarded or used for it, a = seat
SHOCK_TAKEN: Final = 21  # card, a = seat
THIRD_WOUND: Final = 22  # a = seat
WOUND_HEALED: Final = 23  # card, a = seat
CARD_RETRIEVED: Final = 24  # card, a = seat
PLATFORM_TURNED: Final = 25  # a = room, b = steps clockwise
FIGHT_TOKEN_PLACED: Final = 26  # a = space
FIGHT_TOKEN_TAKEN: Final = 27  # a = space
STRIGOI_TOKEN: Final = 28  # card
STRIGOI_MOVED: Final = 29  # a = Strigoi, b = room
STRIGOI_STAYED: Final = 30  # a = Strigoi
STRIGOI_ATTACKED: Final = 31  # a = Strigoi, b = seat
LADDER_DESTROYED: Final = 32  # a = space
WOLF_DISPLACED: Final = 33  # a = seat, b = space
STRIGOI_HIT: Final = 34  # a = Strigoi, b = Wounds on it
STRIGOI_MISSED: Final = 35  # a = Strigoi, b = Strength of the wolf
STRIGOI_DESTROYED: Final = 36  # a = Strigoi
SUPREME_RISES: Final = 37  # a = Strigoi
PLATFORM_FELL: Final = 38  # a = room
CARD_GAINED: Final = 39  # card, a = seat
HELP_GIVEN: Final = 40  # card, a = seat
LADDER_PLACED: Final = 41  # a = ladder, b = edge space
GAME_WON: Final = 42
GAME_LOST: Final = 43
EXTRA_TURN: Final = 44  # a = Strigoi
PILE_RESHUFFLED: Final = 45  # a = which pile
GAME_STOPPED: Final = 46  # a = round
ACTIONS_RECOVERED: Final = 47  # a = seat, b = how many; without one in hand
WOLF_FLED: Final = 48  # a = seat, b = space; from a ladder or platform that is no more

EVENTS: Final = [
    "wolf-picked", "wolf-placed", "round-started", "cards-recovered", "card-revealed", "turn-started", "wolf-moved",
    "strigoi-passed", "reward-used", "icon-used", "token-flipped", "token-looked-at", "token-refused", "monk-freed",
    "fight-won", "fight-lost", "reward-drawn", "blood-gained", "blood-lost", "wound-taken", "wound-prevented",
    "shock-taken", "third-wound", "wound-healed", "card-retrieved", "platform-turned", "fight-token-placed",
    "fight-token-taken", "strigoi-token", "strigoi-moved", "strigoi-stayed", "strigoi-attacked", "ladder-destroyed",
    "wolf-displaced", "strigoi-hit", "strigoi-missed", "strigoi-destroyed", "supreme-rises", "platform-fell",
    "card-gained", "help-given", "ladder-placed", "game-won", "game-lost", "extra-turn", "pile-reshuffled",
    "game-stopped", "actions-recovered", "wolf-fled",
]

# refusals
WOLF_TAKEN: Final = Reason("wolf-taken", "AS.P.4")
LADDER_TAKEN: Final = Reason("ladder-taken", "AS.P.4")
HAS_LADDER: Final = Reason("has-ladder", "AS.P.3")
TOO_FAR: Final = Reason("too-far", "AS.2a.1")
WOLF_STANDS_THERE: Final = Reason("wolf-stands-there", "AS.2a.3")
STRIGOI_STANDS_THERE: Final = Reason("strigoi-stands-there", "AS.2a.7")
ALTAR_TOO_LOW: Final = Reason("altar-too-low", "AS.7.1")
NOT_IN_SIGHT: Final = Reason("not-in-sight", "AS.7.5")
NO_DISTANCE_ATTACK: Final = Reason("no-distance-attack", "AS.7.5")
ICON_SPENT: Final = Reason("icon-spent", "AS.2.3")
NOBODY_TO_HEAL: Final = Reason("nobody-to-heal", "AS.5.3")
NOTHING_TO_RETRIEVE: Final = Reason("nothing-to-retrieve", "AS.5.4")
NO_PLATFORM_TO_TURN: Final = Reason("no-platform-to-turn", "AS.5.5")
NOT_IN_A_FIGHT: Final = Reason("not-in-a-fight", "AS.2.2")
ONLY_IN_A_FIGHT: Final = Reason("only-in-a-fight", "AS.6.2")
ONLY_WHILE_MOVING: Final = Reason("only-while-moving", "AS.6.2")
ONLY_IN_NEED: Final = Reason("only-in-need", "AS.6.2")
NO_TOKENS_FROM_AFAR: Final = Reason("no-tokens-from-afar", "AS.7.5")
FORBIDDEN_BY_WOUND: Final = Reason("forbidden-by-wound", "AS.5.9")
NOBODY_TO_HELP: Final = Reason("nobody-to-help", "AS.5.7")
PACK_WITHOUT_EFFECT: Final = Reason("pack-without-effect", "AS.5.7")
FALLEN_PLATFORM: Final = Reason("fallen", "AS.8.5")
NO_PLATFORM_THERE: Final = Reason("no-platform-there", "AS.P.1")
NOT_YOUR_ROOM: Final = Reason("not-your-room", "AS.5.5")
SPACE_WOULD_VANISH: Final = Reason("space-would-vanish", "AS.5.5")
IN_YOUR_ROOM: Final = Reason("in-your-room", "AS.2b.10")
UNDER_A_WOLF: Final = Reason("under-a-wolf", "AS.2b.10")
NO_REWARDS_LEFT: Final = Reason("no-rewards-left", "AS.6.4")
MONK_ONLY_FREED: Final = Reason("monk-only-freed", "AS.2b.7")
NOT_ANOTHERS_TURN: Final = Reason("not-anothers-turn", "AS.5.2")


def vocabulary(faces: list[str], wolves: list[str]) -> Vocabulary:
    """The names of a game whose cards are called `faces` and whose wolves are called `wolves`."""
    spaces_and_cards = SPACE_NAMES + faces
    kinds = {
        PLACE_LADDER: Kind("place-ladder", SPACE_NAMES),
        PICK_WOLF: Kind("pick-wolf", wolves),
        PICK_LADDER: Kind("pick-ladder", SPACE_NAMES),
        CHOOSE_CARD: Kind("choose-card", None),
        ACT: Kind("act", spaces_and_cards),
        WHICH_WAY: Kind("which-way", WAY_NAMES),
        APPROACH: Kind("approach", SPACE_NAMES),
        DISCARD_FOR_STEALTH: Kind("discard-for-stealth", None),
        LOOK: Kind("look", None),
        ENCOUNTER: Kind("encounter", []),
        FIGHT: Kind("fight", None),
        ASK_FOR_HELP: Kind("ask-for-help", SEAT_NAMES),
        HELP: Kind("help", None),
        PROTECT: Kind("protect", None),
        DISCARD_IN_SHOCK: Kind("discard-in-shock", None),
        HEAL_WOUND: Kind("heal-wound", None),
        RETRIEVE: Kind("retrieve", None),
        TURN_PLATFORM: Kind("turn-platform", ROOM_NAMES),
        TURN_BY: Kind("turn-by", TURN_NAMES),
        TAKE_FIGHT_TOKEN: Kind("take-fight-token", SPACE_NAMES),
        STEP_ASIDE: Kind("step-aside", SPACE_NAMES),
        FLEE: Kind("flee", SPACE_NAMES),
        NEAREST_WOLF: Kind("nearest-wolf", SEAT_NAMES),
    }
    return Vocabulary(kinds, faces, WORDS_OF_PLAY, EVENTS, SEAT_NAMES)
