// The line to the server: one websocket, made again by itself when it is lost. Whoever joined hears on; commands that
// had no answer are sent again under the same number (the server carries them out once).
import type { Do, Event, Listed, Shown, ToClient, ToServer, Version, Welcome } from "../protocol";
import { moving } from "../motion";
import { busy } from "./busy";
import { elsewhere } from "./elsewhere";
import { Place } from "./place.svelte";

export type Answer = { refused: Event; rule: string } | null; // null: done
/** What happened in a step; `own`: how many actions of one's own that was. */
export type Heard = (events: Event[], own: number) => void;
export type Missed = (since: number | null, shown: Shown) => void;

type Waiting = Map<string, { message: Do; answer: (answer: Answer) => void }>;
/** `describes`: whether the server is to say how things stand, and who waits for it to do so. */
type Joined = {
  place: Place;
  heard: Heard;
  missed: Missed;
  waiting: Waiting;
  describes: boolean;
  described: (() => void)[];
};

const VERSION: Version = 1; // types are all that is imported: the client is built where no Python can make them
const [FIRST, LONGEST] = [0.5, 8]; // seconds between attempts: twice as long each time
const PATIENCE = 4; // seconds for the answer to a command before the page says that it waits
const MOST_MOVES = 3; // from process to process, before it is tried again later
const QUIET = 45; // seconds without a word after which a line is given up; the page asks every third of it

export class Line {
  state = $state<"off" | "connecting" | "on" | "lost">("off");
  /** Whether a command has waited too long for its answer: who acted is told that nothing comes. */
  slow = $state(false);
  me = $state.raw<Welcome | null>(null);
  lobby = $state.raw<Listed[]>([]);
  /** Why the server does not want us; a person has to do something. */
  trouble = $state.raw<Event | null>(null);

  #socket: WebSocket | null = null;
  #tables = new Map<string, Joined>();
  #inLobby = false;
  #attempts = 0;
  #number = 0;
  #session = Math.random().toString(36).slice(2, 8);
  /** Of a server that is several processes, the path of the one that has the table; "": any. */
  #at = "";
  #moves = 0;
  #heardAt = 0;
  #again = 0;
  #watch = 0;

  /** Connects, if that is not so yet. The browser must have its cookie. */
  open(): void {
    if (this.#socket) return;
    this.state = this.state === "off" ? "connecting" : this.state;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.#at}/ws`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ t: "hello", version: VERSION });
    socket.onmessage = ({ data }) => {
      this.#heardAt = performance.now();
      this.#take(JSON.parse(data as string) as ToClient);
    };
    socket.onclose = () => this.#lost(socket);
    this.#heardAt = performance.now();
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#check(), (QUIET / 3) * 1000);
  }

  /** Hangs up and begins anew: as somebody else, after signing in or out. */
  restart(): void {
    this.me = null;
    this.#attempts = 0;
    this.hangUp();
    this.open();
  }

  /** Before it is the server that does so. */
  hangUp(): void {
    this.trouble = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(); // closed now, it complains
    else socket?.close();
  }

  /**
   * Hears about a table; `heard` gets the events of each step after the place has changed, `missed` since which version
   * steps were not told that are part of what is shown: after too long an absence, and (null) before one came.
   */
  join(code: string, heard: Heard, missed: Missed, describes = false): Place {
    const place = new Place(code);
    const joined: Joined = { place, heard, missed, waiting: new Map(), describes, described: [] };
    this.#tables.set(code, joined);
    if (this.state === "on") this.#join(code, joined, null); // else with the welcome, once one has signed in
    return place;
  }

  /** From now on the server says how a table stands; resolves when it has said so. */
  describe(code: string): Promise<void> {
    const joined = this.#tables.get(code);
    if (!joined || joined.place.spoken) return Promise.resolve();
    if (!joined.describes && this.state === "on") this.#join(code, joined, null, true);
    joined.describes = true;
    return new Promise((described) => joined.described.push(described));
  }

  #join(code: string, { describes }: Joined, since: number | null, describe = describes): void {
    this.#send({ t: "join", table: code, ...(since === null ? {} : { since }), ...(describe ? { describe } : {}) });
  }

  #described({ place, described }: Joined): void {
    if (place.spoken) for (const go of described.splice(0)) go();
  }

  part(code: string): void {
    if (this.#tables.delete(code) && this.state === "on") this.#send({ t: "part", table: code });
  }

  /** A command to a table; resolves when the server has answered, however long that takes. */
  do(code: string, command: Do["command"]): Promise<Answer> {
    const joined = this.#tables.get(code);
    if (!joined) return Promise.resolve({ refused: ["server-not-here", { code }], rule: "" });
    const message: Do = { t: "do", table: code, id: `${this.#session}-${++this.#number}`, command };
    const answered = new Promise<Answer>((answer) => {
      joined.waiting.set(message.id, { message, answer });
      if (this.state === "on") this.#send(message);
      const there = () => this.#tables.get(code) === joined && joined.waiting.has(message.id);
      setTimeout(() => (this.slow ||= there()), PATIENCE * 1000);
    });
    return busy(answered);
  }

  lookIn(on: boolean): void {
    this.#inLobby = on;
    if (this.state === "on") this.#send({ t: "lobby", on });
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #check(): void {
    const quiet = (performance.now() - this.#heardAt) / 1000;
    if (quiet > QUIET) this.#socket?.close();
    else if (quiet > QUIET / 3) this.#send({ t: "ping" });
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    if (this.trouble) {
      this.state = "off";
      return;
    }
    this.#at = "";
    this.state = "lost";
    const pause = Math.min(FIRST * 2 ** this.#attempts++, LONGEST) * (0.75 + Math.random() / 2);
    clearTimeout(this.#again);
    this.#again = window.setTimeout(() => this.open(), pause * 1000);
  }

  #take(message: ToClient): void {
    switch (message.t) {
      case "welcome":
        this.me = message;
        this.state = "on";
        this.#attempts = 0;
        for (const [code, joined] of this.#tables) {
          const { place, describes } = joined;
          this.#join(code, joined, describes && !place.spoken ? null : place.v);
        }
        for (const { waiting } of this.#tables.values())
          for (const { message: again } of waiting.values()) this.#send(again);
        if (this.#inLobby) this.#send({ t: "lobby", on: true });
        break;
      case "shown": {
        const joined = this.#tables.get(message.table);
        if (!joined) break;
        this.#moves = 0;
        const { v } = joined.place;
        if (v === null || v < message.v) joined.missed(v, message); // first: what was said meanwhile is part of it
        moving(() => joined.place.show(message));
        this.#described(joined);
        break;
      }
      case "told": {
        const joined = this.#tables.get(message.table);
        if (!joined) break;
        const own = message.id ? this.#answer(joined, message.id, null) : 0;
        let news = false;
        moving(() => (news = joined.place.tell(message)));
        this.#described(joined);
        if (news) joined.heard(message.events ?? [], own);
        break;
      }
      case "said":
        this.#tables.get(message.table)?.place.hear(message);
        break;
      case "advice": {
        const joined = this.#tables.get(message.table);
        if (joined) joined.place.advice = message;
        break;
      }
      case "done": {
        const joined = this.#tables.get(message.table);
        if (joined) this.#answer(joined, message.id, null);
        break;
      }
      case "refused": {
        const joined = this.#tables.get(message.table);
        if (joined) this.#answer(joined, message.id, { refused: message.reason, rule: message.rule ?? "" });
        break;
      }
      case "ended": {
        const joined = this.#tables.get(message.table);
        if (!joined) break;
        joined.place.ended = message.reason;
        for (const id of [...joined.waiting.keys()]) this.#answer(joined, id, null);
        joined.heard([message.reason], 0);
        this.#tables.delete(message.table);
        break;
      }
      case "lobby":
        this.lobby = message.tables;
        break;
      case "listed": {
        const others = this.lobby.filter((table) => table.code !== message.code);
        this.lobby = message.phase === "closed" ? others : [...others, message];
        break;
      }
      case "bad":
        this.#bad(message.event, message.id ?? "", message.last ?? false);
        break;
      case "pong":
        break;
      default:
        message satisfies never; // a new message on the Python side does not compile here until it is handled
    }
  }

  #bad(event: Event, id: string, last: boolean): void {
    if (event[0] === "server-elsewhere" || event[0] === "server-comes") {
      this.#follow(event); // what was said is said again there
      return;
    }
    for (const joined of this.#tables.values()) {
      if (id && joined.waiting.has(id)) {
        this.#answer(joined, id, { refused: event, rule: "" });
        return;
      }
    }
    // No command's, so it answers a `join`: the table is not there, or not for this person.
    const joined = !id && this.#tables.get(String(event[1].code));
    if (joined) joined.place.ended = event;
    else if (last && event[0] !== "server-stopping") {
      this.trouble = event; // a server that starts anew will be there again
    }
  }

  /** The table is at another process, or about to come back at one: there, or in a moment. */
  #follow([, { at }]: Event): void {
    const socket = this.#socket;
    if (at === undefined || ++this.#moves > MOST_MOVES) {
      this.#moves = 0;
      this.#attempts = 1; // it has said welcome, but should not be asked at once
      socket?.close();
    } else if (elsewhere(String(at))) {
      this.#at = String(at);
      this.hangUp();
      this.open();
    }
  }

  /** The answer to a command has come; how many actions it was, or one. */
  #answer(joined: Joined, id: string, answer: Answer): number {
    const waiting = joined.waiting.get(id);
    joined.waiting.delete(id);
    this.slow = false;
    waiting?.answer(answer);
    const command = waiting?.message.command;
    return command?.do === "act" ? command.actions.length : 1;
  }
}

export const line = new Line();
