const shown = new Set<string>();

/** Put a sheet of glyphs into the page, for `<use href="#i-NAME">`. */
export function showGlyphs(sheet: string): void {
  if (shown.has(sheet)) return;
  shown.add(sheet);
  const svg = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  svg.setAttribute("class", "sprite");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(svg);
}
