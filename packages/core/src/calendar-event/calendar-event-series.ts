import * as v from "valibot";
import { firstFreeId } from "../shared/records.ts";
import { addDays, type CalendarDate, midnightOf, utcDateOf } from "../shared/wall-clock.ts";
import { type CalendarEventDraft, calendarEventDraftSchema } from "./calendar-event.ts";

/** How an event repeats, in the order of the form's options. A month later means the same weekday of the month. */
export const REPETITIONS = ["never", "weekly", "two-weekly", "monthly"] as const;

export type Repetition = (typeof REPETITIONS)[number];

/** The maximum number of dates in a series: a year of weeks. */
export const MAX_REPEATED_DATES = 52;

/** An event that may repeat: `count` dates in all, except the space-separated dates in `leftOut`. */
export const calendarEventSeriesSchema = v.pipe(
  v.object({
    ...calendarEventDraftSchema.entries,
    repeat: v.optional(v.picklist(REPETITIONS), "never"),
    count: v.optional(v.string(), ""),
    leftOut: v.optional(v.string(), ""),
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

/** An event and its repetition as typed, before validation. */
export type CalendarEventSeriesInput = v.InferInput<typeof calendarEventSeriesSchema>;

/** An event and its repetition, after validation. */
export type CalendarEventSeries = v.InferOutput<typeof calendarEventSeriesSchema>;

/** One draft per date, in a given series. Without one, two or more share a new series id: `now`, in milliseconds. */
export function seriesDrafts(
  { repeat, count, leftOut, series: _, ...draft }: CalendarEventSeries,
  now: number,
  series?: number,
): CalendarEventDraft[] {
  const dates = datesOfDraft(draft.date, { repeat, count, leftOut });
  const shared = series !== undefined || dates.length > 1 ? { series: series ?? firstFreeId(now) } : {};
  return dates.map((date) => ({ ...draft, date, ...shared }));
}

/** The repetition of a draft that may be incomplete. */
export interface TypedRepetition {
  readonly repeat?: string | undefined;
  readonly count?: string | undefined;
  readonly leftOut?: string | undefined;
}

/** A draft's dates, except those that are left out. An invalid repetition counts as none. */
export function datesOfDraft(
  date: CalendarDate,
  { repeat, count = "", leftOut = "" }: TypedRepetition,
): CalendarDate[] {
  const repetition = REPETITIONS.find((each) => each === repeat);
  if (repetition === undefined || repetition === "never" || !isCount(count)) return [date];
  return repeatedDates(date, repetition, Number(count)).filter((each) => !leftOut.includes(each));
}

/**
 * The first day and the days on which the event repeats, `count` in all. Counts calendar days, so daylight saving time
 * does not shift them. Omits dates after the year 9999.
 */
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

/**
 * The same weekday of the month this many months later, such as the second Tuesday. A fifth weekday becomes the last,
 * because few months have a fifth. Undefined outside the years 0001 to 9999.
 */
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
