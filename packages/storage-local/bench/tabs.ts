import type { Page } from "playwright";
import type {} from "./page.ts";
import type { Bench } from "./serve.ts";

/** Opens a tab for an adapter. Its list is not open yet. */
export async function openTab({ context, url }: Bench, adapter: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${url}#${encodeURIComponent(adapter)}`);
  await tab.waitForFunction(() => window.bench !== undefined && window.crossOriginIsolated);
  return tab;
}

/** Stores so many sample events, and nothing else. */
export async function startWith(bench: Bench, adapter: string, count: number): Promise<void> {
  const tab = await openTab(bench, adapter);
  const devTools = await bench.context.newCDPSession(tab);
  await devTools.send("Storage.clearDataForOrigin", { origin: new URL(bench.url).origin, storageTypes: "all" });
  await tab.evaluate((number) => window.bench.fill(number), count);
  // Another process of the browser may see the write a little later.
  while ((await titlesOnVisit(bench, adapter)).length !== count) await new Promise((done) => setTimeout(done, 50));
  await tab.close();
}

/** The titles a new visit finds. */
export async function titlesOnVisit(bench: Bench, adapter: string): Promise<string[]> {
  const tab = await openTab(bench, adapter);
  const titles = await tab.evaluate(() => window.bench.titles());
  await tab.close();
  return titles;
}
