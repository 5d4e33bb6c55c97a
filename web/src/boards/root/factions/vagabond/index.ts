import { t, word } from "$lib/words.svelte";
import type { FactionBoard } from "../faction";
import Brief from "./Brief.svelte";
import glyphs from "./glyphs.svg?raw";
import Mat from "./Mat.svelte";
import { carried, relations } from "./satchel";

interface Quest {
  id: string;
  suit: string;
  items: string[];
  tag: string;
}

const vagabond: FactionBoard = {
  glyphs,
  colours: [
    { background: "light-dark(#56504a, #6a635b)", ink: "#fff" },
    { background: "light-dark(#8d2f5c, #9c3c69)", ink: "#fff" },
  ],
  letter: "V",
  silhouette: "M-20 23V-6C-20-16-12-24 0-24S20-16 20-6V23Z",
  words: {
    move: "boot", explore: "torch", aid: "relation", quest: "quest", strike: "crossbow", repair: "hammer", steal: "cards",
    "day-labor": "draw", hideout: "forest", instigate: "hostile", "scorched-earth": "torch", glide: "march", points: "dominance",
    cards: "draw", enlist: "vagabond", "swift-strike": "sword",
  },
  facts(player) {
    const done = player.piles.completed?.length ?? 0;
    const character = String(player.own.character);
    return [
      { glyph: "quest", text: String(done), title: t("vagabond-quests-done", { count: done }) },
      ...(character === "none" ? [] : [{ glyph: "", text: word(character), title: t("vagabond-character-title") }]),
    ];
  },
  Brief,
  Mat,
  lines(stage, player) {
    const items = carried(player).map((one) => word(one.name));
    const character = String(player.own.character);
    return [
      ...(character === "none" ? [] : [t("vagabond-character", { character: word(character) })]),
      t("vagabond-items", { items: items.join(", ") || t("board-none") }),
      ...relations(stage, player).map(({ seat, relation }) =>
        t("vagabond-relation", { player: stage.player(seat), relation: word(relation) }),
      ),
      t("vagabond-quests", { quests: (player.piles.quests ?? []).map(word).join(", ") || t("board-none") }),
      t("vagabond-quests-done", { count: player.piles.completed?.length ?? 0 }),
    ];
  },
  about(stage, player, name) {
    const quest = ((stage.content.quest ?? []) as Quest[]).find((one) => one.id === name);
    if (!quest || !player.piles.quests?.includes(name)) return null;
    return {
      title: word(name),
      lines: [t("vagabond-quest-line", { suit: word(quest.suit), items: quest.items.map(word).join(", ") })],
      provenance: [[t("board-field-card"), t(`provenance-${quest.tag}`)]],
      clauses: ["9.5.5"],
    };
  },
  clauses: ["9.2", "9.4", "9.5", "9.6"],
};

export default vagabond;
