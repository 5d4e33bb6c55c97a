import type { Model } from "$lib/models/root";
import { hasText, t, word } from "$lib/words.svelte";
import type { About, Stage } from "../board";
import { cardInfo, cardInWords, type CardInfo } from "./cards";
import { clearingInWords, forestInWords, playerLines, waysInWords } from "./describe";
import { factionOf, playerOf } from "./factions";
import MatFigure from "./MatFigure.svelte";
import { capital } from "$lib/texts";

const KIND_CLAUSES: Record<CardInfo["kind"], string[]> = {
  ambush: ["4.3.1", "2.1.2"],
  dominance: ["3.3", "2.1.3"],
  item: ["4.1", "3.2.2"],
  immediate: ["4.1", "4.1.2"],
  persistent: ["4.1", "4.1.3"],
};

/** What there is to know about a thing by its name: a card, a place, a seat, an item, a pile. */
export function about(stage: Stage<Model>, name: string): About | null {
  const { model } = stage;
  const player = playerOf(model, name);
  if (player) {
    const clauses = factionOf(player.faction).clauses;
    return { title: stage.player(name), lines: playerLines(stage, player), Figure: MatFigure, provenance: source(stage, player.faction), clauses };
  }
  const card = cardInfo(stage.content, stage.view, name);
  if (card) return cardAbout(card);
  const clearing = model.clearings.find((place) => place.name === name);
  if (clearing) {
    const clauses = clearing.suit ? ["2.2", "2.5", ...(clearing.ruin ? ["2.2.4"] : [])] : ["2.2"];
    return { title: capital(word(name)), lines: sentences(`${clearingInWords(stage, clearing)} ${waysInWords(model, name)}`), provenance: mapSource(stage, name), clauses };
  }
  const forest = model.forests.find((place) => place.name === name);
  if (forest) return { title: capital(word(name)), lines: [forestInWords(stage, forest)], provenance: [], clauses: ["2.3"] };
  if (name === "deck") return { title: t("board-deck-short"), lines: [t("board-deck", { count: model.deck })], provenance: [], clauses: ["2.1", "1.2.2"] };
  if (name === "discard")
    return { title: t("board-discard-short"), lines: model.discard.length ? model.discard.map(word) : [t("board-none")], provenance: [], clauses: ["2.1"] };
  const item = name.replace("supply-", "");
  if (item !== name) {
    const line = t("board-supply-item", { item: word(item), count: model.items[item] ?? 0 });
    return { title: capital(word(item)), lines: [line], provenance: [], clauses: ["4.1.2"] };
  }
  for (const player of model.players) {
    const found = factionOf(player.faction).about?.(stage, player, name);
    if (found) return found;
  }
  return hasText(`about-${name}`) ? { title: capital(word(name)), lines: [t(`about-${name}`)], provenance: [], clauses: [] } : null;
}

function cardAbout(card: CardInfo): About {
  const provenance: [string, string][] = [[t("board-field-card"), t(`provenance-${card.tag}`)]];
  for (const [field, tag] of Object.entries(card.tags ?? {})) {
    const id = `board-field-${field}`;
    provenance.push([hasText(id) ? t(id) : field, t(`provenance-${tag}`)]);
  }
  return { title: capital(word(card.id)), lines: [cardInWords(card)], provenance, clauses: KIND_CLAUSES[card.kind] };
}

/** Where a faction's numbers come from. */
function source(stage: Stage<Model>, faction: string): [string, string][] {
  const entry = stage.content[faction] as { tag?: string; tags?: Record<string, string> } | undefined;
  if (!entry) return [];
  const told: [string, string][] = entry.tag ? [[t("board-field-faction"), t(`provenance-${entry.tag}`)]] : [];
  for (const [field, tag] of Object.entries(entry.tags ?? {})) told.push([t(`field-${field}`), t(`provenance-${tag}`)]);
  return told;
}

function mapSource(stage: Stage<Model>, clearing: string): [string, string][] {
  const map = stage.view.table.options.map ?? "autumn";
  const entries = (stage.content[`${map}_clearing`] ?? []) as { id: number; tag: string }[];
  const entry = entries.find((one) => `clearing-${one.id}` === clearing);
  return entry ? [[t("board-field-clearing"), t(`provenance-${entry.tag}`)]] : [];
}

function sentences(text: string): string[] {
  return text.split(/(?<=\.) /);
}
