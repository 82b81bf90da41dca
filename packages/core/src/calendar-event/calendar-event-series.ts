import * as v from "valibot";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { firstFreeId } from "../shared/record-id.ts";
import { type CalendarEventDraft, calendarEventDraftSchema } from "./calendar-event-draft.ts";
import { MAX_REPEATED_DATES, REPETITIONS, repeatedDates } from "./repeated-dates.ts";

const HOW_MANY = `Please enter a whole number from 2 to ${MAX_REPEATED_DATES}`;
const HOW_OFTEN = "Please choose how often, or leave “How many in all” empty";

/** How often an event repeats, and how many events there are in all. `count` is text as typed; blank means one. */
const repetitionEntries = {
  repeat: v.optional(v.picklist(REPETITIONS, HOW_OFTEN), "never"),
  count: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text.trim() === "" ? 1 : Number(text))),
      v.integer(HOW_MANY),
      v.minValue(1, HOW_MANY),
      v.maxValue(MAX_REPEATED_DATES, HOW_MANY),
    ),
    "",
  ),
};

/** An event that may repeat: then both how often and how many must be given. */
export const calendarEventSeriesSchema = v.pipe(
  v.object({ ...calendarEventDraftSchema.entries, ...repetitionEntries }),
  v.forward(
    v.partialCheck([["repeat"], ["count"]], ({ repeat, count }) => repeat !== "never" || !(count > 1), HOW_OFTEN),
    ["repeat"],
  ),
  v.forward(
    v.partialCheck([["repeat"], ["count"]], ({ repeat, count }) => repeat === "never" || count > 1, HOW_MANY),
    ["count"],
  ),
);

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
  repetition: { readonly repeat?: string | undefined; readonly count?: string | undefined },
): CalendarDate[] {
  const result = v.safeParse(v.object(repetitionEntries), repetition);
  return result.success ? repeatedDates(date, result.output.repeat, result.output.count) : [date];
}
