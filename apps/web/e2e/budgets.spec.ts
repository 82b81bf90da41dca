import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { budgets } from "../bench/budgets.ts";
import { expect, test } from "./fixtures.ts";
import { openAndWait } from "./open.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));

for (const { path, script, total } of budgets) {
  test(`${path} keeps to its budget, and is seen before anything is asked for`, async ({ page }) => {
    const files = await filesOf(page, path);
    const kilobytes = (wanted: (file: string) => boolean) =>
      Math.round(files.filter(wanted).reduce((sum, file) => sum + travelSize(file), 0) / 100) / 10;
    const found = { script: kilobytes((file) => file.endsWith(".js")), total: kilobytes(() => true) };
    test.info().annotations.push({ type: "kB", description: `${path} ${found.script} ${found.total}` });
    const advice = "Look for what can come later, or raise the budget in bench/budgets.ts and say why";
    expect(found.script, `script. ${advice}`).toBeLessThanOrEqual(script.budget);
    expect(found.total, `all together. ${advice}`).toBeLessThanOrEqual(total.budget);
    await expectSeenFirst(page);
  });
}

/** Nothing stands between a person and the page: whatever is asked for is asked for after it has been painted. */
async function expectSeenFirst(page: Page): Promise<void> {
  const { seen, asked } = await page.evaluate(() => ({
    seen: performance.getEntriesByName("first-contentful-paint").map(({ startTime }) => startTime),
    asked: performance.getEntriesByType("resource").map(({ startTime }) => startTime),
  }));
  expect(seen).toHaveLength(1);
  expect(asked.length, "the faces and the app").toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThan(Math.max(...seen));
}

/** The files of the site that a browser asks for when it opens a page and nobody touches it. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(page.url()).origin || request.isNavigationRequest()) asked.add(pathname);
  });
  await openAndWait(page, path);
  await page.waitForLoadState("networkidle");
  return [...asked];
}

/** The size of a file as it travels: compressed with brotli where that was done. */
function travelSize(pathname: string): number {
  const file = join(dist, /\.\w+$/.test(pathname) ? pathname : join(pathname, "index.html"));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
