"""The words of Wonder Woman: questions, options, events and reasons.  Texts are in messages/."""
from __future__ import annotations

from typing import Final

from gateleg.kernel.table import Reason
from gateleg.kernel.words import Kind, Vocabulary

EMBLEM_NAMES: Final = ["wisdom", "vigor", "agility", "leadership"]
ENEMY_NAMES: Final = ["ares", "cheetah", "circe"]
PHASE_NAMES: Final = [
    "hero-setup", "enemy-setup", "start-of-round", "deal-cards", "strategize", "battle-begins", "choose-cards",
    "take-actions", "end-of-round",
]
REASON_NAMES: Final = ["", "won", "defense", "artifacts"]  # how a game has ended

# questions
KEEP_RELIC: Final = 0
BEAR_SWORD: Final = 1
CHOOSE_REGION: Final = 2  # of several tied ones
CHOOSE_PATH: Final = 3  # the next region on one of several shortest ways
FLEE: Final = 4  # pushed out of a region
DECIDE_RELIC: Final = 5
STRATEGIZE: Final = 6  # use the Hero's ability, or not
READY_OR_NOT: Final = 7
CHOOSE_CARD: Final = 8
ACT: Final = 9
USE_EMBLEM: Final = 10
TEAM_UP: Final = 11
USE_WARRIORS: Final = 12
HOW_OFTEN: Final = 13
AGREE_OR_NOT: Final = 14
MOVE_TO: Final = 15
CARRY_WARRIORS: Final = 16
LASSO_WHAT: Final = 17
CARRY_OBSTACLES: Final = 18
REMOVE_FROM_ROAD: Final = 19
MOVE_ANIMAL: Final = 20
MOVE_ANIMAL_TO: Final = 21
EXTEND_PLAN: Final = 22
RECOVER_RELIC: Final = 23
DEPLOY_WARRIOR: Final = 24

# words of the whole game
READY: Final = 960
AGREE: Final = 961
DISAGREE: Final = 962
DISCOVER: Final = 963
PASS_BY: Final = 964
GO_ON: Final = 965  # nobody else joins
STOP: Final = 966  # no further step
USE_ABILITY: Final = 967
EXTEND: Final = 968
WORDS: Final = {
    READY: "ready", AGREE: "agree", DISAGREE: "disagree", DISCOVER: "discover", PASS_BY: "pass-by", GO_ON: "go-on",
    STOP: "stop", USE_ABILITY: "use-ability", EXTEND: "extend",
}

# answers to ACT
SKIP: Final = 0
WAIT: Final = 1
MOVE: Final = 2
DEPLOY: Final = 3
DAMAGE: Final = 4
OBSTACLE: Final = 5  # + kind of Obstacle: remove or move it
DOUBLE: Final = 8  # + seat whose card is doubled

# events: (card, a, b)
ROUND_STARTED: Final = 0  # a = round
ENEMY_MOVED: Final = 1  # a = region
ENEMY_CARD: Final = 2  # card: its effect is carried out
REGION_DRAWN: Final = 3  # card
DEPLOYED: Final = 4  # a = region, b = 8 * count + kind of Obstacle
DEFLECTED: Final = 5  # a = region, b = kind of Obstacle
BLOCKADE_DEPLOYED: Final = 6  # a, b = the regions that the road joins
WARRIORS_REPLACED: Final = 7  # a = region, b = 8 * count + kind
OBSTACLES_MOVED: Final = 8  # a = 32 * region + region moved to, b = 8 * count + kind
HERO_PUSHED: Final = 9  # a = seat, b = region
ENEMY_CARD_DISCARDED: Final = 10  # card
HEALED: Final = 11  # a = by, b = Health
DEFENSE_LOST: Final = 12  # a = by, b = Defense
ARTIFACT_ADDED: Final = 13  # a = which, from 1
ENEMY_DECK_RESHUFFLED: Final = 14
HERO_DECK_RESHUFFLED: Final = 15
RELIC_KEPT: Final = 16  # card, a = seat
RELIC_DISCOVERED: Final = 17  # card, a = seat, b = region
RELIC_PASSED_BY: Final = 18  # card, a = seat
RELIC_RECOVERED: Final = 19  # card, a = seat, b = region
SWORD_GIVEN: Final = 20  # a = seat
BLESSING_TAKEN: Final = 21  # a = seat, b = region
HERO_MOVED: Final = 22  # a = seat, b = region
WARRIORS_DEPLOYED: Final = 23  # a = region, b = count
CARD_PLAYED: Final = 24  # card, a = seat, b = slot
CARD_DOUBLED: Final = 25  # a = seat whose, b = seat by
ACTION_SKIPPED: Final = 26  # a = seat
TEAM_FORMED: Final = 27  # a = seat, b = mask of the seats
TEAM_REFUSED: Final = 28  # a = seat that refuses
OBSTACLES_REMOVED: Final = 29  # a = region, b = 8 * count + kind
DAMAGED: Final = 30  # a = by, b = Health
PLAN_EXTENDED: Final = 31  # a = seat, b = cards
BATTLE_BEGUN: Final = 32
GAME_WON: Final = 33
GAME_LOST: Final = 34  # a = how, see REASON_NAMES
BLOCKADE_REMOVED: Final = 35  # a, b = the regions that the road joins
SLOT_BEGUN: Final = 36  # a = slot
WARRIORS_MOVED: Final = 37  # a = 32 * region + region moved to, b = count
ENEMY_LEFT: Final = 38

EVENTS: Final = [
    "round-started", "enemy-moved", "enemy-card", "region-drawn", "deployed", "deflected", "blockade-deployed",
    "warriors-replaced", "obstacles-moved", "hero-pushed", "enemy-card-discarded", "healed", "defense-lost",
    "artifact-added", "enemy-deck-reshuffled", "hero-deck-reshuffled", "relic-kept", "relic-discovered",
    "relic-passed-by", "relic-recovered", "sword-given", "blessing-taken", "hero-moved", "warriors-deployed",
    "card-played", "card-doubled", "action-skipped", "team-formed", "team-refused", "obstacles-removed", "damaged",
    "plan-extended", "battle-begun", "game-won", "game-lost", "blockade-removed", "slot-begun",
    "warriors-moved", "enemy-left",
]

NO_EMBLEM: Final = Reason("no-emblem", "WW.5.3")
NOT_ENOUGH: Final = Reason("not-enough", "WW.5.2")
NOT_PAID_WITH_IT: Final = Reason("not-paid-with-it", "WW.5.6")
NOT_HERE: Final = Reason("not-here", "WW.5.6")
ENEMY_ELSEWHERE: Final = Reason("enemy-elsewhere", "WW.5.6")
ENEMY_OFF_BOARD: Final = Reason("enemy-off-board", "WW.15.8")
NO_COMMAND: Final = Reason("no-command", "WW.5.5")
BLOCKED: Final = Reason("blocked", "WW.5.4")
BLOCKED_FLIGHT: Final = Reason("blocked-flight", "WW.14.6")
NO_WAY: Final = Reason("no-way", "WW.5.4")
OVER_AFTER_STEPS: Final = Reason("over-after-steps", "WW.10.6")
ANOTHER_REGION: Final = Reason("another-region", "WW.7.4")
HAS_ACTED: Final = Reason("has-acted", "WW.7.4")
PARTNER_LACKS_EMBLEM: Final = Reason("partner-lacks-emblem", "WW.7.4")
PROPOSAL_REFUSED: Final = Reason("proposal-refused", "WW.7.6")
ALREADY_DOUBLED: Final = Reason("already-doubled", "WW.13.1")
TOO_LATE_TO_DOUBLE: Final = Reason("too-late-to-double", "WW.13.1")
NOT_TOGETHER: Final = Reason("not-together", "WW.13.3")
USED_UP: Final = Reason("used-up", "WW.13.3")
NO_SHARED_NAME: Final = Reason("no-shared-name", "WW.13.5")
HAS_WAITED: Final = Reason("has-waited", "WW.7.2")
NOBODY_ELSE: Final = Reason("nobody-else", "WW.7.2")
NO_HERO: Final = Reason("no-hero", "WW.12.2")
HAS_ONE_ALREADY: Final = Reason("has-one-already", "WW.12.2")
ALL_CARDS_PLAYED: Final = Reason("all-cards-played", "WW.6.5")
NO_ANIMAL: Final = Reason("no-animal", "WW.16.6")
LASSO_NO_BLOCKADES: Final = Reason("lasso-no-blockades", "WW.10.9")


def vocabulary(
    faces: list[str], seats: list[str], regions: list[str], obstacles: list[str], moves: list[bool]
) -> Vocabulary:
    """The names of a game with these cards, Heroes, regions and Obstacles (`moves`: those that are not removed)."""
    numbers = [str(number) for number in range(256)]
    acts = ["skip", "wait", "move", "deploy-warriors", "damage"]
    acts += [f"{'move' if moves[kind] else 'remove'}-{name}" for kind, name in enumerate(obstacles)]
    acts += [f"double-{seat}" for seat in seats]
    kinds = {
        KEEP_RELIC: Kind("keep-relic", None),
        BEAR_SWORD: Kind("bear-sword", seats),
        CHOOSE_REGION: Kind("choose-region", regions),
        CHOOSE_PATH: Kind("choose-path", regions),
        FLEE: Kind("flee", regions),
        DECIDE_RELIC: Kind("decide-relic", []),
        STRATEGIZE: Kind("strategize", []),
        READY_OR_NOT: Kind("ready-or-not", []),
        CHOOSE_CARD: Kind("choose-card", None),
        ACT: Kind("act", acts),
        USE_EMBLEM: Kind("use-emblem", EMBLEM_NAMES),
        TEAM_UP: Kind("team-up", seats),
        USE_WARRIORS: Kind("use-warriors", numbers),
        HOW_OFTEN: Kind("how-often", numbers),
        AGREE_OR_NOT: Kind("agree-or-not", []),
        MOVE_TO: Kind("move-to", [*regions, *[f"directly-{region}" for region in regions]]),
        CARRY_WARRIORS: Kind("carry-warriors", numbers),
        LASSO_WHAT: Kind("lasso-what", obstacles),
        CARRY_OBSTACLES: Kind("carry-obstacles", numbers),
        REMOVE_FROM_ROAD: Kind("remove-from-road", regions),
        MOVE_ANIMAL: Kind("move-animal", regions),
        MOVE_ANIMAL_TO: Kind("move-animal-to", regions),
        EXTEND_PLAN: Kind("extend-plan", []),
        RECOVER_RELIC: Kind("recover-relic", None),
        DEPLOY_WARRIOR: Kind("deploy-warrior", regions),
    }
    return Vocabulary(kinds, faces, WORDS, EVENTS, seats)
