import { expect } from "vitest";
import type { CalendarPublisher, StoredCalendar } from "../published-calendar/calendar-publisher.ts";
import { type PublishedCalendarFile, writePublishedCalendar } from "../published-calendar/published-calendar-file.ts";
import { ConflictError, UnavailableError } from "../shared/errors.ts";
import { type ContractHarness, contractSuite } from "./contract.ts";
import { aCalendarEvent } from "./fixtures.ts";

export interface CalendarPublisherHarness extends ContractHarness {
  readonly open: () => CalendarPublisher;
  readonly lose: (what: "requests" | "answers" | null) => void;
}

const calendarOf = (...titles: string[]): PublishedCalendarFile => ({
  createdAt: "2026-05-01T12:00:00.000Z",
  events: titles.map((title, index) => aCalendarEvent({ id: index + 1, title })),
});

const circle = calendarOf("Circle “✨”");
const walk = calendarOf("Walk");

export const describeCalendarPublisher = contractSuite<CalendarPublisherHarness>(
  "fulfills the CalendarPublisher contract",
  {
    "publishes the first calendar": async ({ open }) => {
      const publisher = open();
      const { calendar, version } = await publisher.read();
      expect(calendar).toBeNull();
      await publisher.publish(circle, version);
      expect((await open().read()).calendar).toEqual(circle);
    },
    "returns a new version when a calendar is replaced": async ({ open }) => {
      const publisher = open();
      const first = await publisher.publish(circle, (await publisher.read()).version);
      const second = await publisher.publish(walk, first);
      expect(second).not.toBe(first);
      expect(await open().read()).toEqual({ calendar: walk, version: second });
      await publisher.publish(calendarOf(), second);
      expect((await open().read()).calendar).toEqual(calendarOf());
    },
    "does not replace a calendar that another device has published": async ({ open }) => {
      const [here, there] = [open(), open()];
      const { version } = await here.read();
      const stored = await there.publish(walk, version);
      await expect(here.publish(circle, version)).rejects.toMatchObject({ code: "conflict" });
      expect(await here.read()).toEqual({ calendar: walk, version: stored });
    },
    "rejects reads and writes without a connection": async ({ open, lose }) => {
      const publisher = open();
      const { version } = await publisher.read();
      lose("requests");
      await expect(publisher.read()).rejects.toMatchObject({ code: "unavailable" });
      await expect(publisher.publish(circle, version)).rejects.toMatchObject({ code: "unavailable" });
      lose(null);
      expect(await publisher.read()).toEqual({ calendar: null, version });
      await publisher.publish(circle, version);
    },
    "stores a calendar only once if it is resent after a lost response": async ({ open, lose }) => {
      const publisher = open();
      const { version } = await publisher.read();
      lose("answers");
      await expect(publisher.publish(circle, version)).rejects.toMatchObject({ code: "unavailable" });
      lose(null);
      const stored = await publisher.read();
      expect(stored.calendar).toEqual(circle);
      expect(await publisher.publish(circle, version)).toBe(stored.version);
      expect(await publisher.read()).toEqual(stored);
    },
  },
);

/** Returns an in-memory store that any number of devices publish to. Its methods need `this`. */
export function memoryPublisher(...history: StoredCalendar["calendar"][]) {
  let lost: Parameters<CalendarPublisherHarness["lose"]>[0] = null;
  const request = (what: typeof lost) => {
    if (lost === what) throw new UnavailableError("The line is down");
  };
  const read = () => ({ calendar: history.at(-1) ?? null, version: String(history.length) });
  const open = (): CalendarPublisher => ({
    async read() {
      request("requests");
      return read();
    },
    async publish(calendar, version) {
      request("requests");
      const stored = read();
      const text = writePublishedCalendar(calendar);
      if (stored.calendar !== null && writePublishedCalendar(stored.calendar) === text) return stored.version;
      if (stored.version !== version) throw new ConflictError("Another device has published since");
      history.push(calendar);
      request("answers");
      return (await this.read()).version;
    },
  });
  const lose: CalendarPublisherHarness["lose"] = (what) => {
    lost = what;
  };
  return { open, history, lose };
}
