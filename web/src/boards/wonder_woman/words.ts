import type { Card, EnemyCard, Hero, Loss, Model, Price, Region, Relic } from "$lib/models/wonder_woman";
import { accented, PSEUDO } from "$lib/texts";
import { hasText, t, word, words } from "$lib/words.svelte";
import type { Stage } from "../board";
import { shown } from "./looks";

// cards that a Hero gets each round (WW.4.1, WW.4.2)
const FACE_DOWN = 3;
const FACE_UP = 2;

/** Sacred places by their god: the last word of the name, for plaques; Greek-style names of two words keep both. */
export function shortName(name: string): string {
  return name.split(" ").at(-1) ?? name;
}

export function enemyName(model: Model): string {
  return t(`switch-enemy-${model.enemy.name}`);
}

/** Everything in a region, as one sentence after another. */
export function regionInWords(stage: Stage<Model>, region: Region): string {
  const planned = stage.view.marks[region.name] ?? [];
  const marks = planned.length ? [t("board-planned", { heroes: planned.map((seat) => stage.player(seat)).join(", ") })] : [];
  return [`${word(region.name)}${kindInWords(region)}.`, ...contents(stage, region), ...roads(stage.model, region), ...marks].join(" ");
}

export function kindInWords(region: Region): string {
  return region.kinds.map((kind) => `, ${t(`board-kind-${kind}`)}`).join("");
}

export function contents(stage: Stage<Model>, region: Region): string[] {
  const { model } = stage;
  const parts: string[] = [];
  for (const hero of region.heroes) parts.push(hero === stage.seat ? t("board-you-here", { hero: heroName(hero) }) : heroName(hero));
  if (region.enemy) parts.push(enemyName(model));
  for (const kind of model.enemy.obstacles) {
    const count = region.obstacles[kind];
    if (count) parts.push(t("board-cubes", { what: word(kind), count }));
  }
  if (region.warriors) parts.push(t("board-warriors", { count: region.warriors }));
  if (region.blessing) parts.push(t("board-blessing"));
  for (const relic of region.relics) parts.push(t("board-relic-token", { relic: word(relic) }));
  return [parts.length ? `${parts.join(", ")}.` : t("board-empty")];
}

/** Where the roads of a region lead, and which are blocked. */
export function roads(model: Model, region: Region): string[] {
  const open: string[] = [];
  const blocked: string[] = [];
  for (const road of model.roads) {
    if (road.a !== region.name && road.b !== region.name) continue;
    (road.blockade ? blocked : open).push(word(road.a === region.name ? road.b : road.a));
  }
  const told = open.length ? [t("board-roads", { regions: open.join(", ") })] : [];
  return blocked.length ? [...told, t("board-roads-blocked", { regions: blocked.join(", ") })] : told;
}

/** A Hero by its own name, whoever plays it; one of a content pack as people at the table call it. */
export function heroName(hero: string): string {
  return hasText(`word-${hero}`) ? t(`word-${hero}`) : word(hero);
}

/** A card in words: name, Emblems, what it does. */
export function cardInWords(card: Card, doubled = false): string {
  const emblems = shown(card).map(([emblem, value]) => `${word(emblem)} ${doubled ? 2 * value : value}`).join(", ");
  const ability = cardText(card);
  return ability ? t("board-card-ability", { card: word(card.id), emblems, ability }) : t("board-card", { card: word(card.id), emblems });
}

/** What is printed on a card: a pack's text as it is, else in the reader's language where that has one. */
export function cardText(card: Card): string {
  return card.ability === null ? "" : printed(`text-card-${card.id}`, card.ability, `hero_card ${card.id}`, "ability_text");
}

export function relicText(relic: Relic): string {
  return printed(`text-relic-${relic.id}`, relic.text, `relic ${relic.id}`);
}

export function effectText(card: EnemyCard): string {
  return printed(`text-effect-${card.effect}`, card.text, `enemy_effect ${card.effect}`);
}

function printed(id: string, text: string, item: string, field = "text"): string {
  if (hasText(id) && !words.isPacked(item, field)) return t(id);
  return words.language === PSEUDO ? accented(text) : text;
}

/** One reason for losing Defense, with what it costs now. */
export function lossInWords(loss: Loss): string {
  const cost = loss.amount * loss.count;
  return t(`board-loss-${loss.per}`, {
    what: loss.what ? word(loss.what) : "",
    other: loss.other ? word(loss.other) : "",
    least: loss.least,
    count: loss.count,
    amount: loss.amount,
    cost,
  });
}

export function priceInWords(price: Price): string {
  const emblems = price.emblems.length > 2 ? t("board-any-emblem") : price.emblems.map(word).join(t("board-or"));
  return t(`board-price-${price.action}`, { what: price.what === "damage" ? "" : word(price.what), amount: price.amount, emblems });
}

/** What a Hero can do, as the content has it. */
interface Ability {
  op: string;
  count?: number;
  max_regions?: number;
  draw?: number;
}

/** The Hero's ability, as its owner reads it. */
export function abilityInWords(stage: Stage<Model>, hero: Hero): string {
  const entries = stage.content["hero"] as { id: string; ability: Ability }[];
  const ability = entries.find((entry) => entry.id === hero.name)?.ability;
  if (!ability) return "";
  const { op, count = 0, max_regions: regions = 0, draw = 0 } = ability;
  return t(`board-ability-${op}`, { count, regions, draw, down: FACE_DOWN + count, up: FACE_UP + count });
}

/** The phase of the round in words. */
const PHASES: Record<string, string> = {
  "hero-setup": "board-phase-setup",
  "enemy-setup": "board-phase-setup",
  "start-of-round": "board-phase-start",
  "deal-cards": "board-phase-deal",
  strategize: "board-phase-strategize",
  "battle-begins": "board-phase-battle",
  "choose-cards": "board-phase-choose",
  "take-actions": "board-phase-actions",
  "end-of-round": "board-phase-end",
};

export function phaseInWords(model: Model): string {
  return t(PHASES[model.phase] ?? "board-phase-setup", { slot: model.slot });
}

/** Cards of a pile by name, with how many there are. */
export function counted(cards: Card[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card.id, (counts.get(card.id) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => word(a).localeCompare(word(b)));
}

/** The Relics that are in this game, each with where it is. */
export function relicPlaces(stage: Stage<Model>): [string, string][] {
  const { model, content } = stage;
  const entries = content["relic"] as { id: string }[];
  return entries.filter(({ id }) => !model.relics_out.includes(id)).map(({ id }) => [id, relicPlace(model, id)]);
}

function relicPlace(model: Model, relic: string): string {
  const owner = model.heroes.find((hero) => hero.relics.some((other) => other.id === relic));
  if (owner) return t("board-relic-owned", { hero: heroName(owner.name) });
  const region = model.regions.find((other) => other.relics.includes(relic));
  return region ? t("board-relic-at", { region: word(region.name) }) : t("board-relic-unseen");
}
