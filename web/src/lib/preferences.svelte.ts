import { LANGUAGES, PSEUDO } from "./texts";

export type Theme = "system" | "light" | "dark";

const KEY = "gateleg.preferences";

interface Stored {
  language: string;
  theme: Theme;
  sound: boolean;
  quick: boolean;
  words: boolean;
  keys: boolean;
  nickname: string;
}

/** What this device remembers of its owner's wishes; nothing of it goes to the server. */
class Preferences implements Stored {
  language = $state("en");
  theme = $state<Theme>("system");
  sound = $state(true);
  /** Answer with one press where the answer can be taken back. */
  quick = $state(true);
  /** Show tables as text. */
  words = $state(false);
  /** Single keys act at a table. */
  keys = $state(true);
  nickname = $state("");

  constructor() {
    const stored = read();
    Object.assign(this, stored);
    this.language = wantedLanguage(stored.language);
  }

  save(): void {
    const { language, theme, sound, quick, words, keys, nickname } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, quick, words, keys, nickname }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

function wantedLanguage(stored: string | undefined): string {
  const asked = new URLSearchParams(location.search).get("lang") ?? stored;
  if (asked && (asked === PSEUDO || LANGUAGES.includes(asked))) return asked;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

export const preferences = new Preferences();
