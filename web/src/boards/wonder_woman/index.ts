import "./wonder_woman.css";
import type { Model } from "$lib/models/wonder_woman";
import { t, word } from "$lib/words.svelte";
import type { Board, Row } from "../board";
import { about } from "./about";
import { describe } from "./describe";
import glyphs from "./glyphs.svg?raw";
import Head from "./Head.svelte";
import { enemyGlyph, heroColour, heroGlyph, heroOf, isEmblem, obstacleGlyph, relicGlyph } from "./looks";
import Middle from "./Middle.svelte";
import Notes from "./Notes.svelte";
import Own from "./Own.svelte";
import Picture from "./Picture.svelte";
import Seat from "./Seat.svelte";
import { enemyName, heroName, phaseInWords } from "./words";

const ACTS: Record<string, string> = {
  skip: "next", wait: "ww-wait", move: "ww-agility", "deploy-warriors": "ww-warriors", ready: "check", agree: "check",
  disagree: "x", discover: "ww-relic", "pass-by": "x", "go-on": "check", stop: "check", "use-ability": "star",
  extend: "ww-plan", pass: "x",
};
const STEPS: Record<string, number> = {
  "hero-setup": 0, "enemy-setup": 0, "start-of-round": 0, "deal-cards": 1, strategize: 1, "battle-begins": 2,
  "choose-cards": 2, "take-actions": 3, "end-of-round": 4,
};

const board: Board<Model> = {
  glyphs,
  ratio: 0.86,
  Middle,
  Head,
  Seat,
  Notes,
  Own,
  Picture,

  crest(_model, seat) {
    return { background: heroColour(seat), ink: "#fff", glyph: heroGlyph(seat) };
  },

  score(model) {
    return model.enemy.start - model.enemy.health;
  },

  standing(model, seat) {
    const hero = heroOf(model, seat);
    const relics = hero?.relics.length ?? 0;
    return { value: word(hero?.region ?? ""), unit: relics ? t("board-relics-of", { count: relics }) : "" };
  },

  tally(model) {
    return [
      { glyph: "ww-defense", label: t("board-defense"), value: `${model.defense} (−${model.enemy.threat})` },
      { glyph: enemyGlyph(model.enemy.name), label: enemyName(model), value: t("board-tally-of", { health: model.enemy.health, start: model.enemy.start }) },
    ];
  },

  progress(model, over) {
    if (over) return t("board-ended");
    return t("board-round", { round: model.round, phase: phaseInWords(model) });
  },

  steps(view) {
    const model = view.model as Model;
    const names = [
      enemyName(model),
      t("board-step-plan"),
      t("board-step-choose"),
      t("board-step-act", { slot: model.phase === "take-actions" ? model.slot : 0 }),
      t("board-step-end"),
    ];
    return { names, current: STEPS[model.phase] ?? 0 };
  },

  glyph(model, kind, { name }) {
    const plain = name.replace(/^(directly|remove|move|double)-/, "");
    if (heroOf(model, plain)) return kind === "act" ? "ww-double" : heroGlyph(plain);
    if (name in ACTS) return ACTS[name] ?? "flag";
    if (isEmblem(name)) return `ww-${name}`;
    if (name === "damage") return enemyGlyph(model.enemy.name);
    if (model.enemy.obstacles.includes(plain)) return obstacleGlyph(plain);
    const region = model.regions.find((other) => other.name === plain);
    if (region) return region.kinds[0] ? `ww-${region.kinds[0]}` : "flag";
    if (kind === "keep-relic" || kind === "recover-relic") return relicGlyph(plain);
    if (kind === "choose-card") return "cards";
    if (/^\d+$/.test(name)) return kind === "use-warriors" || kind === "carry-warriors" ? "ww-warriors" : "star";
    return "flag";
  },

  eventGlyph({ args }) {
    const seat = String(args.seat ?? "");
    if (seat) return heroGlyph(seat);
    if (args.enemy) return enemyGlyph(String(args.enemy));
    if (args.what) return obstacleGlyph(String(args.what));
    return args.effect ? "skull" : "flag";
  },

  own(model, seat) {
    const hero = heroOf(model, seat);
    const cards = (hero?.open.length ?? 0) + (hero?.plan ?? 0) + (hero?.hand.length ?? 0);
    const count = cards + (hero?.played.filter(Boolean).length ?? 0);
    return { title: t("board-own-title", { hero: heroName(seat) }), short: t("board-own"), count };
  },

  describe,
  about,

  course(model) {
    return t("board-course", { enemy: enemyName(model) });
  },

  summary(stage): Row[] {
    const { model } = stage;
    const all = (title: string, value: number): Row => ({ title: t(title), cells: model.heroes.map(() => String(value)) });
    return [
      all("board-summary-rounds", model.round),
      all("board-summary-health", model.enemy.health),
      all("board-summary-defense", model.defense),
      { title: t("board-summary-relics"), cells: model.heroes.map((hero) => hero.relics.map((relic) => word(relic.id)).join(", ") || "–") },
      { title: t("board-summary-place"), cells: model.heroes.map((hero) => word(hero.region)) },
    ];
  },
};

export default board;
