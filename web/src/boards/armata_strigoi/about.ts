import type { Card, Model } from "$lib/models/armata_strigoi";
import { t, word } from "$lib/words.svelte";
import type { About, Stage } from "../board";
import { cardInWords, strigoiName, tokenInWords, wolfOf } from "./pack";
import { roomLines, spaceInWords, stepsTo, strigoiLines, wolfLines } from "./words";

const SORT_CLAUSES: [RegExp, string[]][] = [
  [/^wound-/, ["AS.4.1", "AS.4.3", "AS.5.9"]],
  [/^token-/, ["AS.6.1", "AS.6.2"]],
  [/^(red|grey)-/, ["AS.2b.3", "AS.2b.5", "AS.2b.7"]],
];
const ABILITY_CLAUSES: Record<string, string> = {
  protection: "AS.5.2",
  heal: "AS.5.3",
  retrieval: "AS.5.4",
  mechanics: "AS.5.5",
  stealth: "AS.5.6",
  pack: "AS.5.7",
};

/** What there is to know about a space, a room, a Strigoi, a seat, or a card or token that lies open. */
export function about(stage: Stage<Model>, name: string): About | null {
  const { model } = stage;
  const space = model.spaces.find((one) => one.name === name);
  if (space) return spaceAbout(stage, name);
  const strigoi = model.strigoi.find((one) => one.name === name);
  if (strigoi) {
    const clauses = ["AS.2c.2", "AS.2c.8", "AS.7.1", strigoi.supreme ? "AS.8.2" : "AS.2c.1"];
    return { title: strigoiName(strigoi), lines: strigoiLines(stage, strigoi), provenance: [], clauses };
  }
  const room = model.rooms.find((one) => one.name === name);
  if (room) return { title: word(name), lines: roomLines(stage, room), provenance: [], clauses: ["AS.5.5", "AS.8.3", "AS.11.4"] };
  const wolf = wolfOf(model, name);
  if (wolf) return { title: stage.player(name), lines: wolfLines(stage, wolf), provenance: [], clauses: ["AS.4.3", "AS.6.3", "AS.13.1"] };
  const card = openCards(model).find((one) => one.id === name);
  return card ? cardAbout(card, model) : null;
}

function spaceAbout(stage: Stage<Model>, name: string): About {
  const { model } = stage;
  const space = model.spaces.find((one) => one.name === name)!;
  const lines = [spaceInWords(stage, space, stepsTo(model, name)), t("board-next-to", { spaces: space.next.map(word).join(", ") })];
  const watchers = model.strigoi.filter((strigoi) => {
    const room = model.rooms.find((one) => one.name === strigoi.room);
    return room?.sight.flat().includes(name);
  });
  if (watchers.length) lines.push(t("board-seen-by", { strigoi: watchers.map(strigoiName).join(", ") }));
  const clauses = ["AS.2a.2"];
  if (space.mark) clauses.push("AS.2a.6", "AS.2b.2", "AS.2b.9");
  if (space.stairs || space.room === null) clauses.push("AS.2a.5");
  if (space.room === null) clauses.push("AS.2c.4");
  if (space.strigoi) clauses.push("AS.2a.7", "AS.7.2");
  if (space.wolf) clauses.push("AS.2a.3");
  if (watchers.length) clauses.push("AS.2c.8", "AS.11.6");
  return { title: word(name), lines, provenance: [], clauses };
}

/** Everything that lies open and has printed values. */
function openCards(model: Model): Card[] {
  const { piles } = model;
  const wolves = model.wolves.flatMap((wolf) => [
    ...wolf.hand, ...wolf.rewards, ...wolf.tokens, ...wolf.in_use, ...wolf.discards, ...wolf.spent, ...wolf.wounds,
    ...(wolf.played ? [wolf.played] : []),
  ]);
  const beside = [...piles.red_used, ...piles.grey_used, ...piles.heroic, ...piles.legendary, ...piles.removed];
  return [...wolves, ...beside, ...[model.met, piles.red_top, piles.grey_top].filter((card) => card !== null)];
}

function cardAbout(card: Card, model: Model): About {
  const token = [model.met, model.piles.red_top, model.piles.grey_top, ...model.piles.red_used, ...model.piles.grey_used];
  const lines = [token.some((one) => one?.id === card.id) ? tokenInWords(card) : cardInWords(card)];
  const clauses = SORT_CLAUSES.find(([sort]) => sort.test(card.id))?.[1] ?? (card.initiative ? ["AS.1.1", "AS.1.3"] : ["AS.6.1", "AS.6.2"]);
  const abilities = [...new Set(card.abilities)].map((ability) => ABILITY_CLAUSES[ability] ?? "AS.2.2");
  if (card.letter) lines.push(t("board-letter-means", { letter: card.letter }));
  return {
    title: word(card.id),
    lines,
    provenance: Object.entries(card.provenance).map(([field, source]) => [t(`board-field-${field}`), t(`provenance-${source}`)]),
    clauses: [...clauses, ...abilities, ...(card.self_wound ? ["AS.4.7"] : []), ...(card.letter ? ["AS.2c.2"] : [])],
  };
}
