import type { Clearing, Forest, Model, Player } from "$lib/models/root";
import { hasText, t, word } from "$lib/words.svelte";
import type { Passage, Stage } from "../board";
import { cardInfo, cardInWords } from "./cards";
import { factionOf } from "./factions";
import { MAPS, mapName, ways } from "./maps/map";

/** How many of a thing: "2 × wood". */
export function counted(thing: string, count: number): string {
  return count === 1 ? thing : t("board-count", { count, thing });
}

export function listed(parts: string[]): string {
  return parts.length ? parts.join(", ") : t("board-none");
}

/** "Clearing 12, fox, ruled by ... 5 warriors ... Slots: ..." */
export function clearingInWords(stage: Stage<Model>, clearing: Clearing): string {
  const warriors = Object.entries(clearing.warriors).map(([side, count]) =>
    t("board-warriors-of", { count, player: stage.player(side) }),
  );
  const pawns = clearing.pawns.map((side) => t("board-pawn-of", { player: stage.player(side) }));
  const ruin = clearing.ruin ? [ruinInWords(stage.model, clearing)] : [];
  const buildings = Object.entries(clearing.buildings).map(([piece, count]) => counted(word(piece), count));
  const open = clearing.slots > 0 ? [t("board-open-slots", { count: clearing.slots })] : [];
  const tokens = Object.entries(clearing.tokens).map(([piece, count]) => counted(word(piece), count));
  const parts = [
    t(clearing.suit ? "board-clearing" : "board-place", {
      clearing: word(clearing.name),
      suit: word(clearing.suit ?? ""),
      ruler: clearing.ruler ? t("board-ruled", { player: stage.player(clearing.ruler) }) : t("board-ruled-nobody"),
    }),
    [...warriors, ...pawns].length ? `${listed([...warriors, ...pawns])}.` : "",
    [...ruin, ...buildings, ...open].length ? t("board-slots", { slots: [...ruin, ...buildings, ...open].join(", ") }) : "",
    tokens.length ? t("board-tokens", { tokens: tokens.join(", ") }) : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** Where paths and the river lead from a clearing. */
export function waysInWords(model: Model, clearing: string): string {
  const { paths, rivers } = ways(MAPS[mapName(model)]!, Number(clearing.replace("clearing-", "")));
  return [
    paths.length ? t("board-paths", { clearings: paths.join(", ") }) : "",
    rivers.length ? t("board-rivers", { clearings: rivers.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function ruinInWords(model: Model, clearing: Clearing): string {
  const items = model.ruins[clearing.name] ?? 0;
  return t(clearing.cave ? "board-cave" : "board-ruin", { items });
}

export function forestInWords(stage: Stage<Model>, forest: Forest): string {
  return t("board-forest", {
    forest: word(forest.name),
    pawns: forest.pawns.length
      ? listed(forest.pawns.map((side) => t("board-pawn-of", { player: stage.player(side) })))
      : t("board-nobody"),
  });
}

/** What stands for the points of a player whose marker is off the track. */
export function markerInWords(stage: Stage<Model>, player: Player): string {
  if (player.partner) return t("board-coalition-with", { partner: stage.player(player.partner) });
  return t("board-dominance-of", { suit: word(player.marker) });
}

/** Nothing but the faction's own numbers by name, for one that brings no words. */
function plainLines(player: Player): string[] {
  const told = Object.entries(player.own).filter(([, value]) => typeof value === "number" || typeof value === "string");
  return [
    ...player.tracks.map((track) =>
      t("board-track-line", { track: trackName(track.name), uncovered: track.uncovered, values: track.values.join(" ") }),
    ),
    ...told.map(([name, value]) => t("board-own-line", { name: word(name), value: word(String(value)) })),
  ];
}

export function trackName(name: string): string {
  return hasText(`track-${name}`) ? t(`track-${name}`) : word(name);
}

/** A seat in words: points, hand, supply, crafted things, its faction's mat. */
export function playerLines(stage: Stage<Model>, player: Player): string[] {
  const supply = Object.entries(player.supply).map(([piece, count]) => `${word(piece)} ${count}`);
  const items = [
    ...Object.entries(player.crafted).map(([item, count]) => counted(word(item), count)),
    ...Object.entries(player.exhausted).map(([item, count]) => t("board-exhausted", { item: counted(word(item), count) })),
  ];
  const crafters = Object.entries(player.crafters).filter(([, count]) => count > 0);
  const faction = factionOf(player.faction);
  const lines = [
    player.marker === "track" ? t("board-points", { points: player.points }) : markerInWords(stage, player),
    t("board-hand-of", { count: player.hand.length }),
  ];
  const known = player.name === stage.seat ? [] : player.hand.filter((card) => card !== "unknown");
  if (known.length) lines.push(t("board-hand-known", { cards: known.map(word).join(", ") }));
  if (supply.length) lines.push(t("board-supply-of", { supply: supply.join(", ") }));
  if (items.length) lines.push(t("board-items-of", { items: items.join(", ") }));
  if (player.in_play.length) lines.push(t("board-in-play", { cards: player.in_play.map(word).join(", ") }));
  if (player.coffin) lines.push(t("board-coffin", { count: player.coffin }));
  if (crafters.length) lines.push(t("board-crafters", { suits: crafters.map(([suit, count]) => counted(word(suit), count)).join(", ") }));
  return [...lines, ...(faction.lines ? faction.lines(stage, player) : plainLines(player))];
}

export function playerPassage(stage: Stage<Model>, player: Player): Passage {
  return { title: stage.player(player.name), lines: playerLines(stage, player) };
}

/** The whole table: seats, hand, clearings and forests, what lies beside the map. */
export function describe(stage: Stage<Model>): { you: Passage[]; others: Passage[]; board: Passage[] } {
  const { model } = stage;
  const own = model.players.find((player) => player.name === stage.seat);
  const you = own ? [playerPassage(stage, own)] : [];
  if (own) {
    const lines = own.hand.map((id) => {
      const card = cardInfo(stage.content, stage.view, id);
      return card ? cardInWords(card) : word(id);
    });
    you.push({ title: t("board-hand"), lines: lines.length ? lines : [t("board-hand-empty")] });
  }
  const places = model.clearings.map((clearing) => [clearingInWords(stage, clearing), waysInWords(model, clearing.name)].filter(Boolean).join(" "));
  const pawns = model.forests.filter((forest) => forest.pawns.length).map((forest) => forestInWords(stage, forest));
  const board: Passage[] = [
    { title: t("board-places"), lines: [...places, ...(pawns.length ? pawns : [t("board-forests-empty")])] },
    { title: t("board-beside"), lines: besideLines(stage) },
  ];
  if (model.battle) board.unshift({ title: t("board-battle-now"), lines: battleLines(stage) });
  return {
    you,
    others: model.players.filter((player) => player !== own).map((player) => playerPassage(stage, player)),
    board,
  };
}

function besideLines(stage: Stage<Model>): string[] {
  const { model } = stage;
  return [
    t("board-deck", { count: model.deck }),
    t("board-discard", { count: model.discard.length }) + (model.discard.length ? `: ${model.discard.map(word).join(", ")}` : ""),
    t("board-items-left", { items: listed(Object.entries(model.items).map(([item, count]) => counted(word(item), count))) }),
    t("board-dominance-left", { cards: listed(model.available.map(word)) }),
  ];
}

/** The battle that is being fought: sides, step, odds or hits. */
export function battleLines(stage: Stage<Model>): string[] {
  const { battle } = stage.model;
  if (!battle) return [];
  const lines = [
    t("board-battle", {
      attacker: stage.player(battle.attacker),
      defender: stage.player(battle.defender),
      place: word(battle.place),
    }),
    t(`board-battle-${battle.step}`),
  ];
  [battle.attacker, battle.defender].forEach((side, role) => {
    const odds = battle.odds[role];
    const label = stage.player(side);
    if (odds) {
      const told = odds.map((chance, hits) => ({ hits, percent: Math.round(100 * chance) })).filter((one) => one.percent);
      lines.push(t("board-odds", { label, odds: told.map((one) => t("board-odds-hits", one)).join(", ") }));
    } else {
      const hits = (battle.rolled[role] ?? 0) + (battle.extra[role] ?? 0);
      lines.push(t("board-battle-hits-of", { player: label, hits }));
    }
  });
  return lines;
}
