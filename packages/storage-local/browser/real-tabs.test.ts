import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeAtOnce, openTab, titlesIn } from "./changes-at-once.ts";
import { chromiumLaunchOptions } from "./chromium.ts";
import { BLOCKED_URL, bundle, servePages } from "./serve-page.ts";

/** How often two tabs run so many operations each. */
const [REPETITIONS, OPERATIONS] = process.env["THOROUGH"] === "1" ? [20, 100] : [1, 100];

let script: string;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  script = await bundle();
  browser = await chromium.launch(chromiumLaunchOptions);
});

afterAll(async () => {
  await browser?.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  await servePages(context, script);
});

afterEach(async () => {
  await context.close();
});

const add = (tab: Page, title: string) =>
  tab.evaluate(
    (title) =>
      window.backend.calendarEvents.add([{ title, date: "2026-05-14", time: "18:30" }]).then(
        () => "added",
        (error) => error.code,
      ),
    title,
  );

describe("two tabs of a real Chromium", () => {
  it("lose nothing and bring nothing back, whatever both add, change and remove at once", async () => {
    for (let repetition = 0; repetition < REPETITIONS; repetition++) {
      const context = await browser.newContext();
      await servePages(context, script);
      const tabs = [await openTab(context), await openTab(context)];
      const expected = await changeAtOnce(tabs, OPERATIONS);

      await expect
        .poll(async () => (await Promise.all(tabs.map(titlesIn))).map((list) => list.toSorted()), { timeout: 30_000 })
        .toEqual([expected, expected]);
      for (const tab of tabs) await tab.waitForFunction(() => window.timersSet === 0, null, { polling: 100 });
      const [here, there] = await Promise.all(tabs.map(titlesIn));
      expect(here?.toSorted()).toEqual(expected);
      expect(there).toEqual(here);
      await context.close();
    }
  });

  it("a tab closed right after adding leaves the event behind", async () => {
    const closing = await openTab(context);
    expect(await add(closing, "kept")).toBe("added");
    await closing.close();
    expect(await titlesIn(await openTab(context))).toEqual(["kept"]);
  });
});

describe("a real Chromium", () => {
  it("with its storage blocked rejects every call with a typed error, and shows the built-in slides", async () => {
    const outer = await context.newPage();
    await outer.goto(BLOCKED_URL);
    const frame = outer.frames().find((candidate) => candidate !== outer.mainFrame());
    if (frame === undefined) throw new Error("the page has no frame");
    await frame.waitForFunction(() => window.backend !== undefined);
    const results = await frame.evaluate(async () => {
      const { calendarEvents, contactSubmissions, gallerySlides, inbox } = window.backend;
      const reasonOf = (error: { code: string; reason: string }) => `${error.code}, ${error.reason}`;
      return {
        reach: (() => {
          try {
            return typeof window.localStorage;
          } catch (error) {
            return error instanceof DOMException && error.name;
          }
        })(),
        events: await calendarEvents.list().catch(reasonOf),
        add: await calendarEvents.add([{ title: "x", date: "2026-05-14", time: "18:30" }]).catch(reasonOf),
        remove: await calendarEvents.remove([1]).catch(reasonOf),
        messages: await inbox.list().catch(reasonOf),
        send: await contactSubmissions
          .add({ fullName: "x", address: "x", phone: "x", email: "x@example.com" })
          .catch(reasonOf),
        slides: (await gallerySlides.list()).length,
      };
    });
    expect(results).toEqual({
      reach: "SecurityError",
      events: "unavailable, blocked",
      add: "unavailable, blocked",
      remove: "unavailable, blocked",
      messages: "unavailable, blocked",
      send: "unavailable, blocked",
      slides: 1,
    });
  });

  it("with its storage truly full refuses an event, keeps the list, and still removes from it", async () => {
    const tab = await openTab(context);
    await add(tab, "first");
    await add(tab, "second");
    const filled = await tab.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let count = 0; ; count++) localStorage.setItem(`filler ${size} ${count}`, "x".repeat(size));
        } catch {
          // This size fits no more; a smaller one may.
        }
      }
      return localStorage.getItem("calendarEvents");
    });
    expect(await add(tab, "third")).toBe("full");
    expect(await tab.evaluate(() => localStorage.getItem("calendarEvents"))).toBe(filled);
    expect(await titlesIn(tab)).toEqual(["first", "second"]);
    await tab.evaluate(async () => {
      const items = await window.backend.calendarEvents.list();
      await window.backend.calendarEvents.remove([items[0]?.id ?? 0]);
    });
    expect(await titlesIn(tab)).toEqual(["second"]);
  });
});
