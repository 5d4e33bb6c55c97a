import type { Error as WireError } from "./protocol";

type ErrorCode = WireError["error"];

/** An answer of 400 and up; `code` is "offline" where there was no answer at all. */
export class Refused extends Error {
  readonly code: ErrorCode | "offline";
  readonly body: WireError | null;

  constructor(code: ErrorCode | "offline", body: WireError | null) {
    super(body?.expected ? `${body.path}: ${body.expected}` : code);
    this.code = code;
    this.body = body;
  }
}

/** GET; null for 204. Throws Refused. */
export async function get<T>(path: string, query: Record<string, string | number | null | undefined> = {}): Promise<T> {
  const wanted = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(wanted.map(([name, value]) => [name, String(value)]));
  return call<T>(wanted.length ? `${path}?${search}` : path, {});
}

/** POST of JSON; null for 204. Throws Refused. */
export async function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/**
 * POST of something that has an effect once however often it arrives (it carries a `move_id`): repeated while there is
 * no answer. Throws Refused.
 */
export async function postSurely<T>(path: string, body: unknown, tries = 6): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await post<T>(path, body);
    } catch (error) {
      if (!(error instanceof Refused) || n >= tries || !passing(error)) throw error;
      await pause(error.body?.retry ? error.body.retry * 1000 : Math.min(4000, 250 * 2 ** n));
    }
  }
}

function passing(error: Refused): boolean {
  return error.code === "offline" || error.code === "too-many" || error.code === "broken";
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, credentials: "same-origin" });
  } catch {
    throw new Refused("offline", null);
  }
  if (answer.status === 204) return null as T;
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const error = body as WireError | null;
  throw new Refused(error?.error ?? "broken", error);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** An id that no other move has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
