import type { Model, Player } from "$lib/models/root";
import type { Stage } from "../../../board";

const ITEMS = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"];

/** One item of the Vagabond; `name` is what choices call it. */
export interface Carried {
  item: string;
  name: string;
  exhausted: boolean;
  damaged: boolean;
}

const STATES: [string, string, boolean, boolean][] = [
  ["ready_items", "", false, false],
  ["exhausted_items", "exhausted-", true, false],
  ["damaged_items", "damaged-", false, true],
  ["worn_items", "damaged-exhausted-", true, true],
];

/** All items by their state: face up, exhausted, damaged. */
export function carried(player: Player): Carried[] {
  return STATES.flatMap(([field, prefix, exhausted, damaged]) =>
    ITEMS.flatMap((item, n) =>
      Array.from({ length: (player.own[field] as number[])[n] ?? 0 }, () => ({ item, name: prefix + item, exhausted, damaged })),
    ),
  );
}

/** What the other players are to him, in the order of seats. */
export function relations(stage: Stage<Model>, player: Player): { seat: string; relation: string }[] {
  const levels = player.own.relations as string[];
  return stage.model.players
    .map((other, n) => ({ seat: other.name, faction: other.faction, relation: levels[n] ?? "indifferent" }))
    .filter((one) => one.seat !== player.name && one.faction !== player.faction);
}
