import * as v from "valibot";
import { type CalendarEventDraft, calendarEventDraftSchema } from "./calendar-event-draft.ts";
import { MAX_WEEKLY_EVENTS, weeklyDates } from "./weekly-dates.ts";

const HOW_MANY = `Please enter a whole number from 1 to ${MAX_WEEKLY_EVENTS}`;

/** An event that may repeat weekly: `weeks` is the number of events in all; left blank, it is one. */
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

/** An event and its weeks as typed, before validation. */
export type CalendarEventSeriesDraft = v.InferInput<typeof calendarEventSeriesSchema>;

/** The same after validation. */
export type CalendarEventSeries = v.InferOutput<typeof calendarEventSeriesSchema>;

/** One draft for each week of a series, on the same weekday. Weeks beyond the year 9999 are left out. */
export function seriesDrafts({ weeks, ...draft }: CalendarEventSeries): CalendarEventDraft[] {
  return weeklyDates(draft.date, weeks).map((date) => ({ ...draft, date }));
}
