import type { Model, Proposal } from "$lib/models/wonder_woman";
import { t, word } from "$lib/words.svelte";
import type { Stage } from "../board";
import { enemyGlyph, relicGlyph } from "./looks";
import { effectText, enemyName, heroName, phaseInWords, relicText } from "./words";

/** How a Hero stands to what is going on: has done it, is awaited, or lets others go first. */
export type Standing = "done" | "awaited" | "waits";

/** What is going on, in a line or two, with how each Hero concerned stands to it. */
export interface Now {
  glyph: string;
  title: string;
  text: string;
  heroes: { name: string; standing: Standing; label: string }[];
  /** The players must not talk. */
  silent: boolean;
}

export function nowAt(stage: Stage<Model>): Now {
  const { model, view } = stage;
  const silent = model.talk === "closed" && !view.outcome;
  if (view.outcome) return { glyph: "star", title: outcomeInWords(model), text: "", heroes: [], silent };
  return { silent, ...(deciding(stage) ?? proposing(stage) ?? resolving(stage) ?? phase(stage)) };
}

type Part = Omit<Now, "silent">;

function awaits(stage: Stage<Model>, hero: string, ...kinds: string[]): boolean {
  return stage.view.waiting.some((one) => one.seat === hero && (!kinds.length || kinds.includes(one.kind)));
}

/** All of some Heroes, each as awaited or done. */
function each(stage: Stage<Model>, heroes: string[], kinds: string[], awaited: string, done: string): Now["heroes"] {
  return heroes.map((name) => {
    const standing: Standing = awaits(stage, name, ...kinds) ? "awaited" : "done";
    return { name, standing, label: t(standing === "awaited" ? awaited : done, { hero: heroName(name) }) };
  });
}

function deciding(stage: Stage<Model>): Part | null {
  const relic = stage.model.deciding;
  if (!relic) return null;
  const heroes = stage.view.waiting.map((one) => one.seat);
  return {
    glyph: relicGlyph(relic.id),
    title: t("board-now-relic", { relic: word(relic.id), region: word(relic.region) }),
    text: relicText(relic),
    heroes: each(stage, heroes, [], "board-decides", "board-decides"),
  };
}

function proposing(stage: Stage<Model>): Part | null {
  const { proposal } = stage.model;
  if (!proposal) return null;
  const agreeing = stage.view.waiting.some((one) => one.kind === "agree-or-not");
  const others = proposal.heroes.filter((hero) => hero !== proposal.hero);
  const lead = { name: proposal.hero, standing: agreeing ? "done" : "awaited", label: t("board-proposes", { hero: heroName(proposal.hero) }) } as const;
  return {
    glyph: others.length ? "ww-team" : "ww-vigor",
    title: t(others.length ? "board-now-team" : "board-now-alone", { hero: heroName(proposal.hero), act: actInWords(stage.model, proposal) }),
    text: meansInWords(proposal),
    heroes: [lead, ...(agreeing ? each(stage, others, ["agree-or-not"], "board-to-agree", "board-answered") : others.map((name) => ({ name, standing: "waits", label: t("board-asked-in", { hero: heroName(name) }) }) as const))],
  };
}

/** What is proposed: how often, and against what. */
export function actInWords(model: Model, proposal: Proposal): string {
  const price = model.enemy.prices.find((other) => other.what === proposal.act);
  return t(`board-act-${price?.action ?? "damage_one"}`, {
    what: proposal.act === "damage" ? enemyName(model) : word(proposal.act),
    times: proposal.times ?? "…",
  });
}

/** With what it is paid, as far as that is decided. */
export function meansInWords(proposal: Proposal): string {
  const parts: string[] = [];
  if (proposal.emblem) parts.push(word(proposal.emblem));
  if (proposal.warriors) parts.push(t("board-warriors", { count: proposal.warriors }));
  return parts.length ? t("board-paid-with", { means: parts.join(", ") }) : "";
}

function resolving(stage: Stage<Model>): Part | null {
  const { model } = stage;
  const card = model.enemy.resolving;
  if (!card) return null;
  return {
    glyph: enemyGlyph(model.enemy.name),
    title: t("board-now-enemy", { enemy: enemyName(model), effect: word(card.effect) }),
    text: effectText(card),
    heroes: each(stage, stage.view.waiting.map((one) => one.seat), [], "board-decides", "board-decides"),
  };
}

function phase(stage: Stage<Model>): Part {
  const { model, view } = stage;
  const heroes = model.heroes.map((hero) => hero.name);
  const title = t("board-round", { round: model.round, phase: phaseInWords(model) });
  if (model.phase === "choose-cards")
    return { glyph: "ww-plan", title, text: t("board-now-choose"), heroes: each(stage, heroes, [], "board-choosing", "board-has-chosen") };
  if (model.phase === "strategize") {
    const readying = view.waiting.some((one) => one.kind === "ready-or-not");
    return {
      glyph: "chat",
      title,
      text: t("board-now-strategize"),
      heroes: readying ? each(stage, heroes, [], "board-not-ready", "board-is-ready") : each(stage, view.waiting.map((one) => one.seat), [], "board-may-use", "board-may-use"),
    };
  }
  if (model.phase === "take-actions") return { glyph: "ww-team", title, text: t("board-now-actions"), heroes: acting(model) };
  return { glyph: "flag", title, text: "", heroes: each(stage, view.waiting.map((one) => one.seat), [], "board-decides", "board-decides") };
}

function acting(model: Model): Now["heroes"] {
  return model.heroes.map(({ name, acted, waited }) => {
    const standing: Standing = acted ? "done" : waited ? "waits" : "awaited";
    const text = { done: "board-has-acted", waits: "board-lets-others", awaited: "board-to-act" }[standing];
    return { name, standing, label: t(text, { hero: heroName(name) }) };
  });
}

function outcomeInWords(model: Model): string {
  return t(model.outcome === "won" ? "event-game-won" : "event-game-lost", { enemy: enemyName(model), cause: model.outcome });
}

