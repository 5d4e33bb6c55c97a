import type { Model, Region } from "$lib/models/wonder_woman";

/** What stands in a region; `then` is how many there would be after the selected choice. */
export interface Piece {
  sort: "hero" | "enemy" | "obstacle" | "warriors" | "blessing" | "relic";
  name: string;
  now: number;
  then: number;
}

function found(model: Model, region: Region): Omit<Piece, "then">[] {
  return [
    ...model.heroes.filter((hero) => region.heroes.includes(hero.name)).map((hero) => piece("hero", hero.name, 1)),
    ...(region.enemy ? [piece("enemy", model.enemy.name, 1)] : []),
    ...model.enemy.obstacles.map((kind) => piece("obstacle", kind, region.obstacles[kind] ?? 0)),
    piece("warriors", "warriors", region.warriors),
    ...(region.blessing ? [piece("blessing", "blessing", 1)] : []),
    ...region.relics.map((relic) => piece("relic", relic, 1)),
  ].filter((one) => one.now > 0);
}

function piece(sort: Piece["sort"], name: string, now: number): Omit<Piece, "then"> {
  return { sort, name, now };
}

const ORDER: Piece["sort"][] = ["hero", "enemy", "obstacle", "warriors", "blessing", "relic"];

/** The pieces of a region, with those that the selected choice would bring or take. */
export function pieces(model: Model, region: Region, after: Model | null): Piece[] {
  const here = found(model, region).map((one): Piece => ({ ...one, then: one.now }));
  const later = after?.regions.find((other) => other.name === region.name);
  if (!after || !later) return here;
  const coming = found(after, later);
  for (const one of here) one.then = coming.find((other) => same(other, one))?.now ?? 0;
  const fresh = coming.filter((one) => !here.some((other) => same(other, one)));
  const all = [...here, ...fresh.map((one): Piece => ({ ...one, now: 0, then: one.now }))];
  return all.sort((a, b) => ORDER.indexOf(a.sort) - ORDER.indexOf(b.sort));
}

function same(a: { sort: string; name: string }, b: { sort: string; name: string }): boolean {
  return a.sort === b.sort && a.name === b.name;
}
