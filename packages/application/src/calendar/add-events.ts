import {
  type CalendarEvent,
  type CalendarEventRepository,
  type CalendarEventSeriesInput,
  type Clock,
  calendarEventSeriesSchema,
  seriesDrafts,
  validate,
} from "@inner-light/core";
import { type Incomplete, parsedOrIncomplete } from "../incomplete.ts";

export type AddEventsResult =
  | Incomplete
  | { readonly kind: "added"; readonly events: readonly CalendarEvent[]; readonly isWholeSeries: boolean };

/** Adds one event, or one for each date of a series. */
export class AddEvents {
  readonly #events: Pick<CalendarEventRepository, "add">;
  readonly #clock: Clock;

  constructor(events: Pick<CalendarEventRepository, "add">, clock: Clock) {
    this.#events = events;
    this.#clock = clock;
  }

  /** `isWholeSeries` is false where the owner has left dates out, or where they lie beyond the year 9999. */
  async run(typed: CalendarEventSeriesInput): Promise<AddEventsResult> {
    const reading = parsedOrIncomplete(() => validate(calendarEventSeriesSchema, typed));
    if (reading.kind === "incomplete") return reading;
    const drafts = seriesDrafts(reading.parsed, this.#clock.now());
    const events = await this.#events.add(drafts);
    return { kind: "added", events, isWholeSeries: drafts.length === Number(reading.parsed.count) };
  }
}
