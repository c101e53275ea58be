// @vitest-environment jsdom
// The line: nothing is sent before one has signed in; a server that starts anew is waited for, one that does not want
// us is not.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../src/net/line.svelte";

class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = Socket.OPEN;
  sent: { t: string }[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor() {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { t: string });
  }
  close() {}
  hears(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const WELCOME = { t: "welcome", person: "p", name: "Ann", kind: "guest", now: 0, tables: [] };
const last = (id: string) => ({ t: "bad", event: [id, {}], id: "", last: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Socket.made = [];
  heard.mockClear();
  missed.mockClear();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heard = vi.fn();
const missed = vi.fn();

/** A line that is open, at a table and in the lobby. */
function opened(): [Line, Socket] {
  const line = new Line();
  line.join("CODE", heard, missed);
  line.lookIn(true);
  expect(Socket.made).toHaveLength(0); // without a cookie the server would send us away for good
  line.open();
  const [socket] = Socket.made as [Socket];
  socket.onopen();
  socket.hears(WELCOME);
  return [line, socket];
}

test("joins what it was asked to before it was open", () => {
  const [line, socket] = opened();
  expect(socket.sent.map(({ t }) => t)).toEqual(["hello", "join", "lobby"]);
  expect(line.state).toBe("on");
});

test("waits for a server that starts anew", () => {
  const [line, socket] = opened();
  socket.hears(last("server-stopping"));
  socket.onclose();
  expect([line.state, line.trouble]).toEqual(["lost", null]);
  vi.advanceTimersByTime(1000);
  expect(Socket.made).toHaveLength(2);
});

test("gives up where it is not wanted, and keeps why", () => {
  const [line, socket] = opened();
  socket.hears(last("server-who"));
  socket.onclose();
  expect([line.state, line.trouble?.[0]]).toEqual(["off", "server-who"]);
  vi.advanceTimersByTime(60_000);
  expect(Socket.made).toHaveLength(1);
});

test("says since which version nothing was told, and what is shown instead", () => {
  const [, socket] = opened();
  const shown = { t: "shown", table: "CODE", seat: null, standing: {}, view: null, legal: [], asked: false, now: 0 };
  socket.hears({ ...shown, v: 7 });
  socket.hears({ t: "told", table: "CODE", v: 8, now: 0 });
  socket.hears({ ...shown, v: 8 });
  socket.hears({ ...shown, v: 30 });
  expect(missed.mock.calls).toEqual([
    [null, { ...shown, v: 7 }],
    [8, { ...shown, v: 30 }],
  ]);
});

test("says of a step how many actions of one's own it was", () => {
  const [line, socket] = opened();
  socket.hears({ t: "shown", table: "CODE", seat: 0, standing: {}, view: null, legal: [], asked: true, now: 0, v: 1 });
  void line.do("CODE", { do: "act", actions: ["attack 7C +", "attack 7D"] });
  const { id } = socket.sent.at(-1) as unknown as { id: string };
  socket.hears({ t: "told", table: "CODE", v: 2, now: 0, id });
  socket.hears({ t: "told", table: "CODE", v: 3, now: 0 });
  expect(heard.mock.calls.map(([, own]) => own as number)).toEqual([2, 0]);
});
