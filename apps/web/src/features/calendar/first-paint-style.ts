import { type CalendarDate, type PlainDateTime, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { yourTimes } from "../../ui/calendar-event/your-time.ts";

/**
 * A style sheet for the built list, whose `runs` of dates the app has not yet fitted to the day. It hides dates that are
 * over and those beyond the limit, says that there are later ones, shows the empty state if all are over, and keeps a line
 * for the visitor's own time if an event will have one. It does not match the app's list of the day, which is not marked
 * as built.
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
