import type { Card, Model, Placed, Seat } from "$lib/models/allies";
import { t, word } from "$lib/words.svelte";

/** Colour of each tribe and the ink that can be read on it. */
export const COLOURS: Record<string, { fill: string; ink: string }> = {
  cyclops: { fill: "#7fae34", ink: "#1b2606" },
  yeti: { fill: "#dfe6ee", ink: "#1d2731" },
  gnome: { fill: "#b0497f", ink: "#ffffff" },
  wizard: { fill: "#2f74b5", ink: "#ffffff" },
  golem: { fill: "#4a4d52", ink: "#ffffff" },
  troll: { fill: "#d8792a", ink: "#241103" },
  castle: { fill: "#ad2f2a", ink: "#ffffff" },
};
const PLAIN = { fill: "#6d5b42", ink: "#ffffff" };

export function colours(tribe: string | null): { fill: string; ink: string } {
  return COLOURS[tribe ?? "castle"] ?? PLAIN;
}

export function style(tribe: string | null): string {
  const { fill, ink } = colours(tribe);
  return `--bg:${fill};--fg:${ink};--ko:${fill}`;
}

/** The two letters that stand beside a tribe's colour and glyph. */
export function code(tribe: string | null): string {
  return t(`code-${tribe ?? "castle"}`);
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Rotations as printed: +1, −2, ±1; a dash for none. */
export function rotations(turns: number[]): string {
  const [one = 0, two = 0] = turns;
  if (!turns.length) return "–";
  if (turns.length === 2 && one === -two) return `±${Math.abs(one)}`;
  return turns.map(signed).join(" ");
}

export function seatOf(model: Model, name: string): Seat | undefined {
  return model.seats.find((seat) => seat.name === name);
}

export function placedAt(model: Model, slot: string): Placed | null {
  for (const column of model.columns)
    for (const placed of column.slots) if (placed?.slot === slot) return placed;
  return null;
}

/** Place of a viewer's row in `columns[].slots`: the own row lies below, A's for watchers. */
export function ownRow(model: Model, seat: string | null): number {
  return Math.max(0, model.seats.findIndex((other) => other.name === seat));
}

/** A card in words: name, marks, values with the one in front, rotations. */
export function cardInWords(card: Card, section: number): string {
  const marks = [card.crown ? t("board-crown") : "", card.diamond ? t("board-diamond") : ""].filter(Boolean);
  return t("board-card", {
    name: word(card.id),
    marks: marks.length ? `, ${marks.join(", ")}` : "",
    front: card.values[section] ?? 0,
    values: card.values.join(" "),
    entry: card.values[card.start] ?? 0,
    rotations: card.rotations.length ? rotations(card.rotations) : t("board-none"),
  });
}
