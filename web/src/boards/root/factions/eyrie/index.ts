import { t, word } from "$lib/words.svelte";
import type { FactionBoard } from "../faction";
import Brief from "./Brief.svelte";
import { COLUMNS, decree } from "./decree";
import glyphs from "./glyphs.svg?raw";
import Mat from "./Mat.svelte";

const eyrie: FactionBoard = {
  glyphs,
  colours: [{ background: "light-dark(#27478f, #3d62b8)", ink: "#fff" }],
  letter: "E",
  silhouette: "M-20 23V-4C-20-16-10-22 2-21L14-27 12-17C18-13 20-8 21-3V23Z",
  words: { builder: "roost", charismatic: "eyrie", commander: "sword", despot: "dominance", build: "roost", recruit: "eyrie" },
  facts(player) {
    const roosts = player.tracks[0]?.uncovered ?? 0;
    const all = player.tracks[0]?.values.length ?? 0;
    const leader = String(player.own.leader);
    return [
      { glyph: "roost", text: `${roosts}/${all}`, title: t("eyrie-roosts", { roosts, all }) },
      ...(leader === "none" ? [] : [{ glyph: "", text: word(leader), title: t("eyrie-leader-title") }]),
    ];
  },
  Brief,
  Mat,
  lines(stage, player) {
    const leader = String(player.own.leader);
    const columns = COLUMNS.map((column) => {
      const cards = decree(stage, player, column).map((card) => (card.id ? word(card.id) : t("eyrie-vizier")));
      return t("eyrie-column-line", { column: word(column), cards: cards.join(", ") || t("board-none") });
    });
    const lines = leader === "none" ? [] : [t("eyrie-leader", { leader: word(leader) })];
    const deposed = player.own.deposed as string[];
    if (deposed.length) lines.push(t("eyrie-deposed", { leaders: deposed.map(word).join(", ") }));
    for (const track of player.tracks) {
      lines.push(t("board-track-line", { track: t(`track-${track.name}`), uncovered: track.uncovered, values: track.values.join(" ") }));
    }
    return [...lines, ...columns];
  },
  clauses: ["7.2", "7.4", "7.5", "7.7", "7.8"],
};

export default eyrie;
