import type { Bench } from "./serve.ts";
import { openTab, startWith, titlesOnVisit } from "./tabs.ts";

/** What an adapter still has after a fault, in words, and whether that is everything it should have. */
export interface Verdict {
  readonly keeps: boolean;
  readonly words: string;
}

export interface Verdicts {
  readonly truncated: Verdict;
  readonly full: Verdict;
  readonly twoTabs: Verdict;
}

const EVENTS = 5;
const ADDS_PER_TAB = 100;
/** Long enough for two tabs that write no more to agree. */
const QUIET_MS = 1500;

export async function tryFaults(bench: Bench, adapter: string, repetitions: number): Promise<Verdicts> {
  return {
    truncated: await tryTruncatedText(bench, adapter),
    full: await tryFullQuota(bench, adapter),
    twoTabs: await tryTwoTabs(bench, adapter, repetitions),
  };
}

/** The stored text loses its last third; then the list is opened, and an event is added. */
async function tryTruncatedText(bench: Bench, adapter: string): Promise<Verdict> {
  await startWith(bench, adapter, EVENTS);
  const damaging = await openTab(bench, adapter);
  const damaged = await damaging.evaluate(() => {
    const [key] = Object.keys(localStorage);
    const text = key === undefined ? null : localStorage.getItem(key);
    if (key === undefined || text === null) return null;
    const rest = text.slice(0, Math.floor((text.length * 2) / 3));
    localStorage.setItem(key, rest);
    return rest;
  });
  await damaging.close();
  if (damaged === null) return { keeps: true, words: "stores no text" };

  const tab = await openTab(bench, adapter);
  await tab.evaluate(() => window.bench.titles());
  const accepted = await tab.evaluate(() =>
    window.bench.add("after the damage").then(
      ({ failure }) => failure === undefined,
      () => false,
    ),
  );
  const isKept = await tab.evaluate((text) => Object.values(localStorage).includes(text), damaged);
  await tab.close();
  const isAdded = (await titlesOnVisit(bench, adapter)).includes("after the damage");
  if (!isKept) return { keeps: false, words: "lost" };
  if (accepted && !isAdded) return { keeps: false, words: "kept; a new event is lost" };
  return { keeps: true, words: isAdded ? "kept, goes on" : "kept, refuses to add" };
}

/** No room: an event is added, room is made, and another event is added. */
async function tryFullQuota(bench: Bench, adapter: string): Promise<Verdict> {
  const limit = await limitIndexedDb(bench, adapter);
  await startWith(bench, adapter, EVENTS);
  const tab = await openTab(bench, adapter);
  const before = await tab.evaluate(() => window.bench.titles());
  await tab.evaluate(fillLocalStorage);
  await tab.evaluate(fillIndexedDb);
  const { failure } = await tab.evaluate(() => window.bench.add("without room"));
  const isShown = (await tab.evaluate(() => window.bench.titles())).includes("without room");
  await limit.lift();
  await tab.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("filler ")) localStorage.removeItem(key);
  });
  const later = await tab.evaluate(() => window.bench.add("with room"));
  await tab.close();

  const after = await titlesOnVisit(bench, adapter);
  const isStored = after.includes("without room");
  if (before.some((title) => !after.includes(title))) return { keeps: false, words: "lost" };
  if (failure === undefined && !isStored) return { keeps: false, words: "event lost without a word" };
  if (failure === undefined) return { keeps: false, words: "claims to have added" };
  if (isStored) return { keeps: false, words: "refused, added all the same later" };
  if (isShown) return { keeps: false, words: "refused, but shown" };
  if (later.failure !== undefined || !after.includes("with room")) return { keeps: false, words: "adds no more" };
  return { keeps: true, words: "refused, nothing changed" };
}

/** IndexedDB may use much of the disk: it gets as little as local storage has. */
async function limitIndexedDb(bench: Bench, adapter: string): Promise<{ lift(): Promise<void> }> {
  const origin = new URL(bench.url).origin;
  const tab = await openTab(bench, adapter);
  const devTools = await bench.context.newCDPSession(tab);
  await devTools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 10 * 1024 * 1024 });
  return {
    async lift() {
      await devTools.send("Storage.overrideQuotaForOrigin", { origin });
      await tab.close();
    },
  };
}

/** Runs in a tab. Random numbers, because a browser may compress what it keeps. */
async function fillIndexedDb(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("filler", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("filler", { autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const put = (size: number) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction("filler", "readwrite");
      transaction.objectStore("filler").add(Uint8Array.from({ length: size }, () => Math.random() * 256));
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  for (let size = 1_000_000; size >= 1; size = Math.floor(size / 4)) {
    try {
      for (;;) await put(size);
    } catch {
      // This size fits no more; a smaller one may.
    }
  }
  database.close();
}

/** Runs in a tab. */
function fillLocalStorage(): void {
  for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (let count = 0; ; count++) localStorage.setItem(`filler ${size} ${count}`, "x".repeat(size));
    } catch {
      // This size fits no more; a smaller one may.
    }
  }
}

/** Two tabs add events at once. Of those that were accepted, the worst repetition counts. */
async function tryTwoTabs(bench: Bench, adapter: string, repetitions: number): Promise<Verdict> {
  let worst = { kept: Number.POSITIVE_INFINITY, accepted: 0 };
  for (let repetition = 0; repetition < repetitions; repetition++) {
    await startWith(bench, adapter, 0);
    const tabs = [await openTab(bench, adapter), await openTab(bench, adapter)];
    const counts = await Promise.all(
      tabs.map((tab, index) =>
        tab.evaluate(({ name, count }) => window.bench.addMany(name, count), {
          name: `tab ${index}`,
          count: ADDS_PER_TAB,
        }),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    for (const tab of tabs) await tab.close();
    const kept = (await titlesOnVisit(bench, adapter)).length;
    const accepted = counts.reduce((sum, count) => sum + count, 0);
    if (kept - accepted < worst.kept - worst.accepted) worst = { kept, accepted };
  }
  return { keeps: worst.kept === worst.accepted, words: `${worst.kept} of ${worst.accepted}` };
}
