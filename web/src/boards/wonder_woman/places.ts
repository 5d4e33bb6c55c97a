/** Where regions lie on the board: the content's places from 0 to 100, stretched over the island. */
export const WIDTH = 1180;
export const HEIGHT = 818;
export const PLAQUE = { width: 174, height: 86 };
const LEFT = 198;
const RIGHT = 982;
const TOP = 62;
const BOTTOM = 696;

export interface Place {
  x: number;
  y: number;
}

interface Entry {
  id: string;
  x: number;
  y: number;
}

export function places(content: Record<string, unknown>): Map<string, Place> {
  const entries = content["region"] as Entry[];
  const span = (values: number[], from: number, to: number): ((value: number) => number) => {
    const least = Math.min(...values);
    const size = Math.max(...values) - least || 1;
    return (value) => Math.round(from + ((value - least) / size) * (to - from));
  };
  const across = span(entries.map((entry) => entry.x), LEFT, RIGHT);
  const down = span(entries.map((entry) => entry.y), TOP, BOTTOM);
  return new Map(entries.map((entry) => [entry.id, { x: across(entry.x), y: down(entry.y) }]));
}

/** The middle of the part of a road that its two plaques leave free. */
export function between(a: Place, b: Place): Place {
  const leaving = edge(a, b);
  const coming = edge(b, a);
  return { x: (leaving.x + coming.x) / 2, y: (leaving.y + coming.y) / 2 };
}

/** Where the line to another place leaves a plaque. */
function edge(from: Place, to: Place): Place {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = dx === 0 ? Infinity : PLAQUE.width / 2 / Math.abs(dx);
  const down = dy === 0 ? Infinity : PLAQUE.height / 2 / Math.abs(dy);
  const part = Math.min(across, down, 0.5);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** How large a text can be to fit into a width, at most `most`. */
export function fit(text: string, width: number, most: number): number {
  return Math.min(most, width / (Math.max(1, text.length) * 0.58));
}
