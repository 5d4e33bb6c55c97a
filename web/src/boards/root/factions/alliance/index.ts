import { t, word } from "$lib/words.svelte";
import type { FactionBoard } from "../faction";
import glyphs from "./glyphs.svg?raw";
import Brief from "./Brief.svelte";
import Mat from "./Mat.svelte";
import { basesOnMap, supporterSuits } from "./movement";

const alliance: FactionBoard = {
  glyphs,
  colours: [{ background: "light-dark(#2c7a39, #2f8540)", ink: "#fff" }],
  letter: "A",
  silhouette: "M-20 23V-4C-20-13-14-20-6-20-4-28 4-28 6-20 14-20 20-13 20-4V23Z",
  pieces: { "fox-base": "base", "rabbit-base": "base", "mouse-base": "base" },
  words: { mobilize: "supporters", train: "officer", organize: "sympathy", recruit: "alliance", revolt: "base" },
  facts(player) {
    const supporters = player.piles.supporters?.length ?? 0;
    const officers = Number(player.own.officers);
    const sympathy = player.tracks[0]?.uncovered ?? 0;
    const all = player.tracks[0]?.values.length ?? 0;
    return [
      { glyph: "supporters", text: String(supporters), title: t("alliance-supporters", { count: supporters }) },
      { glyph: "officer", text: String(officers), title: t("alliance-officers", { count: officers }) },
      { glyph: "sympathy", text: `${sympathy}/${all}`, title: t("alliance-sympathy", { count: sympathy, all }) },
    ];
  },
  Brief,
  Mat,
  lines(stage, player) {
    const supporters = player.piles.supporters ?? [];
    const known = supporters.filter((id) => id !== "unknown");
    const suits = supporterSuits(stage, player);
    const bases = basesOnMap(player);
    return [
      t("alliance-supporters", { count: supporters.length }),
      ...(known.length ? [t("alliance-supporter-cards", { cards: known.map(word).join(", ") })] : []),
      ...(suits.length ? [t("alliance-supporter-suits", { suits: suits.map(({ suit, count }) => `${word(suit)} ${count}`).join(", ") })] : []),
      t("alliance-officers", { count: Number(player.own.officers) }),
      t("alliance-bases", { bases: bases.map((suit) => word(`${suit}-base`)).join(", ") || t("board-none") }),
      ...player.tracks.map((track) =>
        t("board-track-line", { track: t(`track-${track.name}`), uncovered: track.uncovered, values: track.values.join(" ") }),
      ),
    ];
  },
  clauses: ["8.2", "8.4", "8.5", "8.6"],
};

export default alliance;
