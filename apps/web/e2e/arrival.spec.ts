import type { Page } from "@playwright/test";
import { type Budget, budgets } from "../bench/budgets.ts";
import { expect, test } from "./browser-test.ts";
import { expectWithin, recordDownloads } from "./downloads.ts";
import { recordShifts, shiftsOn, untilRecording } from "./layout-shifts.ts";
import { holdScripts, waitUntilListening } from "./open.ts";
import { sampleEvent } from "./sample-events.ts";

/** Pages that are also reloaded while scrolled down. One is deferred, one is long. */
const RELOADED = ["/", "/terms"];

test.use({ contextOptions: { reducedMotion: "no-preference" } });

// The pages to visit on this kind of screen. Each page is visited on one. The next test covers the calendar on a phone.
const visits = (screen: number) => budgets.filter((_budget, index) => index % 2 === screen);

for (const [screen, name] of ["phone", "desktop"].entries()) {
  const paths = visits(screen)
    .map(({ path }) => path)
    .join(", ");
  test(`${paths} load within budget on a ${name}, without layout shifts`, {
    tag: `@${name}`,
  }, async ({ page, storage, isMobile, baseURL }) => {
    // Routing a request disables the browser's cache, so each page loads as on a first visit.
    await page.route("**/nothing", () => undefined);
    await page.addInitScript(recordShifts);
    await page.addInitScript(keepBuiltPage);
    await page.addInitScript(holdPaintBack);
    await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
    await storage.leave({
      events: [sampleEvent({ date: "2036-05-02" }), sampleEvent({ id: 2, date: "2036-05-09" })],
    });
    for (const budget of visits(screen)) await test.step(budget.path, () => expectArrival(page, budget, baseURL));
  });
}

test("the calendar does not shift when its events appear", { tag: "@phone" }, async ({ page, storage }) => {
  // Another test covers the layout shifts of fonts.
  await page.route("**/*.woff2", () => undefined);
  await page.addInitScript(recordShifts);
  for (const count of [0, 10]) {
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    await storage.leave({ events: ids.map((id) => sampleEvent({ id, date: "2036-05-02" })) });
    const release = await holdScripts(page);
    await page.goto("/calendar");
    await untilRecording(page);
    release();
    await waitUntilListening(page);
    await expect(page.getByRole("article")).toHaveCount(count);
    if (count === 0) await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
    expect(await shiftsOn(page), `${count} events`).toEqual([]);
  }
});

async function expectArrival(page: Page, budget: Budget, baseURL: string | undefined): Promise<void> {
  const { path } = budget;
  const { downloads, stop } = recordDownloads(page, baseURL);

  await test.step("paints before other files load", async () => {
    await page.goto(path);
    await page.waitForFunction(() => Reflect.get(window, "heldPaints").length > 0);
    // The browser requests the icon on its own.
    expect([...downloads.keys()].filter((file) => file !== path && file !== "/favicon.svg")).toEqual([]);
    await untilRecording(page);
    await page.evaluate(() => Reflect.get(window, "tellOfPaint")());
  });
  await test.step("stays within its budget", async () => {
    await waitUntilListening(page);
    await page.waitForLoadState("networkidle");
    stop();
    expectWithin(budget, downloads);
  });
  await test.step("does not shift while loading", async () => {
    await expectStill(page, 0.0005);
    // The app adds events to calendar pages, so their HTML differs.
    if (path.startsWith("/calendar")) return;
    const built = await page.evaluate<string>(() => Reflect.get(window, "built"));
    expect(elements(await page.evaluate(() => document.body.innerHTML))).toEqual(elements(built));
  });
  if (!RELOADED.includes(path)) return;
  await test.step("keeps its scroll position on reload", async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await page.reload();
    await waitUntilListening(page);
    await expectStill(page, 0.05);
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(10);
  });
}

async function expectStill(page: Page, most: number): Promise<void> {
  await expect(page.locator(":root[data-fonts]")).toBeAttached();
  const shifts = await shiftsOn(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(most);
}

/** An init script that saves the page's HTML before the app starts. */
function keepBuiltPage(): void {
  document.addEventListener("DOMContentLoaded", () => Object.assign(window, { built: document.body.innerHTML }));
}

/** An init script that holds back paint timing. It also holds timers, because boot.ts stops waiting after a while. */
function holdPaintBack(): void {
  if (performance.getEntriesByType("navigation").some((visit) => Reflect.get(visit, "type") === "reload")) return;
  const { PerformanceObserver, setTimeout } = window;
  const heldPaints: (() => void)[] = [];
  const heldTimers: Parameters<typeof setTimeout>[] = [];
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(callback: PerformanceObserverCallback) {
      super((list, observer) => {
        if (list.getEntriesByName("first-contentful-paint").length === 0) callback(list, observer);
        else heldPaints.push(() => callback(list, observer));
      });
    }
  };
  const holdTimer = (...timer: Parameters<typeof setTimeout>) => heldTimers.push(timer);
  const tellOfPaint = () => {
    Object.assign(window, { setTimeout });
    for (const timer of heldTimers) setTimeout(...timer);
    for (const tell of heldPaints) tell();
  };
  Object.assign(window, { heldPaints, tellOfPaint, setTimeout: holdTimer });
}

/** Strips what changes when the gallery's picture loads and its slides come into view. */
function elements(html: string): string[] {
  return html
    .replace(/(<img[^>]*) class="[^"]*"/g, "$1")
    .replace(/ aria-live="(?:off|polite)"/g, "")
    .split(/(?=<)/);
}
