import { expect, test } from "vitest";
import { nearest } from "./places";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 100 })));
const middle = grid[4]!;

test("the arrows go to the neighbour in their direction", () => {
  expect(nearest(middle, grid, [0, -1])).toBe(1);
  expect(nearest(middle, grid, [0, 1])).toBe(7);
  expect(nearest(middle, grid, [-1, 0])).toBe(3);
  expect(nearest(middle, grid, [1, 0])).toBe(5);
});

test("at the edge there is nowhere to go", () => {
  expect(nearest(grid[0]!, grid, [0, -1])).toBe(-1);
});
