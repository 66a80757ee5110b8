// The WebSocket of one match: its newest scene, everything that happened, and what is sent.
import type {
  Answer,
  AllowTakeBack,
  Done,
  EventShown,
  Hurry,
  Line,
  NoteShown,
  Problem,
  Refused,
  Rematch,
  Resign,
  Return,
  Say,
  Scene,
  TakeBack,
} from "../generated/messages";
import { PROTOCOL, Refusal, health } from "./api";
import { language } from "./fluent.svelte";
import { merged } from "./merge";

/** How it stands with the connection; each has its words in `web-connection-…`. */
export type Connection = "connecting" | "open" | "lost" | "blocked" | "refused" | "outdated";

type Command = Answer | TakeBack | AllowTakeBack | Resign | Return | Rematch | Hurry | Say;
type FromServer = Scene | Line | Done | Refused;
type Unnumbered<C> = C extends Command ? Omit<C, "command" | "number"> : never;
/** A command as the page gives it; the stream adds its id and the number of the scene. */
export type Wish = Unnumbered<Command>;

interface Pending {
  command: Command;
  done: () => void;
  failed: (refusal: Refusal) => void;
  overdue: ReturnType<typeof setTimeout> | undefined;
}

const PATIENCE = 8000;
const RETRY_DATABASE = 1500;
const LONGEST_WAIT = 10_000;
const DATABASE_AWAY = "server-database-away";

export class MatchStream {
  readonly match: string;
  scene: Scene | null = $state.raw(null);
  /** When the scene came, on the clock of `performance.now()`: clocks count from there. */
  arrived = $state(0);
  events: EventShown[] = $state.raw([]);
  notes: NoteShown[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  connection: Connection = $state("connecting");
  /** Why the server does not show this match. */
  problem: Problem | null = $state.raw(null);
  /** Whether the server cannot reach its database; commands are tried again until it can. */
  databaseAway = $state(false);
  /** How many commands the server has not answered yet. */
  waiting = $state(0);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #failures = 0;
  #opened = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: string) {
    this.match = match;
  }

  /** Opens the connection, and keeps it open until `close`. */
  open(): void {
    this.#closed = false;
    addEventListener("online", this.#again);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#again);
    this.#connect();
  }

  /** Leaves the match. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#again);
    clearTimeout(this.#timer);
    for (const pending of this.#pending.values()) clearTimeout(pending.overdue);
    this.#drop();
  }

  /** Connects anew: with another language, or because the visitor has sat down. */
  reconnect(fresh = false): void {
    if (fresh) this.#forget();
    this.#drop();
    this.#connect();
  }

  /** Sends a command; settles when the server has carried it out or refused it. */
  send(wish: Wish): Promise<void> {
    const number = this.scene?.number ?? 0;
    const command = { ...wish, command: newId(), number } as Command;
    return new Promise((done, failed) => {
      this.#pending.set(command.command, { command, done, failed, overdue: undefined });
      this.waiting = this.#pending.size;
      this.#transmit(command.command);
    });
  }

  #forget(): void {
    this.events = [];
    this.notes = [];
    this.scene = null;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    if (typeof WebSocket === "undefined") {
      this.connection = "blocked";
      return;
    }
    if (this.connection !== "blocked") this.connection = this.scene ? "lost" : "connecting";
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => this.#begin();
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #address(): string {
    const query = new URLSearchParams({ lang: language() });
    if (this.scene) {
      query.set("after", String((this.events.at(-1)?.number ?? -1) + 1));
      query.set("epoch", String(this.scene.epoch));
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const match = encodeURIComponent(this.match);
    return `${scheme}://${location.host}/api/matches/${match}/stream?${query}`;
  }

  #begin(): void {
    this.#opened = true;
    for (const id of this.#pending.keys()) this.#transmit(id);
  }

  #lose(): void {
    this.#socket = null;
    if (this.#closed || this.connection === "refused" || this.connection === "outdated") return;
    this.#failures += 1;
    if (this.connection !== "blocked") this.connection = "lost";
    if (!this.#opened && this.#failures === 3) void this.#lookForBlock();
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** Math.min(this.#failures, 6));
    // Many pages that lost the same server shall not all come back in the same moment.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.6 + 0.4 * Math.random()));
  }

  /** A server that answers but never opens a stream: something between us lets none through. */
  async #lookForBlock(): Promise<void> {
    try {
      await health();
      if (!this.#opened) this.connection = "blocked";
    } catch {
      // The server is away altogether, which the state "lost" says.
    }
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #again = (): void => {
    const away = this.connection === "lost" || this.connection === "connecting";
    const idle = this.#socket === null;
    if (away && idle && document.visibilityState === "visible") this.#connect();
  };

  #offline = (): void => {
    if (this.connection !== "open") return;
    this.#drop();
    this.#lose();
  };

  #transmit(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(pending.command));
    clearTimeout(pending.overdue);
    // Half-open connections do not tell that they are dead: silence does.
    pending.overdue = setTimeout(() => {
      this.#drop();
      this.#lose();
    }, PATIENCE);
  }

  #hear(message: FromServer): void {
    if (message.type === "scene") this.#show(message);
    else if (message.type === "line") this.lines = merged(this.lines, [message]);
    else if (message.type === "done") this.#settle(message.command)?.done();
    else this.#refused(message);
  }

  #show(scene: Scene): void {
    this.#failures = 0;
    if (scene.protocol !== PROTOCOL) {
      this.connection = "outdated";
      this.#drop();
      return;
    }
    this.connection = "open";
    const anew = this.scene !== null && scene.epoch !== this.scene.epoch;
    this.events = merged(anew ? [] : this.events, scene.events);
    this.notes = scene.notes;
    this.arrived = performance.now();
    this.scene = scene;
    if (this.#pending.size === 0) this.databaseAway = false;
  }

  #refused(message: Refused): void {
    if (message.problem.id === DATABASE_AWAY) this.#waitForDatabase(message.command);
    else if (message.command === null) this.#beRefused(message.problem);
    else this.#settle(message.command)?.failed(new Refusal(message.problem, 409));
  }

  #waitForDatabase(id: string | null): void {
    this.databaseAway = true;
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.overdue);
    setTimeout(() => this.#transmit(pending.command.command), RETRY_DATABASE);
  }

  #beRefused(problem: Problem): void {
    if (this.scene) return;
    this.problem = problem;
    this.connection = "refused";
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    if (!pending) return undefined;
    clearTimeout(pending.overdue);
    this.#pending.delete(id);
    this.waiting = this.#pending.size;
    this.databaseAway = false;
    return pending;
  }
}

function newId(): string {
  // `randomUUID` exists only on secure origins; a friend may come over plain HTTP at home.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
