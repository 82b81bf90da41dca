import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { waitUntilLaidOut, waitUntilListening } from "./open.ts";
import { everyPage } from "./routes.ts";
import { sampleEvent } from "./sample-events.ts";

/** What the page has seen of itself since it began. */
interface Witness {
  prerendered: string;
  shift: number;
  readonly shifted: string[];
}

for (const { name, path } of everyPage) {
  test(`${name} keeps still while its faces, its script and its data arrive`, { tag: "@every-screen" }, async ({
    page,
    storage,
    isMobile,
  }) => {
    await storage.leave({
      calendarEvents: [sampleEvent({ date: "2036-05-02" }), sampleEvent({ id: 2, date: "2036-05-09" })],
    });
    await page.addInitScript(watch);
    await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
    await page.goto(path);
    await waitUntilListening(page);
    await waitUntilLaidOut(page);
    await settle(page);
    const { shift, shifted, prerendered } = await page.evaluate<Witness>(() => Reflect.get(window, "witness"));
    expect(shift, shifted.join("; ")).toBeLessThan(0.0005);
    if (path !== "/calendar") expect(elements(await body(page))).toEqual(elements(prerendered));
  });
}

for (const path of ["/", "/aura-reading", "/terms"]) {
  test(`whoever loads ${path} anew low on the page finds it as it was`, { tag: "@every-screen" }, async ({ page }) => {
    await page.addInitScript(watch);
    await page.goto(path);
    await waitUntilListening(page);
    await waitUntilLaidOut(page);
    await settle(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await page.reload();
    await waitUntilListening(page);
    await settle(page);
    const { shift, shifted } = await page.evaluate<Witness>(() => Reflect.get(window, "witness"));
    expect(shift, shifted.join("; ")).toBeLessThan(0.05);
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(10);
  });
}

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

/** The faces have come and been painted. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator(":root[data-faces]")).toBeAttached();
  await page.waitForTimeout(150);
}

function body(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerHTML);
}

/** Without what is meant to change: the gallery's picture is shown once it has come, and its slides wait for being seen. */
function elements(html: string): string[] {
  return html
    .replace(/(<img[^>]*) class="[^"]*"/g, "$1")
    .replace(/ aria-live="(?:off|polite)"/g, "")
    .split(/(?=<)/);
}
