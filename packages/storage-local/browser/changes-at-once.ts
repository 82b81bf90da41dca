import type { BrowserContext, Page } from "playwright";
import type {} from "./page.ts";
import { PAGE_URL } from "./serve-page.ts";

/** Opens a tab with the storage backend on its `window`. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(PAGE_URL);
  await tab.waitForFunction(() => window.backend !== undefined);
  return tab;
}

/** The titles of the events that a tab sees. */
export function titlesIn(tab: Page): Promise<string[]> {
  return tab.evaluate(async () => (await window.backend.calendarEvents.list()).map(({ title }) => title));
}

/**
 * Adds, changes and removes events in all tabs at once, `count` times in each. Returns the titles of those that must be left,
 * sorted. In the first half, pauses of up to 6 milliseconds let the other tabs' writes arrive.
 */
export async function changeAtOnce(tabs: readonly Page[], count: number): Promise<string[]> {
  const outcomes = await Promise.all(
    tabs.map((tab, index) => tab.evaluate(manyChanges, { name: `tab ${index}`, count })),
  );
  const removed = new Set(outcomes.flatMap((outcome) => outcome.removed));
  return outcomes
    .flatMap(({ added }) => added)
    .filter((title) => !removed.has(title))
    .toSorted();
}

/** Runs in a tab: additions, and changes and removals of what the tab sees. */
async function manyChanges({ name, count }: { name: string; count: number }) {
  const { calendarEvents } = window.backend;
  const added: string[] = [];
  const removed: string[] = [];
  for (let index = 0; index < count; index++) {
    const items = await calendarEvents.list();
    const victim = items[Math.floor(Math.random() * items.length)];
    const kind = victim === undefined ? 1 : Math.random();
    if (victim !== undefined && kind < 0.3) {
      await calendarEvents.remove([victim.id]);
      removed.push(victim.title);
    } else if (victim !== undefined && kind < 0.5) {
      await calendarEvents.update([{ before: victim, draft: { ...victim, location: `${name}, ${index}` } }]);
    } else {
      const title = `${name}, ${index}`;
      await calendarEvents.add([{ title, date: "2026-05-14", time: "18:30" }]);
      added.push(title);
    }
    const pace = index < count / 2 ? 6 : 0;
    if (pace > 0 || index % 3 === 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * pace));
  }
  return { added, removed };
}
