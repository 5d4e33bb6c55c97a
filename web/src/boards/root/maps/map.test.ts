import { expect, test } from "vitest";
import autumn from "../../../../../src/gateleg/games/root/content/autumn.toml?raw";
import winter from "../../../../../src/gateleg/games/root/content/winter.toml?raw";
import { MAPS, ways } from "./map";

const content: Record<string, string> = { autumn, winter };

function list(map: string, name: string): number[][] {
  return JSON.parse(new RegExp(`^${name} = (\\[\\[.*\\]\\])$`, "m").exec(content[map] ?? "")?.[1] ?? "[]") as number[][];
}

test.each(["autumn", "winter"])("everything that the content has on the %s map is drawn, and nothing else", (name) => {
  const map = MAPS[name]!;
  const text = content[name] ?? "";
  const clearings = [...text.matchAll(/^id = (\d+)$/gm)].map(([, id]) => Number(id));
  const forests = [...text.matchAll(/^id = "([\d-]+)"$/gm)].map(([, id]) => `forest-${id}`);
  expect(Object.keys(map.clearings).map(Number).sort()).toEqual(clearings.sort());
  expect(Object.keys(map.forests).sort()).toEqual(forests.sort());
  expect(map.paths.map(([one, two]) => [one, two])).toEqual(list(name, "paths"));
  expect(map.river.joins).toEqual(list(name, "rivers"));
});

test("ways lead both ways", () => {
  expect(ways(MAPS.autumn!, 10)).toEqual({ paths: [1, 2, 12], rivers: [5, 11] });
});
