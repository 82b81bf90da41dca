import * as v from "valibot";
import { calendarEventDraftSchema } from "./calendar-event-draft.ts";
import { MAX_WEEKLY_EVENTS } from "./weekly-dates.ts";

const HOW_MANY = `Please enter a whole number from 1 to ${MAX_WEEKLY_EVENTS}`;

/** An event that may be repeated weekly: `weeks` is how many events there are to be in all, nothing being one. */
export const calendarEventSeriesSchema = v.object({
  ...calendarEventDraftSchema.entries,
  weeks: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text.trim() === "" ? 1 : Number(text))),
      v.integer(HOW_MANY),
      v.minValue(1, HOW_MANY),
      v.maxValue(MAX_WEEKLY_EVENTS, HOW_MANY),
    ),
    "",
  ),
});

/** An event and its weeks as typed, before anybody checked them. */
export type CalendarEventSeriesDraft = v.InferInput<typeof calendarEventSeriesSchema>;

/** The same, checked. */
export type CalendarEventSeries = v.InferOutput<typeof calendarEventSeriesSchema>;
