import type { Link } from "./protocol";

// The server shows a link once, so this tab remembers the links that it was shown.
const KEY = "gateleg.links.";

export function keptLinks(table: string): Link[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + table) ?? "[]") as Link[];
  } catch {
    return [];
  }
}

export function keepLinks(table: string, links: Link[]): void {
  try {
    sessionStorage.setItem(KEY + table, JSON.stringify(links));
  } catch {
    // they are shown as long as the page is open
  }
}

/** The links of a table after one seat has got a new link, or none. */
export function keepLink(table: string, seat: string, link: Link | null): Link[] {
  const links = keptLinks(table).filter((other) => other.seat !== seat);
  if (link) links.push(link);
  keepLinks(table, links);
  return links;
}

export function address(link: Link): string {
  return new URL(link.path, location.origin).href;
}
