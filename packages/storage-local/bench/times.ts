import type { Page } from "playwright";
import type { Bench } from "./serve.ts";
import { openTab, startWith } from "./tabs.ts";

/** Milliseconds of each operation, one number for each time it was measured. */
export interface OperationTimes {
  readonly open: number[];
  readonly upcoming: number[];
  readonly firstAdd: number[];
  readonly add: number[];
  readonly remove: number[];
  readonly seen: number[];
}

const SEEN_EVENTS = 3;
/** An event that another tab has not seen by then is never seen there. */
const UNSEEN_MS = 3000;

/** One round of one adapter with so many events. Throws when a result is wrong. */
export async function timeOperations(bench: Bench, adapter: string, count: number): Promise<OperationTimes> {
  await startWith(bench, adapter, count);
  const tab = await openTab(bench, adapter);
  const times = await tab.evaluate((number) => window.bench.time(number), count);
  const other = await openTab(bench, adapter);
  await other.evaluate(() => window.bench.watch());
  const seen: number[] = [];
  for (let event = 0; event < SEEN_EVENTS; event++) seen.push(await timeUntilSeen(tab, other, `Seen, ${event}`));
  await tab.close();
  await other.close();
  return { ...times, seen };
}

async function timeUntilSeen(tab: Page, other: Page, title: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 60));
  const { began, failure } = await tab.evaluate((text) => window.bench.add(text), title);
  if (failure !== undefined) throw new Error(`an event was refused: ${failure}`);
  await other.waitForFunction((text) => window.bench.seenAt(text) !== undefined, title, { timeout: UNSEEN_MS });
  const seen = await other.evaluate((text) => window.bench.seenAt(text), title);
  return (seen ?? Number.NaN) - began;
}
