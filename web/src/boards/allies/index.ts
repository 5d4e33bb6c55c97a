import "./allies.css";
import type { Model, Placed, Seat as SeatModel } from "$lib/models/allies";
import { minus } from "$lib/numbers";
import type { Outcome, TableView } from "$lib/protocol";
import { t, word } from "$lib/words.svelte";
import type { About, Board, Passage, Row, Stage } from "../board";
import glyphs from "./glyphs.svg?raw";
import Middle from "./Middle.svelte";
import Notes from "./Notes.svelte";
import Own from "./Own.svelte";
import Picture from "./Picture.svelte";
import Seat from "./Seat.svelte";
import { cardInWords, COLOURS, colours, ownRow, placedAt, seatOf } from "./tribes";
import { battleInWords, facingInWords } from "./words";

const PLACING = ["play-card", "place-card", "cover-with"];
const TURNS = 10;

const board: Board<Model> = {
  glyphs,
  ratio: 0.64,
  Middle,
  Seat,
  Notes,
  Own,
  Picture,

  crest(model, seat) {
    const tribe = model ? seatOf(model, seat)?.tribes[0] : undefined;
    if (!tribe) return { background: "var(--ink-2)", ink: "var(--paper)", glyph: "human" };
    const { fill, ink } = colours(tribe);
    return { background: fill, ink, glyph: tribe };
  },

  score(model, seat) {
    return seatOf(model, seat)?.points ?? 0;
  },

  progress(model, over) {
    if (over) return t("board-ended");
    if (model.round === 0) return t("board-before");
    return t("board-round", { round: model.round, turn: Math.min(model.turn, TURNS) });
  },

  steps(view: TableView) {
    const kind = view.waiting[0]?.kind;
    if (!kind || kind === "pick-tribe") return null;
    const names = ["board-step-place", "board-step-turn", "board-step-draw", "board-step-battle"].map((id) => t(id));
    return { names, current: PLACING.includes(kind) ? 0 : 1 };
  },

  glyph(model, kind, option) {
    const { name, text } = option;
    if (name === "end-tasks") return "check";
    if (name === "ability") return "diamond";
    if (kind === "choose-task") return Number(text.args.by) > 0 ? "ccw" : "cw";
    const held = model.hand.find((card) => card.id === name);
    if (held) return held.tribe;
    const placed = placedAt(model, name);
    if (placed) return placed.card.tribe;
    const column = model.columns.find((other) => other.name === name);
    if (column?.region) return column.region.tribe ?? "castle";
    return kind === "pick-tribe" || kind === "copy-ability" ? name : kind === "place-card" ? "open" : "flag";
  },

  eventGlyph(text) {
    const tribe = String(text.args.card ?? text.args.tribe ?? "").split("-")[0] ?? "";
    return tribe in COLOURS ? tribe : "flag";
  },

  own(model, seat) {
    const limit = seatOf(model, seat)?.limit ?? 0;
    const count = model.hand.length;
    return { title: t("board-hand-title", { count, limit }), short: t("board-hand"), count };
  },

  describe(stage) {
    const { model } = stage;
    const seats = model.seats.map((seat): [boolean, Passage] => [seat.name === stage.seat, seatPassage(stage, seat)]);
    const hand = model.hand.map((card) => cardInWords(card, card.start));
    const you = seats.filter(([own]) => own).map(([, passage]) => passage);
    if (stage.seat !== null) you.push({ title: t("board-hand"), lines: hand.length ? hand : [t("board-hand-empty")] });
    return { you, others: seats.filter(([own]) => !own).map(([, passage]) => passage), board: columns(stage) };
  },

  about(stage, name) {
    const { model } = stage;
    const placed = placedAt(model, name);
    const held = model.hand.find((card) => card.id === name);
    if (placed) return cardAbout(placed.card.id, [cardInWords(placed.card, placed.section)], placed.card);
    if (held) return cardAbout(held.id, [cardInWords(held, held.start)], held);
    const column = model.columns.find((other) => other.name === name);
    if (column?.region) return regionAbout(stage, column.name);
    const seat = seatOf(model, name);
    if (seat) return seatAbout(stage, seat);
    return null;
  },

  summary(stage, _outcome: Outcome): Row[] {
    const seats = stage.model.seats;
    const row = (title: string, cell: (seat: SeatModel) => number, total = false): Row => ({
      title: t(title),
      cells: seats.map((seat) => minus(cell(seat))),
      total,
    });
    return [
      row("board-summary-won", (seat) => seat.pile_points),
      row("board-summary-held", (seat) => seat.points - seat.pile_points),
      row("board-summary-points", (seat) => seat.points, true),
      row("board-summary-own", (seat) => seat.own_regions),
    ];
  },
};

export default board;

const ABILITY_CLAUSES: Record<string, string> = {
  cyclops: "AL.6.2",
  yeti: "AL.6.4",
  gnome: "AL.6.5",
  wizard: "AL.6.6",
  golem: "AL.6.7",
  troll: "AL.6.8",
};

function cardAbout(id: string, lines: string[], card: Placed["card"]): About {
  const told = [...lines];
  if (card.diamond) told.push(t("board-ability", { tribe: word(card.tribe), ability: t(`ability-${card.tribe}`) }));
  if (card.crown) told.push(t("board-crown-means"));
  const clauses = ["AL.5.1", "AL.5.5"];
  if (card.diamond) clauses.push(ABILITY_CLAUSES[card.tribe] ?? "AL.6.1");
  if (card.crown) clauses.push("AL.7.4");
  return { title: word(id), lines: told, provenance: fields(card.provenance), clauses };
}

function regionAbout(stage: Stage<Model>, name: string): About {
  const column = stage.model.columns.find((other) => other.name === name);
  const region = column?.region;
  if (!column || !region) return { title: word(name), lines: [], provenance: [], clauses: [] };
  const lines = [
    t("board-column-tribe", { tribe: word(region.tribe ?? "castle") }),
    t("board-worth-won", { points: minus(region.points_won) }),
    t("board-worth-facing", { points: minus(region.points_facing) }),
    facingInWords(stage, column.facing),
    t("board-battle", { battle: column.battle ? battleInWords(stage, column.battle) : t("board-no-battle") }),
  ];
  return { title: word(region.id), lines, provenance: fields(region.provenance), clauses: ["AL.7.2", "AL.7.3", "AL.9.1"] };
}

function seatAbout(stage: Stage<Model>, seat: SeatModel): About {
  const { title, lines } = seatPassage(stage, seat);
  return { title, lines, provenance: [], clauses: ["AL.8.1", "AL.9.1", "AL.11.1"] };
}

function fields(provenance: Record<string, string>): [string, string][] {
  return Object.entries(provenance).map(([field, source]) => [t(`board-field-${field}`), t(`provenance-${source}`)]);
}

function seatPassage(stage: Stage<Model>, seat: SeatModel): Passage {
  const won = seat.won.map((region) => word(region.id));
  if (seat.won_face_down) won.push(t("board-won-down", { count: seat.won_face_down }));
  const lines = [
    t("board-tribes-of", { tribes: seat.tribes.map(word).join(", ") || t("board-none") }),
    t("board-points-of", { points: seat.points }),
    t("board-hand-of", { hand: seat.hand, limit: seat.limit }),
    t("board-deck-of", { deck: seat.deck }),
    t("board-discards-of", { discards: seat.discard }),
  ];
  if (seat.discarded.length) lines.push(t("board-discarded", { cards: seat.discarded.map((card) => word(card.id)).join(", ") }));
  if (seat.out.length) lines.push(t("board-out", { cards: seat.out.map((card) => word(card.id)).join(", ") }));
  lines.push(won.length ? t("board-won", { won: won.join(", ") }) : t("board-won-nothing"));
  return { title: stage.player(seat.name), lines };
}

function columns(stage: Stage<Model>): Passage[] {
  const { model } = stage;
  const below = ownRow(model, stage.seat);
  return model.columns.map((column) => {
    const lines: string[] = [];
    if (column.region) lines.push(...regionAbout(stage, column.name).lines);
    else lines.push(t("board-no-region"));
    for (const row of [1 - below, below]) {
      const seat = model.seats[row]?.name ?? "";
      const slot = `${seat}${column.name.slice(-1)}`;
      const placed = column.slots[row];
      lines.push(
        placed
          ? t("board-slot", { slot: word(slot), player: stage.player(seat), card: cardInWords(placed.card, placed.section) })
          : t("board-slot-empty", { slot: word(slot), player: stage.player(seat) }),
      );
    }
    const name = column.region ? `${word(column.name)}: ${word(column.region.id)}` : word(column.name);
    return { title: name, lines };
  });
}
