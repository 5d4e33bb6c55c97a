import type { Card, EnemyCard, Model, Region, Relic } from "$lib/models/wonder_woman";
import { hasText, t, word } from "$lib/words.svelte";
import type { About, Stage } from "../board";
import { heroOf } from "./looks";
import {
  abilityInWords, cardInWords, cardText, contents, enemyName, heroName, kindInWords, lossInWords, priceInWords, relicPlaces,
  effectText, relicText, roads,
} from "./words";
import { heroLines } from "./describe";

const OBSTACLE_CLAUSES: Record<string, string[]> = {
  blockade: ["WW.5.4", "WW.14.3"],
  "magic-beacon": ["WW.16.1", "WW.16.5"],
  "wolf-amazon": ["WW.16.4", "WW.16.6"],
  "pig-amazon": ["WW.16.4", "WW.16.6"],
};
const ENEMY_CLAUSES: Record<string, string[]> = {
  ares: ["WW.14.2", "WW.14.4", "WW.14.8"],
  cheetah: ["WW.15.2", "WW.15.3", "WW.15.4"],
  circe: ["WW.16.2", "WW.16.3", "WW.16.7"],
};

/** What there is to know about a thing, by the name that stands for it on the board. */
export function about(stage: Stage<Model>, name: string): About | null {
  const { model } = stage;
  const region = model.regions.find((other) => other.name === name);
  if (region) return regionAbout(stage, region);
  const road = model.roads.find((other) => other.name === name);
  if (road)
    return plain(t("board-road", { a: word(road.a), b: word(road.b) }), [road.blockade ? t("board-road-blocked") : t("board-road-open")], ["WW.5.4", "WW.5.6"], provenanceOf(stage, "road", name));
  const hero = heroOf(model, name);
  if (hero) return plain(heroName(name), [abilityInWords(stage, hero), ...heroLines(stage, hero)], ["WW.12", "WW.5.1"], provenanceOf(stage, "hero", name));
  if (name === "silence") return plain(t("board-silence-title"), [t("board-silence-text"), t("board-silence-marks")], ["WW.6.1", "WW.6.4", "WW.19.3"]);
  if (name === "defense") return plain(t("board-defense"), forecastLines(model), ["WW.8.1", "WW.8.2", "WW.9.2"]);
  if (name === "health" || name === model.enemy.name) return enemyAbout(stage);
  if (name === "damage") return priceAbout(model, name, ["WW.5.6", "WW.5.7", "WW.14.7"]);
  if (model.enemy.obstacles.includes(name)) return priceAbout(model, name, ["WW.0.5", "WW.5.6", ...(OBSTACLE_CLAUSES[name] ?? [])]);
  const card = cardOf(model, name);
  if (card) return plain(word(name), [cardInWords(card)], ["WW.5.1", ...(cardText(card) ? ["WW.7.3", "WW.13.6"] : [])], fields(card.provenance));
  const relic = relicOf(model, name);
  if (relic) return relicAbout(stage, relic);
  const entry = entryOf(stage, "relic", name);
  if (entry) return plain(word(name), [relicText(entry as unknown as Relic), relicPlaceLine(stage, name)], ["WW.10.1", "WW.10.3", "WW.10.11"], provenanceOf(stage, "relic", name));
  const enemyCard = [...model.enemy.discards, ...(model.enemy.resolving ? [model.enemy.resolving] : [])].find((other) => other.id === name);
  return enemyCard ? enemyCardAbout(enemyCard) : null;
}

function plain(title: string, lines: string[], clauses: string[], provenance: [string, string][] = []): About {
  return { title, lines: lines.filter(Boolean), provenance, clauses };
}

function regionAbout(stage: Stage<Model>, region: Region): About {
  const lines = [...contents(stage, region), ...roads(stage.model, region)];
  for (const kind of region.kinds) lines.push(t(`board-means-${kind}`));
  return plain(`${word(region.name)}${kindInWords(region)}`, lines, ["WW.0.2", "WW.0.3", ...(region.kinds.includes("command") ? ["WW.5.5"] : [])], provenanceOf(stage, "region", region.name));
}

export function forecastLines(model: Model): string[] {
  const { enemy } = model;
  const left = Math.max(0, model.defense - enemy.threat);
  return [
    t("board-defense-label", { defense: model.defense, start: model.defense_start, threat: enemy.threat }),
    t("board-forecast", { threat: enemy.threat, defense: model.defense, left }),
    ...enemy.losses.map(lossInWords),
  ];
}

function enemyAbout(stage: Stage<Model>): About {
  const { model } = stage;
  const { enemy } = model;
  const lines = [
    t("board-health-label", { enemy: enemyName(model), health: enemy.health, start: enemy.start }),
    enemy.region ? t("board-enemy-at", { region: word(enemy.region) }) : t("board-off-board"),
    t("board-enemy-deck", { deck: enemy.deck, cards: enemy.cards_each_round }),
    ...enemy.prices.map(priceInWords),
    ...enemy.losses.map(lossInWords),
  ];
  if (hasText(`board-enemy-${enemy.name}`)) lines.unshift(t(`board-enemy-${enemy.name}`));
  return plain(enemyName(model), lines, ["WW.3.1", ...(ENEMY_CLAUSES[enemy.name] ?? [])], provenanceOf(stage, "enemy", enemy.name));
}

function priceAbout(model: Model, what: string, clauses: string[]): About {
  const price = model.enemy.prices.find((other) => other.what === what);
  const costly = model.enemy.losses.filter((loss) => loss.what === what || loss.other === what);
  const title = what === "damage" ? t("word-damage") : word(what);
  return plain(title, [price ? priceInWords(price) : "", ...costly.map(lossInWords)], clauses);
}

function relicAbout(stage: Stage<Model>, relic: Relic): About {
  return plain(word(relic.id), [relicText(relic), relicPlaceLine(stage, relic.id)], ["WW.10.1", "WW.10.3", "WW.10.11"], fields(relic.provenance));
}

function relicPlaceLine(stage: Stage<Model>, relic: string): string {
  return relicPlaces(stage).find(([name]) => name === relic)?.[1] ?? t("board-relic-out");
}

function enemyCardAbout(card: EnemyCard): About {
  return plain(word(card.effect), [effectText(card), t("board-card-region", { region: word(card.region) })], ["WW.3.2", "WW.3.3"], fields(card.provenance));
}

function cardOf(model: Model, name: string): Card | undefined {
  const all = model.heroes.flatMap((hero) => [...hero.open, ...hero.hand, ...hero.played]);
  return [...all, ...model.discards].find((card): card is Card => card?.id === name);
}

function relicOf(model: Model, name: string): Relic | undefined {
  const all = model.heroes.flatMap((hero) => hero.relics);
  return [...all, ...(model.deciding ? [model.deciding] : [])].find((relic) => relic.id === name);
}

// -- where the content's words come from ------------------------------------------------------------------------------
interface Entry {
  id: string;
  tag?: string;
  tags?: Record<string, string>;
}

function entryOf(stage: Stage<Model>, sort: string, id: string): Entry | undefined {
  return (stage.content[sort] as Entry[] | undefined)?.find((entry) => entry.id === id);
}

function provenanceOf(stage: Stage<Model>, sort: string, id: string): [string, string][] {
  const entry = entryOf(stage, sort, id);
  if (!entry) return [];
  const names = Object.keys(entry).filter((field) => !["id", "tag", "tags", "basis", "note"].includes(field));
  const words = names.map((field): [string, string] => [field, entry.tags?.[field] ?? entry.tag ?? ""]);
  return fields(Object.fromEntries(words.filter(([, source]) => source)));
}

/** Fields with where they come from, those that people have a word for. */
function fields(provenance: Record<string, string>): [string, string][] {
  return Object.entries(provenance)
    .filter(([field]) => hasText(`board-field-${field}`))
    .map(([field, source]) => [t(`board-field-${field}`), t(`provenance-${source}`)]);
}
