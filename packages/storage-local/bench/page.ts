import { type CalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import type { Adapter, EventList } from "./adapter.ts";
import { adapterNames } from "./adapter-names.ts";
import { adapters } from "./adapters/index.ts";
import { sampleDraft, sampleEvents, TODAY } from "./sample-events.ts";

/** What happens inside the browser: one adapter in one tab, with its list open or not yet. */

/** Milliseconds of each operation, one number for each time it was measured. */
export interface Times {
  readonly open: number[];
  readonly upcoming: number[];
  readonly firstAdd: number[];
  readonly add: number[];
  readonly remove: number[];
}

const LIMIT = 10;
/**
 * A read may be shorter than a step of the clock (5 µs), so reads are timed together: for as long as it takes a browser
 * to run them at full speed, which is some thousand reads.
 */
const READING_MS = 20;
const READS_PER_LOOK = 10;
const READ_TIMES = 5;
/** Of a page's first adds and removals, one is not timed. */
const FIRST_CHANGES = 3;
/** A browser runs a function about eight times before it collects the feedback to optimize it. */
const CHANGES_BETWEEN = 5;
const LATER_CHANGES = 5;
/** Long enough for a browser to pass earlier writes on to its other processes. */
const PAUSE_MS = 40;

const pause = (milliseconds = PAUSE_MS) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Bench {
  readonly #adapter: Adapter;
  #list: Promise<EventList> | undefined;
  readonly #seen = new Map<string, number>();

  constructor(adapter: Adapter) {
    this.#adapter = adapter;
  }

  async fill(count: number): Promise<void> {
    await this.#adapter.fill(sampleEvents(count));
  }

  /** Opens the list of `count` sample events, reads and changes it, and throws when a result is wrong. */
  async time(count: number): Promise<Times> {
    const expected = sampleEvents(count);
    await pause();

    const start = performance.now();
    const list = await this.#open();
    const all = await list.all();
    const open = performance.now() - start;
    expectEvents(all, expected);

    const upcoming = await this.#timeUpcoming(list);
    expectEvents(await list.upcoming(TODAY, LIMIT), upcomingCalendarEvents(expected, TODAY, LIMIT));

    await this.#timeChanges(list, 1);
    const { add: firstAdd } = await this.#timeChanges(list, FIRST_CHANGES);
    await this.#timeChanges(list, CHANGES_BETWEEN);
    const { add, remove } = await this.#timeChanges(list, LATER_CHANGES);
    expectEvents(await list.all(), expected);
    return { open: [open], upcoming, firstAdd, add, remove };
  }

  /** The first time is for the browser to warm up, and does not count. */
  async #timeUpcoming(list: EventList): Promise<number[]> {
    const times: number[] = [];
    for (let time = 0; time <= READ_TIMES; time++) {
      const start = performance.now();
      let looks = 0;
      while (performance.now() - start < READING_MS) {
        for (let read = 0; read < READS_PER_LOOK; read++) await list.upcoming(TODAY, LIMIT);
        looks++;
      }
      times.push((performance.now() - start) / looks / READS_PER_LOOK);
    }
    return times.slice(1);
  }

  /** Adds some events, one after the other, and removes them again. */
  async #timeChanges(list: EventList, changes: number): Promise<Pick<Times, "add" | "remove">> {
    const before = await list.all();
    const times: Pick<Times, "add" | "remove"> = { add: [], remove: [] };
    for (let change = 0; change < changes; change++) {
      await pause();
      times.add.push(await timeOf(() => list.add(sampleDraft(`Added, ${change}`))));
    }
    const added = (await list.all()).slice(before.length);
    expectTexts(
      added.map(({ title }) => title),
      Array.from({ length: changes }, (_, change) => `Added, ${change}`),
    );
    for (const { id } of added) {
      await pause();
      times.remove.push(await timeOf(() => list.remove(id)));
    }
    expectEvents(await list.all(), before);
    return times;
  }

  /** Records the moment at which this tab first sees each event. */
  async watch(): Promise<void> {
    const list = await this.#open();
    for (const { title } of await list.all()) this.#seen.set(title, 0);
    list.follow(async () => {
      for (const { title } of await list.all()) {
        if (!this.#seen.has(title)) this.#seen.set(title, performance.timeOrigin + performance.now());
      }
    });
  }

  /** The moment at which this tab first saw an event; undefined if it has not. */
  seenAt(title: string): number | undefined {
    return this.#seen.get(title);
  }

  /** Adds an event, and returns the moment before, or the reason why it could not. */
  async add(title: string): Promise<{ readonly began: number; readonly failure?: string }> {
    const list = await this.#open();
    const began = performance.timeOrigin + performance.now();
    try {
      await list.add(sampleDraft(title));
      return { began };
    } catch (error) {
      return { began, failure: error instanceof Error ? error.name : String(error) };
    }
  }

  /** Adds many events at an uneven pace while following other tabs; returns how many were accepted. */
  async addMany(name: string, count: number): Promise<number> {
    const list = await this.#open();
    list.follow(() => undefined);
    let accepted = 0;
    for (let index = 0; index < count; index++) {
      if ((await this.add(`${name}, ${index}`)).failure === undefined) accepted++;
      await pause(Math.random() * 6);
    }
    return accepted;
  }

  /** The titles of all events; or none, if the list cannot be read. */
  async titles(): Promise<string[]> {
    try {
      return (await (await this.#open()).all()).map(({ title }) => title);
    } catch {
      return [];
    }
  }

  #open(): Promise<EventList> {
    this.#list ??= this.#adapter.open();
    return this.#list;
  }
}

async function timeOf(operation: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await operation();
  return performance.now() - start;
}

/** The same events, in the same order. */
function expectEvents(actual: readonly CalendarEvent[], expected: readonly CalendarEvent[]): void {
  expectTexts(actual.map(words), expected.map(words));
}

function words({ id, title, date, time, location }: CalendarEvent): string {
  return [id, title, date, time, location].join(" ");
}

function expectTexts(actual: readonly string[], expected: readonly string[]): void {
  if (actual.length !== expected.length) throw new Error(`${actual.length} events instead of ${expected.length}`);
  const wrong = expected.findIndex((text, index) => text !== actual[index]);
  if (wrong >= 0) throw new Error(`"${actual[wrong]}" instead of "${expected[wrong]}"`);
}

declare global {
  interface Window {
    bench: Bench;
  }
}

const name = adapterNames.find((candidate) => candidate === decodeURIComponent(location.hash.slice(1)));
if (name !== undefined) window.bench = new Bench(adapters[name]);
