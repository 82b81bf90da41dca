import type { Page } from "@playwright/test";
import { budgets } from "../bench/budgets.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilListening } from "./open.ts";
import { kilobytesOf } from "./requested-files.ts";
import { sampleEvent } from "./sample-events.ts";

/** What the page has recorded about itself since it started. */
interface Witness {
  prerendered: string;
  shift: number;
  readonly shifted: string[];
}

/** The pages that scroll on every screen. */
const LONG_PAGES = ["/", "/aura-reading", "/terms"];

for (const { path, script, total } of budgets) {
  test(`${path} is painted before anything is asked for, keeps to its budget, and keeps still`, {
    tag: "@every-screen",
  }, async ({ page, storage, isMobile, baseURL }) => {
    await storage.leave({
      calendarEvents: [sampleEvent({ date: "2036-05-02" }), sampleEvent({ id: 2, date: "2036-05-09" })],
    });
    await page.addInitScript(watch);
    await page.addInitScript(holdPaintBack);
    await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
    const asked = new Set<string>();
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === baseURL) asked.add(pathname);
    });

    await test.step("painted first", async () => {
      const tellOfPaint = await openWithPaintHeldBack(page, path);
      // The browser requests the icon on its own.
      expect([...asked].filter((file) => file !== path && file !== "/favicon.svg")).toEqual([]);
      await tellOfPaint();
    });
    await test.step("within its budget", async () => {
      await waitUntilListening(page);
      await page.waitForLoadState("networkidle");
      const found = kilobytesOf([...asked]);
      const advice = "Look for what can come later, or raise the budget in bench/budgets.ts and say why";
      expect(found.script, `script. ${advice}`).toBeLessThanOrEqual(script.budget);
      expect(found.total, `all together. ${advice}`).toBeLessThanOrEqual(total.budget);
    });
    await test.step("still while its faces, its script and its data arrive", async () => {
      await settle(page);
      const { shift, shifted, prerendered } = await witnessOf(page);
      expect(shift, shifted.join("; ")).toBeLessThan(0.0005);
      // The events, and what is made of them.
      if (!path.startsWith("/calendar")) expect(elements(await body(page))).toEqual(elements(prerendered));
    });
    if (!LONG_PAGES.includes(path)) return;
    await test.step("loaded again low on the page, it is as it was", async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(300);
      await page.reload();
      await waitUntilListening(page);
      await settle(page);
      const { shift, shifted } = await witnessOf(page);
      expect(shift, shifted.join("; ")).toBeLessThan(0.05);
      expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(10);
    });
  });
}

/**
 * Opens a page that does not learn of its first paint until the returned function is called, to see what it requests
 * before that.
 */
async function openWithPaintHeldBack(page: Page, path: string): Promise<() => Promise<void>> {
  await page.goto(path);
  await page.waitForFunction(() => Reflect.get(window, "heldPaints").length > 0);
  return () => page.evaluate(() => Reflect.get(window, "tellOfPaint")());
}

/** An init script. */
function watch(): void {
  const witness: Witness = { prerendered: "", shift: 0, shifted: [] };
  Object.assign(window, { witness });
  document.addEventListener("DOMContentLoaded", () => {
    witness.prerendered = document.body.innerHTML;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      witness.shift += value;
      witness.shifted.push(`${value} by ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** An init script: holds back paint timing, and timers too, because boot.ts stops waiting after a time. */
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

function witnessOf(page: Page): Promise<Witness> {
  return page.evaluate<Witness>(() => Reflect.get(window, "witness"));
}

/** Waits until everything has loaded and been painted: layout shifts are reported after their frame. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator(":root[data-fonts]")).toBeAttached();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

function body(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerHTML);
}

/** Without the parts that may change: the gallery's picture appears once loaded, its slides once in view. */
function elements(html: string): string[] {
  return html
    .replace(/(<img[^>]*) class="[^"]*"/g, "$1")
    .replace(/ aria-live="(?:off|polite)"/g, "")
    .split(/(?=<)/);
}
