import type { Card, Model, Strigoi, Wolf } from "$lib/models/armata_strigoi";
import { t, word } from "$lib/words.svelte";
import type { Stage } from "../board";

/** Colour, glyph and letter of each wolf; white can be read on the colour. */
const WOLVES: Record<string, { fill: string; glyph: string; letter: string }> = {
  attila: { fill: "#7b3a22", glyph: "paw", letter: "A" },
  "falk-maria": { fill: "#5b3f8c", glyph: "chalice", letter: "F" },
  matthew: { fill: "#1f6f7a", glyph: "arrow", letter: "M" },
  charles: { fill: "#a3271c", glyph: "axe", letter: "C" },
  roel: { fill: "#4c5a66", glyph: "anvil", letter: "R" },
};
const UNKNOWN = { fill: "#5c4a32", glyph: "paw", letter: "" };
export const BLOOD = "#7c1216";

export const ABILITY_GLYPHS: Record<string, string> = {
  protection: "shield",
  heal: "heal",
  retrieval: "retrieve",
  mechanics: "gear",
  stealth: "stealth",
  pack: "paw",
};

/** How a wolf looks; wolves of packs by their own first letter. */
export function look(wolf: string | null): { fill: string; glyph: string; letter: string } {
  if (wolf === null) return UNKNOWN;
  return WOLVES[wolf] ?? { ...UNKNOWN, letter: word(wolf).slice(0, 1) };
}

export function wolfOf(model: Model, seat: string | null): Wolf | undefined {
  return model.wolves.find((wolf) => wolf.seat === seat);
}

/** The name of a wolf, or of its seat before wolves are picked. */
export function wolfName(model: Model, seat: string): string {
  return word(wolfOf(model, seat)?.wolf ?? seat);
}

export function strigoiGlyph(strigoi: Strigoi): string {
  return strigoi.name === "master" || strigoi.supreme ? "crownbat" : "bat";
}

export function strigoiName(strigoi: Strigoi): string {
  return strigoi.supreme ? t("board-supreme") : t(`board-${strigoi.name}`);
}

export function strigoiCode(strigoi: Strigoi): string {
  return t(strigoi.supreme ? "board-code-supreme" : `board-code-${strigoi.name}`);
}

/** The card that decides which books move the Strigoi: the selected one, else that of the wolf on turn. */
export function decidingCard(stage: Stage<Model>): Card | null {
  const { model } = stage;
  if (model.phase === "cards") {
    return wolfOf(model, stage.seat)?.hand.find((card) => stage.mark(card.id) === "selected") ?? null;
  }
  return wolfOf(model, model.active)?.played ?? null;
}

/** Place in this round's order of turns, from 1; null before cards are turned up. */
export function place(model: Model, seat: string): number | null {
  const found = model.order.indexOf(seat);
  return found < 0 ? null : found + 1;
}

/** How many Wounds cost a Blood Point. */
export function woundLimit(stage: Stage<Model>): number {
  const rule = stage.content.wounds as { limit?: number } | undefined;
  return rule?.limit ?? 0;
}

/** A Wound's or reward's short form: what it adds or forbids. */
export function shortCard(card: Card): string {
  if (card.effect) {
    const [effect = "", value = ""] = card.effect.split(" ");
    if (effect.startsWith("forbid_")) return t("board-forbids", { ability: word(effect.slice("forbid_".length)) });
    return t(`board-less-${effect}`, { value: Math.abs(Number(value)) });
  }
  const parts = [
    card.strength ? t("board-plus-strength", { value: card.strength }) : "",
    card.movement ? t("board-plus-movement", { value: card.movement }) : "",
    ...card.abilities.map(word),
    card.self_wound ? t("board-own-wound") : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** An Action card in one line. */
export function actionInWords(card: Card): string {
  return t("board-action", {
    card: word(card.id),
    movement: card.movement,
    strength: card.strength,
    letter: card.letter,
    initiative: card.initiative,
    abilities: [...card.abilities.map(word), card.self_wound ? t("board-own-wound") : ""].filter(Boolean).join(", ") || t("board-none"),
  });
}

/** An Action card, reward or Wound in one line. */
export function cardInWords(card: Card): string {
  return card.initiative ? actionInWords(card) : t("board-named", { card: word(card.id), what: shortCard(card) });
}

/** An Encounter token in one line; a Monk has no Strength. */
export function tokenInWords(card: Card): string {
  if (card.strength === 0) return word(card.id);
  const left = card.rewards.map((reward) => t(`board-left-${reward}`)).join(", ") || t("board-nothing");
  return t("board-monster", { card: word(card.id), strength: card.strength, left });
}

export function foeCard(model: Model): { name: string; strength: number; left: string[] } | null {
  if (model.met) return { name: word(model.met.id), strength: model.met.strength, left: model.met.rewards };
  const strigoi = model.strigoi.find((one) => one.name === model.foe);
  return strigoi ? { name: strigoiName(strigoi), strength: strigoi.strength, left: [] } : null;
}
