import * as v from "valibot";
import { firstFreeId } from "../shared/records.ts";
import { addDays, type CalendarDate, midnightOf, utcDateOf } from "../shared/wall-clock.ts";
import { type CalendarEventDraft, calendarEventDraftSchema } from "./calendar-event.ts";

/** How an event repeats, in the order in which forms offer it. A month later is the same weekday of the month. */
export const REPETITIONS = ["never", "weekly", "two-weekly", "monthly"] as const;

export type Repetition = (typeof REPETITIONS)[number];

/** The most dates of an event that repeats: a year of weeks. */
export const MAX_REPEATED_DATES = 52;

/**
 * An event that may repeat. `count` is how many dates it has in all, as text, and `leftOut` has those among them that are
 * not added, with spaces between; both count only where the event repeats.
 */
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
  v.forward(v.partialCheck([["date"], ["repeat"], ["count"], ["leftOut"]], isNotEmpty), ["leftOut"]),
);

function isCount(text: string): boolean {
  const count = Number(text);
  return /^\s*\d+\s*$/.test(text) && count >= 2 && count <= MAX_REPEATED_DATES;
}

function isNotEmpty({ date, ...repetition }: TypedRepetition & { readonly date: CalendarDate }): boolean {
  return datesOfDraft(date, repetition).length > 0;
}

/** An event and its repetition as typed, before validation. */
export type CalendarEventSeriesInput = v.InferInput<typeof calendarEventSeriesSchema>;

/** An event and its repetition, after validation. */
export type CalendarEventSeries = v.InferOutput<typeof calendarEventSeriesSchema>;

/**
 * One draft for each date of a series. Two or more share a series id, which is made of `now`, the clock's milliseconds.
 * Dates beyond the year 9999 are left out.
 */
export function seriesDrafts(
  { repeat, count, leftOut, series: _, ...draft }: CalendarEventSeries,
  now: number,
): CalendarEventDraft[] {
  const dates = datesOfDraft(draft.date, { repeat, count, leftOut });
  const shared = dates.length > 1 ? { series: firstFreeId(now) } : {};
  return dates.map((date) => ({ ...draft, date, ...shared }));
}

/** The repetition of a draft that is perhaps only half typed. */
export interface TypedRepetition {
  readonly repeat?: string | undefined;
  readonly count?: string | undefined;
  readonly leftOut?: string | undefined;
}

/** The dates of a draft, without those that are left out. A repetition that is not valid yet counts as none. */
export function datesOfDraft(
  date: CalendarDate,
  { repeat, count = "", leftOut = "" }: TypedRepetition,
): CalendarDate[] {
  const repetition = REPETITIONS.find((each) => each === repeat);
  if (repetition === undefined || repetition === "never" || !isCount(count)) return [date];
  return repeatedDates(date, repetition, Number(count)).filter((each) => !leftOut.includes(each));
}

/**
 * The day itself and those on which the event repeats, `count` in all; without repetition, the day alone. Counted on the
 * wall calendar, so daylight saving time does not move them. Dates beyond the year 9999 are left out.
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
 * The same weekday of the month so many months later: the second Tuesday for a second Tuesday. For a fifth one, the last
 * of the month, because few months have a fifth. Undefined beyond the years 0001 to 9999.
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
