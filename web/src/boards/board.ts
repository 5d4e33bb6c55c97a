import type { Component } from "svelte";
import type { Message, Option, Outcome, TableView } from "$lib/protocol";

/**
 * What the frame gives a board: who looks, what may be chosen, and what the choice made so far would change.
 *
 * Everything that can be chosen or looked up carries its name in `data-node`; presses and keys are the frame's.
 */
export interface Stage<Model> {
  readonly view: TableView;
  readonly model: Model;
  /** The viewer's seat; null for watchers. */
  readonly seat: string | null;
  /** The board after the selected choice, as far as its seat can know. */
  readonly after: Model | null;
  /** What is in the box, as content files have it: drawing positions among it. */
  readonly content: Record<string, unknown>;
  /** How a name stands among the choices; "plain" if it is not one. */
  mark(name: string): Mark;
  /** A seat as people call it. */
  player(seat: string): string;
}

export type Mark = "plain" | "offered" | "selected" | "refused";

/** A heading with lines, for those who read the table. */
export interface Passage {
  title: string;
  lines: string[];
}

/** What there is to know about a thing on the table. */
export interface About {
  title: string;
  lines: string[];
  /** Shown above the lines, for the seat or thing that it is about. */
  Figure?: Component<{ stage: Stage<never>; name: string }>;
  /** Where each of its fields comes from: confirmed, inferred or invented. */
  provenance: [string, string][];
  clauses: string[];
}

export interface Steps {
  names: string[];
  current: number;
}

/** One row of the summary at the end: a title and a cell for each seat. */
export interface Row {
  title: string;
  cells: string[];
  total?: boolean;
}

/** How one game is drawn. A folder's index.ts has one as its default export. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Board<Model = any> {
  glyphs: string;
  /** Height of the middle by its width, for narrow screens. */
  ratio: number;
  /** The middle of the table. */
  Middle: Component<{ stage: Stage<Model> }>;
  /** Above the seats: whom they play against. */
  Head?: Component<{ stage: Stage<Model> }>;
  /** What a seat's panel shows below the name. */
  Seat: Component<{ stage: Stage<Model>; seat: string }>;
  /** Below the seats: rounds, how to read the board. */
  Notes: Component<{ stage: Stage<Model> }>;
  /** The viewer's own area. */
  Own: Component<{ stage: Stage<Model> }>;
  /** A small picture for the lobby. */
  Picture: Component;
  /** Colours and glyph of a seat: --bg, --fg, and a sprite name; its letters, if not the first of its name. */
  crest(model: Model | null, seat: string): { background: string; ink: string; glyph: string; letter?: string };
  score(model: Model, seat: string): number;
  /** What stands beside a seat's name instead of its points. */
  standing?(model: Model, seat: string): { value: string; unit: string };
  /** What narrow screens show in the top bar instead of everybody's points: glyph and number. */
  tally?(model: Model): { glyph: string; label: string; value: string }[];
  /** How far the game has come, in one line. */
  progress(model: Model, over: boolean): string;
  steps(view: TableView): Steps | null;
  /** The heading under which a choice stands where there are many; null for none. */
  group?(model: Model, kind: string, option: Option): string | null;
  /** The glyph of a choice. */
  glyph(model: Model, kind: string, option: Option): string;
  /** The glyph of a line of the log. */
  eventGlyph(text: Message): string;
  /** What the own area is called, with how much it holds. */
  own(model: Model, seat: string): { title: string; short: string; count: number };
  describe(stage: Stage<Model>): { you: Passage[]; others: Passage[]; board: Passage[] };
  about(stage: Stage<Model>, name: string): About | null;
  /** What the one line of the chart is called in games that all win or lose together. */
  course?(model: Model): string;
  summary(stage: Stage<Model>, outcome: Outcome): Row[];
}
