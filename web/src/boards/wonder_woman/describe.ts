import type { Card, Hero, Model } from "$lib/models/wonder_woman";
import { t, word } from "$lib/words.svelte";
import type { Passage, Stage } from "../board";
import { nowAt } from "./now";
import {
  abilityInWords, cardInWords, contents, counted, effectText, enemyName, heroName, kindInWords, lossInWords, priceInWords,
  relicPlaces, relicText, roads,
} from "./words";

const LAST = 3;

/** The table as headings and lines, for those who read it. */
export function describe(stage: Stage<Model>): { you: Passage[]; others: Passage[]; board: Passage[] } {
  const { model } = stage;
  const passage = (hero: Hero): Passage => ({ title: stage.player(hero.name), lines: [abilityInWords(stage, hero), ...heroLines(stage, hero)].filter(Boolean) });
  return {
    you: model.heroes.filter((hero) => hero.name === stage.seat).map(passage),
    others: model.heroes.filter((hero) => hero.name !== stage.seat).map(passage),
    board: [present(stage), enemy(stage), ...regions(stage), relics(stage), deck(model)],
  };
}

function present(stage: Stage<Model>): Passage {
  const now = nowAt(stage);
  const lines = [now.text, ...now.heroes.map((hero) => hero.label)].filter(Boolean);
  if (now.silent) lines.unshift(t("board-silence-text"), t("board-silence-marks"));
  return { title: now.title, lines };
}

/** What all may see of a Hero: place, cards, Relics, sword. */
export function heroLines(stage: Stage<Model>, hero: Hero): string[] {
  const lines = [t("board-hero-at", { region: word(hero.region) })];
  const cards = (title: string, list: Card[]): void => {
    if (list.length) lines.push(`${t(title)}: ${list.map((card) => cardInWords(card)).join("; ")}`);
  };
  cards("board-open-cards", hero.open);
  if (hero.plan) lines.push(t(hero.name === stage.seat ? "board-plan-unseen" : "board-plan-of", { count: hero.plan }));
  const hand = hero.hand.filter((card): card is Card => card !== null);
  cards("board-hand-cards", hand);
  if (hero.hand.length > hand.length) lines.push(t("board-hand-of", { count: hero.hand.length }));
  hero.played.forEach((card, n) => {
    if (!card) return;
    const doubled = hero.doubled_by !== null && n + 1 === stage.model.slot;
    lines.push(`${t("board-slot", { slot: n + 1 })}: ${cardInWords(card, doubled)}${doubled ? ` ${t("board-doubled-by", { hero: heroName(hero.doubled_by ?? "") })}` : ""}`);
  });
  if (hero.sword) lines.push(t("board-bears-sword"));
  for (const relic of hero.relics) lines.push(`${word(relic.id)}: ${relicText(relic)}`);
  if (hero.later) lines.push(t("board-later", { count: hero.later }));
  if (hero.ability_used) lines.push(t("board-ability-used"));
  return lines;
}

function enemy(stage: Stage<Model>): Passage {
  const { model } = stage;
  const it = model.enemy;
  const left = Math.max(0, model.defense - it.threat);
  const lines = [
    it.region ? t("board-enemy-at", { region: word(it.region) }) : t("board-off-board"),
    t("board-health-label", { enemy: enemyName(model), health: it.health, start: it.start }),
    t("board-defense-label", { defense: model.defense, start: model.defense_start, threat: it.threat }),
    t("board-forecast", { threat: it.threat, defense: model.defense, left }),
    ...it.losses.filter((loss) => loss.count).map(lossInWords),
    ...it.prices.map(priceInWords),
    t("board-enemy-deck", { deck: it.deck, cards: it.cards_each_round }),
  ];
  if (it.lost_at) lines.push(t("board-reshuffles", { reshuffles: it.reshuffles, lost: it.lost_at }));
  for (const card of it.discards.toReversed().slice(0, LAST))
    lines.push(t("board-enemy-card", { effect: word(card.effect), text: effectText(card), region: word(card.region) }));
  return { title: enemyName(model), lines };
}

function regions(stage: Stage<Model>): Passage[] {
  return stage.model.regions.map((region) => ({
    title: `${word(region.name)}${kindInWords(region)}`,
    lines: [...contents(stage, region), ...roads(stage.model, region)],
  }));
}

function relics(stage: Stage<Model>): Passage {
  return { title: t("board-relics"), lines: relicPlaces(stage).map(([relic, where]) => `${word(relic)}: ${where}`) };
}

function deck(model: Model): Passage {
  const lines = [t("board-hero-deck-of", { deck: model.deck, discards: model.discards.length })];
  if (model.discards.length)
    lines.push(`${t("board-discarded")}: ${counted(model.discards).map(([card, count]) => t("board-times", { count, what: word(card) })).join(", ")}`);
  return { title: t("board-hero-deck"), lines };
}
