import { get, newId, pause, post, postSurely, Refused } from "./api";
import type {
  Answer,
  ChatLine,
  Done,
  Hint,
  LogLine,
  Preview,
  Previews,
  Question,
  ServerMessage,
  TableView,
} from "./protocol";
import type { Marks } from "./marks";
import { readMark, writeMark } from "./marks";

export type Connection = "connecting" | "live" | "polling" | "offline" | "stopping" | "gone";

const SOCKET_FAILURES_BEFORE_POLLING = 2;
const POLL_SECONDS = 25;
const PING_MILLISECONDS = 20_000;

/** One table as this device sees it: kept fresh by the server, answered by the person. */
export class Table {
  readonly id: string;
  view = $state.raw<TableView | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  previews = $state.raw<Record<string, Preview[]>>({});
  /** A step of the past that is looked at instead of the present. */
  past = $state.raw<TableView | null>(null);
  connection = $state<Connection>("connecting");
  sending = $state(false);
  /** What the server has refused last. */
  refusal = $state.raw<Refused | null>(null);
  /** Whose view is wanted, once the game is over; else the one of the seat that this device holds. */
  viewpoint = $state<string | null>(null);
  marks = $state.raw<Marks>({ log: 0, chat: 0 });

  private socket: WebSocket | null = null;
  private failures = 0;
  private closed = false;
  private anew = false; // versions count for each viewer: the next view is another's
  private queue = Promise.resolve();
  private readonly answered = new Set<string>(); // questions, until an undo brings them back
  private round = 0;

  /** What is shown: the past if it is looked at. */
  readonly shown = $derived(this.past ?? this.view);

  constructor(id: string) {
    this.id = id;
    this.marks = readMark(id);
  }

  get path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  // -- being kept fresh -------------------------------------------------------------------------------------------
  open(): void {
    addEventListener("online", this.reconnect);
    addEventListener("offline", this.lose);
    void this.keepFresh();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.reconnect);
    removeEventListener("offline", this.lose);
    this.socket?.close();
  }

  private readonly reconnect = (): void => {
    this.failures = 0;
    this.socket?.close();
  };

  private readonly lose = (): void => {
    this.connection = "offline";
    this.socket?.close();
  };

  private async keepFresh(): Promise<void> {
    while (!this.closed && this.connection !== "gone") {
      const round = ++this.round;
      if (this.failures < SOCKET_FAILURES_BEFORE_POLLING) await this.listen();
      else await this.poll();
      if (!this.closed && round === this.round) await pause(Math.min(5000, 300 * 2 ** Math.min(this.failures, 5)));
    }
  }

  /** One WebSocket, until it breaks. */
  private listen(): Promise<void> {
    return new Promise((resolve) => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const socket = new WebSocket(`${scheme}://${location.host}${this.path}/live`);
      this.socket = socket;
      let beat = 0;
      socket.onopen = () => {
        this.greet();
        beat = window.setInterval(() => socket.send(JSON.stringify({ type: "ping" })), PING_MILLISECONDS);
      };
      socket.onmessage = (event) => {
        this.failures = 0;
        this.hear(JSON.parse(String(event.data)) as ServerMessage);
      };
      socket.onclose = () => {
        clearInterval(beat);
        this.failures++;
        if (this.connection !== "gone" && this.connection !== "stopping") this.connection = "offline";
        resolve();
      };
    });
  }

  private greet(): void {
    this.connection = this.view ? "live" : "connecting";
    this.socket?.send(
      JSON.stringify({
        type: "hello",
        since: this.anew ? 0 : (this.view?.version ?? 0),
        lines: this.log.length,
        chat: this.chat.length,
        seat: this.viewpoint,
      }),
    );
  }

  private hear(message: ServerMessage): void {
    if (message.type === "error") {
      if (message.error === "not-found" || message.error === "not-yours") this.connection = "gone";
    } else if (message.type === "stopping") this.connection = "stopping";
    else {
      this.connection = "live";
      if (message.type === "view") this.take(message.view);
      else if (message.type === "chat") this.takeChat(message.lines);
      else if (message.type === "presence" && this.view) {
        const table = { ...this.view.table, seats: message.seats };
        this.view = { ...this.view, table, waiting: message.waiting };
      }
    }
  }

  /** One request that waits for news, where WebSockets do not pass. */
  private async poll(): Promise<void> {
    try {
      const view = await get<TableView | null>(`${this.path}/view`, {
        seat: this.viewpoint,
        since: this.anew ? 0 : (this.view?.version ?? 0),
        lines: this.log.length,
        chat: this.chat.length,
        wait: this.view ? POLL_SECONDS : 0,
      });
      this.failures = SOCKET_FAILURES_BEFORE_POLLING;
      this.connection = "polling";
      if (view) this.take(view);
    } catch (error) {
      this.failures++;
      const gone = error instanceof Refused && (error.code === "not-found" || error.code === "not-yours");
      this.connection = gone ? "gone" : "offline";
    }
  }

  /** A whole view, with the lines of log and chat that were missing. */
  take(view: TableView): void {
    const sameViewer = this.view?.seat === view.seat && this.view.curtain === view.curtain;
    if (sameViewer && this.view && view.version < this.view.version) return;
    if (!sameViewer) this.forget();
    this.anew = false;
    if (view.log_begin > this.log.length) {
      void this.refresh(); // what another viewer had read is not this one's
      return;
    }
    const hadQuestions = (this.view?.questions.length ?? 0) > 0;
    this.log = [...this.log.slice(0, view.log_begin), ...view.log];
    this.takeChat(view.chat, view.chat_begin);
    if (this.view && view.at < this.view.at) this.answered.clear();
    this.view = view;
    if (sameViewer && hadQuestions && !view.questions.length) this.mark({ log: this.log.length });
    void this.preview();
  }

  /** Drop everything that only the viewer so far could know. */
  private forget(): void {
    this.log = [];
    this.previews = {};
    this.past = null;
  }

  private takeChat(lines: ChatLine[], begin = lines[0]?.n ?? this.chat.length): void {
    this.chat = [...this.chat.slice(0, begin), ...lines];
  }

  /** Remember how far the person has read. */
  mark(marks: Partial<Marks>): void {
    this.marks = { ...this.marks, ...marks };
    writeMark(this.id, this.marks);
  }

  /** See the table as another viewer; the server allows that when the game is over. */
  look(seat: string | null): void {
    this.viewpoint = seat;
    this.forget();
    this.anew = true;
    if (this.socket?.readyState === WebSocket.OPEN) this.greet();
    else void this.poll();
  }

  // -- what answers would change -------------------------------------------------------------------------------------
  private async preview(): Promise<void> {
    const view = this.view;
    if (!view) return;
    const open = new Set(view.questions.map((question) => question.id));
    this.previews = Object.fromEntries(Object.entries(this.previews).filter(([id]) => open.has(id)));
    for (const question of view.questions) {
      if (question.id in this.previews) continue;
      try {
        const found = await get<Previews>(`${this.path}/previews`, { seat: question.seat, question: question.id });
        if (this.view?.questions.some((other) => other.id === found.question))
          this.previews = { ...this.previews, [found.question]: found.previews };
      } catch {
        return; // the choices stand without what they change
      }
    }
  }

  previewOf(question: Question, option: string): Preview | undefined {
    return this.previews[question.id]?.find((preview) => preview.name === option);
  }

  // -- acting -------------------------------------------------------------------------------------------------------
  /** Give an answer, once. A stale one shows the table as it is now. */
  async answer(question: Question, answers: Answer[]): Promise<void> {
    if (this.answered.has(question.id)) return;
    this.answered.add(question.id);
    await this.act(`${this.path}/moves`, { seat: question.seat, answers, lines: this.log.length });
  }

  async undo(seat: string, to: number): Promise<void> {
    await this.act(`${this.path}/undo`, { seat, to });
  }

  async takeBack(seat: string): Promise<void> {
    await this.act(`${this.path}/take-back`, { seat });
  }

  /** Agree or not to go back, for every seat of this device that is asked. */
  async agree(seat: string, proposal: string, agree: boolean): Promise<void> {
    await this.act(`${this.path}/undo-answer`, { seat, proposal, agree }, false);
  }

  /** One after the other: what is pressed while an answer is under way follows it. */
  private act(path: string, body: Record<string, unknown>, versioned = true): Promise<void> {
    this.queue = this.queue.then(() => this.send(path, body, versioned));
    return this.queue;
  }

  private async send(path: string, body: Record<string, unknown>, versioned: boolean): Promise<void> {
    if (!this.view) return;
    this.sending = true;
    this.refusal = null;
    const version = versioned ? { expected_version: this.view.version } : {};
    try {
      const done = await postSurely<Done>(path, { move_id: newId(), ...version, ...body });
      if (this.connection !== "live" && this.view.version < done.version) await this.refresh();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.answered.clear();
      if (error.body?.view) this.take(error.body.view);
      this.refusal = error;
    } finally {
      this.sending = false;
    }
  }

  /** Fetch the view at once instead of waiting for it. */
  async refresh(): Promise<void> {
    this.take(
      await get<TableView>(`${this.path}/view`, {
        seat: this.viewpoint,
        lines: this.log.length,
        chat: this.chat.length,
      }),
    );
  }

  /** Who looks at this device now; null draws the curtain. */
  async curtain(seat: string | null): Promise<void> {
    await post(`${this.path}/curtain`, { seat });
    this.forget();
    await this.refresh();
  }

  /** What a bot would answer; everybody reads that it was asked. */
  async hint(question: Question): Promise<Hint | null> {
    try {
      return await post<Hint>(`${this.path}/hint`, { seat: question.seat, question: question.id });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
      return null;
    }
  }

  /** Mark a place for everybody, or no longer; without a place, take all marks of the seat away. */
  async markPlace(seat: string, place: string, on: boolean): Promise<void> {
    try {
      await post(`${this.path}/mark`, { seat, place, on });
      if (this.connection !== "live") await this.refresh();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
    }
  }

  async say(text: string, phrase: string): Promise<void> {
    const { n } = await post<{ n: number }>(`${this.path}/chat`, { seat: this.view?.seat ?? null, text, phrase });
    this.mark({ chat: n + 1 });
  }

  // -- the past -----------------------------------------------------------------------------------------------------
  /** Look at the table after a number of steps; at the present for null, or the last step. */
  async visit(at: number | null): Promise<void> {
    if (at === null || !this.view || at >= this.view.timeline.length) {
      this.past = null;
      return;
    }
    try {
      this.past = await get<TableView>(`${this.path}/history`, { seat: this.view.seat, at: Math.max(0, at) });
    } catch (error) {
      this.refusal = error instanceof Refused ? error : null;
    }
  }
}
