import { t } from "$lib/words.svelte";
import type { FactionBoard } from "../faction";
import glyphs from "./glyphs.svg?raw";
import Mat from "./Mat.svelte";

const BUILDINGS = ["sawmill", "workshop", "recruiter"];

const marquise: FactionBoard = {
  glyphs,
  colours: [{ background: "light-dark(#bd4b12, #bf5213)", ink: "#fff" }],
  letter: "C",
  silhouette: "M-20 23V-2L-23-24-9-15H9L23-24 20-2V23Z",
  words: { march: "march", overwork: "wood", "extra-action": "bird", build: "sawmill", recruit: "recruiter" },
  facts(player, model) {
    const wood = model.clearings.reduce((sum, place) => sum + (place.tokens.wood ?? 0), 0);
    const built = BUILDINGS.map((piece) => {
      const track = player.tracks.find((one) => one.name === `${piece}-points`);
      const count = track?.uncovered ?? 0;
      return { glyph: piece, text: String(count), title: t("marquise-built", { piece: t(`word-${piece}`), count }) };
    });
    return [{ glyph: "wood", text: String(wood), title: t("marquise-wood", { count: wood }) }, ...built];
  },
  Mat,
  lines(stage, player) {
    const wood = stage.model.clearings.reduce((sum, place) => sum + (place.tokens.wood ?? 0), 0);
    const lines = player.tracks
      .filter((track) => track.piece)
      .map((track) =>
        t("board-track-line", { track: t(`track-${track.name}`), uncovered: track.uncovered, values: track.values.join(" ") }),
      );
    lines.push(t("marquise-wood", { count: wood }));
    if (stage.model.turn === player.name && stage.model.phase === "daylight") lines.push(t("board-actions-left", { count: stage.model.actions }));
    return lines;
  },
  clauses: ["6.2", "6.4", "6.5", "6.6"],
};

export default marquise;
