import type { Card, Hero, Model } from "$lib/models/wonder_woman";

/** Emblems in the order of cards and prices. */
export const EMBLEMS = ["wisdom", "vigor", "agility", "leadership"] as const;
export type Emblem = (typeof EMBLEMS)[number];

const HEROES: Record<string, string> = {
  diana: "#9c2233",
  mala: "#5a3c8c",
  nubia: "#8a5a00",
  artemis: "#2f6b2f",
  philippus: "#1f6f7a",
};
/** By the place of the Obstacle among the enemy's three. */
const OBSTACLES = ["#6b2f7c", "#3d3733", "#70451c"];
const DRAWN = new Set([
  "corrupted-amazon", "servant-of-war", "blockade", "wounded-amazon", "lycanthrope", "hunting-party", "magic-beacon",
  "wolf-amazon", "pig-amazon",
]);
const RELICS = new Set([
  "sandals-of-hermes", "bracers-of-deflection", "lasso-of-truth", "girdle-of-gaea", "gauntlet-of-atlas",
  "cloak-of-artemis", "crown-of-hippolyta", "chariot-of-helios",
]);
const PLAIN = "#5b5140";

export function heroColour(hero: string): string {
  return HEROES[hero] ?? PLAIN;
}

export function heroGlyph(hero: string): string {
  return hero in HEROES ? `ww-${hero}` : "human";
}

export function obstacleColour(model: Model, obstacle: string): string {
  return OBSTACLES[model.enemy.obstacles.indexOf(obstacle)] ?? PLAIN;
}

export function obstacleGlyph(obstacle: string): string {
  return DRAWN.has(obstacle) ? `ww-${obstacle}` : "skull";
}

export function enemyGlyph(enemy: string): string {
  return ["ares", "cheetah", "circe"].includes(enemy) ? `ww-${enemy}` : "skull";
}

export function relicGlyph(relic: string): string {
  return RELICS.has(relic) ? `ww-${relic}` : "ww-relic";
}

export function heroOf(model: Model, name: string | null): Hero | undefined {
  return model.heroes.find((hero) => hero.name === name);
}

/** The Emblems that a card shows, with their values. */
export function shown(card: Card): [Emblem, number][] {
  return EMBLEMS.filter((emblem) => card[emblem] > 0).map((emblem) => [emblem, card[emblem]]);
}

export function isEmblem(name: string): name is Emblem {
  return (EMBLEMS as readonly string[]).includes(name);
}
