import type { Model, Space } from "$lib/models/armata_strigoi";

/** Where everything stands on the drawing: seven hexagons round the middle, directions counted clockwise from N. */
export interface Point {
  x: number;
  y: number;
}

const APOTHEM = 104; // of a room
export const PLATFORM = 62; // radius
const RADIUS: Record<string, number> = { c: 0, i: 42, p: 39, e: 83, q: 92 };
const LADDER = APOTHEM + 18;
export const DIRECTIONS = [0, 1, 2, 3, 4, 5];

export function from(centre: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** The centre of a room, r0 to r6. */
export function roomAt(room: string): Point {
  const number = Number(room.slice(1));
  return number === 0 ? { x: 0, y: 0 } : from({ x: 0, y: 0 }, 2 * APOTHEM, 60 * (number - 1));
}

/** A space in a room by its name: centre c, spokes i and p, edges e, side spaces q between two edges. */
function spaceInRoom(name: string): Point {
  const [room = "r0", place = "c"] = name.split("-");
  const sort = place[0] ?? "c";
  const degrees = 60 * Number(place[1] ?? 0) + (sort === "q" ? 30 : 0);
  return from(roomAt(room), RADIUS[sort] ?? 0, degrees);
}

/** Degrees of the side at which a ladder stands. */
export function ladderTurn(space: Space): number {
  return 60 * Number(space.next[0]?.slice(-1) ?? 0);
}

/** Where each space lies; ladders stand outside, at their edge. */
export function places(model: Model): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const space of model.spaces) {
    const room = space.next[0]?.split("-")[0];
    if (space.room !== null) found.set(space.name, spaceInRoom(space.name));
    else if (room) found.set(space.name, from(roomAt(room), LADDER, ladderTurn(space)));
  }
  return found;
}

/** Corners of a hexagon with two sides above and below. */
export function hexagon(centre: Point, apothem = APOTHEM): string {
  const points = DIRECTIONS.map((n) => from(centre, apothem / Math.cos(Math.PI / 6), 60 * n + 30));
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

export function line(points: (Point | undefined)[]): string {
  const there = points.filter((point) => point !== undefined);
  return there.map(({ x, y }, n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** An arc from one point to another, a little aside, that ends before it. */
export function flight(start: Point, end: Point): string {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const x = (share: number) => (start.x + dx * share).toFixed(1);
  const y = (share: number) => (start.y + dy * share).toFixed(1);
  const bent = `${((start.x + end.x) / 2 - dy * 0.16).toFixed(1)} ${((start.y + end.y) / 2 + dx * 0.16).toFixed(1)}`;
  return `M${x(0.14)} ${y(0.14)}Q${bent} ${x(0.9)} ${y(0.9)}`;
}
