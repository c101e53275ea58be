// @vitest-environment jsdom
// The way through a toolbar: one tab stop for all of it, arrows over everything, and where the focus goes.
import { afterEach, beforeEach, expect, test } from "vitest";
import { walk } from "../src/parts/walk";

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1">
    <button id="pile">pile</button>
    <section>
      <button id="sort">sort</button>
      <div id="bar" aria-owns="pile nothing">
        <button id="take">take</button>
        <ul><li><button id="one" tabindex="0">1</button></li><li><button id="two" tabindex="-1">2</button></li></ul>
      </div>
    </section>
  </main>`;
  end = walk(by("bar"), "");
});
afterEach(() => end());

const by = (id: string) => document.getElementById(id)!;
const here = () => document.activeElement!.id;
const stops = () => [...document.querySelectorAll("button")].filter((one) => one.tabIndex === 0).map((one) => one.id);
const passed = () => new Promise((done) => setTimeout(done));

function press(key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  return event.defaultPrevented;
}

test("arrows go over all of it, to what it owns elsewhere, and end there", () => {
  by("one").focus();
  const path = ["Left", "Left", "Right", "Right", "Right", "Right"].map((key) => {
    press(`Arrow${key}`);
    return here();
  });
  expect(path).toEqual(["take", "take", "one", "two", "pile", "pile"]);
  press("Home");
  expect(here()).toBe("take");
  press("End");
  expect(here()).toBe("pile");
});

test("there is one tab stop, where the focus was last, and others have their own", () => {
  expect(stops()).toEqual(["sort", "one"]);
  by("take").focus();
  expect(stops()).toEqual(["sort", "take"]);
  by("sort").focus();
  expect(stops()).toEqual(["sort", "take"]);
  expect(press("ArrowRight")).toBe(false);
});

test("a key that somebody else took, or with Shift, leads nowhere", () => {
  by("one").focus();
  expect(press("ArrowLeft", { shiftKey: true })).toBe(false);
  by("one").addEventListener("keydown", (event) => event.preventDefault());
  press("ArrowLeft");
  expect(here()).toBe("one");
});

test("what a group makes a second stop is none", async () => {
  by("take").focus();
  by("two").tabIndex = 0;
  await passed();
  expect(stops()).toEqual(["sort", "take"]);
});

test("when what has the focus goes, its right neighbour has it, and the last one after the last", async () => {
  by("take").focus();
  by("take").remove();
  await passed();
  expect([here(), stops()]).toEqual(["one", ["sort", "one"]]);
  by("pile").focus();
  by("pile").remove();
  await passed();
  expect(here()).toBe("two");
});

test("who has gone elsewhere is not called back", async () => {
  by("one").focus();
  by("sort").focus();
  by("one").remove();
  await passed();
  expect(here()).toBe("sort");
  by("take").focus();
  await passed();
  by("take").blur();
  await passed();
  by("two").remove();
  await passed();
  expect(document.activeElement).toBe(document.body);
});

test("rows are as they are seen: the nearest of the nearest row", () => {
  const places = { take: [100, 0], one: [60, 50], two: [110, 46], pile: [0, 50] };
  for (const [id, [left, top]] of Object.entries(places))
    by(id).getBoundingClientRect = () => ({ left, top, width: 20, height: 20 }) as DOMRect;
  by("take").focus();
  press("ArrowDown");
  expect(here()).toBe("two");
  expect(press("ArrowDown")).toBe(true);
  expect(here()).toBe("two");
  press("ArrowUp");
  expect(here()).toBe("take");
});

test("what is hidden while it has the focus gives it to the main button that comes instead", async () => {
  by("pile").focus();
  by("pile").hidden = true;
  by("bar").insertAdjacentHTML("afterbegin", '<button id="next" class="main">next</button>');
  await passed();
  expect(here()).toBe("next");
  by("next").remove();
  await passed();
  expect(here(), "else its neighbour").toBe("take");
});

test("while there is no button the toolbar has the focus all the same, and the first that comes takes it over", async () => {
  end();
  end = walk(by("bar"), "Nothing to do.");
  by("pile").removeAttribute("id");
  by("one").focus();
  by("bar").replaceChildren();
  await passed();
  expect(document.activeElement!.textContent).toBe("Nothing to do.");
  expect(document.activeElement!.parentElement).toBe(by("bar"));
  by("bar").insertAdjacentHTML("afterbegin", '<button id="next">next</button>');
  await passed();
  expect([here(), by("bar").textContent]).toEqual(["next", "next"]);
});
