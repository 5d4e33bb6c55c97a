import { t, word } from "$lib/words.svelte";
import { minus } from "$lib/numbers";
import type { FactionBoard } from "../faction";
import glyphs from "./glyphs.svg?raw";
import Mat from "./Mat.svelte";

const menace: FactionBoard = {
  glyphs,
  colours: [{ background: "light-dark(#68399c, #8150bb)", ink: "#fff" }],
  letter: "W",
  silhouette:
    "M-20 23V-2L-26-17-12-15C-10-19-7-20-5-20L-3-25 0-20 3-25 5-20C7-20 10-19 12-15L26-17 20-2V23Z",
  pieceColours: { guano: { background: "#efe6c9", ink: "#6a5a2c" } },
  words: {
    bite: "fang", swarm: "sword", swoop: "winged_menace", "dark-passage": "cave", fight: "sword", fright: "fang",
    "warrior-row": "infestation", "draw-row": "infestation", build: "infestation", guano: "guano", nexus: "cave",
  },
  facts(player, model) {
    const built = model.clearings.reduce((sum, place) => sum + (place.buildings.infestation ?? 0), 0);
    const guano = model.clearings.reduce((sum, place) => sum + (place.tokens.guano ?? 0), 0);
    const all = built + (player.supply.infestation ?? 0);
    return [
      { glyph: "infestation", text: `${built}/${all}`, title: t("menace-infestations", { count: built, all }) },
      { glyph: "guano", text: String(guano), title: t("menace-guano", { count: guano }) },
    ];
  },
  Mat,
  lines(_stage, player) {
    const cards = (name: string) => (player.piles[name] ?? []).map((id) => (id === "unknown" ? t("menace-hidden") : word(id)));
    return [
      ...player.tracks.map((track) =>
        t("board-track-line", { track: t(`track-${track.name}`), uncovered: track.uncovered, values: track.values.map(minus).join(" ") }),
      ),
      t("menace-active", { card: cards("active-card").join(", ") || t("menace-hidden") }),
    ];
  },
  about(_stage, player, name) {
    if (!["fight", "fright"].includes(name) || player.faction !== "winged_menace") return null;
    return { title: word(name), lines: [t(`menace-${name}-means`)], provenance: [], clauses: ["WM.2.2"] };
  },
  clauses: ["WM.2.1", "WM.2.2", "WM.2.3", "WM.2.4", "WM.2.5"],
};

export default menace;
