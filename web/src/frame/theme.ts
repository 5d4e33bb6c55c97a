import { preferences } from "$lib/preferences.svelte";

const DARK = "(prefers-color-scheme: dark)";

/** Light becomes dark and dark light, whatever the system says. */
export function flipTheme(): void {
  const dark = preferences.theme === "dark" || (preferences.theme === "system" && matchMedia(DARK).matches);
  preferences.theme = dark ? "light" : "dark";
  preferences.save();
}

export function applyTheme(): void {
  if (preferences.theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preferences.theme;
}
