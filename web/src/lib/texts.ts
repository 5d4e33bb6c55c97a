import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "./protocol";

/** Languages that can be chosen; the pseudo-locale shows which texts come from the catalogues. */
export const LANGUAGES = ["en", "de"];
export const PSEUDO = "qps";

export type Arguments = Record<string, string | number>;

/** A catalogue and what is made of it, in one language. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly names: Record<string, string>;
  private readonly given: Record<string, string>;
  private readonly pseudo: boolean;

  /**
   * `sources` are Fluent files; `names` what content calls things that have no message of their own; `given` names that
   * stand against the messages: of those who sit at the table, by seat, and those of a content pack.
   */
  constructor(
    language: string,
    sources: string[],
    names: Record<string, string> = {},
    given: Record<string, string> = {},
  ) {
    this.pseudo = language === PSEUDO;
    this.bundle = new FluentBundle(this.pseudo ? "en" : language, {
      useIsolating: false,
      transform: this.pseudo ? accented : undefined,
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.names = names;
    this.given = given;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message by its id; the id itself where there is none, so that a gap is seen. */
  text(id: string, args: Arguments = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    return this.bundle.formatPattern(message.value, args as Record<string, FluentVariable>, []);
  }

  /** A message as the server sends it: words among its arguments are put into this language. */
  message(message: Message): string {
    const args: Arguments = { card: this.text("hidden-card") }; // what is not told is hidden
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.argument(value);
    const told = this.text(message.id, args);
    return message.id.startsWith("event-") ? capital(told) : told; // a line of the log
  }

  private argument(value: string | number | Message): string | number {
    if (typeof value === "number") return value;
    return typeof value === "string" ? this.word(value) : this.message(value);
  }

  /**
   * What people call something: by its message, else by its content, else as a numbered one of its sort.
   * `fox:2` is the second copy of a card; `wood-at-clearing-3` is what the two words are called.
   */
  word(name: string): string {
    const [plain = "", copy] = name.split(":");
    const text = this.plainWord(plain);
    return copy ? `${text} (${copy})` : text;
  }

  private plainWord(name: string): string {
    const given = this.given[name];
    if (given) return given;
    if (this.has(`word-${name}`)) return this.text(`word-${name}`);
    const named = this.names[name];
    if (named !== undefined) return this.pseudo ? accented(named) : named;
    const at = /^(.+?)-at-(.+)$/.exec(name);
    if (at) return `${this.word(at[1]!)}, ${this.word(at[2]!)}`;
    const numbered = /^(.+)-(\d+)$/.exec(name);
    if (numbered && this.has(`word-${numbered[1]}`)) return `${this.text(`word-${numbered[1]}`)} ${numbered[2]}`;
    return name;
  }
}

/** For the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Latin letters with accents: readable, and told at once from text that stands outside the catalogues. */
export function accented(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter);
}

const ACCENTS: Record<string, string> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, place) => [
    letter,
    [..."áƀçďéƒğħíĵķĺɱñóƥɋřšťúṽŵẋýžÁƁÇĎÉƑĞĦÍĴĶĹṀÑÓƤɊŘŠŤÚṼŴẊÝŽ"][place] ?? letter,
  ]),
);
