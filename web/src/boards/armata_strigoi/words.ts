import type { Card, Model, Room, Space, Strigoi, Wolf } from "$lib/models/armata_strigoi";
import { t, word } from "$lib/words.svelte";
import type { Passage, Stage } from "../board";
import { DIRECTIONS } from "./castle";
import { actionInWords, cardInWords, decidingCard, place, strigoiName, tokenInWords, wolfName, woundLimit } from "./pack";

/** A space with all that is on it, in one sentence. */
export function spaceInWords(stage: Stage<Model>, space: Space, steps: number | null): string {
  const parts = [word(space.name)];
  if (space.mark) parts.push(t(space.fight_token ? "board-mark-fought" : "board-mark", { colour: word(space.mark) }));
  if (space.stairs) parts.push(t("board-stairs"));
  if (space.strigoi) parts.push(word(space.strigoi));
  if (space.wolf) parts.push(wolfName(stage.model, space.wolf));
  if (steps !== null) parts.push(t("board-steps", { steps }));
  return `${parts.join(", ")}.`;
}

/** Where a Strigoi would go by a letter. */
export function flightInWords(strigoi: Strigoi, letter: string): string {
  const goal = strigoi.flights[letter] ?? null;
  if (letter === "X" || goal === null) return t("board-flight-stays", { letter });
  return t(goal.startsWith("l") ? "board-flight-ladder" : "board-flight", { letter, goal: word(goal) });
}

export function strigoiLines(stage: Stage<Model>, strigoi: Strigoi): string[] {
  if (strigoi.room === null) return [t("board-destroyed")];
  const lines = [
    t("board-in-room", { room: word(strigoi.room) }),
    t("board-foe-values", { strength: strigoi.strength, life: strigoi.life, hits: strigoi.hits }),
    t("board-foe-harm", { wounds: strigoi.wounds, shocks: strigoi.shocks }),
    t("board-letters-to", { goals: Object.keys(strigoi.flights).map((letter) => flightInWords(strigoi, letter)).join("; ") }),
  ];
  const deciding = decidingCard(stage);
  if (deciding) lines.push(t("board-now-letter", { flight: flightInWords(strigoi, deciding.letter) }));
  const room = stage.model.rooms.find((one) => one.name === strigoi.room);
  const seen = stage.model.wolves.filter((wolf) => wolf.at !== null && room?.sight.flat().includes(wolf.at));
  lines.push(seen.length ? t("board-sees", { wolves: seen.map((wolf) => wolfName(stage.model, wolf.seat)).join(", ") }) : t("board-sees-nobody"));
  return lines;
}

export function wolfLines(stage: Stage<Model>, wolf: Wolf): string[] {
  const { model } = stage;
  const order = place(model, wolf.seat);
  const lines = [wolf.wolf ? t("board-plays-wolf", { wolf: word(wolf.wolf) }) : t("board-no-wolf")];
  if (wolf.at) lines.push(t("board-stands", { space: word(wolf.at) }));
  if (order !== null) lines.push(t("board-order-of", { place: order, places: model.order.length }));
  if (wolf.played) lines.push(t("board-played", { card: actionInWords(wolf.played) }));
  if (wolf.steps !== null) lines.push(t("board-steps-left", { steps: wolf.steps }));
  if (wolf.strength !== null) lines.push(t("board-strength-now", { strength: wolf.strength }));
  lines.push(
    t("board-wounds-of", {
      count: wolf.wounds.length,
      limit: woundLimit(stage),
      wounds: wolf.wounds.map((card) => word(card.id)).join(", ") || t("board-none"),
    }),
  );
  const rewards = [...wolf.rewards, ...wolf.tokens].map(cardInWords);
  if (wolf.reward_count > wolf.rewards.length) rewards.push(t("board-hidden-rewards", { count: wolf.reward_count - wolf.rewards.length }));
  lines.push(t("board-rewards-of", { rewards: rewards.join("; ") || t("board-none") }));
  for (const [id, cards] of [
    ["board-hand-of", wolf.hand],
    ["board-in-use-of", wolf.in_use],
    ["board-discards-of", [...wolf.discards, ...wolf.spent]],
  ] as [string, Card[]][]) {
    if (cards.length) lines.push(t(id, { cards: cards.map(cardInWords).join("; ") }));
  }
  return lines;
}

/** How a platform lies: letters and open sides by direction. */
function platformLines(room: Room): string[] {
  if (room.fallen) return [t("board-fallen")];
  return DIRECTIONS.map((direction) =>
    t("board-side", {
      direction: t(`board-direction-${direction}`),
      book: room.books[direction] ?? "",
      kind: t(`board-spoke-${room.spokes[direction]}`),
    }),
  );
}

export function roomLines(stage: Stage<Model>, room: Room): string[] {
  const things = stage.model.spaces.filter(
    (space) => space.room === room.name && (space.mark || space.stairs || space.wolf || space.strigoi),
  );
  const lines = things.map((space) => spaceInWords(stage, space, stepsTo(stage.model, space.name)));
  lines.push(t("board-sides", { sides: platformLines(room).join("; ") }));
  return lines;
}

export function stepsTo(model: Model, space: string): number | null {
  return model.reach.find((reach) => reach.space === space)?.steps ?? null;
}

function trackLines(model: Model): string[] {
  const lines = [
    t("board-altar-of", { altar: model.altar, needed: model.needed }),
    t("board-hell-of", { hell: model.hell, limit: model.limit }),
    t("board-supply", { supply: model.supply }),
    t(model.attacked ? "board-attacked" : "board-not-attacked"),
  ];
  if (model.met) lines.push(t("board-met", { token: tokenInWords(model.met) }));
  return lines;
}

function pileLines(model: Model): string[] {
  const { piles } = model;
  const lines = [
    t("board-pile-red", { count: piles.red }),
    t("board-pile-grey", { count: piles.grey }),
    t("board-pile-rewards", { cards: piles.reward_cards, tokens: piles.reward_tokens }),
    t("board-pile-strigoi", { count: piles.strigoi, used: piles.strigoi_used.map(word).join(", ") || t("board-none") }),
    t("board-fight-tokens", { count: model.fight_tokens }),
  ];
  for (const [id, top] of [["board-top-red", piles.red_top], ["board-top-grey", piles.grey_top]] as [string, Card | null][])
    if (top) lines.push(t(id, { token: tokenInWords(top) }));
  for (const [id, cards] of [["board-used-red", piles.red_used], ["board-used-grey", piles.grey_used]] as [string, Card[]][])
    if (cards.length) lines.push(t(id, { tokens: cards.map(tokenInWords).join("; ") }));
  const advanced = [...piles.heroic, ...piles.legendary];
  if (advanced.length) lines.push(t("board-advanced", { cards: [...new Set(advanced.map((card) => word(card.id)))].join(", ") }));
  if (piles.removed.length) lines.push(t("board-removed", { cards: piles.removed.map((card) => word(card.id)).join(", ") }));
  return lines;
}

export function passages(stage: Stage<Model>): { you: Passage[]; others: Passage[]; board: Passage[] } {
  const { model } = stage;
  const wolves = model.wolves.map((wolf): [boolean, Passage] => [
    wolf.seat === stage.seat,
    { title: stage.player(wolf.seat), lines: wolfLines(stage, wolf) },
  ]);
  const ladders = model.spaces.filter((space) => space.room === null);
  return {
    you: wolves.filter(([own]) => own).map(([, passage]) => passage),
    others: wolves.filter(([own]) => !own).map(([, passage]) => passage),
    board: [
      { title: t("board-blood-title"), lines: trackLines(model) },
      ...model.strigoi.map((strigoi) => ({ title: strigoiName(strigoi), lines: strigoiLines(stage, strigoi) })),
      ...model.rooms.map((room) => ({ title: word(room.name), lines: roomLines(stage, room) })),
      {
        title: t("board-ladders-title"),
        lines: ladders.length ? ladders.map((space) => `${spaceInWords(stage, space, stepsTo(model, space.name))} ${t("board-ladder-at", { edge: word(space.next[0] ?? "") })}`) : [t("board-none")],
      },
      { title: t("board-piles-title"), lines: pileLines(model) },
    ],
  };
}
