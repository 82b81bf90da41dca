import * as v from "valibot";
import { firstFreeId } from "../shared/records.ts";
import { addDays, type CalendarDate, midnightOf, utcDateOf } from "../shared/wall-clock.ts";
import { type CalendarEvent, type CalendarEventDraft, calendarEventDraftSchema } from "./calendar-event.ts";

/** How an event repeats, in the order of the form. `monthly` is the same weekday of each month. */
export const REPETITIONS = ["never", "weekly", "two-weekly", "monthly"] as const;

export type Repetition = (typeof REPETITIONS)[number];

/** The longest series: one year of weekly events. */
export const MAX_REPEATED_DATES = 52;

/** An event that may repeat. `count` includes the dates in `leftOut`. */
export const calendarEventSeriesSchema = v.pipe(
  v.object({
    ...calendarEventDraftSchema.entries,
    repeat: v.optional(v.picklist(REPETITIONS), "never"),
    count: v.optional(v.string(), ""),
    leftOut: v.optional(v.array(v.string()), []),
  }),
  v.forward(
    v.partialCheck([["repeat"], ["count"]], ({ repeat, count }) => repeat === "never" || isCount(count)),
    ["count"],
  ),
  v.forward(
    v.partialCheck(
      [["date"], ["repeat"], ["count"], ["leftOut"]],
      ({ date, ...repetition }) => datesOfDraft(date, repetition).length > 0,
    ),
    ["leftOut"],
  ),
);

function isCount(text: string): boolean {
  const count = Number(text);
  return /^\s*\d+\s*$/.test(text) && count >= 2 && count <= MAX_REPEATED_DATES;
}

export type CalendarEventSeriesInput = v.InferInput<typeof calendarEventSeriesSchema>;

export type CalendarEventSeries = v.InferOutput<typeof calendarEventSeriesSchema>;

/** Returns one draft per date. Without a `series`, two or more drafts get a new series id: `now`, in milliseconds. */
export function seriesDrafts(
  { repeat, count, leftOut, series: _, ...draft }: CalendarEventSeries,
  now: number,
  series?: number,
): CalendarEventDraft[] {
  const dates = datesOfDraft(draft.date, { repeat, count, leftOut });
  const shared = series !== undefined || dates.length > 1 ? { series: series ?? firstFreeId(now) } : {};
  return dates.map((date) => ({ ...draft, date, ...shared }));
}

/** A repetition as typed. It may be incomplete. */
export interface TypedRepetition {
  readonly repeat?: string | undefined;
  readonly count?: string | undefined;
  readonly leftOut?: readonly string[] | undefined;
}

/** Returns a draft's dates without those left out. Treats an invalid repetition as none. */
export function datesOfDraft(
  date: CalendarDate,
  { repeat, count = "", leftOut = [] }: TypedRepetition,
): CalendarDate[] {
  const repetition = REPETITIONS.find((each) => each === repeat);
  if (repetition === undefined || repetition === "never" || !isCount(count)) return [date];
  return repeatedDates(date, repetition, Number(count)).filter((each) => !leftOut.includes(each));
}

/** Returns `count` dates, starting with `first`. Omits dates after the year 9999. */
export function repeatedDates(first: CalendarDate, repetition: Repetition, count: number): CalendarDate[] {
  const later = laterDates[repetition];
  const dates = Array.from({ length: count }, (_, index) => (index === 0 ? first : later(first, index)));
  return dates.filter((date) => date !== undefined);
}

const laterDates: Record<Repetition, (first: CalendarDate, index: number) => CalendarDate | undefined> = {
  never: () => undefined,
  weekly: (first, index) => addDays(first, 7 * index),
  "two-weekly": (first, index) => addDays(first, 14 * index),
  monthly: sameWeekdayOfMonth,
};

/** Returns the same weekday of a later month. A fifth becomes the last. Undefined outside the years 0001 to 9999. */
function sameWeekdayOfMonth(date: CalendarDate, months: number): CalendarDate | undefined {
  const from = midnightOf(date);
  const to = midnightOf(date);
  to.setUTCMonth(from.getUTCMonth() + months, 1);
  const month = to.getUTCMonth();
  const daysToWeekday = (from.getUTCDay() - to.getUTCDay() + 7) % 7;
  const wholeWeeks = Math.floor((from.getUTCDate() - 1) / 7);
  to.setUTCDate(1 + daysToWeekday + 7 * wholeWeeks);
  if (to.getUTCMonth() !== month) to.setUTCDate(to.getUTCDate() - 7);
  return utcDateOf(to);
}

/** Returns the same key for all dates of a series, and another for each single event. */
export function seriesKeyOf({ id, series }: Pick<CalendarEvent, "id" | "series">): string {
  return series === undefined ? `event ${id}` : `series ${series}`;
}
