import {
  type CalendarEvent,
  type CalendarEventRepository,
  type CalendarEventSeriesInput,
  type Clock,
  calendarEventSeriesSchema,
  type Repetition,
  seriesDrafts,
  validate,
} from "@inner-light/core";
import { type Incomplete, parsedOrIncomplete } from "../incomplete.ts";

export type AddEventsResult =
  | Incomplete
  /** `rhythm` is how often the series repeats; `null` where the owner has left dates out, or some lie beyond the year 9999. */
  | { readonly kind: "added"; readonly events: readonly CalendarEvent[]; readonly rhythm: Repetition | null };

/** Adds one event, or one for each date of a series. */
export class AddEvents {
  readonly #events: Pick<CalendarEventRepository, "add">;
  readonly #clock: Clock;

  constructor(events: Pick<CalendarEventRepository, "add">, clock: Clock) {
    this.#events = events;
    this.#clock = clock;
  }

  async run(typed: CalendarEventSeriesInput): Promise<AddEventsResult> {
    const reading = parsedOrIncomplete(() => validate(calendarEventSeriesSchema, typed));
    if (reading.kind === "incomplete") return reading;
    const drafts = seriesDrafts(reading.parsed, this.#clock.now());
    const events = await this.#events.add(drafts);
    const { count, repeat } = reading.parsed;
    return { kind: "added", events, rhythm: drafts.length === Number(count) ? repeat : null };
  }
}
