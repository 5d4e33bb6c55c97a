"""What Wonder Woman says of its table: events by name, options with what lies there, what a choice changes."""
from __future__ import annotations

from typing import Final

from gateleg.games.wonder_woman.box import Box
from gateleg.games.wonder_woman.model import Card, Model
from gateleg.games.wonder_woman.words import (
    ARTIFACT_ADDED,
    BLESSING_TAKEN,
    BLOCKADE_DEPLOYED,
    BLOCKADE_REMOVED,
    CARD_DOUBLED,
    CARD_PLAYED,
    DAMAGED,
    DEFENSE_LOST,
    DEFLECTED,
    DEPLOYED,
    ENEMY_MOVED,
    EVENTS,
    GAME_LOST,
    HEALED,
    HERO_MOVED,
    HERO_PUSHED,
    OBSTACLES_MOVED,
    OBSTACLES_REMOVED,
    PLAN_EXTENDED,
    REASON_NAMES,
    RELIC_DISCOVERED,
    RELIC_RECOVERED,
    ROUND_STARTED,
    SLOT_BEGUN,
    TEAM_FORMED,
    WARRIORS_DEPLOYED,
    WARRIORS_MOVED,
    WARRIORS_REPLACED,
)
from gateleg.kernel.words import Message

News = list[tuple[str, dict[str, str | int]]]  # events by name, with their details

EVENT_CLAUSES: Final = {
    "round-started": "WW.2.1", "enemy-moved": "WW.3.5", "enemy-left": "WW.15.5", "enemy-card": "WW.3.3",
    "region-drawn": "WW.3.2", "deployed": "WW.0.7", "deflected": "WW.10.8", "blockade-deployed": "WW.18.4",
    "warriors-replaced": "WW.18.5", "obstacles-moved": "WW.18.6", "hero-pushed": "WW.14.6",
    "enemy-card-discarded": "WW.18.7", "healed": "WW.15.5", "defense-lost": "WW.18.8", "artifact-added": "WW.15.4",
    "enemy-deck-reshuffled": "WW.3.4", "hero-deck-reshuffled": "WW.4.5", "relic-kept": "WW.1.2",
    "relic-discovered": "WW.10.1", "relic-passed-by": "WW.10.1", "relic-recovered": "WW.10.3",
    "sword-given": "WW.14.1", "blessing-taken": "WW.14.9", "hero-moved": "WW.5.4", "warriors-deployed": "WW.11.1",
    "warriors-moved": "WW.11.2", "card-played": "WW.6.4", "card-doubled": "WW.13.7", "action-skipped": "WW.5.2",
    "team-formed": "WW.7.4", "team-refused": "WW.7.6", "obstacles-removed": "WW.5.6", "blockade-removed": "WW.5.6",
    "damaged": "WW.5.7", "plan-extended": "WW.13.4", "battle-begun": "WW.6.1", "slot-begun": "WW.7.2",
    "game-won": "WW.9.1", "game-lost": "WW.9.2",
}

NESTED: Final = {
    "deployed", "deflected", "blockade-deployed", "warriors-replaced", "obstacles-moved", "hero-pushed",
    "enemy-card-discarded", "healed", "artifact-added", "enemy-deck-reshuffled", "hero-deck-reshuffled",
    "blessing-taken", "warriors-moved", "region-drawn",
}


def event_details(box: Box, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
    """The details of an event by name (see words.EVENTS): words for Heroes, regions, cubes, else numbers.

    `card` is missing where there is none.
    """
    details = details_by_event(box, what, face, a, b)
    if face >= 0:
        details["card"] = box.ids[face]
    return details


def details_by_event(box: Box, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
    """Without the card itself."""
    regions = box.region_ids
    enemy = box.enemy
    if what in (DEPLOYED, WARRIORS_REPLACED, OBSTACLES_REMOVED):
        return {"region": regions[a], "count": b // 8, "what": box.obstacles[b % 8]}
    if what == OBSTACLES_MOVED:
        places = {"region": regions[a // 32], "other": regions[a % 32]}
        return {**places, "count": b // 8, "what": box.obstacles[b % 8]}
    if what == WARRIORS_MOVED:
        return {"region": regions[a // 32], "other": regions[a % 32], "count": b}
    if what in (BLOCKADE_DEPLOYED, BLOCKADE_REMOVED):
        return {"region": regions[a], "other": regions[b]}
    if what == DEFLECTED:
        return {"region": regions[a], "what": box.obstacles[b]}
    if what == ENEMY_MOVED:
        return {"enemy": enemy, "region": regions[a]}
    if what in (HEALED, DAMAGED):
        return {"enemy": enemy, "count": a, "health": b}
    if what == DEFENSE_LOST:
        return {"count": a, "defense": b}
    if what == ARTIFACT_ADDED:
        return {"enemy": enemy, "count": a}
    if what == GAME_LOST:
        return {"enemy": enemy, "cause": REASON_NAMES[a]}
    if what == ROUND_STARTED:
        return {"round": a}
    if what == SLOT_BEGUN:
        return {"slot": a + 1}
    if what == WARRIORS_DEPLOYED:
        return {"region": regions[a], "count": b}
    if what in (HERO_PUSHED, HERO_MOVED, BLESSING_TAKEN, RELIC_DISCOVERED, RELIC_RECOVERED):
        return {"seat": box.heroes[a], "region": regions[b]}
    if what == CARD_PLAYED:
        return {"seat": box.heroes[a], "slot": b + 1}
    if what == CARD_DOUBLED:
        return {"seat": box.heroes[a], "other": box.heroes[b]}
    if what == TEAM_FORMED:
        return {"seat": box.heroes[a], "count": int(b).bit_count()}
    if what == PLAN_EXTENDED:
        return {"seat": box.heroes[a], "count": b}
    if face >= box.enemy_cards:
        return {"effect": box.effect_ids[box.effect[face]], "region": regions[box.region_of[face]]}
    if EVENTS[what] in ("enemy-left", "game-won"):
        return {"enemy": enemy}
    return {"seat": box.heroes[a]}


def option_message(kind: str, name: str, model: Model, news: News) -> Message:
    """An option of a question in words, with what lies there."""
    plain = name.partition(":")[0]
    if kind == "choose-card":
        card = next((c for hero in model.heroes for c in hero.hand if c is not None and c.id == plain), None)
        if card is not None:
            return card_message(card)
    if kind == "act":
        return act_message(name, model)
    if kind == "decide-relic" and model.deciding is not None:
        relic: dict[str, object] = {"relic": model.deciding.id, "region": model.deciding.region}
        return Message("choice-discover" if name == "discover" else "choice-pass-by", relic)
    if kind in ("use-warriors", "how-often", "carry-warriors", "carry-obstacles"):
        return Message("choice-number", {"number": int(name)})
    return Message("choice-word", {"word": name})


def card_message(card: Card) -> Message:
    """A Hero card with its Emblems."""
    return Message("choice-hero-card", {
        "card": card.id, "wisdom": card.wisdom, "vigor": card.vigor, "agility": card.agility,
        "leadership": card.leadership,
    })


def act_message(name: str, model: Model) -> Message:
    """An action with its price."""
    for price in model.enemy.prices:
        verb = "move" if price.action == "move_one_region" else "remove"
        if name == price.what or name == f"{verb}-{price.what}":
            return Message("choice-act", {"act": name, "price": price.amount})
    return Message("choice-word", {"word": name})


def effects(before: Model, after: Model) -> list[Message]:
    """Tracks, places and cubes that differ."""
    told = []
    if before.enemy.health != after.enemy.health:
        told.append(Message("effect-health", {"old": before.enemy.health, "new": after.enemy.health}))
    if before.defense != after.defense:
        told.append(Message("effect-defense", {"old": before.defense, "new": after.defense}))
    if before.enemy.threat != after.enemy.threat:
        told.append(Message("effect-threat", {"old": before.enemy.threat, "new": after.enemy.threat}))
    for was, now in zip(before.heroes, after.heroes, strict=True):
        if was.region != now.region:
            told.append(Message("effect-place", {"hero": now.name, "region": now.region}))
    for old, new in zip(before.regions, after.regions, strict=True):
        for kind in after.enemy.obstacles:
            one, two = old.obstacles.get(kind, 0), new.obstacles.get(kind, 0)
            if one != two:
                told.append(Message("effect-obstacles", {"what": kind, "region": new.name, "old": one, "new": two}))
        if old.warriors != new.warriors:
            told.append(Message("effect-warriors", {"region": new.name, "old": old.warriors, "new": new.warriors}))
    return told
