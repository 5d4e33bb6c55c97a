import "./armata.css";
import type { Card, Model } from "$lib/models/armata_strigoi";
import type { Option, Outcome, TableView } from "$lib/protocol";
import { t, word } from "$lib/words.svelte";
import type { Board, Row } from "../board";
import { about } from "./about";
import glyphs from "./glyphs.svg?raw";
import Head from "./Head.svelte";
import Middle from "./Middle.svelte";
import Notes from "./Notes.svelte";
import Own from "./Own.svelte";
import { ABILITY_GLYPHS, look, place, wolfName, wolfOf } from "./pack";
import Picture from "./Picture.svelte";
import Seat from "./Seat.svelte";
import { passages } from "./words";

const STEPS = ["board-step-cards", "board-step-move", "board-step-fight", "board-step-strigoi"];
const FIGHTING = ["look", "encounter", "fight", "ask-for-help", "help", "take-fight-token"];
const HIT = ["protect", "discard-in-shock"]; // in a fight or by the Strigoi
const STRIGOI_ACT = ["step-aside", "flee", "nearest-wolf"];
const WORD_GLYPHS: Record<string, string> = {
  stop: "check",
  heal: "heal",
  retrieve: "retrieve",
  "turn-platform": "gear",
  "take-reward": "axe",
  "attack-master": "crownbat",
  "attack-apprentice": "bat",
  "fight-encounter": "vigor",
  "refuse-encounter": "stealth",
  "free-monk": "monk",
  "attack-monk": "sword",
  strike: "sword",
  "call-pack": "paw",
  "card-in-front": "shield",
  pass: "x",
};
const KIND_GLYPHS: Record<string, string> = {
  "choose-card": "cards",
  help: "cards",
  "turn-platform": "gear",
  "turn-by": "gear",
  "heal-wound": "heal",
  retrieve: "retrieve",
  protect: "shield",
  "which-way": "stealth",
  "place-ladder": "ladder",
  "pick-ladder": "ladder",
  "discard-for-stealth": "stealth",
  look: "stealth",
};

const board: Board<Model> = {
  glyphs,
  ratio: 0.98,
  Middle,
  Head,
  Seat,
  Notes,
  Own,
  Picture,

  crest(model, seat) {
    const wolf = model ? (wolfOf(model, seat)?.wolf ?? null) : null;
    const { fill, glyph, letter } = look(wolf);
    return { background: fill, ink: "#ffffff", glyph, letter: letter || undefined };
  },

  score(model) {
    return model.altar;
  },

  course() {
    return t("board-altar");
  },

  standing(model, seat) {
    const turn = place(model, seat);
    const unit = turn === null ? "" : t("board-order", { place: turn, places: model.order.length });
    return { value: wolfOf(model, seat)?.wolf ? wolfName(model, seat) : "–", unit };
  },

  tally(model) {
    return [
      { glyph: "altar", label: t("board-altar"), value: `${model.altar}/${model.needed}` },
      { glyph: "skull", label: t("board-hell"), value: `${model.hell}/${model.limit}` },
    ];
  },

  group(model, _kind, option) {
    const space = model.spaces.find((one) => one.name === option.name);
    if (!space) return null;
    return space.room === null ? t("board-ladders-title") : word(space.room);
  },

  progress(model, over) {
    if (over) return t("board-ended");
    if (model.round === 0) return t("board-before");
    return t("board-round", { round: model.round, phase: t(`board-phase-${model.phase}`) });
  },

  steps(view: TableView) {
    const model = view.model as Model;
    const kind = view.waiting[0]?.kind ?? "";
    if (model.round === 0 || !kind) return null;
    const fights = model.foe !== null || model.met !== null;
    let current = 1;
    if (model.phase === "cards") current = 0;
    else if (STRIGOI_ACT.includes(kind) || (HIT.includes(kind) && !fights) || model.phase === "after-strigoi") current = 3;
    else if (FIGHTING.includes(kind) || HIT.includes(kind)) current = 2;
    return { names: STEPS.map((id) => t(id)), current };
  },

  glyph(model, kind, option: Option) {
    const { name } = option;
    const plain = name.split(":")[0] ?? "";
    if (name in WORD_GLYPHS) return WORD_GLYPHS[name] ?? "flag";
    const space = model.spaces.find((one) => one.name === name);
    if (space?.strigoi) return space.strigoi === "master" ? "crownbat" : "bat";
    if (space?.mark && !space.fight_token) return space.mark === "red" ? "fang" : "skull";
    if (kind === "pick-wolf") return look(name).glyph;
    if (kind in KIND_GLYPHS) return KIND_GLYPHS[kind] ?? "flag";
    const wolf = wolfOf(model, name);
    if (wolf) return look(wolf.wolf).glyph;
    if (space?.room === null) return "ladder";
    if (space?.stairs) return "stairs";
    if (space) return "boot";
    const card = model.wolves.flatMap((one) => [...one.hand, ...one.rewards, ...one.tokens]).find((one) => one.id === plain);
    return card ? cardGlyph(card) : "flag";
  },

  eventGlyph(text) {
    const name = text.id.replace("event-", "");
    if (/strigoi|supreme|extra-turn/.test(name)) return "bat";
    if (/blood|game-lost/.test(name)) return "blood";
    if (/wound|shock|healed/.test(name)) return "wound";
    if (/platform/.test(name)) return "gear";
    if (/ladder/.test(name)) return "ladder";
    if (/fight|token|monk/.test(name)) return "sword";
    if (/card|reward/.test(name)) return "cards";
    return "paw";
  },

  own(model, seat) {
    const wolf = wolfOf(model, seat);
    const count = wolf?.hand.length ?? 0;
    const id = wolf?.played ? "board-own-played" : "board-own";
    return { title: t(id, { count }), short: t("board-hand-short"), count };
  },

  describe: passages,
  about,

  summary(stage, _outcome: Outcome): Row[] {
    const { model } = stage;
    const same = (title: string, value: number): Row => ({ title: t(title), cells: model.wolves.map(() => String(value)) });
    const each = (title: string, value: (seat: Model["wolves"][number]) => number): Row => ({
      title: t(title),
      cells: model.wolves.map((wolf) => String(value(wolf))),
    });
    return [
      same("board-summary-rounds", model.round),
      same("board-summary-altar", model.altar),
      same("board-summary-hell", model.hell),
      same("board-summary-hits", model.strigoi.reduce((sum, strigoi) => sum + strigoi.hits, 0)),
      same("board-summary-destroyed", model.strigoi.filter((strigoi) => strigoi.room === null).length),
      each("board-rewards", (wolf) => wolf.reward_count + wolf.tokens.length),
      each("board-wounds", (wolf) => wolf.wounds.length),
    ];
  },
};

export default board;

function cardGlyph(card: Card): string {
  const ability = card.abilities[0];
  if (ability) return ABILITY_GLYPHS[ability] ?? "star";
  return card.strength ? "vigor" : "boot";
}
