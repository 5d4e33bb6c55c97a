import type { Player } from "$lib/models/root";
import type { TableView } from "$lib/protocol";
import { capital } from "$lib/texts";
import { hasText, t, word } from "$lib/words.svelte";

/** A card of the content: `cost` has a suit for each icon, "any" for the question mark. */
export interface CardInfo {
  id: string;
  name: string;
  suit: string;
  kind: "ambush" | "dominance" | "item" | "immediate" | "persistent";
  cost: string[];
  vp?: number;
  item?: string;
  tag: string;
  tags?: Record<string, string>;
}

type Content = Record<string, unknown>;

const indices = new WeakMap<Content, Record<string, Map<string, CardInfo>>>();

/** A card by its id, in the deck that is played with; `fox-ambush:2` is a second copy. */
export function cardInfo(content: Content, view: TableView, id: string): CardInfo | undefined {
  const deck = view.table.options.deck ?? "standard";
  let decks = indices.get(content);
  if (!decks) indices.set(content, (decks = {}));
  let index = decks[deck];
  if (!index) {
    const cards = (content[deck] ?? []) as CardInfo[];
    decks[deck] = index = new Map(cards.map((card) => [card.id, card]));
  }
  return index.get(id.split(":")[0] ?? id);
}

export function effectText(card: CardInfo): string {
  if (hasText(`effect-${card.id}`)) return t(`effect-${card.id}`);
  if (card.kind === "ambush" || card.kind === "dominance") return t(`effect-${card.kind}`);
  return card.kind === "item" ? t("effect-item", { vp: card.vp ?? 0 }) : "";
}

/** A card in words: name, suit, kind, cost, effect. */
export function cardInWords(card: CardInfo): string {
  const cost = card.cost.length ? t("board-card-cost", { cost: card.cost.map(suitWord).join(", ") }) : "";
  return t("board-card", {
    name: capital(word(card.id)),
    suit: word(card.suit),
    kind: card.item ? `${t(`board-kind-${card.kind}`)} (${word(card.item)})` : t(`board-kind-${card.kind}`),
    cost,
    effect: effectText(card),
  });
}

export function suitWord(suit: string): string {
  return suit === "any" ? t("board-any-suit") : word(suit);
}

export function suitLetter(suit: string): string {
  return t(`board-letter-${suit}`);
}

export function suitStyle(suit: string | null): string {
  const fill = suit ? `var(--${suit})` : "#6d5b42";
  return `--bg:${fill};--fg:${suit ? `var(--on-${suit})` : "#fff"};--ko:${fill}`;
}

/** Which icons of a cost the crafting pieces that are left can pay. */
export function metIcons(card: CardInfo, player: Player | undefined): boolean[] {
  const left = new Map(Object.entries(player?.crafters ?? {}));
  for (const [suit, used] of Object.entries(player?.activated ?? {})) left.set(suit, (left.get(suit) ?? 0) - used);
  const take = (suit: string): boolean => {
    const there = left.get(suit) ?? 0;
    if (there > 0) left.set(suit, there - 1);
    return there > 0;
  };
  const met = card.cost.map((suit) => suit !== "any" && take(suit));
  return card.cost.map((suit, n) => (suit === "any" ? [...left.keys()].some(take) : (met[n] ?? false)));
}
