"""What is in the box, for one set-up: map, cards and the enemy's programs as flat tables, made from the content."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.games.wonder_woman.words import EMBLEM_NAMES

EMBLEMS: Final = 4
WISDOM: Final = 0
VIGOR: Final = 1
AGILITY: Final = 2
LEADERSHIP: Final = 3
KINDS: Final = 3  # of Obstacle, for each enemy
DAMAGE_COST: Final = 3  # index of the price of damage, after those of the Obstacles
NOT_THERE: Final = -1  # a kind that this enemy does not have

# operations of effects (WW.18); a row of `code` is [op, what, count, where, x, y, else_begin, else_end]
ROW: Final = 8
OP_DEPLOY: Final = 0  # x = 1: once for each Hero; y = 1: not while the enemy is off the board
OP_DEPLOY_BLOCKADE: Final = 1
OP_MOVE_ENEMY: Final = 2
OP_REPLACE_WARRIORS: Final = 3
OP_MOVE_OBSTACLES: Final = 4  # count = steps, where = target, x = per region (0: all)
OP_PUSH_HEROES: Final = 5
OP_DISCARD: Final = 6  # count, or one for each Hunting Party (0)
OP_HEAL: Final = 7
OP_DRAW_CARDS: Final = 8
OP_PLACE_BLESSINGS: Final = 9
OP_GIVE_SWORD: Final = 10
OP_SET_ASIDE: Final = 11
OP_LOSE_DEFENSE: Final = 12  # count = amount, where = per what, x = least total, y = second kind, or the one left out
OP_NAMES: Final = [
    "deploy", "deploy_blockade", "move_enemy", "replace_warriors", "move_obstacles", "push_heroes",
    "discard_enemy_cards", "heal", "draw_cards", "place_blessings", "give_sword", "set_aside_artifacts",
    "lose_defense",
]

# places of effects: a region, or one of these (WW.18.1)
AT_ENEMY: Final = -1
AT_DRAWN: Final = -2
AT_COMMANDS: Final = -3
AT_HEROES: Final = -4
AT_ADJACENT_WARRIORS: Final = -5
AT_CLOSEST_COMMAND: Final = -6
AT_CLOSEST_SACRED: Final = -7
AT_LYCANTHROPES: Final = -8
AT_CLOSEST_HERO: Final = -9
OFF_BOARD: Final = -10
TO_PALACE: Final = -11
TO_CLOSEST_PIG: Final = -12
PLACE_CODES: Final = {
    "enemy_region": AT_ENEMY, "drawn_region": AT_DRAWN, "command_regions": AT_COMMANDS,
    "regions_with_heroes": AT_HEROES, "adjacent_with_warriors": AT_ADJACENT_WARRIORS,
    "closest_command_to_enemy": AT_CLOSEST_COMMAND, "closest_sacred_to_enemy": AT_CLOSEST_SACRED,
    "regions_with_lycanthrope": AT_LYCANTHROPES, "closest_hero": AT_CLOSEST_HERO, "off_board": OFF_BOARD,
}

# what Defense is lost for (WW.18.8)
PER_REGION_WITH: Final = 0
PER_CUBE_IN_PALACE: Final = 1
PER_CUBE_ON_BOARD: Final = 2
PER_REGION_WITH_TOTAL: Final = 3
PER_REGION_BEYOND_FIRST: Final = 4
PER_REGION_WITH_BOTH: Final = 5
PER_NAMES: Final = [
    "region_with", "cube_in_palace", "cube_on_board", "region_with_total", "region_with_beyond_first",
    "region_with_both",
]

# what a price pays for (WW.18.2)
REMOVE_ONE: Final = 0
REMOVE_ALL: Final = 1
MOVE_ONE: Final = 2
DAMAGE_ONE: Final = 3
COST_ACTIONS: Final = ["remove_one", "remove_all_in_region", "move_one_region", "damage_one"]

# abilities of Hero cards and Relics
NO_ABILITY: Final = 0
DOUBLES_SELF: Final = 1  # argument: slot, from 0
DOUBLES_OTHER: Final = 2
DOUBLES_SHARED_NAMES: Final = 3
EXTENDS_PLAN: Final = 4  # argument: cards
CARD_ABILITIES: Final = ["", "double_self", "double_other", "double_shared_names", "next_battle_plan"]
MOVES_DIRECTLY: Final = 0  # argument: 1 only to another Hero
DEFLECTS: Final = 1  # argument: 1 deploying, 2 replacing, 3 both
LASSOES: Final = 2
DOUBLES_EMBLEM: Final = 3  # argument: Emblem
RELIC_ABILITIES: Final = ["move_directly", "ignore_in_region", "carry_obstacles", "double_emblem"]


@final
class Box:
    """The components of one game.

    regions: ends [2 * road];  first_road [region] begin of its roads in `roads_of` and, the far ends, `neighbours`;
    distance [regions * from + to];  command, sacred  masks of regions
    faces: Hero cards, then Relics from `relics` on, then enemy cards from `enemy_cards` on
    value [4 * face + Emblem];  ability, argument  [face] of Hero cards and Relics;  copies [face] of Hero cards
    region_of  [face] printed on Relics and enemy cards;  effect [face] of enemy cards;  artifact [face] 1 if it is one
    code       rows of operations;  begin, end  [effect] of its rows
    price, price_emblems (mask), price_action  [kind, or DAMAGE_COST];  per_beacon  added to damage for each Beacon
    plan_bonus, face_up_bonus, steps, warriors, warrior_regions, start_relics  [seat] abilities of the Heroes
    """

    def __init__(self, content: dict[str, Any], heroes: list[str], enemy: str, harder: bool, swap_heal: bool) -> None:
        self.heroes = heroes
        self.seats: i64 = len(heroes)
        self._read_map(content)
        self._read_heroes(content, heroes)
        found = [entry for entry in content["enemy"] if entry["id"] == enemy]
        self._read_enemy(content, found[0], harder)
        self._read_faces(content, enemy, swap_heal)

    # -- the map -------------------------------------------------------------------------------------------------------
    def _read_map(self, content: dict[str, Any]) -> None:
        self.region_ids = [str(entry["id"]) for entry in content["region"]]
        ids = self.region_ids
        self.regions: i64 = len(ids)
        count = len(ids)
        ends = [(ids.index(road["a"]), ids.index(road["b"])) for road in content["road"]]
        self.road_ids = [str(entry["id"]) for entry in content["road"]]
        self.roads: i64 = len(ends)
        self.ends = numbers([end for road in ends for end in road])
        roads_of: list[int] = []
        neighbours: list[int] = []
        first = [0]
        for region in range(count):
            for road, (a, b) in enumerate(ends):
                if region == a or region == b:
                    roads_of.append(road)
                    neighbours.append(a + b - region)
            first.append(len(roads_of))
        self.first_road = numbers(first)
        self.roads_of = numbers(roads_of)
        self.neighbours = numbers(neighbours)
        distance = [0 if a == b else count for a in range(count) for b in range(count)]
        for a, b in ends:
            distance[a * count + b] = distance[b * count + a] = 1
        for middle in range(count):
            for a in range(count):
                for b in range(count):
                    way = distance[a * count + middle] + distance[middle * count + b]
                    distance[a * count + b] = min(distance[a * count + b], way)
        self.distance = numbers(distance)
        self.command: i64 = mask_of(["command" in entry["kinds"] for entry in content["region"]])
        self.sacred: i64 = mask_of([not {"monument", "temple"}.isdisjoint(e["kinds"]) for e in content["region"]])
        self.palace: i64 = ids.index(content["board"]["start_region"])
        self.defense: i64 = content["board"]["defense_start"]

    # -- heroes --------------------------------------------------------------------------------------------------------
    def _read_heroes(self, content: dict[str, Any], heroes: list[str]) -> None:
        abilities = {entry["id"]: entry["ability"] for entry in content["hero"]}
        mine = [abilities[hero] for hero in heroes]
        self.plan_bonus = numbers([a["count"] if a["op"] == "battle_plan_bonus" else 0 for a in mine])
        self.face_up_bonus = numbers([a["count"] if a["op"] == "face_up_bonus" else 0 for a in mine])
        self.steps = numbers([a["regions"] if a["op"] == "move_self" else 0 for a in mine])
        self.warriors = numbers([a["count"] if a["op"] == "deploy_warrior" else 0 for a in mine])
        self.warrior_regions = numbers([a["max_regions"] if a["op"] == "deploy_warrior" else 0 for a in mine])
        self.start_relics = numbers([a["draw"] if a["op"] == "start_relic" else 0 for a in mine])

    # -- the enemy -----------------------------------------------------------------------------------------------------
    def _read_enemy(self, content: dict[str, Any], entry: dict[str, Any], harder: bool) -> None:
        """WW.1.6, WW.1.7, WW.17.1 The side of the mat follows the number of players; it says Health and cards drawn."""
        self.enemy = str(entry["id"])
        self.obstacles = [str(name) for name in entry["obstacles"]]
        side = "2_4" if self.seats == 2 or self.seats == 4 else "3_5"
        self.health: i64 = entry[f"health_{side}_harder" if harder else f"health_{side}"]
        self.draws: i64 = entry[f"draws_{self.seats}"]
        self.omit = str(entry["omit_for_harder"])
        self.blockade: i64 = self._kind("blockade")
        self.beacon: i64 = self._kind("magic-beacon")
        self.lycanthrope: i64 = self._kind("lycanthrope")
        self.hunting_party: i64 = self._kind("hunting-party")
        self.pig: i64 = self._kind("pig-amazon")
        costs = {cost["what"]: cost for cost in entry["costs"]}
        by_kind = [costs[name] for name in [*self.obstacles, "damage"]]
        self.price = numbers([cost["amount"] for cost in by_kind])
        self.price_action = numbers([COST_ACTIONS.index(cost["action"]) for cost in by_kind])
        self.price_emblems = numbers([mask_of([name in cost["emblems"] for name in EMBLEM_NAMES]) for cost in by_kind])
        self.per_beacon: i64 = costs["damage"].get("plus_per_beacon", 0)
        final = entry.get("final_damage") or {}
        self.else_health: i64 = final.get("else_health", 0)
        reshuffle = entry["on_reshuffle"]
        self.lose_on: i64 = reshuffle[0]["lose_on"] if reshuffle else 0
        self._rows: list[list[int]] = []
        programs = [self._compiled(entry[name]) for name in PROGRAMS]
        self.program_begin = numbers([program[0] for program in programs])
        self.program_end = numbers([program[1] for program in programs])

    def _kind(self, name: str) -> int:
        return self.obstacles.index(name) if name in self.obstacles else NOT_THERE

    def _compiled(self, steps: list[dict[str, Any]]) -> tuple[int, int]:
        """Append the rows of a list of operations; what stands in `else_` comes first."""
        branches = [self._compiled(step["else_"]) if step.get("else_") else (0, 0) for step in steps]
        begin = len(self._rows)
        for step, branch in zip(steps, branches, strict=True):
            self._rows.append([*self._row(step), *branch])
        return begin, len(self._rows)

    def _row(self, step: dict[str, Any]) -> list[int]:
        op = OP_NAMES.index(step["op"])
        what = step.get("what", step.get("with_"))
        kinds = [self.obstacles.index(name) for name in ([what] if isinstance(what, str) else what or [])]
        count = step.get("count", step.get("amount", step.get("steps", 0)))
        where = 0
        x = 0
        y = 0
        if op == OP_MOVE_OBSTACLES:
            where = TO_PALACE if step["toward"] == "palace" else TO_CLOSEST_PIG
            x = step.get("per_region", 0)
        elif op == OP_LOSE_DEFENSE:
            where = PER_NAMES.index(step["per"])
            x = step.get("at_least", 0)
            y = kinds[1] if len(kinds) > 1 else self._kind(step.get("excluding", ""))
        elif op == OP_DEPLOY_BLOCKADE:
            where = AT_ENEMY if step["where"] == "roads_of_enemy_region" else TO_PALACE
        else:
            place = step.get("where", step.get("to", ""))
            where = PLACE_CODES[place] if place in PLACE_CODES else self.region_ids.index(place) if place else 0
            x = 1 if step.get("repeat") else 0
            y = 1 if step.get("skip_if") else 0
        return [op, kinds[0] if kinds else NOT_THERE, count, where, x, y]

    # -- faces ---------------------------------------------------------------------------------------------------------
    def _read_faces(self, content: dict[str, Any], enemy: str, swap_heal: bool) -> None:
        heroes = content["hero_card"]
        relics = content["relic"]
        cards = [entry for entry in content["enemy_card"] if entry["enemy"] == enemy]
        effects = [entry for entry in content["enemy_effect"] if entry["enemy"] == enemy]
        self.ids = [str(entry["id"]) for entry in [*heroes, *relics, *cards]]
        self.relics: i64 = len(heroes)
        self.enemy_cards: i64 = len(heroes) + len(relics)
        self.faces: i64 = len(self.ids)
        none = [0] * len(cards)
        self.value = numbers([entry[name] for entry in heroes for name in EMBLEM_NAMES])
        self.copies = numbers([entry["copies"] for entry in heroes])
        abilities = [card_ability(entry.get("ability")) for entry in heroes]
        abilities += [relic_ability(entry["ability"]) for entry in relics]
        self.ability = numbers([ability[0] for ability in abilities] + none)
        self.argument = numbers([ability[1] for ability in abilities] + none)
        places = [self.region_ids.index(entry["region"]) for entry in [*relics, *cards]]
        self.region_of = numbers([NOT_THERE] * len(heroes) + places)
        self.effect_ids = [str(entry["id"]) for entry in effects]
        effect_of = [self.effect_ids.index(entry["effect"]) for entry in cards]
        other = [NOT_THERE] * int(self.enemy_cards)
        self.effect = numbers(other + effect_of)
        self.artifact = numbers([0] * int(self.enemy_cards) + [int(effects[e]["artifact"]) for e in effect_of])
        compiled = [self._compiled(entry["ops"]) for entry in effects]
        if swap_heal and "artifact-athena" in self.effect_ids and "artifact-aphrodite" in self.effect_ids:
            one = self.effect_ids.index("artifact-athena")
            two = self.effect_ids.index("artifact-aphrodite")
            compiled[one], compiled[two] = compiled[two], compiled[one]
        self.effect_begin = numbers([rows[0] for rows in compiled])
        self.effect_end = numbers([rows[1] for rows in compiled])
        self.code = numbers([number for row in self._rows for number in row])
        self.hero_deck: i64 = sum([int(copies) for copies in self.copies])
        self.extends = max([int(self.argument[f]) for f in range(self.relics) if self.ability[f] == EXTENDS_PLAN] + [0])


PROGRAMS: Final = ["start_of_game", "start_of_round", "end_of_round", "after_damage"]
START_OF_GAME: Final = 0
START_OF_ROUND: Final = 1
END_OF_ROUND: Final = 2
AFTER_DAMAGE: Final = 3


def card_ability(ability: dict[str, Any] | None) -> tuple[int, int]:
    """WW.13.6 What the text of a Hero card does; a card without text has no ability."""
    if not ability:
        return NO_ABILITY, 0
    argument = ability.get("count", 0)
    if ability["op"] == "double_self":
        argument = int(ability["when"].removeprefix("slot_")) - 1
    return CARD_ABILITIES.index(ability["op"]), argument


def relic_ability(ability: dict[str, Any]) -> tuple[int, int]:
    """What a Relic does for its owner."""
    number = RELIC_ABILITIES.index(ability["op"])
    argument = 0
    if number == MOVES_DIRECTLY:
        argument = int(ability["to"] == "region_with_other_hero")
    elif number == DEFLECTS:
        argument = int("deploy_obstacle" in ability["what"]) + 2 * int("replace_warriors" in ability["what"])
    elif number == DOUBLES_EMBLEM:
        argument = EMBLEM_NAMES.index(ability["emblem"])
    return number, argument


def numbers(items: list[int]) -> vec[i64]:
    return vec[i64]([i64(item) for item in items])


def mask_of(flags: list[bool]) -> int:
    return sum([1 << place for place in range(len(flags)) if flags[place]])
