"""What interfaces draw: the table of Wonder Woman by names, made from nothing but a view and the content."""
from __future__ import annotations

from typing import Any, cast

import msgspec

from gateleg.games.wonder_woman.box import (
    COST_ACTIONS,
    DAMAGE_COST,
    END_OF_ROUND,
    KINDS,
    NOT_THERE,
    OP_LOSE_DEFENSE,
    PER_NAMES,
    PER_REGION_WITH_TOTAL,
    ROW,
    Box,
)
from gateleg.games.wonder_woman.rules import may_talk
from gateleg.games.wonder_woman.rules_enemy import losses, threat
from gateleg.games.wonder_woman.rules_special import price
from gateleg.games.wonder_woman.state import CUBES, SLOTS, WARRIORS, WonderWoman
from gateleg.games.wonder_woman.words import EMBLEM_NAMES, OBSTACLE, PHASE_NAMES, REASON_NAMES
from gateleg.kernel.cards import HIDDEN, NONE
from gateleg.kernel.content import PROVENANCE_FIELDS, provenance
from gateleg.kernel.game import CLOSED, OPEN


class Card(msgspec.Struct, frozen=True):
    """A Hero card with its Emblems; `provenance` says of each field: confirmed, inferred or invented."""

    id: str
    wisdom: int
    vigor: int
    agility: int
    leadership: int
    ability: str | None
    provenance: dict[str, str]


class Relic(msgspec.Struct, frozen=True):
    """A Relic, the region for its token, and what it does for its owner."""

    id: str
    region: str
    text: str
    provenance: dict[str, str]


class EnemyCard(msgspec.Struct, frozen=True):
    """An enemy card: its effect, and the region at its bottom."""

    id: str
    effect: str
    region: str
    text: str
    provenance: dict[str, str]


class Region(msgspec.Struct, frozen=True):
    """A region with all that is in it; `relics` are the tokens there."""

    name: str
    kinds: list[str]
    obstacles: dict[str, int]
    warriors: int
    heroes: list[str]
    enemy: bool
    blessing: bool
    relics: list[str]


class Road(msgspec.Struct, frozen=True):
    name: str
    a: str
    b: str
    blockade: bool


class Hero(msgspec.Struct, frozen=True):
    """A Hero and the cards of its player.

    open    cards dealt face-up;   plan   cards in the Battle Plan;   hand   None for cards that the viewer cannot see
    played  the cards of the three slots;   doubled_by   the Hero whose card doubles this one's, if it acts next
    later   further cards for the next Battle Plan
    """

    name: str
    region: str
    open: list[Card]
    plan: int
    hand: list[Card | None]
    played: list[Card | None]
    relics: list[Relic]
    sword: bool
    acted: bool
    waited: bool
    ability_used: bool
    doubled_by: str | None
    later: int


class Price(msgspec.Struct, frozen=True):
    """What an action against an Obstacle, or damage, costs now: `amount` of one of the Emblems for each repeat."""

    what: str
    action: str
    emblems: list[str]
    amount: int


class Loss(msgspec.Struct, frozen=True):
    """One reason for which Defense is lost at the end of a round: `amount` for each of `count`, as the board is now.

    per   what is counted (WW.18.8);   what   the Obstacle, None for all of them but `other`;   least   in a region
    """

    per: str
    what: str | None
    other: str | None
    least: int
    amount: int
    count: int


class Enemy(msgspec.Struct, frozen=True):
    """The enemy: where it is (None: off the board), its tracks and prices, and its cards.

    threat        Defense that would be lost if the round ended now;   losses   why
    artifacts     set aside;   reshuffles   that have brought one;   lost_at   the one that is the end (0: none is)
    """

    name: str
    region: str | None
    health: int
    start: int
    threat: int
    losses: list[Loss]
    obstacles: list[str]
    prices: list[Price]
    cards_each_round: int
    deck: int
    discards: list[EnemyCard]
    resolving: EnemyCard | None
    artifacts: int
    reshuffles: int
    lost_at: int


class Proposal(msgspec.Struct, frozen=True):
    """The action that is being put together; None where it is not decided yet."""

    hero: str
    heroes: list[str]
    act: str
    emblem: str | None
    warriors: int | None
    times: int | None


class Model(msgspec.Struct, frozen=True):
    """The whole table as a viewer sees it.

    talk       open or closed (WW.19.3): the players' marks of what they intend are frozen while it is closed
    relics_out those that are not in this game: all others are in the Hero deck, a hand or the pile, or lie open
    deciding   the Relic that is being decided;   focus   the region that the question is about
    """

    round: int
    phase: str
    slot: int
    outcome: str
    talk: str
    defense: int
    defense_start: int
    enemy: Enemy
    regions: list[Region]
    roads: list[Road]
    heroes: list[Hero]
    deck: int
    discards: list[Card]
    relics_out: list[str]
    blessings_left: int
    proposal: Proposal | None
    deciding: Relic | None
    focus: str | None


def make_model(view: dict[str, object], entries: Entries, t: WonderWoman) -> Model:
    """The model of `State.view`; `t` is a new game, on which what the view shows is laid for the rules to read."""
    public = cast(dict[str, Any], view["public"])
    zones = cast(dict[str, list[int]], view["cards"])
    lay_visible(t, public)
    box = t.box
    heroes = [hero_model(t, public, zones, entries, seat) for seat in range(len(box.heroes))]
    return Model(
        round=public["round"],
        phase=PHASE_NAMES[public["phase"]],
        slot=public["slot"] + 1,
        outcome=REASON_NAMES[public["outcome"]] or "running",
        talk=OPEN if may_talk(t) else CLOSED,
        defense=public["defense"],
        defense_start=int(box.defense),
        enemy=enemy_model(t, public, zones, entries),
        regions=[region_model(t, entries, zones, region) for region in range(len(box.region_ids))],
        roads=[
            Road(name, box.region_ids[box.ends[2 * n]], box.region_ids[box.ends[2 * n + 1]], t.blocked(n))
            for n, name in enumerate(box.road_ids)
        ],
        heroes=heroes,
        deck=len(zones["hero-deck"]),
        discards=[entries.card(face) for face in zones["hero-discard"] if face < box.relics],
        relics_out=[box.ids[face] for face in zones["relics-out"]],
        blessings_left=int(t.blessings).bit_count(),
        proposal=proposal_model(public["proposal"], box),
        deciding=None if public["deciding"] == NONE else entries.relic(public["deciding"]),
        focus=None if public["focus"] == NONE else box.region_ids[public["focus"]],
    )


def lay_visible(t: WonderWoman, public: dict[str, Any]) -> None:
    """What prices and losses depend on, all of it public."""
    for n, number in enumerate(public["cubes"]):
        t.cubes[n] = number
    for seat, region in enumerate(public["place"]):
        t.place[seat] = region
    t.phase = public["phase"]
    t.enemy = public["enemy"]
    t.health = public["health"]
    t.blockades = public["blockades"]
    t.blessings = public["blessings"]


class Entries:
    """The content's entries as they are drawn, made once for a setup.

    kinds   [region] its kinds
    """

    def __init__(self, content: dict[str, Any], box: Box) -> None:
        drawn = [entry for entry in content["enemy_card"] if entry["enemy"] == box.enemy]
        effects = {e["id"]: e for e in content["enemy_effect"] if e["enemy"] == box.enemy}
        self.kinds: list[list[str]] = [region["kinds"] for region in content["region"]]
        self._cards = [card_model(entry) for entry in content["hero_card"]]
        self._relics = [Relic(e["id"], e["region"], e["text"], field_provenance(e)) for e in content["relic"]]
        self._enemy_cards = [enemy_card_model(entry, effects[entry["effect"]]) for entry in drawn]

    def card(self, face: int) -> Card:
        return self._cards[face]

    def relic(self, face: int) -> Relic:
        return self._relics[face - len(self._cards)]

    def enemy_card(self, face: int) -> EnemyCard:
        return self._enemy_cards[face - len(self._cards) - len(self._relics)]


def card_model(entry: dict[str, Any]) -> Card:
    wisdom, vigor, agility, leadership = (entry[name] for name in EMBLEM_NAMES)
    return Card(
        entry["id"], wisdom, vigor, agility, leadership, entry.get("ability_text"), field_provenance(entry)
    )


def enemy_card_model(entry: dict[str, Any], effect: dict[str, Any]) -> EnemyCard:
    words = {**field_provenance(effect), **field_provenance(entry)}
    return EnemyCard(entry["id"], entry["effect"], entry["region"], effect["text"], words)


def field_provenance(entry: dict[str, Any]) -> dict[str, str]:
    """The word of each field; of a pack's entries that say none, nothing."""
    words = {field: provenance(entry, field) for field in entry if field not in (*PROVENANCE_FIELDS, "id")}
    return {field: word for field, word in words.items() if word is not None}


def hero_model(
    t: WonderWoman, public: dict[str, Any], zones: dict[str, list[int]], entries: Entries, seat: int
) -> Hero:
    box = t.box
    name = box.heroes[seat]
    by = public["doubled_by"][seat]
    slots = [zones[f"played-{name}-{slot + 1}"] for slot in range(SLOTS)]
    return Hero(
        name=name,
        region=box.region_ids[public["place"][seat]],
        open=[entries.card(face) for face in zones[f"open-{name}"] if face < box.relics],
        plan=len(zones[f"plan-{name}"]),
        hand=[
            entries.card(face) if 0 <= face < box.relics else None
            for face in zones[f"hand-{name}"] + zones[f"picked-{name}"]
        ],
        played=[entries.card(faces[0]) if faces else None for faces in slots],
        relics=[entries.relic(face) for face in zones[f"relics-{name}"] if face != HIDDEN],
        sword=public["bearer"] == seat,
        acted=bool(public["acted"] >> seat & 1),
        waited=bool(public["waited"] >> seat & 1),
        ability_used=bool(public["used"] >> seat & 1),
        doubled_by=None if by == NONE else box.heroes[by],
        later=public["later"][seat],
    )


def region_model(t: WonderWoman, entries: Entries, zones: dict[str, list[int]], region: int) -> Region:
    box = t.box
    return Region(
        name=box.region_ids[region],
        kinds=entries.kinds[region],
        obstacles={
            box.obstacles[kind]: int(t.cubes[CUBES * region + kind])
            for kind in range(KINDS) if t.cubes[CUBES * region + kind] > 0
        },
        warriors=int(t.cubes[CUBES * region + WARRIORS]),
        heroes=[hero for seat, hero in enumerate(box.heroes) if t.place[seat] == region],
        enemy=t.enemy == region,
        blessing=bool((t.blessings >> region) & 1),
        relics=[box.ids[face] for face in zones["discovered"] if box.region_of[face] == region],
    )


def enemy_model(
    t: WonderWoman, public: dict[str, Any], zones: dict[str, list[int]], entries: Entries
) -> Enemy:
    box = t.box
    return Enemy(
        name=box.enemy,
        region=None if t.enemy == NONE else box.region_ids[t.enemy],
        health=public["health"],
        start=int(box.health),
        threat=int(threat(t)),
        losses=loss_models(t),
        obstacles=box.obstacles,
        prices=[price_model(t, cost) for cost in range(KINDS + 1)],
        cards_each_round=int(box.draws),
        deck=len(zones["enemy-deck"]),
        discards=[entries.enemy_card(face) for face in zones["enemy-discard"]],
        resolving=entries.enemy_card(zones["resolving"][0]) if zones["resolving"] else None,
        artifacts=len(zones["artifacts"]),
        reshuffles=public["reshuffles"],
        lost_at=int(box.lose_on),
    )


def loss_models(t: WonderWoman) -> list[Loss]:
    """The enemy's end of round, one entry for each of its steps that cost Defense."""
    box = t.box
    found = []
    for row in range(box.program_begin[END_OF_ROUND], box.program_end[END_OF_ROUND]):
        op, what, amount, per, least, other = (int(box.code[ROW * row + column]) for column in range(6))
        if op != OP_LOSE_DEFENSE:
            continue
        found.append(Loss(
            per=PER_NAMES[per],
            what=None if what == NOT_THERE or per == PER_REGION_WITH_TOTAL else box.obstacles[what],
            other=None if other == NOT_THERE else box.obstacles[other],
            least=least,
            amount=amount,
            count=int(losses(t, per, what, least, other)),
        ))
    return found


def price_model(t: WonderWoman, cost: int) -> Price:
    box = t.box
    emblems = [name for n, name in enumerate(EMBLEM_NAMES) if (box.price_emblems[cost] >> n) & 1]
    what = "damage" if cost == DAMAGE_COST else box.obstacles[cost]
    return Price(what, COST_ACTIONS[box.price_action[cost]], emblems, int(price(t, cost)))


def proposal_model(numbers: list[int], box: Box) -> Proposal | None:
    proposer, team, act, emblem, warriors, times = numbers
    if proposer == NONE:
        return None
    cost = act - OBSTACLE
    return Proposal(
        hero=box.heroes[proposer],
        heroes=[hero for seat, hero in enumerate(box.heroes) if team >> seat & 1],
        act="damage" if cost < 0 else box.obstacles[cost],
        emblem=None if emblem == NONE else EMBLEM_NAMES[emblem],
        warriors=None if warriors == NONE else warriors,
        times=None if times == NONE else times,
    )
