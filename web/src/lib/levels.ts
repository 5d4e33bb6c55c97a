import { hasText, t } from "./words.svelte";

/** A bot's level as people call it; other bots by their own names. */
export function levelName(level: string | null | undefined): string {
  return level && hasText(`level-${level}`) ? t(`level-${level}`) : (level ?? "");
}
