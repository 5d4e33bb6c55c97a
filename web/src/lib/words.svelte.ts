import type { Message, PackValue } from "./protocol";
import { type Arguments, PSEUDO, Texts } from "./texts";

const frameFiles = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const boardFiles = import.meta.glob<string>("../boards/**/texts/*.ftl", { query: "?raw", import: "default" });

/** The texts of the page in the language chosen: the frame's, and those of the games that have been loaded. */
class Words {
  private frame = $state.raw<string>("");
  private games = $state.raw<Record<string, string>>({});
  private names = $state.raw<Record<string, Record<string, string>>>({});
  private packs = $state.raw<Record<string, Record<string, string>>>({});
  private people = $state.raw<Record<string, string>>({});
  /** Texts by game with what they were made of: reading a catalogue takes long, and lobbies ask for every game's. */
  private readonly made = new Map<string | null, { given: unknown[]; texts: Texts }>();
  language = $state("en");
  /** The game whose texts `t` and its sisters use. */
  game = $state<string | null>(null);

  readonly texts = $derived(this.of(this.game));

  /** Load the frame and every game loaded before in a language. */
  async load(language: string): Promise<void> {
    const [frame, ...games] = await Promise.all([
      frameText(language),
      ...Object.keys(this.games).map((game) => gameText(game, language)),
    ]);
    this.games = Object.fromEntries(Object.keys(this.games).map((game, place) => [game, games[place] ?? ""]));
    this.frame = frame ?? "";
    this.language = language;
    document.documentElement.lang = language === PSEUDO ? "en" : language;
  }

  async loadGame(game: string): Promise<void> {
    if (game in this.games) return;
    const text = await gameText(game, this.language);
    this.games = { ...this.games, [game]: text };
  }

  /** What a table's content calls its things, and what its pack says: that stands against the catalogues. */
  nameThings(game: string, names: Record<string, string>, pack: PackValue[]): void {
    this.names = { ...this.names, [game]: names };
    this.packs = { ...this.packs, [game]: packTexts(pack) };
  }

  /** Whether the table's pack has a text of its own in a field of an item, as "relic aegis". */
  isPacked(item: string, field: string): boolean {
    return `${item} ${field}` in (this.packs[this.game ?? ""] ?? {});
  }

  /** How the people at the table are called, by seat. */
  callPeople(people: Record<string, string>): void {
    if (JSON.stringify(people) !== JSON.stringify(this.people)) this.people = people;
  }

  /** The texts of the frame together with one game's. */
  of(game: string | null): Texts {
    const sources = game === null ? [this.frame] : [this.frame, this.games[game] ?? ""];
    const names = game === null ? undefined : this.names[game];
    const pack = game === null ? undefined : this.packs[game];
    const given = [this.language, ...sources, names, pack, game === null ? undefined : this.people];
    const made = this.made.get(game);
    if (made?.given.every((one, n) => one === given[n])) return made.texts;
    const texts = new Texts(this.language, sources, names, { ...packNames(pack), ...(game === null ? {} : this.people) });
    this.made.set(game, { given, texts });
    return texts;
  }
}

/** The texts of a pack by item and field, as "relic aegis text". */
function packTexts(pack: PackValue[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { item, field, value } of pack) {
    const given: unknown = JSON.parse(value);
    if (typeof given === "string") texts[`${item} ${field}`] = given;
  }
  return texts;
}

/** The names that a pack gives, by id. */
function packNames(texts: Record<string, string> = {}): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    const id = /^\S+ (\S+) name$/.exec(key)?.[1];
    if (id) names[id] = text;
  }
  return names;
}

/** The frame's messages: those that terminal and server use as well, and the page's own. */
async function frameText(language: string): Promise<string> {
  const name = catalogue(language);
  return together(fetched(`/texts/${name}.ftl`), frameFiles[`../texts/${name}.ftl`]?.());
}

/** A game's messages: those of its rules, and those of its board and the board's parts. */
async function gameText(game: string, language: string): Promise<string> {
  const name = catalogue(language);
  const own = Object.keys(boardFiles).filter((path) => path.startsWith(`../boards/${game}/`) && path.endsWith(`/${name}.ftl`));
  return together(fetched(`/texts/${game}/${name}.ftl`), ...own.map((path) => boardFiles[path]?.()));
}

async function together(...texts: (Promise<string> | undefined)[]): Promise<string> {
  return (await Promise.all(texts.filter((text) => text !== undefined))).join("\n");
}

async function fetched(path: string): Promise<string> {
  const answer = await fetch(path);
  return answer.ok ? answer.text() : "";
}

function catalogue(language: string): string {
  return language === PSEUDO ? "en" : language;
}

export const words = new Words();

/** A text by its id, in the language and of the game at hand. */
export function t(id: string, args: Arguments = {}): string {
  return words.texts.text(id, args);
}

/** A text as the server sends it. */
export function told(message: Message): string {
  return words.texts.message(message);
}

/** What people call a thing of the game. */
export function word(name: string): string {
  return words.texts.word(name);
}

export function hasText(id: string): boolean {
  return words.texts.has(id);
}

