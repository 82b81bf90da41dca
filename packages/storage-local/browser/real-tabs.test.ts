import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeAtOnce, openTab, versionsIn } from "./changes-at-once.ts";
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
      const { left, changed } = await changeAtOnce(tabs, OPERATIONS);
      expect(new Set(changed).size).toBe(changed.length);
      await expect.poll(() => Promise.all(tabs.map(versionsIn)), { timeout: 30_000 }).toEqual([left, left]);
      await context.close();
    }
  });

  it("lose nothing when one of them closes right after adding, while the other one adds", async () => {
    const staying = await openTab(context);
    for (let repetition = 0; repetition < REPETITIONS; repetition++) {
      const closing = await openTab(context);
      const adding = staying.evaluate(async (repetition) => {
        for (let index = 0; index < 20; index++)
          await window.backend.calendarEvents.add([
            { title: `staying ${repetition}, ${index}`, date: "2026-05-14", time: "18:30" },
          ]);
      }, repetition);
      expect(await add(closing, `closing ${repetition}`)).toBe("added");
      await Promise.all([closing.close(), adding]);
    }
    expect(await versionsIn(await openTab(context))).toHaveLength(21 * REPETITIONS);
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
    expect(await versionsIn(tab)).toHaveLength(2);
    await tab.evaluate(async () => {
      const items = await window.backend.calendarEvents.list();
      await window.backend.calendarEvents.remove([items[0]?.id ?? 0]);
    });
    expect(await versionsIn(tab)).toEqual(["second at undefined"]);
  });
});
