import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {} from "./page.ts";
import { BLOCKED_URL, bundle, chromiumLaunchOptions, PAGE_URL, servePages } from "./serve-page.ts";

const [REPETITIONS, OPERATIONS] = process.env["THOROUGH"] === "1" ? [20, 100] : [1, 40];

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

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(PAGE_URL);
  await tab.waitForFunction(() => window.backend !== undefined);
  return tab;
}

async function versionsIn(tab: Page): Promise<string[]> {
  const events = await tab.evaluate(() => window.backend.calendarEvents.list());
  return events.map(({ title, location }) => `${title} at ${location}`).toSorted();
}

/** Returns the versions that must remain and those that changed. Short pauses let other tabs' writes arrive. */
async function changeAtOnce(tabs: readonly Page[], count: number) {
  const outcomes = await Promise.all(
    tabs.map((tab, index) => tab.evaluate(manyChanges, { name: `tab ${index}`, count })),
  );
  const removed = outcomes.flatMap((outcome) => outcome.removed);
  const changed = outcomes.flatMap((outcome) => outcome.changed);
  const left = outcomes
    .flatMap(({ written }) => written)
    .filter((version) => !changed.includes(version) && !removed.some((title) => version.startsWith(`${title} at`)));
  return { left: left.toSorted(), changed };
}

/** Runs inside a tab. Ignores conflicts with other tabs. */
async function manyChanges({ name, count }: { name: string; count: number }) {
  const { calendarEvents } = window.backend;
  const written: string[] = [];
  const changed: string[] = [];
  const removed: string[] = [];
  async function change(index: number) {
    const place = `${name}, ${index}`;
    const events = await calendarEvents.list();
    const event = events[Math.floor(Math.random() * events.length)];
    const kind = event === undefined ? 1 : Math.random();
    if (event !== undefined && kind < 0.3) {
      await calendarEvents.remove([event.id]);
      removed.push(event.title);
    } else if (event !== undefined && kind < 0.5) {
      await calendarEvents.update([{ before: event, draft: { ...event, location: place } }]);
      changed.push(`${event.title} at ${event.location}`);
      written.push(`${event.title} at ${place}`);
    } else {
      await calendarEvents.add([{ title: place, date: "2026-05-14", time: "18:30", location: "home" }]);
      written.push(`${place} at home`);
    }
  }
  for (let index = 0; index < count; index++) {
    await change(index).catch((error) => {
      if (!["conflict", "not-found"].includes(error.code)) throw error;
    });
    const pace = index < count / 2 ? 6 : 0;
    if (pace > 0 || index % 3 === 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * pace));
  }
  return { written, changed, removed };
}

const add = (tab: Page, title: string) =>
  tab.evaluate(
    (title) =>
      window.backend.calendarEvents.add([{ title, date: "2026-05-14", time: "18:30" }]).then(
        () => "added",
        (error) => error.code,
      ),
    title,
  );

describe("two tabs in Chromium", () => {
  it("do not lose or resurrect anything during simultaneous changes", async () => {
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

  it("do not lose anything if one closes right after a write", async () => {
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

describe("storage in Chromium", () => {
  it("rejects every call with a typed error if it is blocked", async () => {
    const outer = await context.newPage();
    await outer.goto(BLOCKED_URL);
    const frame = outer.frames().find((candidate) => candidate !== outer.mainFrame());
    if (frame === undefined) throw new Error("the page has no frame");
    await frame.waitForFunction(() => window.backend !== undefined);
    const results = await frame.evaluate(async () => {
      const { calendarEvents, contactSubmissions, gallerySlides, inbox } = window.backend;
      const message = { fullName: "x", address: "x", phone: "x", email: "x@example.com" };
      const calls = [calendarEvents.list(), calendarEvents.remove([1]), inbox.list(), contactSubmissions.add(message)];
      const reasons = await Promise.all(calls.map((call) => call.catch(({ reason }) => reason)));
      return { reasons: [...new Set(reasons)], slides: (await gallerySlides.list()).length };
    });
    expect(results).toEqual({ reasons: ["blocked"], slides: 1 });
  });

  it("refuses an event and keeps the list if it is full", async () => {
    const tab = await openTab(context);
    await add(tab, "first");
    const filled = await tab.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let count = 0; ; count++) localStorage.setItem(`filler ${size} ${count}`, "x".repeat(size));
        } catch {
          // Too large. A smaller size may fit.
        }
      }
      return localStorage.getItem("calendarEvents");
    });
    expect(await add(tab, "second")).toBe("full");
    expect(await tab.evaluate(() => localStorage.getItem("calendarEvents"))).toBe(filled);
    expect(await versionsIn(tab)).toHaveLength(1);
  });
});
