import { preferences } from "$lib/preferences.svelte";
import type { Question } from "$lib/protocol";
import type { Play } from "./play.svelte";

/** Single keys at a table. They rest while something is typed, a sheet is open, or the person has turned them off. */
export function keys(event: KeyboardEvent, play: Play): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || play.sheet) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  if (event.key === "Escape") return letGo(play);
  if (!preferences.keys) return;
  const act = ACTIONS[event.key.toLowerCase()];
  if (act) act(play);
  else if (/^\d$/.test(event.key)) digit(play, event.key);
  else if (event.key === "Enter" && play.selected && !onControl(event)) void play.commit();
  else return;
  event.preventDefault();
}

const ACTIONS: Record<string, (play: Play) => void> = {
  u: (play) => play.canUndo && play.undo(),
  e: end,
  l: (play) => (play.looking = !play.looking),
  h: (play) => void play.askHint(),
  m: (play) => (play.marking = play.mayMark && !play.marking),
  t: () => {
    preferences.words = !preferences.words;
    preferences.save();
  },
  c: (play) => (play.sheet = { kind: "chat" }),
  r: (play) => (play.sheet = { kind: "rule", clause: "" }),
  "?": (play) => (play.sheet = { kind: "keys" }),
  "[": (play) => play.visit((play.table.shown?.at ?? 0) - 1),
  "]": (play) => play.table.past && play.visit(play.table.past.at + 1),
};

function letGo(play: Play): void {
  play.selected = null;
  play.noticed = null;
  play.looking = false;
  play.marking = false;
  if (play.table.past) play.visit(null);
}

function digit(play: Play, key: string): void {
  for (const question of play.questions)
    for (const option of question.options)
      if (play.numbers.get(`${question.id} ${option.name}`) === key) return choose(play, question, option.name);
}

/** Choose by a key; the focus goes along where it is on another choice, so that Enter confirms this one. */
function choose(play: Play, question: Question, option: string): void {
  const list = document.activeElement?.closest("#choices");
  list?.querySelector<HTMLElement>(`[data-option="${CSS.escape(option)}"]`)?.focus({ preventScroll: true });
  play.choose(question, option);
}

/** The option that ends what the person is at, if there is just one. */
function end(play: Play): void {
  const closing = play.questions.flatMap((question) => play.closing(question).map((option) => ({ question, option })));
  const only = closing[0];
  if (only && closing.length === 1) choose(play, only.question, only.option.name);
}

/** Enter on a button presses that button; on a choice that is selected it confirms, which is the same. */
function onControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("button, a, summary, [role=button]") !== null;
}
