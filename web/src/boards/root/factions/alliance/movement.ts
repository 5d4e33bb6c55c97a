import type { Model, Player } from "$lib/models/root";
import type { Stage } from "../../../board";
import { cardInfo } from "../../cards";

const SUITS = ["fox", "rabbit", "mouse", "bird"];

/** Suits of the supporters as far as the viewer knows them. */
export function supporterSuits(stage: Stage<Model>, player: Player): { suit: string; count: number }[] {
  const known = (player.piles.supporters ?? []).map((id) => cardInfo(stage.content, stage.view, id)?.suit);
  return SUITS.map((suit) => ({ suit, count: known.filter((one) => one === suit).length })).filter(({ count }) => count > 0);
}

export function basesOnMap(player: Player): string[] {
  return SUITS.filter((suit) => player.supply[`${suit}-base`] === 0);
}
