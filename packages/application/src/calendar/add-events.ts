import * as core from "@inner-light/core";
import { type Incomplete, parsedOrIncomplete } from "../use-case.ts";

export type AddEventsResult =
  | Incomplete
  /** `rhythm` is how often the series repeats; `null` if dates were left out, or are beyond the year 9999. */
  | { readonly kind: "added"; readonly events: readonly core.CalendarEvent[]; readonly rhythm: core.Repetition | null };

/** Adds one event, or one for each date of a series. */
export class AddEvents {
  readonly #events: Pick<core.CalendarEventRepository, "add">;
  readonly #clock: core.Clock;

  constructor(events: Pick<core.CalendarEventRepository, "add">, clock: core.Clock) {
    this.#events = events;
    this.#clock = clock;
  }

  async run(typed: core.CalendarEventSeriesInput): Promise<AddEventsResult> {
    const reading = parsedOrIncomplete(() => core.validate(core.calendarEventSeriesSchema, typed));
    if (reading.kind === "incomplete") return reading;
    const drafts = core.seriesDrafts(reading.parsed, this.#clock.now());
    const events = await this.#events.add(drafts);
    const { count, repeat } = reading.parsed;
    return { kind: "added", events, rhythm: drafts.length === Number(count) ? repeat : null };
  }
}
