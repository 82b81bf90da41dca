import * as core from "@inner-light/core";
import { type Incomplete, parsedOrIncomplete } from "../use-case.ts";

export type AddEventsResult =
  | Incomplete
  /** The event that should become a series is invalid. Nothing was stored. */
  | { readonly kind: "edit-first" }
  /** `rhythm` is `null` if dates were left out or fall after the year 9999. */
  | { readonly kind: "added"; readonly events: readonly core.CalendarEvent[]; readonly rhythm: core.Repetition | null };

/** Adds an event or a series. The series may extend an existing event. */
export class AddEvents {
  readonly #events: Pick<core.CalendarEventRepository, "add" | "update">;
  readonly #clock: core.Clock;

  constructor(events: Pick<core.CalendarEventRepository, "add" | "update">, clock: core.Clock) {
    this.#events = events;
    this.#clock = clock;
  }

  async run(
    typed: core.Unvalidated<core.CalendarEventSeriesInput>,
    joined?: core.CalendarEvent,
  ): Promise<AddEventsResult> {
    const reading = parsedOrIncomplete(() => core.validate(core.calendarEventSeriesSchema, typed));
    if (reading.kind === "incomplete") return reading;
    const series = joined && (joined.series ?? core.firstFreeId(this.#clock.now()));
    const drafts = core.seriesDrafts(reading.parsed, this.#clock.now(), series);
    if (joined && joined.series !== series) {
      const draft = { ...joined, series };
      const own = parsedOrIncomplete(() => core.validate(core.calendarEventDraftSchema, draft));
      if (own.kind === "incomplete") return { kind: "edit-first" };
      // If adding fails now, nothing is lost: a series of one event looks like a single event.
      await this.#events.update([{ before: joined, draft }]);
    }
    const events = await this.#events.add(drafts);
    const { count, repeat } = reading.parsed;
    return { kind: "added", events, rhythm: drafts.length === Number(count) ? repeat : null };
  }
}
