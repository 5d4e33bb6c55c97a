import type { Model, Player } from "$lib/models/root";
import type { Stage } from "../../../board";
import { cardInfo } from "../../cards";

export const COLUMNS = ["recruit", "move", "battle", "build"];

/** A card of the Decree; viziers have no id. */
export interface Ordered {
  id: string | null;
  suit: string;
}

/** A column of the Decree: viziers, then cards in the order in which they came. */
export function decree(stage: Stage<Model>, player: Player, column: string): Ordered[] {
  const viziers = (player.own.viziers as number[])[COLUMNS.indexOf(column)] ?? 0;
  const cards = player.piles[`decree-${column}`] ?? [];
  return [
    ...Array.from({ length: viziers }, () => ({ id: null, suit: "bird" })),
    ...cards.map((id) => ({ id, suit: cardInfo(stage.content, stage.view, id)?.suit ?? "bird" })),
  ];
}

/** The column that is being resolved; null outside the Decree. */
export function currentColumn(stage: Stage<Model>, player: Player): string | null {
  const { model } = stage;
  const column = String(player.own.column);
  return model.turn === player.name && model.phase === "daylight" && COLUMNS.includes(column) ? column : null;
}
