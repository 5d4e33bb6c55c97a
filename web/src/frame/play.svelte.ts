import type { Board, Mark, Stage } from "../boards/board";
import { Refused } from "$lib/api";
import { preferences } from "$lib/preferences.svelte";
import type { Hint, Option, Preview, Question, SeatInfo } from "$lib/protocol";
import type { Table } from "$lib/table.svelte";
import { hasText, t, told, word } from "$lib/words.svelte";

const NARROW = "(max-width: 640px)";
const KEYED = 10; // choices with a digit
const MANY = 12; // choices that a board may group

/** What lies over the table at the moment. */
export type Sheet =
  | { kind: "rule"; clause: string }
  | { kind: "about"; name: string }
  | { kind: "menu" | "keys" | "seats" | "chat" | "result" | "invite" | "pack" };

export type Pane = "choices" | "own" | "seats" | "log";

/** What a person does at a table: selecting, confirming, stepping back, looking up. Knows no rule of any game. */
export class Play {
  readonly table: Table;
  readonly board: Board;
  readonly content: Record<string, unknown>;
  selected = $state.raw<{ question: Question; option: string } | null>(null);
  hovered = $state.raw<{ question: Question; option: string } | null>(null);
  /** A refused option that was pressed on the board. */
  noticed = $state<string | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  pane = $state<Pane>("choices");
  /** Presses on the board look things up instead of choosing them. */
  looking = $state(false);
  /** Presses on the board mark places for everybody. */
  marking = $state(false);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** One sentence for those who hear the page. */
  said = $state("");

  constructor(table: Table, board: Board, content: Record<string, unknown>) {
    this.table = table;
    this.board = board;
    this.content = content;
  }

  readonly questions = $derived.by((): Question[] => {
    const view = this.table.shown;
    return view && !view.past && !view.curtain ? view.questions : [];
  });

  /** Digits that choose, in the order in which the choices stand: "question option" to key. */
  readonly numbers = $derived.by(() => {
    const keys = new Map<string, string>();
    const several = this.questions.flatMap((question) => this.closing(question)).length > 1; // else E is enough
    for (const question of this.questions) {
      const main = this.grouped(question).flatMap(({ options }) => options);
      for (const option of several ? [...main, ...this.closing(question)] : main)
        if (keys.size < KEYED) keys.set(`${question.id} ${option.name}`, String((keys.size + 1) % KEYED));
    }
    return keys;
  });

  get shortcuts(): boolean {
    return preferences.keys;
  }

  get stage(): Stage<unknown> {
    const play = this;
    return {
      get view() {
        return play.table.shown!;
      },
      get model() {
        return play.table.shown!.model;
      },
      get seat() {
        return play.table.shown!.seat;
      },
      content: play.content,
      get after() {
        return play.after;
      },
      mark: (name) => play.mark(name),
      player: (seat) => play.player(seat),
    };
  }

  // -- who ----------------------------------------------------------------------------------------------------------
  seatInfo(seat: string): SeatInfo | undefined {
    return this.table.view?.table.seats.find((info) => info.name === seat);
  }

  /** A seat as people call it: by the person's name, else by its own. */
  player(seat: string): string {
    return word(seat);
  }

  holds(seat: string): boolean {
    return this.seatInfo(seat)?.yours ?? false;
  }

  // -- choosing -----------------------------------------------------------------------------------------------------
  /** Options that do something. */
  main(question: Question): Option[] {
    return question.options.filter((option) => !isClosing(option.name));
  }

  /** Those that end or pass, which stand apart. */
  closing(question: Question): Option[] {
    return question.options.filter((option) => isClosing(option.name));
  }

  /** Options that do something, by the headings under which they stand: the board groups long lists. */
  grouped(question: Question): { title: string | null; options: Option[] }[] {
    const options = this.main(question);
    const { group } = this.board;
    if (!group || options.length < MANY) return [{ title: null, options }];
    const groups = new Map<string | null, Option[]>([[null, []]]);
    for (const option of options) {
      const title = group(this.table.shown!.model, question.kind, option);
      groups.set(title, [...(groups.get(title) ?? []), option]);
    }
    return [...groups].filter(([, some]) => some.length).map(([title, some]) => ({ title, options: some }));
  }

  isSelected(question: Question, option: string): boolean {
    return this.selected?.question.id === question.id && this.selected.option === option;
  }

  readonly preview = $derived.by((): Preview | undefined => {
    const chosen = this.selected ?? this.hovered;
    return chosen ? this.table.previewOf(chosen.question, chosen.option) : undefined;
  });

  /** The board as it would be after the choice that is looked at. */
  readonly after = $derived.by((): unknown => {
    const changed = this.preview?.model;
    return changed ? { ...(this.table.shown!.model as object), ...changed } : null;
  });

  get barrier(): Preview["barrier"] {
    const chosen = this.selected;
    return (chosen && this.table.previewOf(chosen.question, chosen.option)?.barrier) ?? null;
  }

  hover(question: Question | null, option: string): void {
    this.hovered = question && { question, option };
  }

  /** Select an option; answer at once where the person wants that and the answer can be taken back. */
  choose(question: Question, option: string): void {
    if (this.isSelected(question, option)) {
      void this.commit();
      return;
    }
    this.selected = { question, option };
    this.noticed = null;
    const preview = this.table.previewOf(question, option);
    const free = preview !== undefined && preview.barrier === null;
    if (preferences.quick && free && !matchMedia(NARROW).matches) void this.commit();
  }

  async commit(): Promise<void> {
    const chosen = this.selected;
    if (!chosen) return;
    this.selected = null;
    this.hovered = null;
    await this.table.answer(chosen.question, [{ question: chosen.question.id, option: chosen.option }]);
    this.pane = "choices";
  }

  /** Forget a selection whose question is gone. */
  tidy(): void {
    const open = new Set(this.questions.map((question) => question.id));
    if (this.selected && !open.has(this.selected.question.id)) this.selected = null;
    if (this.hovered && !open.has(this.hovered.question.id)) this.hovered = null;
    if (this.hint && !open.has(this.hint.question)) this.hint = null;
  }

  mark(name: string): Mark {
    let mark: Mark = "plain";
    for (const question of this.questions) {
      for (const option of question.options) {
        if (!option.targets.includes(name)) continue;
        if (this.isSelected(question, option.name)) return "selected";
        mark = "offered";
      }
      if (mark === "plain" && question.refused.some((option) => option.targets.includes(name))) mark = "refused";
    }
    return mark;
  }

  /** A thing on the board was pressed: answer with it, tell why not, or look it up. */
  press(name: string): void {
    if (this.marking && this.mayMark) return void this.toggleMark(name);
    if (!this.looking) {
      for (const question of this.questions) {
        const fitting = question.options.filter((option) => option.targets.includes(name));
        const next = fitting[(fitting.findIndex((option) => this.isSelected(question, option.name)) + 1) % fitting.length];
        if (fitting.length === 1 && fitting[0]) return this.choose(question, fitting[0].name);
        if (next) {
          // several choices lie here: presses go round them, the confirm button answers
          this.selected = { question, option: next.name };
          return;
        }
        const refused = question.refused.find((option) => option.targets.includes(name));
        if (refused) {
          this.noticed = refused.name;
          this.said = `${told(refused.text)}: ${told(refused.reason)}`;
          this.pane = "choices";
          return;
        }
      }
    }
    this.lookUp(name);
  }

  // -- hints and marks ----------------------------------------------------------------------------------------------
  get mayHint(): boolean {
    return this.table.view?.table.hints === true && this.questions.length > 0;
  }

  /** Ask a bot what it would answer to the first open question. */
  async askHint(): Promise<void> {
    const question = this.questions[0];
    if (!question || !this.mayHint || this.hinting || this.hint?.question === question.id) return;
    this.hinting = true;
    try {
      this.hint = await this.table.hint(question);
    } finally {
      this.hinting = false;
    }
    const option = question.options.find((other) => other.name === this.hint?.option);
    if (option) this.said = `${t("hint-told")}: ${told(option.text)}`;
  }

  isHinted(question: Question, option: string): boolean {
    return this.hint?.question === question.id && this.hint.option === option;
  }

  /** Whether the guide of a first game recommends the option. */
  isGuided(question: Question, option: string): boolean {
    return this.questions[0]?.id === question.id && this.table.view?.guide?.option === option;
  }

  get mayMark(): boolean {
    const view = this.table.view;
    return !!view?.seat && !view.outcome && view.talk === "open" && !this.table.past;
  }

  async toggleMark(name: string): Promise<void> {
    const view = this.table.view;
    if (!view?.seat) return;
    const on = !view.marks[name]?.includes(view.seat);
    await this.table.markPlace(view.seat, name, on);
    this.said = t(on ? "mark-set" : "mark-gone");
  }

  marksInWords(): string[] {
    return Object.entries(this.table.shown?.marks ?? {}).map(([name, seats]) => {
      const place = this.board.about(this.stage, name)?.title ?? word(name);
      return t("mark-one", { place, players: seats.map((seat) => this.player(seat)).join(", ") });
    });
  }

  clearMarks(): void {
    const seat = this.table.view?.seat;
    if (seat) void this.table.markPlace(seat, "", false);
  }

  lookUp(name: string): void {
    if (this.table.shown && this.board.about(this.stage, name)) this.sheet = { kind: "about", name };
  }

  rule(clause: string): void {
    this.sheet = { kind: "rule", clause };
  }

  glyph(question: Question, option: Option): string {
    return this.table.shown ? this.board.glyph(this.table.shown.model, question.kind, option) : "flag";
  }

  /** Why players may not say everything now, and who is still choosing. */
  silence(): string {
    const view = this.table.view;
    if (!view) return "";
    const own = `talk-${view.talk}`;
    const reason = hasText(own) ? t(own) : t(view.talk === "closed" ? "chat-closed" : "chat-phrases");
    const players = view.waiting.map((one) => this.player(one.seat)).join(", ");
    return players ? `${reason} ${t("talk-awaits", { players })}` : reason;
  }

  // -- confirming and going back ------------------------------------------------------------------------------------
  /** The text of the button that confirms: the choice itself. */
  verb(): string {
    const chosen = this.selected;
    const option = chosen?.question.options.find((other) => other.name === chosen.option);
    return option ? told(option.text) : t("confirm");
  }

  note(): string {
    if (this.barrier) return t(`barrier-${this.barrier}-note`);
    if (this.selected) return t("confirm-note");
    const undo = this.table.view?.undo;
    if (!undo || undo.last === null) return t("undo-none");
    return this.undoIsFree ? t("undo-free-note") : t("undo-consent-note");
  }

  get canUndo(): boolean {
    const undo = this.table.view?.undo;
    return !!undo && undo.last !== null && !this.table.view?.proposal && !this.table.sending;
  }

  get undoIsFree(): boolean {
    const undo = this.table.view?.undo;
    return !!undo && undo.last !== null && undo.last >= undo.free;
  }

  undo(to = this.table.view?.undo?.last ?? null): void {
    const seat = this.table.view?.seat;
    if (seat && to !== null) {
      this.selected = null;
      void this.table.undo(seat, to);
    }
  }

  takeBack(): void {
    const seat = this.table.view?.seat;
    if (seat) void this.table.takeBack(seat);
  }

  agree(seat: string, agree: boolean): void {
    const proposal = this.table.view?.proposal;
    if (proposal) void this.table.agree(seat, proposal.id, agree);
  }

  /** What the server did not accept, in words. */
  get refusal(): string | null {
    const refusal = this.table.refusal;
    if (!(refusal instanceof Refused)) return null;
    const id = `error-${refusal.code}`;
    return hasText(id) ? t(id) : t("error-broken");
  }

  // -- the past -----------------------------------------------------------------------------------------------------
  visit(step: number | null): void {
    this.selected = null;
    void this.table.visit(step);
  }

  /** The last step before the viewer's turn before this one began; the beginning if there was none. */
  lastTurn(): void {
    const timeline = this.table.view?.timeline;
    if (!timeline) return;
    const at = this.table.shown?.at ?? timeline.length;
    const earlier = timeline.turns.filter((step) => step < at);
    this.visit(Math.max(0, (earlier.at(-1) ?? 1) - 1));
  }

  resultLine(): string {
    const outcome = this.table.view?.outcome;
    if (!outcome) return "";
    const winners = outcome.winners.map((seat) => this.player(seat)).join(", ");
    if (!winners) return t("over-nobody");
    return outcome.winners.length > 1 ? t("over-shared", { players: winners }) : t("over-winner", { player: winners });
  }
}

function isClosing(name: string): boolean {
  return name === "pass" || name === "stop" || name.startsWith("end-");
}

