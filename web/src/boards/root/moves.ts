import type { Clearing, Forest, Model } from "$lib/models/root";

/** Pieces of a side that go from one place to another. */
export interface Move {
  side: string;
  from: string;
  to: string;
}

type Places = Pick<Model, "clearings" | "forests">;

/** What has moved between two looks at the woodland: sides that have left one place, or come to one, and to where. */
export function movesBetween(before: Places, after: Places): Move[] {
  const old = whereabouts(before);
  const now = whereabouts(after);
  return [...now.keys()].flatMap((side) => {
    const gained = grown(old.get(side), now.get(side));
    const lost = grown(now.get(side), old.get(side));
    if (gained.length !== 1 && lost.length !== 1) return [];
    return lost.flatMap((from) => gained.map((to) => ({ side, from, to })));
  });
}

/** Warriors and pawns of each side by place. */
function whereabouts({ clearings, forests }: Places): Map<string, Map<string, number>> {
  const sides = new Map<string, Map<string, number>>();
  const put = (side: string, place: string, count: number) => {
    const places = sides.get(side) ?? new Map<string, number>();
    sides.set(side, places.set(place, (places.get(place) ?? 0) + count));
  };
  for (const place of clearings as Clearing[]) {
    for (const [side, count] of Object.entries(place.warriors)) put(side, place.name, count);
    for (const side of place.pawns) put(side, place.name, 1);
  }
  for (const place of forests as Forest[]) for (const side of place.pawns) put(side, place.name, 1);
  return sides;
}

/** The places that have more now than before. */
function grown(old: Map<string, number> = new Map(), now: Map<string, number> = new Map()): string[] {
  return [...now].filter(([place, count]) => count > (old.get(place) ?? 0)).map(([place]) => place);
}
