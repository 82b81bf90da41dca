import { type CalendarDate, type PlainDateTime, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { yourTime } from "./your-time.ts";

/**
 * A style sheet for the list that was built, before the app knows the day. It hides the events that are over and those
 * beyond the limit, says that there are later ones, replaces a list that is all over by the empty state, and keeps a line
 * for the visitor's own time where an event will have one. It does nothing once the app has rendered the list of the day,
 * which is not marked as built.
 */
export function firstPaintStyle(
  starts: readonly PlainDateTime[],
  today: CalendarDate,
  timeZone: string | null,
  yourZone?: string,
): string {
  const over = starts.filter(({ date }) => date < today).length;
  if (over === starts.length) return `${BUILT}>*{display:none}${BUILT}>div[hidden]{display:block}`;
  const shown = starts.slice(over, over + UPCOMING_CALENDAR_EVENTS_LIMIT);
  const lines = shown.flatMap((start, index) =>
    timeZone !== null && yourTime(start, timeZone, yourZone) !== null
      ? `${item(over + index + 1)} [hidden]{display:block}`
      : [],
  );
  const later = over + shown.length < starts.length ? `${BUILT}>p[hidden]{display:block}` : "";
  return [`${item(`-n+${over}`)},${item(`n+${over + shown.length + 1}`)}{display:none}`, later, ...lines].join("");
}

const BUILT = "[data-built]";

/** The items of the list at these places, from 1. */
function item(places: string | number): string {
  return `${BUILT}>ul>li:nth-child(${places})`;
}
