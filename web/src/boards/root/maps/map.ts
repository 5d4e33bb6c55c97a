import type { Model } from "$lib/models/root";
import autumn from "./autumn";
import winter from "./winter";

export type Point = [number, number];

/** Where a map's places are drawn, on a sheet of 1080 x 890. */
export interface MapFurniture {
  clearings: Record<number, Point>;
  /** Two clearings, and how far the path bends to the left, by its length. */
  paths: [number, number, number][];
  /** Course of the river, and the clearings that it joins. */
  river: { course: string; joins: [number, number][] };
  /** By name: where pawns stand, and trees: sideways, down, size. */
  forests: Record<string, { at: Point; trees: [number, number, number][] }>;
  /** Undergrowth: circles. */
  bushes: [number, number, number][];
  /** Where places lie that factions bring. */
  spare: Point[];
}

export const MAPS: Record<string, MapFurniture> = { autumn, winter };

/** The map on the table, told by its forests. */
export function mapName(model: Model): string {
  const names = model.forests.map((forest) => forest.name).sort().join(" ");
  for (const [name, map] of Object.entries(MAPS)) if (Object.keys(map.forests).sort().join(" ") === names) return name;
  return "autumn";
}

/** A path's line, from the middle of one clearing to the other's. */
export function line(map: MapFurniture, [one, two, bend]: [number, number, number]): string {
  const [x1, y1] = map.clearings[one] ?? [0, 0];
  const [x2, y2] = map.clearings[two] ?? [0, 0];
  const x = (x1 + x2) / 2 - (y2 - y1) * bend;
  const y = (y1 + y2) / 2 + (x2 - x1) * bend;
  return `M${x1} ${y1}Q${Math.round(x)} ${Math.round(y)} ${x2} ${y2}`;
}

/** Clearings that paths and the river lead to. */
export function ways(map: MapFurniture, clearing: number): { paths: number[]; rivers: number[] } {
  const beyond = (links: (readonly number[])[]) =>
    links
      .filter(([one, two]) => one === clearing || two === clearing)
      .map(([one = 0, two = 0]) => (one === clearing ? two : one))
      .sort((a, b) => a - b);
  return { paths: beyond(map.paths), rivers: beyond(map.river.joins) };
}
