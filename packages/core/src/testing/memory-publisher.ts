import type { CalendarPublisher, StoredCalendar } from "../published-calendar/calendar-publisher.ts";
import { writePublishedCalendar } from "../published-calendar/published-calendar-file.ts";
import { ConflictError, UnavailableError } from "../shared/errors.ts";
import type { CalendarPublisherHarness } from "./calendar-publisher-contract.ts";

/** A place for a calendar in memory, to which any number of devices publish, and the calendars it has had. Its methods need `this`, as those of a class do. */
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
