import {
  type CalendarDate,
  type CalendarEventTimes,
  calendarEventState,
  isUpcoming,
  NEXT_CALENDAR_EVENTS_SHOWN,
  type PlainDateTime,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
} from "@inner-light/core";
import { yourTimes } from "../../ui/calendar-event/your-time.ts";

/** Returns CSS that adapts the prerendered list to the time of the visit. `hasMore` means later dates are missing. */
export function firstPaintStyle(
  runs: readonly (readonly CalendarEventTimes[])[],
  now: PlainDateTime,
  timeZone: string | null,
  { isNext = false, hasMore = false } = {},
): string {
  const isComing = (event: CalendarEventTimes) =>
    isNext ? calendarEventState(event, now) !== "over" : isUpcoming(event, now);
  const startOf = ({ date, time }: CalendarEventTimes) => date + time;
  const coming = runs
    .flat()
    .filter(isComing)
    .sort((a, b) => Number(startOf(a) > startOf(b)) - Number(startOf(a) < startOf(b)));
  const shown = new Set(coming.slice(0, isNext ? NEXT_CALENDAR_EVENTS_SHOWN : UPCOMING_CALENDAR_EVENTS_LIMIT));
  const later = `${BUILT}>p[hidden]{display:block}`;
  if (shown.size === 0) return `${BUILT}>*{display:none}${hasMore ? later : `${BUILT}>div[hidden]{display:block}`}`;
  const rules = runs.map((run, index) => {
    const card = `${BUILT}>:first-child>:nth-child(${index + 1})`;
    const dates = run.map((event, place) => ({ event, date: `${card} [data-dates]>:nth-child(${place + 1})` }));
    const kept = dates.filter(({ event }) => shown.has(event));
    const [first] = kept;
    if (first === undefined) return `${card}{display:none}`;
    const hidden = dates.flatMap(({ event, date }) => (shown.has(event) ? [] : date));
    const starts = kept.map(({ event }) => event);
    const isYours = timeZone !== null && yourTimes(starts, timeZone) !== null;
    return [
      // The card of a series moves down once its first date has passed.
      `${card}{order:${coming.indexOf(first.event)}}`,
      `${card}[hidden]{display:block}`,
      hidden.length > 0 && `${hidden.join()}{display:none}`,
      `${first.date}{display:block}`,
      kept.length === 1 && `${card} [data-run]{display:none}${card} [data-dates][hidden]{display:block}`,
      isYours && `${card} p[hidden]{display:block}`,
    ];
  });
  return [...rules.flat(), (hasMore || coming.length > shown.size) && later].filter(Boolean).join("");
}

/** Returns CSS that hides elements whose `data-day` has passed. */
export function pastDaysStyle(days: readonly string[], today: CalendarDate): string {
  return days
    .filter((day) => day < today)
    .map((day) => `[data-day="${day}"]{display:none!important}`)
    .join("");
}

const BUILT = "[data-built]";
