/** How many lines of log and chat had been read: kept by table, so that "since your last turn" outlives a reload. */
export interface Marks {
  log: number;
  chat: number;
}

const KEY = "gateleg.marks";
const MOST_TABLES = 50;

export function readMark(table: string): Marks {
  return { log: 0, chat: 0, ...all()[table] };
}

export function writeMark(table: string, marks: Marks): void {
  const { [table]: _, ...others } = all();
  const kept = Object.entries({ ...others, [table]: marks }).slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // without storage the divider is lost at a reload, and nothing else
  }
}

function all(): Record<string, Marks> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Marks>;
  } catch {
    return {};
  }
}
