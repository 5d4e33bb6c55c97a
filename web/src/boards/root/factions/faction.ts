import type { Component } from "svelte";
import type { Model, Player } from "$lib/models/root";
import type { About, Stage } from "../../board";

/** A colour for a piece and the ink that can be read on it. */
export interface Colour {
  background: string;
  ink: string;
}

/** One number of a seat's panel: a glyph ("" for none), how much, what it is for those who cannot see the glyph. */
export interface Fact {
  glyph: string;
  text: string;
  title: string;
}

/**
 * How a faction is drawn. A folder of factions/ has one as its default export and its texts in texts/; a faction
 * without a folder is drawn from what its model says.
 */
export interface FactionBoard {
  glyphs: string;
  /** Of the first seat that plays it, the second... */
  colours: Colour[];
  letter: string;
  /** Outline of a warrior round 0,0: 46 wide and high. */
  silhouette: string;
  /** Glyphs of its pieces that are called otherwise. */
  pieces?: Record<string, string>;
  /** Colours of pieces that do not wear the faction's. */
  pieceColours?: Record<string, Colour>;
  /** Glyphs of its options, questions and events. */
  words?: Record<string, string>;
  /** What a panel shows of it. */
  facts?(player: Player, model: Model): Fact[];
  /** Below the facts in a panel. */
  Brief?: Component<{ stage: Stage<Model>; player: Player }>;
  /** Its mat. */
  Mat?: Component<{ stage: Stage<Model>; player: Player }>;
  /** The mat in words. */
  lines?(stage: Stage<Model>, player: Player): string[];
  /** What there is to know about a thing of its own. */
  about?(stage: Stage<Model>, player: Player, name: string): About | null;
  /** Clauses to start reading at. */
  clauses: string[];
}

export const BUST = "M-20 23V-6C-20-16-12-24 0-24S20-16 20-6V23Z";
