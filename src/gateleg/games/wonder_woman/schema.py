"""The shape of the content of Wonder Woman, for packs: what an owner of the box transcribes from its cards.

Names of things (regions, obstacles, Relics, cards) are ids; the words of the effects' vocabulary are those of WW.18.
"""
from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from gateleg.kernel.pack import Fault

Text = Annotated[str, Meta(min_length=1)]
Count = Annotated[int, Meta(ge=0, le=20)]
Some = Annotated[int, Meta(ge=1, le=20)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Emblem = Literal["wisdom", "vigor", "agility", "leadership"]

PLACES: Final = [
    "enemy_region", "drawn_region", "command_regions", "regions_with_heroes", "adjacent_with_warriors",
    "closest_command_to_enemy", "closest_sacred_to_enemy", "regions_with_lycanthrope",
]
DESTINATIONS: Final = ["drawn_region", "closest_hero", "off_board"]
MOST_REGIONS: Final = 30
MOST_ROADS: Final = 60
MOST_HERO_CARDS: Final = 120
MOST_ENEMY_CARDS: Final = 60


class Op(msgspec.Struct, tag_field="op"):
    """One step of an effect (WW.18)."""


class Deploy(Op, tag="deploy"):
    what: Text
    count: Some
    where: Text
    repeat: Literal["heroes"] | None = None
    skip_if: Literal["enemy_off_board"] | None = None


class DeployBlockade(Op, tag="deploy_blockade"):
    where: Literal["roads_of_enemy_region", "roads_of_palace"]


class MoveEnemy(Op, tag="move_enemy"):
    to: Text


class MoveObstacles(Op, tag="move_obstacles"):
    what: Text
    toward: Literal["palace", "closest_pig_amazon"]
    steps: Some
    per_region: Some | None = None


class PushHeroes(Op, tag="push_heroes"):
    where: Text


class DiscardEnemyCards(Op, tag="discard_enemy_cards"):
    count: Some | None = None
    count_per: Literal["hunting_party_on_board"] | None = None


class Heal(Op, tag="heal"):
    count: Some
    cap: Literal["starting_health"]


class DrawCards(Op, tag="draw_cards"):
    pass


class PlaceBlessings(Op, tag="place_blessings"):
    pass


class GiveSword(Op, tag="give_sword"):
    pass


class SetAsideArtifacts(Op, tag="set_aside_artifacts"):
    pass


class LoseDefense(Op, tag="lose_defense"):
    amount: Some
    per: Literal[
        "region_with", "cube_in_palace", "cube_on_board", "region_with_total", "region_with_beyond_first",
        "region_with_both",
    ]
    what: Text | list[Text] | None = None
    at_least: Some | None = None
    excluding: Text | None = None


class ReplaceWarriors(Op, tag="replace_warriors"):
    where: Text
    with_: Text
    else_: list[Step] = []


Step = (
    Deploy | DeployBlockade | MoveEnemy | ReplaceWarriors | MoveObstacles | PushHeroes | DiscardEnemyCards | Heal
    | DrawCards | PlaceBlessings | GiveSword | SetAsideArtifacts | LoseDefense
)


class AddArtifact(msgspec.Struct, tag_field="op", tag="add_artifact"):
    """WW.15.4"""

    count: Literal[1]
    lose_on: Some


class NeedChargedSword(msgspec.Struct, tag_field="op", tag="need_charged_sword"):
    """WW.14.8"""

    else_health: Some


class Cost(msgspec.Struct):
    """WW.18.2"""

    what: Text
    emblems: Annotated[list[Emblem], Meta(min_length=1)]
    amount: Some
    action: Literal["remove_one", "remove_all_in_region", "move_one_region", "damage_one"]
    plus_per_beacon: Some | None = None


class Enemy(msgspec.Struct):
    """A mat, both sides."""

    id: Literal["ares", "cheetah", "circe"]
    name: Text
    obstacles: Annotated[list[Text], Meta(min_length=3, max_length=3)]
    start_of_game: list[Step]
    start_of_round: list[Step]
    end_of_round: list[Step]
    after_damage: list[Step]
    on_reshuffle: Annotated[list[AddArtifact], Meta(max_length=1)]
    omit_for_harder: Text
    health_2_4: Some
    health_3_5: Some
    health_2_4_harder: Some
    health_3_5_harder: Some
    draws_2: Count
    draws_3: Count
    draws_4: Count
    draws_5: Count
    costs: list[Cost]
    final_damage: NeedChargedSword | None = None


class Effect(msgspec.Struct):
    """What enemy cards of one name do."""

    id: Text
    enemy: Literal["ares", "cheetah", "circe"]
    name: Text
    copies: Some
    text: Text
    ops: list[Step]
    artifact: bool


class EnemyCard(msgspec.Struct):
    """A printed enemy card: its effect and the region at its bottom."""

    id: Text
    enemy: Literal["ares", "cheetah", "circe"]
    name: Text
    effect: Text
    region: Text


class DoubleSelf(msgspec.Struct, tag_field="op", tag="double_self"):
    when: Literal["slot_1", "slot_3"]


class DoubleOther(msgspec.Struct, tag_field="op", tag="double_other"):
    target: Literal["one_other_hero_in_your_region"]


class DoubleSharedNames(msgspec.Struct, tag_field="op", tag="double_shared_names"):
    pass


class NextBattlePlan(msgspec.Struct, tag_field="op", tag="next_battle_plan"):
    count: Some


class HeroCard(msgspec.Struct):
    id: Text
    name: Text
    copies: Count
    wisdom: Count
    vigor: Count
    agility: Count
    leadership: Count
    ability: DoubleSelf | DoubleOther | DoubleSharedNames | NextBattlePlan | None = None
    ability_text: Text | None = None


class MoveSelf(msgspec.Struct, tag_field="op", tag="move_self"):
    regions: Literal[1]


class DeployWarrior(msgspec.Struct, tag_field="op", tag="deploy_warrior"):
    count: Some
    max_regions: Some
    where: Literal["regions_with_heroes"]


class BattlePlanBonus(msgspec.Struct, tag_field="op", tag="battle_plan_bonus"):
    count: Annotated[int, Meta(ge=1, le=5)]


class StartRelic(msgspec.Struct, tag_field="op", tag="start_relic"):
    draw: Annotated[int, Meta(ge=1, le=4)]
    keep: Literal[1]


class FaceUpBonus(msgspec.Struct, tag_field="op", tag="face_up_bonus"):
    count: Annotated[int, Meta(ge=1, le=5)]


class Hero(msgspec.Struct):
    id: Text
    name: Text
    phase: Literal["setup", "strategize"]
    ability: MoveSelf | DeployWarrior | BattlePlanBonus | StartRelic | FaceUpBonus
    note: Text


class MoveDirectly(msgspec.Struct, tag_field="op", tag="move_directly"):
    to: Literal["any_region", "region_with_other_hero"]


class IgnoreInRegion(msgspec.Struct, tag_field="op", tag="ignore_in_region"):
    what: list[Literal["deploy_obstacle", "replace_warriors"]]
    blockades: Literal[False]


class CarryObstacles(msgspec.Struct, tag_field="op", tag="carry_obstacles"):
    types_per_action: Literal[1]
    blockades: Literal[False]


class DoubleEmblem(msgspec.Struct, tag_field="op", tag="double_emblem"):
    emblem: Emblem


class Relic(msgspec.Struct):
    """A Relic: the region its token is put on when it is discovered, and what it does for its owner."""

    id: Text
    name: Text
    region: Text
    ability: MoveDirectly | IgnoreInRegion | CarryObstacles | DoubleEmblem
    text: Text


class Board(msgspec.Struct):
    start_region: Text
    defense_start: Some
    defense_track_max: Some
    health_track_max: Some


class Region(msgspec.Struct):
    id: Text
    name: Text
    kinds: list[Literal["command", "monument", "temple"]]
    x: Percent
    y: Percent


class Road(msgspec.Struct):
    id: Text
    a: Text
    b: Text


class Content(msgspec.Struct):
    board: Board
    region: list[Region]
    road: list[Road]
    hero: list[Hero]
    hero_card: list[HeroCard]
    relic: list[Relic]
    enemy: list[Enemy]
    enemy_effect: list[Effect]
    enemy_card: list[EnemyCard]


# -- what the shapes do not say ----------------------------------------------------------------------------------------
def content_faults(content: dict[str, Any]) -> list[Fault]:
    """Names that mean nothing and counts that do not add up, in content whose shapes are right."""
    checked = Checked(msgspec.convert({name: content[name] for name in Content.__struct_fields__}, Content))
    checked.check_board()
    checked.check_hero_deck()
    for enemy in checked.content.enemy:
        checked.check_enemy(enemy)
    return checked.faults


class Checked:
    """Collects faults."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.faults: list[Fault] = []
        self.regions = [region.id for region in content.region]

    def fault(self, name: str, id: str | None, field: str, expected: str) -> None:
        self.faults.append(Fault(name, id, field, expected))

    def named(self, name: str, id: str | None, field: str, value: str, known: list[str]) -> None:
        """A field must be one of the known names."""
        if value not in known:
            self.fault(name, id, field, f"one of {', '.join(known)}, not {value!r}")

    def check_board(self) -> None:
        """WW.0.2, WW.1.5 Roads join two regions, every region can be reached, the tracks are long enough."""
        content = self.content
        self.named("board", None, "start_region", content.board.start_region, self.regions)
        if content.board.defense_start > content.board.defense_track_max:
            self.fault("board", None, "defense_start", f"at most {content.board.defense_track_max}")
        for name, count, most in (("region", len(self.regions), MOST_REGIONS), ("road", len(content.road), MOST_ROADS)):
            if not 2 <= count <= most:
                self.fault(name, None, "", f"2 to {most} entries, not {count}")
        joined: set[frozenset[str]] = set()
        for road in content.road:
            for field, end in (("a", road.a), ("b", road.b)):
                self.named("road", road.id, field, end, self.regions)
            if road.a == road.b or frozenset((road.a, road.b)) in joined:
                self.fault("road", road.id, "b", "another region than `a`, not joined with it yet")
            joined.add(frozenset((road.a, road.b)))
        reached = set(self.regions[:1])
        while more := {end for ends in joined if ends & reached for end in ends} - reached:
            reached |= more
        for id in self.regions:
            if id not in reached:
                self.fault("region", id, "", "roads that join it with all other regions")

    def check_hero_deck(self) -> None:
        """WW.1.3, WW.1.4, WW.10.1 Enough Hero cards; Relics lead to regions; a Hero has one ability of each sort."""
        content = self.content
        for relic in content.relic:
            self.named("relic", relic.id, "region", relic.region, self.regions)
        if not 6 <= len(content.relic) <= 20:
            self.fault("relic", None, "", f"6 to 20 Relics, not {len(content.relic)}")
        cards = sum(card.copies for card in content.hero_card)
        if not 40 <= cards <= MOST_HERO_CARDS:
            self.fault("hero_card", None, "", f"40 to {MOST_HERO_CARDS} Hero cards, not {cards}")
        for card in content.hero_card:
            if card.wisdom + card.vigor + card.agility + card.leadership == 0:
                self.fault("hero_card", card.id, "", "an Emblem above 0")
            if (card.ability is None) != (card.ability_text is None):
                self.fault("hero_card", card.id, "ability_text", "a text if the card has an ability, else none")
        if not 2 <= len(content.hero) <= 7:
            self.fault("hero", None, "", f"2 to 7 Heroes, not {len(content.hero)}")
        names = Counter([c.id for c in content.hero_card] + [r.id for r in content.relic])
        names.update({card.id for card in content.enemy_card})
        for card in content.hero_card:
            if names[card.id] > 1:
                self.fault("hero_card", card.id, "id", "an id that no Relic and no enemy card has")

    def check_enemy(self, enemy: Enemy) -> None:
        """WW.0.5, WW.18 Effects speak of this enemy's Obstacles and of regions; its cards are there."""
        content = self.content
        for field in ("start_of_game", "start_of_round", "end_of_round", "after_damage"):
            self.check_steps(enemy, "enemy", enemy.id, field, getattr(enemy, field))
        self.named("enemy", enemy.id, "omit_for_harder", enemy.omit_for_harder, [r.id for r in content.relic])
        for n, cost in enumerate(enemy.costs):
            damage = cost.action == "damage_one"
            self.named("enemy", enemy.id, f"costs[{n}].what", cost.what, ["damage"] if damage else enemy.obstacles)
            if cost.plus_per_beacon is not None:
                self.named("enemy", enemy.id, f"costs[{n}].plus_per_beacon", "magic-beacon", enemy.obstacles)
            if cost.what == "blockade" and cost.action != "remove_one":
                self.fault("enemy", enemy.id, f"costs[{n}].action", "remove_one for Blockades")
        if sorted(cost.what for cost in enemy.costs) != sorted([*enemy.obstacles, "damage"]):
            self.fault("enemy", enemy.id, "costs", f"one for each of {', '.join(enemy.obstacles)}, damage")
        most = content.board.health_track_max
        for field in ("health_2_4", "health_3_5", "health_2_4_harder", "health_3_5_harder"):
            if getattr(enemy, field) > most:
                self.fault("enemy", enemy.id, field, f"at most {most}, the top of the track")
        effects = {effect.id: effect for effect in content.enemy_effect if effect.enemy == enemy.id}
        cards = [card for card in content.enemy_card if card.enemy == enemy.id]
        for effect in effects.values():
            self.check_steps(enemy, "enemy_effect", effect.id, "ops", effect.ops)
            found = sum(card.effect == effect.id for card in cards)
            if found != effect.copies:
                self.fault("enemy_effect", effect.id, "copies", f"{found}, as many as there are cards of it")
        for card in cards:
            self.named("enemy_card", card.id, "effect", card.effect, list(effects))
            self.named("enemy_card", card.id, "region", card.region, self.regions)
        if not 10 <= len(cards) <= MOST_ENEMY_CARDS:
            self.fault("enemy_card", None, "", f"10 to {MOST_ENEMY_CARDS} cards of {enemy.id}, not {len(cards)}")
        artifacts = sum(1 for card in cards if card.effect in effects and effects[card.effect].artifact)
        for rule in enemy.on_reshuffle:
            if artifacts < rule.lose_on - 1:
                self.fault("enemy", enemy.id, "on_reshuffle", f"at least {rule.lose_on - 1} Artifacts, not {artifacts}")

    def check_steps(self, enemy: Enemy, name: str, id: str, field: str, steps: list[Step]) -> None:
        """The names in a list of steps."""
        kinds = enemy.obstacles
        in_regions = [kind for kind in kinds if kind != "blockade"]
        for n, step in enumerate(steps):
            at = f"{field}[{n}]"
            if getattr(step, "where", "") == "regions_with_lycanthrope":
                self.named(name, id, f"{at}.where", "lycanthrope", kinds)
            if isinstance(step, Deploy):
                self.named(name, id, f"{at}.what", step.what, in_regions)
                self.named(name, id, f"{at}.where", step.where, PLACES + self.regions)
            elif isinstance(step, DeployBlockade):
                self.named(name, id, f"{at}.op", "blockade", kinds)
            elif isinstance(step, MoveEnemy):
                self.named(name, id, f"{at}.to", step.to, DESTINATIONS + self.regions)
            elif isinstance(step, ReplaceWarriors):
                self.named(name, id, f"{at}.with_", step.with_, in_regions)
                self.named(name, id, f"{at}.where", step.where, PLACES + self.regions)
                self.check_steps(enemy, name, id, f"{at}.else_", step.else_)
            elif isinstance(step, MoveObstacles):
                self.named(name, id, f"{at}.what", step.what, in_regions)
                if step.toward == "closest_pig_amazon":
                    self.named(name, id, f"{at}.toward", "pig-amazon", kinds)
            elif isinstance(step, PushHeroes):
                self.named(name, id, f"{at}.where", step.where, PLACES + self.regions)
            elif isinstance(step, DiscardEnemyCards):
                if (step.count is None) == (step.count_per is None):
                    self.fault(name, id, at, "either `count` or `count_per`")
                if step.count_per is not None:
                    self.named(name, id, f"{at}.count_per", "hunting-party", kinds)
            elif isinstance(step, LoseDefense):
                self.check_loss(kinds, name, id, at, step)
            elif isinstance(step, GiveSword | PlaceBlessings | SetAsideArtifacts) and field != "start_of_game":
                self.fault(name, id, f"{at}.op", "a step that is not of the set-up")

    def check_loss(self, kinds: list[str], name: str, id: str, at: str, step: LoseDefense) -> None:
        """WW.18.8"""
        whats = step.what if isinstance(step.what, list) else [] if step.what is None else [step.what]
        for what in whats:
            self.named(name, id, f"{at}.what", what, kinds)
        if step.excluding is not None:
            self.named(name, id, f"{at}.excluding", step.excluding, kinds)
        wanted = {"region_with_total": 0, "region_with_both": 2}.get(step.per, 1)
        if len(whats) != wanted:
            self.fault(name, id, f"{at}.what", f"{wanted} kinds of Obstacle for {step.per}, not {len(whats)}")
        if (step.at_least is None) == (step.per == "region_with_total"):
            self.fault(name, id, f"{at}.at_least", "a number for region_with_total, and only for it")
