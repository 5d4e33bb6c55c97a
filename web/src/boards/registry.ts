import { showGlyphs } from "../frame/glyphs";
import type { Board } from "./board";

const folders = import.meta.glob<{ default: Board }>("./*/index.ts");

export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in folders;
}

/** The board of a game, loaded when it is first wanted. */
export async function loadBoard(game: string): Promise<Board> {
  const load = folders[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  const board = (await load()).default;
  showGlyphs(board.glyphs);
  return board;
}
