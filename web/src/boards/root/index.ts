import "./root.css";
import type { Model } from "$lib/models/root";
import type { Message, Option, Outcome, TableView } from "$lib/protocol";
import { t, word } from "$lib/words.svelte";
import type { Board, Row, Stage } from "../board";
import { about } from "./about";
import { describe, markerInWords } from "./describe";
import { boardOf, colourOf, crestOf, ownerOf, pieceGlyph, playerOf, sheets, wordGlyph } from "./factions";
import common from "./glyphs.svg?raw";
import Middle from "./Middle.svelte";
import Notes from "./Notes.svelte";
import Own from "./Own.svelte";
import Picture from "./Picture.svelte";
import Seat from "./Seat.svelte";

const PHASES = ["birdsong", "daylight", "evening"];
const SUITS = ["fox", "rabbit", "mouse", "bird"];
const ITEMS = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"];
const WORDS: Record<string, string> = {
  move: "march", battle: "sword", craft: "hammer", "activate-dominance": "dominance", "take-dominance": "dominance",
  "claim-victory": "dominance", pass: "check",
};
const EVENTS: Record<string, string> = {
  "event-turn-began": "flag", "event-phase-began": "sun", "event-scored": "star", "event-warriors-moved": "march",
  "event-pawn-moved": "boot", "event-battle-began": "sword", "event-dice-rolled": "dice", "event-pieces-removed": "x",
  "event-pieces-placed": "check", "event-card-drawn": "draw", "event-card-crafted": "hammer", "event-game-won": "star",
  "event-dominance-activated": "dominance", "event-dominance-taken": "dominance",
};

/** One sheet of glyphs out of several. */
function together(svgs: string[]): string {
  const symbols = svgs.map((svg) => svg.replace(/<\/?svg[^>]*>/g, "")).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
}

const board: Board<Model> = {
  glyphs: together([common, ...sheets]),
  ratio: 0.9,
  Middle,
  Seat,
  Notes,
  Own,
  Picture,

  crest(model, seat) {
    const letter = boardOf(model, seat).letter || undefined;
    return { ...colourOf(model, seat), glyph: crestOf(model, seat), letter };
  },

  tally(model) {
    return model.players.map((player) => ({
      glyph: player.marker === "track" ? crestOf(model, player.name) : "dominance",
      label: word(player.name),
      value: player.marker === "track" ? String(player.points) : boardOf(model, player.name).letter,
    }));
  },

  score(model, seat) {
    return playerOf(model, seat)?.points ?? 0;
  },

  progress(model, over) {
    if (over) return t("board-ended");
    if (model.phase === "set-up") return word("set-up");
    return t("board-round", { round: model.round, seat: word(model.turn) });
  },

  steps(view: TableView) {
    const model = view.model as Model;
    const current = PHASES.indexOf(model.phase);
    return current < 0 ? null : { names: PHASES.map((phase) => word(phase)), current };
  },

  glyph(model, _kind, option: Option) {
    const name = option.name.split(":")[0] ?? "";
    const suit = option.text.args.suit;
    if (typeof suit === "string") return suit;
    const place = model.clearings.find((one) => one.name === name);
    if (place) return place.suit ?? wordGlyph(model, name) ?? "flag";
    if (name.startsWith("forest-")) return "forest";
    if (playerOf(model, name)) return crestOf(model, name);
    if (SUITS.includes(name)) return name;
    const item = name.split("-").at(-1) ?? "";
    if (ITEMS.includes(item)) return item;
    const warriors = /^(.+)-warriors$/.exec(name)?.[1];
    if (warriors) return crestOf(model, warriors);
    if (ownerOf(model, name)) return pieceGlyph(model, name);
    return wordGlyph(model, name) ?? WORDS[name] ?? "flag";
  },

  eventGlyph(text: Message) {
    const known = EVENTS[text.id];
    if (known) return known;
    const seat = text.args.seat;
    return typeof seat === "string" && boardOf(null, seat).glyphs ? crestOf(null, seat) : "flag";
  },

  own(model, seat) {
    const count = playerOf(model, seat)?.hand.length ?? 0;
    return { title: t("board-hand-title", { count }), short: t("board-hand"), count };
  },

  describe,
  about,

  summary(stage: Stage<Model>, _outcome: Outcome): Row[] {
    const { players, clearings } = stage.model;
    const row = (id: string, cell: (seat: string) => string | number, total = false): Row => ({
      title: t(`board-summary-${id}`),
      cells: players.map((player) => String(cell(player.name))),
      total,
    });
    const sum = (seat: string, field: "buildings" | "tokens") =>
      clearings.reduce((all, place) => {
        const own = Object.entries(place[field]).filter(([piece]) => ownerOf(stage.model, piece)?.name === seat);
        return all + own.reduce((some, [, count]) => some + count, 0);
      }, 0);
    return [
      row("points", (seat) => {
        const player = playerOf(stage.model, seat);
        return player && player.marker !== "track" ? markerInWords(stage, player) : (player?.points ?? 0);
      }, true),
      row("ruled", (seat) => clearings.filter((place) => place.ruler === seat).length),
      row("warriors", (seat) => clearings.reduce((all, place) => all + (place.warriors[seat] ?? 0), 0)),
      row("buildings", (seat) => sum(seat, "buildings")),
      row("tokens", (seat) => sum(seat, "tokens")),
      row("items", (seat) => Object.values(playerOf(stage.model, seat)?.crafted ?? {}).reduce((all, count) => all + count, 0)),
    ];
  },
};

export default board;
