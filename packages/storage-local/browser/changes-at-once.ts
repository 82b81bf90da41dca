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

/** The versions of the events that a tab sees, sorted. */
export async function versionsIn(tab: Page): Promise<string[]> {
  const events = await tab.evaluate(() => window.backend.calendarEvents.list());
  return events.map(({ title, location }) => `${title} at ${location}`).toSorted();
}

/**
 * Adds, changes and removes events in all tabs at once, `count` times in each. Returns the versions that must be left,
 * sorted, and those that were changed. In the first half, pauses of up to 6 milliseconds let the other tabs' writes arrive.
 */
export async function changeAtOnce(tabs: readonly Page[], count: number) {
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

/** Runs in a tab: additions, and changes and removals of what the tab sees. What another tab was quicker to do is refused. */
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
