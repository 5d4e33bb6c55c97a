"""WW.3, WW.8, WW.14-WW.16, WW.18 What the enemy does: one executor carries out mats and cards, which are data."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.wonder_woman.box import (
    AT_ADJACENT_WARRIORS,
    AT_CLOSEST_COMMAND,
    AT_CLOSEST_HERO,
    AT_CLOSEST_SACRED,
    AT_COMMANDS,
    AT_DRAWN,
    AT_ENEMY,
    AT_HEROES,
    DEFLECTS,
    END_OF_ROUND,
    OFF_BOARD,
    OP_DEPLOY,
    OP_DEPLOY_BLOCKADE,
    OP_DISCARD,
    OP_DRAW_CARDS,
    OP_GIVE_SWORD,
    OP_HEAL,
    OP_LOSE_DEFENSE,
    OP_MOVE_ENEMY,
    OP_MOVE_OBSTACLES,
    OP_PLACE_BLESSINGS,
    OP_PUSH_HEROES,
    OP_REPLACE_WARRIORS,
    PER_CUBE_IN_PALACE,
    PER_CUBE_ON_BOARD,
    PER_REGION_BEYOND_FIRST,
    PER_REGION_WITH,
    PER_REGION_WITH_TOTAL,
    ROW,
    TO_PALACE,
)
from gateleg.games.wonder_woman.rules_move import flee
from gateleg.games.wonder_woman.state import (
    ARTIFACT,
    ARTIFACT_ORDER,
    ARTIFACTS,
    CUBES,
    ENEMY_DECK,
    ENEMY_DECK_ORDER,
    ENEMY_DISCARD,
    LOST_ARTIFACTS,
    LOST_DEFENSE,
    RESOLVING,
    WARRIORS,
    WonderWoman,
)
from gateleg.games.wonder_woman.words import (
    ARTIFACT_ADDED,
    BEAR_SWORD,
    BLOCKADE_DEPLOYED,
    CHOOSE_PATH,
    CHOOSE_REGION,
    DEFENSE_LOST,
    DEFLECTED,
    DEPLOYED,
    ENEMY_CARD,
    ENEMY_CARD_DISCARDED,
    ENEMY_DECK_RESHUFFLED,
    ENEMY_LEFT,
    ENEMY_MOVED,
    GAME_LOST,
    HEALED,
    OBSTACLES_MOVED,
    REGION_DRAWN,
    SWORD_GIVEN,
    WARRIORS_REPLACED,
)
from gateleg.kernel.cards import NONE

DEPLOYING = 1  # what Bracers stop, as bits
REPLACING = 2


def run_program(t: WonderWoman, program: i64) -> None:
    """WW.3.1, WW.8.1, WW.15.2, WW.16.1, WW.16.2 The steps of the enemy's mat, strictly in order."""
    run(t, t.box.program_begin[program], t.box.program_end[program])


def run(t: WonderWoman, begin: i64, end: i64) -> None:
    """WW.0.10, WW.18.3 Operations are carried out in printed order, each as far as possible."""
    for row in range(begin, end):
        run_row(t, ROW * row)


def run_row(t: WonderWoman, at: i64) -> None:
    """WW.18.3 One operation: a row of the box's code."""
    code = t.box.code
    op = code[at]
    what = code[at + 1]
    count = code[at + 2]
    where = code[at + 3]
    x = code[at + 4]
    if op == OP_DEPLOY:
        if code[at + 5] == 0 or t.enemy != NONE:
            for _ in range(t.seats if x == 1 else 1):
                deploy_everywhere(t, places(t, where), what, count)
    elif op == OP_DEPLOY_BLOCKADE:
        deploy_blockades(t, where)
    elif op == OP_MOVE_ENEMY:
        move_enemy(t, where)
    elif op == OP_REPLACE_WARRIORS:
        replace_warriors(t, where, what, code[at + 6], code[at + 7])
    elif op == OP_MOVE_OBSTACLES:
        move_obstacles(t, what, where, count, x)
    elif op == OP_PUSH_HEROES:
        push_heroes(t, where)
    elif op == OP_DISCARD:
        discard_cards(t, count)
    elif op == OP_HEAL:
        heal(t, count)
    elif op == OP_DRAW_CARDS:
        draw_and_complete(t)
    elif op == OP_PLACE_BLESSINGS:
        place_blessings(t)
    elif op == OP_GIVE_SWORD:
        give_sword(t)
    elif op == OP_LOSE_DEFENSE:
        lose_defense(t, count * losses(t, where, what, x, code[at + 5]))
    else:
        set_aside_artifacts(t)


# -- WW.3 the enemy deck -------------------------------------------------------------------------------------------
def need_card(t: WonderWoman) -> bool:
    """WW.3.4 A card is needed: an empty deck is refilled first.  False if there is no card at all."""
    if t.cards.size(ENEMY_DECK) == 0:
        reshuffle(t)
    return t.cards.size(ENEMY_DECK) > 0


def reshuffle(t: WonderWoman) -> None:
    """WW.3.4, WW.15.4, WW.16.8 The pile becomes the deck; The Cheetah finds an Artifact, or at last wins.

    A card still being carried out is not in the pile.
    """
    if t.box.lose_on > 0:
        t.reshuffles += 1
        if t.reshuffles >= t.box.lose_on:
            lose_to_artifacts(t)
        t.cards.draw(ARTIFACTS, ENEMY_DECK)
        t.tell(ARTIFACT_ADDED, NONE, t.reshuffles, 0)
    t.cards.move_all(ENEMY_DISCARD, ENEMY_DECK)
    t.cards.shuffle(ENEMY_DECK, t.chance, ENEMY_DECK_ORDER)
    t.tell(ENEMY_DECK_RESHUFFLED, NONE, 0, 0)


def lose_to_artifacts(t: WonderWoman) -> None:
    """WW.9.3 The third reshuffle that The Cheetah would need is the end."""
    t.outcome = LOST_ARTIFACTS
    t.tell(GAME_LOST, NONE, t.outcome, 0)
    t.finish()


def draw_for_region(t: WonderWoman) -> i64:
    """WW.3.2, WW.15.5 Only the region of the card turned up counts, and the card is discarded at once.

    NONE if there is no card.
    """
    if not need_card(t):
        return NONE
    card = t.cards.draw(ENEMY_DECK, ENEMY_DISCARD)
    t.tell(REGION_DRAWN, card, 0, 0)
    return t.box.region_of[t.cards.face(card)]


def draw_and_complete(t: WonderWoman) -> None:
    """WW.3.3 One card after the other: its whole effect, its region ignored, then it is discarded."""
    for _ in range(t.box.draws):
        if not need_card(t):
            return
        card = t.cards.draw(ENEMY_DECK, RESOLVING)
        effect = t.box.effect[t.cards.face(card)]
        t.tell(ENEMY_CARD, card, 0, 0)
        run(t, t.box.effect_begin[effect], t.box.effect_end[effect])
        t.cards.move(card, ENEMY_DISCARD)


def discard_cards(t: WonderWoman, count: i64) -> None:
    """WW.18.7, WW.15.3, WW.15.4, WW.15.5 The top cards one by one, effects ignored; each of them is needed, too.

    count   0: one for each Hunting Party on the board
    """
    number = count if count > 0 else t.on_board(t.box.hunting_party)
    for _ in range(number):
        if t.cards.size(ENEMY_DECK) == 0 and not t.switches.discard_reshuffles:
            return
        if not need_card(t):
            return
        t.tell(ENEMY_CARD_DISCARDED, t.cards.draw(ENEMY_DECK, ENEMY_DISCARD), 0, 0)


# -- WW.18.1 where ---------------------------------------------------------------------------------------------------
def places(t: WonderWoman, where: i64) -> i64:
    """WW.15.8 The regions, as a mask, that an operation is about; none if they depend on an enemy off the board."""
    box = t.box
    if where >= 0:
        return 1 << where
    if where == AT_DRAWN:
        region = draw_for_region(t)
        return 0 if region == NONE else 1 << region
    if where == AT_COMMANDS:
        return box.command
    mask: i64 = 0
    if where == AT_HEROES:
        for seat in range(t.seats):
            mask |= 1 << t.place[seat]
        return mask
    if needs_enemy(where):
        return 0 if t.enemy == NONE else places_by_enemy(t, where)
    for region in range(box.regions):
        if t.count(region, box.lycanthrope) > 0:
            mask |= 1 << region
    return mask


def needs_enemy(where: i64) -> bool:
    """Whether a place is measured from the enemy's region."""
    return (
        where == AT_ENEMY or where == AT_ADJACENT_WARRIORS or where == AT_CLOSEST_COMMAND or where == AT_CLOSEST_SACRED
    )


def places_by_enemy(t: WonderWoman, where: i64) -> i64:
    """Those that are measured from the enemy's region."""
    box = t.box
    if where == AT_ENEMY:
        return 1 << t.enemy
    if where == AT_CLOSEST_COMMAND:
        return 1 << closest(t, box.command)
    if where == AT_CLOSEST_SACRED:
        return 1 << closest(t, box.sacred)
    mask: i64 = 0
    for i in range(box.first_road[t.enemy], box.first_road[t.enemy + 1]):
        if t.count(box.neighbours[i], WARRIORS) > 0:
            mask |= 1 << box.neighbours[i]
    return mask


def closest(t: WonderWoman, among: i64) -> i64:
    """WW.3.6, WW.0.2 Of the regions in a mask the one nearest to the enemy; the team chooses among equals."""
    box = t.box
    row: i64 = box.regions * t.enemy
    least: i64 = box.regions
    tied: i64 = 0
    for region in range(box.regions):
        if (among >> region) & 1 != 0:
            distance = box.distance[row + region]
            if distance < least:
                least = distance
                tied = 0
            if distance == least:
                tied |= 1 << region
    return choose_region(t, tied)


def choose_region(t: WonderWoman, tied: i64) -> i64:
    """WW.3.6, WW.0.9 One of the tied regions: a team decision if there are several."""
    if tied & (tied - 1) == 0:
        return lowest(tied)
    return ask_team(t, tied, CHOOSE_REGION)


def ask_team(t: WonderWoman, choices: i64, kind: i64) -> i64:
    """WW.0.9 Any player may enter the decision; where one seat must answer it is the lead."""
    for seat in range(t.seats):
        for choice in range(i64(64)):
            if choices >> choice == 0:
                break
            if (choices >> choice) & 1 != 0:
                t.offer_for(seat, choice)
    return t.ask_any(t.everybody(), kind, team_lead(t))[1]


def team_lead(t: WonderWoman) -> i64:
    """WW.0.9 The seat that answers for the team: another one each round, or always the first."""
    if not t.switches.lead_rotates or t.round == 0:
        return 0
    return (t.round - 1) % t.seats


def lowest(mask: i64) -> i64:
    """Number of the lowest bit of a mask that is not 0."""
    number: i64 = 0
    while (mask >> number) & 1 == 0:
        number += 1
    return number


# -- WW.18 operations --------------------------------------------------------------------------------------------------
def deploy_everywhere(t: WonderWoman, mask: i64, kind: i64, count: i64) -> None:
    """WW.0.7 To each region of a mask."""
    for region in range(t.box.regions):
        if (mask >> region) & 1 != 0:
            deploy(t, region, kind, count)


def deploy(t: WonderWoman, region: i64, kind: i64, count: i64) -> None:
    """WW.0.6, WW.0.7, WW.10.8 Cubes from the supply, without end, unless Bracers are there."""
    if deflected(t, region, DEPLOYING) and (kind != t.box.beacon or t.switches.bracers_stop_beacons):
        t.tell(DEFLECTED, NONE, region, kind)
        return
    t.add(region, kind, count)
    t.tell(DEPLOYED, NONE, region, 8 * count + kind)


def deflected(t: WonderWoman, region: i64, what: i64) -> bool:
    """WW.10.8 A Hero with Bracers in the region: what is deployed there or would replace Warriors is ignored."""
    for seat in range(t.seats):
        if t.place[seat] == region:
            if t.relic_with(seat, DEFLECTS, what) or t.relic_with(seat, DEFLECTS, DEPLOYING | REPLACING):
                return True
    return False


def deploy_blockades(t: WonderWoman, where: i64) -> None:
    """WW.18.4, WW.14.3 One on each road of the region that has none; none at all if the enemy is off the board."""
    region = t.box.palace if where == TO_PALACE else t.enemy
    if region == NONE:
        return
    box = t.box
    for i in range(box.first_road[region], box.first_road[region + 1]):
        if not t.blocked(box.roads_of[i]):
            t.blockades |= 1 << box.roads_of[i]
            t.tell(BLOCKADE_DEPLOYED, NONE, region, box.neighbours[i])


def move_enemy(t: WonderWoman, to: i64) -> None:
    """WW.3.5, WW.15.8, WW.14.6 The enemy moves, maybe to where it is; from off the board to where it is sent."""
    region = to
    if to == AT_DRAWN:
        region = draw_for_region(t)
        if region == NONE:
            return
    elif to == AT_CLOSEST_HERO:
        heroes = places(t, AT_HEROES)
        if t.enemy != NONE:
            region = closest(t, heroes)
        elif t.switches.offboard_ignores:
            return
        else:
            region = choose_region(t, heroes)
    elif to == OFF_BOARD:
        t.enemy = NONE
        t.tell(ENEMY_LEFT, NONE, 0, 0)
        return
    t.enemy = region
    t.tell(ENEMY_MOVED, NONE, region, 0)


def replace_warriors(t: WonderWoman, where: i64, kind: i64, else_begin: i64, else_end: i64) -> None:
    """WW.18.5, WW.0.7, WW.14.2, WW.15.8 All Warriors there become Obstacles; if none did, what the effect says else.

    Nothing of it happens if it is measured from an enemy off the board.
    """
    if needs_enemy(where) and t.enemy == NONE:
        return
    mask = places(t, where)
    replaced: i64 = 0
    for region in range(t.box.regions):
        if (mask >> region) & 1 != 0:
            number = t.count(region, WARRIORS)
            if number == 0:
                continue
            if deflected(t, region, REPLACING):
                t.tell(DEFLECTED, NONE, region, kind)
                continue
            t.add(region, WARRIORS, -number)
            t.add(region, kind, number)
            replaced += number
            t.tell(WARRIORS_REPLACED, NONE, region, 8 * number + kind)
    if replaced == 0:
        run(t, else_begin, else_end)


def move_obstacles(t: WonderWoman, kind: i64, toward: i64, steps: i64, per_region: i64) -> None:
    """WW.18.6, WW.14.5 Each on a shortest path; where they stood before counts, so that none moves twice."""
    before = t.cubes[:]
    for region in range(t.box.regions):
        number = before[CUBES * region + kind]
        if per_region > 0:
            number = min(number, per_region)
        if number == 0:
            continue
        if t.switches.formidable_each:
            for _ in range(number):
                move_group(t, region, kind, 1, toward, steps)
        else:
            move_group(t, region, kind, number, toward, steps)


def move_group(t: WonderWoman, region: i64, kind: i64, number: i64, toward: i64, steps: i64) -> None:
    """WW.14.5, WW.18.6 Cubes of one region go together; with several shortest ways the team chooses one."""
    at = region
    for _ in range(steps):
        ways = ways_toward(t, at, toward)
        if ways == 0:
            break
        to = lowest(ways)
        if ways & (ways - 1) != 0:
            t.focus = at
            to = ask_team(t, ways, CHOOSE_PATH)
            t.focus = NONE
        t.add(at, kind, -number)
        t.add(to, kind, number)
        t.tell(OBSTACLES_MOVED, NONE, 32 * at + to, 8 * number + kind)
        at = to


def ways_toward(t: WonderWoman, region: i64, toward: i64) -> i64:
    """WW.0.2, WW.18.6 Neighbours, as a mask, one road nearer to the target; none if it is here or nowhere."""
    box = t.box
    n = box.regions
    least = n
    targets: i64 = 0
    if toward == TO_PALACE:
        targets = 1 << box.palace
        least = box.distance[n * region + box.palace]
    else:
        for other in range(n):
            if t.count(other, box.pig) > 0:
                distance = box.distance[n * region + other]
                if distance < least:
                    least = distance
                    targets = 0
                if distance == least:
                    targets |= 1 << other
    ways: i64 = 0
    if least == 0 or targets == 0:
        return 0
    for i in range(box.first_road[region], box.first_road[region + 1]):
        for target in range(n):
            if (targets >> target) & 1 != 0 and box.distance[n * box.neighbours[i] + target] == least - 1:
                ways |= 1 << box.neighbours[i]
    return ways


def push_heroes(t: WonderWoman, where: i64) -> None:
    """WW.14.6 Each Hero in the region must leave it, in seat order."""
    mask = places(t, where)
    for seat in range(t.seats):
        if (mask >> t.place[seat]) & 1 != 0:
            flee(t, seat)


def heal(t: WonderWoman, count: i64) -> None:
    """WW.15.5 Health rises, at most to where it started."""
    before = t.health
    t.health = min(t.box.health, t.health + count)
    t.tell(HEALED, NONE, t.health - before, t.health)


def place_blessings(t: WonderWoman) -> None:
    """WW.14.1 A Blessing on each Monument and Temple."""
    t.blessings = t.box.sacred


def give_sword(t: WonderWoman) -> None:
    """WW.14.1 The team gives the sword to one player for the whole game."""
    t.bearer = ask_team(t, t.everybody(), BEAR_SWORD)
    t.tell(SWORD_GIVEN, NONE, t.bearer, 0)


def set_aside_artifacts(t: WonderWoman) -> None:
    """WW.15.1, WW.15.4 Artifacts leave the deck; which of them comes back first is known to nobody."""
    i: i64 = 0
    while i < t.cards.size(ENEMY_DECK):
        card = t.cards.at(ENEMY_DECK, i)
        if t.box.artifact[t.cards.face(card)] != 0:
            t.cards.move(card, ARTIFACTS)
        else:
            i += 1
    t.cards.shuffle(ARTIFACTS, t.chance, ARTIFACT_ORDER)
    for i in range(t.cards.size(ARTIFACTS)):
        t.cards.reveal_class(t.cards.at(ARTIFACTS, i), ARTIFACT)


# -- WW.8 Defense ------------------------------------------------------------------------------------------------------
def losses(t: WonderWoman, per: i64, kind: i64, least: i64, other: i64) -> i64:
    """WW.18.8, WW.14.4, WW.15.3, WW.16.3 How often Defense is lost.

    least   Obstacles that a region must hold;   other   second kind, or the one that does not count
    """
    if per == PER_CUBE_IN_PALACE:
        return t.count(t.box.palace, kind)
    if per == PER_CUBE_ON_BOARD:
        return t.on_board(kind)
    if per == PER_REGION_WITH_TOTAL:
        return regions_with_total(t, least, other)
    cubes = t.cubes
    second = kind if per == PER_REGION_WITH or per == PER_REGION_BEYOND_FIRST else other
    found: i64 = 0
    for at in range(0, CUBES * t.box.regions, CUBES):
        if cubes[at + kind] > 0 and cubes[at + second] > 0:
            found += 1
    return max(0, found - 1) if per == PER_REGION_BEYOND_FIRST else found


def regions_with_total(t: WonderWoman, least: i64, left_out: i64) -> i64:
    """WW.18.8 Regions that hold at least so many Obstacles, those of one kind left out."""
    cubes = t.cubes
    found: i64 = 0
    for at in range(0, CUBES * t.box.regions, CUBES):
        total: i64 = 0
        for kind in range(i64(WARRIORS)):
            if kind != left_out:
                total += cubes[at + kind]
        if total >= least:
            found += 1
    return found


def lose_defense(t: WonderWoman, amount: i64) -> None:
    """WW.8.2, WW.9.2 Defense falls, never below 0; at 0 the game is lost at once."""
    if amount == 0:
        return
    t.defense = max(0, t.defense - amount)
    t.tell(DEFENSE_LOST, NONE, amount, t.defense)
    if t.defense == 0:
        t.outcome = LOST_DEFENSE
        t.tell(GAME_LOST, NONE, t.outcome, 0)
        t.finish()


def threat(t: WonderWoman) -> i64:
    """Defense that the enemy's end of round would cost as the board is."""
    code = t.box.code
    lost: i64 = 0
    for row in range(t.box.program_begin[END_OF_ROUND], t.box.program_end[END_OF_ROUND]):
        at: i64 = ROW * row
        if code[at] == OP_LOSE_DEFENSE:
            lost += code[at + 2] * losses(t, code[at + 3], code[at + 1], code[at + 4], code[at + 5])
    return lost
