import * as core from "@inner-light/core";
import { type Incomplete, parsedOrIncomplete } from "../use-case.ts";

export type AddEventsResult =
  | Incomplete
  /** The event that should become a series is itself invalid. Nothing was written. */
  | { readonly kind: "edit-first" }
  /** `rhythm` is how often the series repeats; `null` if dates were left out or would be after the year 9999. */
  | { readonly kind: "added"; readonly events: readonly core.CalendarEvent[]; readonly rhythm: core.Repetition | null };

/** Adds one event, or one per date of a series, which may be new or an existing event's. */
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
      // An event that is alone in its series does not change, so nothing is lost if adding fails.
      await this.#events.update([{ before: joined, draft }]);
    }
    const events = await this.#events.add(drafts);
    const { count, repeat } = reading.parsed;
    return { kind: "added", events, rhythm: drafts.length === Number(count) ? repeat : null };
  }
}
