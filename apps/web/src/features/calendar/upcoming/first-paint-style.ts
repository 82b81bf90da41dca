import { type CalendarDate, type PlainDateTime, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { yourTimes } from "../../../components/calendar-event/your-time.ts";

/**
 * A style sheet for the list that was built, before the app knows the day: of the `runs` in the list, and the dates in each.
 * It hides the dates that are over and those beyond the limit, says that there are later ones, replaces a list that is all
 * over by the empty state, and keeps a line for the visitor's own time where an event will have one. It does nothing once
 * the app has rendered the list of the day, which is not marked as built.
 */
export function firstPaintStyle(
  runs: readonly (readonly PlainDateTime[])[],
  today: CalendarDate,
  timeZone: string | null,
  limit = UPCOMING_CALENDAR_EVENTS_LIMIT,
): string {
  const starts = runs.flat();
  const over = starts.filter(({ date }) => date < today).length;
  const last = Math.min(over + limit, starts.length);
  if (over === starts.length) return `${BUILT}>*{display:none}${BUILT}>div[hidden]{display:block}`;
  let end = 0;
  const rules = runs.map((run, index) => {
    const card = `${BUILT}>:first-child>:nth-child(${index + 1})`;
    const dates = `${card} [data-dates]>:nth-child`;
    const from = Math.max(over - end, 0);
    const shown = run.slice(from, Math.max(last - end, 0));
    end += run.length;
    if (shown.length === 0) return `${card}{display:none}`;
    const isYours = timeZone !== null && yourTimes(shown, timeZone) !== null;
    return [
      `${card}[hidden]{display:block}`,
      `${dates}(-n+${from}),${dates}(n+${from + shown.length + 1}){display:none}${dates}(${from + 1}){display:block}`,
      shown.length === 1 && `${card} [data-run]{display:none}${card} [data-dates][hidden]{display:block}`,
      isYours && `${card} p[hidden]{display:block}`,
    ];
  });
  const later = last < starts.length && `${BUILT}>p[hidden]{display:block}`;
  return [...rules.flat(), later].filter(Boolean).join("");
}

const BUILT = "[data-built]";
