import type { Battle, Model } from "$lib/models/allies";
import { t } from "$lib/words.svelte";
import type { Stage } from "../board";

/** What a battle now would bring. */
export function battleInWords(stage: Stage<Model>, battle: Battle): string {
  if (battle.toward === null) return t("board-forecast-tie");
  const seat = stage.player(battle.toward);
  if (battle.won_by) return t("board-forecast-won", { seat, steps: battle.steps });
  const facing = battle.facing === "neutral" ? "neutral" : stage.player(battle.facing);
  return t(battle.facing === "neutral" ? "board-forecast-neutral" : "board-forecast-turned", {
    seat,
    steps: battle.steps,
    facing,
  });
}

export function facingInWords(stage: Stage<Model>, facing: string): string {
  return facing === "neutral" ? t("board-faces-nobody") : t("board-faces", { player: stage.player(facing) });
}
