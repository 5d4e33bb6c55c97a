import type { Model, Player } from "$lib/models/root";
import { BUST, type Colour, type FactionBoard } from "./faction";

const folders = import.meta.glob<{ default: FactionBoard }>("./*/index.ts", { eager: true });

const FACTIONS: Record<string, FactionBoard> = Object.fromEntries(
  Object.entries(folders).map(([path, module]) => [path.split("/")[1] ?? "", module.default]),
);

/** A faction that brings no drawing of its own. */
const PLAIN: FactionBoard = {
  glyphs: "",
  colours: ["#7a4a2b", "#1f6b6b", "#84305f", "#4d5a1e"].map((background) => ({ background, ink: "#fff" })),
  letter: "",
  silhouette: BUST,
  clauses: ["1.5"],
};

export const sheets = Object.values(FACTIONS).map((faction) => faction.glyphs);

export function factionOf(name: string): FactionBoard {
  return FACTIONS[name] ?? PLAIN;
}

export function isDrawn(faction: string): boolean {
  return faction in FACTIONS;
}

export function playerOf(model: Model, seat: string): Player | undefined {
  return model.players.find((player) => player.name === seat);
}

/** The faction that a side of the map belongs to. */
export function boardOf(model: Model | null, side: string): FactionBoard {
  return factionOf((model && playerOf(model, side)?.faction) ?? side.replace(/-\d$/, ""));
}

/** A side's colour: the second seat of a faction has another one. */
export function colourOf(model: Model | null, side: string): Colour {
  const faction = boardOf(model, side);
  const nth = Number(/-(\d)$/.exec(side)?.[1] ?? 1) - 1;
  const plain = faction === PLAIN ? (model?.players.findIndex((player) => player.name === side) ?? 0) : nth;
  return faction.colours[Math.max(0, plain) % faction.colours.length] ?? { background: "#56504a", ink: "#fff" };
}

/** The glyph of a side. */
export function crestOf(model: Model | null, side: string): string {
  const faction = (model && playerOf(model, side)?.faction) ?? side.replace(/-\d$/, "");
  return isDrawn(faction) ? faction : "human";
}

/** The faction on the table that brings a piece. */
export function ownerOf(model: Model, piece: string): Player | undefined {
  return model.players.find((player) => piece in player.supply && piece !== "warriors");
}

export function pieceGlyph(model: Model, piece: string): string {
  const owner = ownerOf(model, piece);
  const faction = owner && factionOf(owner.faction);
  return faction?.pieces?.[piece] ?? (faction && faction !== PLAIN ? piece : "flag");
}

export function pieceColour(model: Model, piece: string): Colour {
  const owner = ownerOf(model, piece);
  if (!owner) return { background: "#6d5b42", ink: "#fff" };
  return factionOf(owner.faction).pieceColours?.[piece] ?? colourOf(model, owner.name);
}

/** A glyph that some faction at the table has for a word. */
export function wordGlyph(model: Model, word: string): string | undefined {
  for (const player of model.players) {
    const glyph = factionOf(player.faction).words?.[word];
    if (glyph) return glyph;
  }
  return undefined;
}
