"""The words of Root that all factions share: questions, options, events and reasons.  Texts are in messages/."""
from __future__ import annotations

from typing import Final

from gateleg.kernel.table import WORDS, Reason

SUIT_NAMES: Final = ["fox", "rabbit", "mouse", "bird"]
ITEM_NAMES: Final = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"]
PHASE_NAMES: Final = ["set-up", "birdsong", "daylight", "evening"]

# persistent effects, by the ids of their cards
ARMORERS: Final = 0
SAPPERS: Final = 1
BRUTAL_TACTICS: Final = 2
ROYAL_CLAIM: Final = 3
STAND_AND_DELIVER: Final = 4
TAX_COLLECTOR: Final = 5
COMMAND_WARREN: Final = 6
BETTER_BURROW_BANK: Final = 7
COBBLER: Final = 8
SCOUTING_PARTY: Final = 9
CODEBREAKERS: Final = 10
SABOTEURS: Final = 11
SOUP_KITCHENS: Final = 12
BOAT_BUILDERS: Final = 13
CORVID_PLANNERS: Final = 14
EYRIE_EMIGRE: Final = 15
FOX_PARTISANS: Final = 16  # + suit, as the next two
RABBIT_PARTISANS: Final = 17
MOUSE_PARTISANS: Final = 18
PROPAGANDA_BUREAU: Final = 19
FALSE_ORDERS: Final = 20
INFORMANTS: Final = 21
TUNNELS: Final = 22
CHARM_OFFENSIVE: Final = 23
SWAP_MEET: Final = 24
COFFIN_MAKERS: Final = 25
LEAGUE: Final = 26
MURINE_BROKER: Final = 27
MASTER_ENGRAVERS: Final = 28
EFFECT_NAMES: Final = [
    "armorers", "sappers", "brutal-tactics", "royal-claim", "stand-and-deliver", "tax-collector", "command-warren",
    "better-burrow-bank", "cobbler", "scouting-party", "codebreakers", "saboteurs", "soup-kitchens", "boat-builders",
    "corvid-planners", "eyrie-emigre", "fox-partisans", "rabbit-partisans", "mouse-partisans", "propaganda-bureau",
    "false-orders", "informants", "tunnels", "charm-offensive", "swap-meet", "coffin-makers",
    "league-of-adventurous-mice", "murine-broker", "master-engravers",
]

# words of the whole game: to use the effect of a card, then others; those of factions come behind
USE: Final = WORDS  # + effect
ACTIVATE: Final = 990
TAKE_DOMINANCE: Final = 991
CLAIM_VICTORY: Final = 992
FACTION_WORDS: Final = 993
WORD_NAMES: Final = {
    **{USE + number: f"use-{name}" for number, name in enumerate(EFFECT_NAMES)},
    ACTIVATE: "activate-dominance", TAKE_DOMINANCE: "take-dominance", CLAIM_VICTORY: "claim-victory",
}

# where the labels of a question's options come from
PLACE_LABELS: Final = 0  # clearings, what counts as one, forests
SIDE_LABELS: Final = 1  # players, and what defends itself
FACE_LABELS: Final = 2  # cards
PIECE_LABELS: Final = 3  # kinds of pieces
PIECE_AT_LABELS: Final = 4  # 16 * kind of piece + place
ITEM_LABELS: Final = 5
SUIT_LABELS: Final = 6
NUMBER_LABELS: Final = 7
OWN_LABELS: Final = 8  # a list of the faction's own
MOVE_BATTLE_LABELS: Final = 9
MOVE: Final = 0
BATTLE: Final = 1

# questions
USE_EFFECT: Final = 0
FIRST_EFFECT: Final = 1
CRAFT: Final = 2
PAY_ANY: Final = 3
MOVE_FROM: Final = 4
MOVE_TO: Final = 5
MOVE_HOW_MANY: Final = 6
BATTLE_WHERE: Final = 7
BATTLE_WHOM: Final = 8
PLAY_AMBUSH: Final = 9
FOIL_AMBUSH: Final = 10
BATTLE_EFFECT: Final = 11
WHO_FIRST: Final = 12
TAKE_HIT: Final = 13
WHICH_FIRST: Final = 14
DISCARD_DOWN: Final = 15
CHOOSE_PLAYER: Final = 16
SABOTAGE: Final = 17
ORDER_FROM: Final = 18
ORDER_TO: Final = 19
TAKE_AVAILABLE: Final = 20
SPEND_FOR: Final = 21
ACTIVATE_WHICH: Final = 22
EXHAUST_ITEM: Final = 23
MOVE_OR_BATTLE: Final = 24
RECRUIT_AGAINST: Final = 25
TAKE_AMBUSH: Final = 26
GIVE_BACK: Final = 27
TAX_WHERE: Final = 28
DRAW_OR_INFORM: Final = 29
PROPAGANDA_CARD: Final = 30
FACTION_KINDS: Final = 32
MOST_NUMBER: Final = 64
KIND_LABELS: Final = {
    USE_EFFECT: ("use-effect", SUIT_LABELS), FIRST_EFFECT: ("first-effect", SUIT_LABELS), CRAFT: ("craft", FACE_LABELS),
    PAY_ANY: ("pay-any-suit", SUIT_LABELS), MOVE_FROM: ("move-from", PLACE_LABELS), MOVE_TO: ("move-to", PLACE_LABELS),
    MOVE_HOW_MANY: ("move-how-many", NUMBER_LABELS), BATTLE_WHERE: ("battle-where", PLACE_LABELS),
    BATTLE_WHOM: ("battle-whom", SIDE_LABELS), PLAY_AMBUSH: ("play-ambush", FACE_LABELS),
    FOIL_AMBUSH: ("foil-ambush", FACE_LABELS), BATTLE_EFFECT: ("battle-effect", SUIT_LABELS),
    WHO_FIRST: ("who-first", SIDE_LABELS), TAKE_HIT: ("take-hit", PIECE_LABELS),
    WHICH_FIRST: ("which-first", PIECE_AT_LABELS), DISCARD_DOWN: ("discard-down", FACE_LABELS),
    CHOOSE_PLAYER: ("choose-player", SIDE_LABELS), SABOTAGE: ("sabotage", FACE_LABELS),
    ORDER_FROM: ("order-from", PLACE_LABELS), ORDER_TO: ("order-to", PLACE_LABELS),
    TAKE_AVAILABLE: ("take-available", FACE_LABELS), SPEND_FOR: ("spend-for", FACE_LABELS),
    ACTIVATE_WHICH: ("activate-which", FACE_LABELS), EXHAUST_ITEM: ("exhaust-item", ITEM_LABELS),
    MOVE_OR_BATTLE: ("move-or-battle", MOVE_BATTLE_LABELS), RECRUIT_AGAINST: ("recruit-against", PIECE_AT_LABELS),
    TAKE_AMBUSH: ("take-ambush", FACE_LABELS), GIVE_BACK: ("give-back", FACE_LABELS),
    TAX_WHERE: ("tax-where", PLACE_LABELS), DRAW_OR_INFORM: ("draw-or-inform", SUIT_LABELS),
    PROPAGANDA_CARD: ("propaganda-card", FACE_LABELS),
}

# events: (card, a, b); the sides are packed with what they do: 64 * side + number
TURN_BEGAN: Final = 0  # a = seat, b = round
PHASE_BEGAN: Final = 1  # a = seat, b = phase
CARD_DRAWN: Final = 2  # card, a = seat
CARD_DISCARDED: Final = 3  # card, a = seat
CARD_SPENT: Final = 4  # card, a = seat
CARD_CRAFTED: Final = 5  # card, a = seat
CARD_PASSED: Final = 6  # card, a = from seat, b = to seat
DECK_SHUFFLED: Final = 7
SCORED: Final = 8  # a = side, b = points (below 0: lost)
WARRIORS_MOVED: Final = 9  # a = 64 * side + how many, b = 64 * from + to
BATTLE_BEGAN: Final = 10  # a = 64 * attacker + place, b = defender
AMBUSH_PLAYED: Final = 11  # card, a = seat
AMBUSH_FOILED: Final = 12  # card, a = seat
DICE_ROLLED: Final = 13  # a = hits of the attacker, b = of the defender
PIECES_REMOVED: Final = 14  # a = 64 * kind of piece + place, b = how many
PIECES_PLACED: Final = 15  # a = 64 * kind of piece + place, b = how many
EFFECT_USED: Final = 16  # a = seat, b = effect
HAND_LOOKED_AT: Final = 17  # card, a = whose, b = by whom
DOMINANCE_ACTIVATED: Final = 18  # card, a = seat
DOMINANCE_TAKEN: Final = 19  # card, a = seat
CARD_LOST: Final = 20  # card, a = seat: a crafted card is discarded
GAME_WON: Final = 21  # a = seat
MARKERS_LAID: Final = 22  # the suits of clearings are drawn
FACTION_EVENTS: Final = 23
EVENT_NAMES: Final = [
    "turn-began", "phase-began", "card-drawn", "card-discarded", "card-spent", "card-crafted", "card-passed",
    "deck-shuffled", "scored", "warriors-moved", "battle-began", "ambush-played", "ambush-foiled", "dice-rolled",
    "pieces-removed", "pieces-placed", "effect-used", "hand-looked-at", "dominance-activated", "dominance-taken",
    "card-lost", "game-won", "markers-laid",
]

NOT_CRAFTABLE: Final = Reason("not-craftable", "2.1.2")
DOMINANCE_NOT_CRAFTED: Final = Reason("dominance-not-crafted", "2.1.3")
TOO_FEW_CRAFTERS: Final = Reason("too-few-crafting-pieces", "4.1.1")
NO_SUCH_ITEM: Final = Reason("no-such-item", "4.1.2")
HAS_EFFECT: Final = Reason("has-effect", "4.1.4")
NO_RULE: Final = Reason("no-rule", "4.2.1")
NO_WARRIORS: Final = Reason("no-warriors", "4.2")
NOBODY_TO_BATTLE: Final = Reason("nobody-to-battle", "4.3")
NOT_MATCHING: Final = Reason("not-matching", "2.1.1")
NO_AMBUSH: Final = Reason("no-ambush", "4.3.1")
AMBUSH_MISFITS: Final = Reason("ambush-misfits", "4.3.1")
CLOSED: Final = Reason("closed", "1.1.2")
TOO_FEW_POINTS: Final = Reason("too-few-points", "3.3.1")
HAS_DOMINANCE: Final = Reason("has-dominance", "3.3.2")
NO_CARD_FOR_DOMINANCE: Final = Reason("no-card-for-dominance", "3.3.4")
NO_SLOT: Final = Reason("no-slot", "2.2.3")
NOT_RULED: Final = Reason("not-ruled", "2.5")
NONE_LEFT: Final = Reason("none-left", "1.5.1")
NO_CARDS: Final = Reason("no-cards", "1.2.1")
COALITION_PARTNER: Final = Reason("coalition-partner", "G.8")
