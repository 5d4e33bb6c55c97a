import { expect, test } from "vitest";
import type { Clearing } from "$lib/models/root";
import { movesBetween } from "./moves";

function woodland(places: Record<string, Record<string, number>>, pawns: Record<string, string[]> = {}) {
  const clearings = Object.entries(places).map(([name, warriors]) => ({ name, warriors, pawns: pawns[name] ?? [] }));
  const forests = Object.entries(pawns).filter(([name]) => !(name in places)).map(([name, here]) => ({ name, pawns: here }));
  return { clearings: clearings as unknown as Clearing[], forests };
}

test("warriors that leave one clearing for another have moved", () => {
  const before = woodland({ "clearing-1": { eyrie: 3, marquise: 1 }, "clearing-2": { eyrie: 1 } });
  const after = woodland({ "clearing-1": { eyrie: 1, marquise: 1 }, "clearing-2": { eyrie: 3 } });
  expect(movesBetween(before, after)).toEqual([{ side: "eyrie", from: "clearing-1", to: "clearing-2" }]);
});

test("a pawn that slips into a forest has moved", () => {
  const before = woodland({ "clearing-1": {} }, { "clearing-1": ["vagabond"], "forest-1-2": [] });
  const after = woodland({ "clearing-1": {} }, { "clearing-1": [], "forest-1-2": ["vagabond"] });
  expect(movesBetween(before, after)).toEqual([{ side: "vagabond", from: "clearing-1", to: "forest-1-2" }]);
});

test("recruits and losses have not moved", () => {
  const before = woodland({ "clearing-1": { eyrie: 3 }, "clearing-2": { marquise: 2 } });
  const after = woodland({ "clearing-1": { eyrie: 4 }, "clearing-2": {} });
  expect(movesBetween(before, after)).toEqual([]);
});

test("where several places lose and several gain, nobody can tell who went where", () => {
  const before = woodland({ "clearing-1": { eyrie: 2 }, "clearing-2": { eyrie: 2 } });
  const after = woodland({ "clearing-3": { eyrie: 2 }, "clearing-4": { eyrie: 2 } });
  expect(movesBetween(before, after)).toEqual([]);
});
