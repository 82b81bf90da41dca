import * as v from "valibot";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { firstFreeId } from "../shared/record-id.ts";
import { type CalendarEventDraft, calendarEventDraftSchema } from "./calendar-event-draft.ts";
import { MAX_REPEATED_DATES, REPETITIONS, repeatedDates } from "./repeated-dates.ts";

const HOW_MANY = `Please enter a whole number from 2 to ${MAX_REPEATED_DATES}`;

/** An event that may repeat. `count` is how many dates it has in all, as text; it counts only where the event repeats. */
export const calendarEventSeriesSchema = v.pipe(
  v.object({
    ...calendarEventDraftSchema.entries,
    repeat: v.optional(v.picklist(REPETITIONS, "Please choose how often"), "never"),
    count: v.optional(v.string(), ""),
  }),
  v.forward(
    v.partialCheck([["repeat"], ["count"]], ({ repeat, count }) => repeat === "never" || isCount(count), HOW_MANY),
    ["count"],
  ),
  v.transform(({ count, ...event }) => ({ ...event, count: event.repeat === "never" ? 1 : Number(count) })),
);

function isCount(text: string): boolean {
  const count = Number(text);
  return Number.isInteger(count) && count >= 2 && count <= MAX_REPEATED_DATES;
}

/** An event and its repetition, after validation. */
export type CalendarEventSeries = v.InferOutput<typeof calendarEventSeriesSchema>;

/**
 * One draft for each date of a series. Two or more share a series id, which is made of `now`, the clock's milliseconds.
 * Dates beyond the year 9999 are left out.
 */
export function seriesDrafts(
  { repeat, count, series: _, ...draft }: CalendarEventSeries,
  now: number,
): CalendarEventDraft[] {
  const dates = repeatedDates(draft.date, repeat, count);
  const shared = dates.length > 1 ? { series: firstFreeId(now) } : {};
  return dates.map((date) => ({ ...draft, date, ...shared }));
}

/** The dates of a series that is perhaps only half typed. A repetition that is not valid yet counts as none. */
export function datesOfDraft(
  date: CalendarDate,
  { repeat, count = "" }: { readonly repeat?: string | undefined; readonly count?: string | undefined },
): CalendarDate[] {
  const repetition = REPETITIONS.find((each) => each === repeat);
  return repetition && isCount(count) ? repeatedDates(date, repetition, Number(count)) : [date];
}
