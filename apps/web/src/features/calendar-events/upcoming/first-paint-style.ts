import { type CalendarDate, type PlainDateTime, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { yourTime } from "../your-time.ts";

/**
 * A style sheet for the list that was built, before the app knows the day. It hides the events that are over and those
 * beyond the limit, says that there are later ones, replaces a list that is all over by the empty state, and keeps a line
 * for the visitor's own time where an event will have one. It does nothing once the app has rendered the list of the day,
 * which is not marked as built.
 *
 * An address that leads to an event shows a note above the list when the event is not in it. Only the app can say so, so
 * the list then waits for the app, and nothing moves.
 */
export function firstPaintStyle(
  starts: readonly PlainDateTime[],
  today: CalendarDate,
  timeZone: string | null,
  { leadsTo, yourZone }: FirstPaintOptions = {},
): string {
  const over = starts.filter(({ date }) => date < today).length;
  const last = Math.min(over + UPCOMING_CALENDAR_EVENTS_LIMIT, starts.length);
  if (leadsTo !== undefined && (leadsTo < over || leadsTo >= last)) return `${BUILT}>*{display:none}`;
  if (over === starts.length) return `${BUILT}>*{display:none}${BUILT}>div[hidden]{display:block}`;
  const shown = starts.slice(over, last);
  const lines = shown.flatMap((start, index) =>
    timeZone !== null && yourTime(start, timeZone, yourZone) !== null
      ? `${item(over + index + 1)} [hidden]{display:block}`
      : [],
  );
  const later = last < starts.length ? `${BUILT}>p[hidden]{display:block}` : "";
  return [`${item(`-n+${over}`)},${item(`n+${last + 1}`)}{display:none}`, later, ...lines].join("");
}

interface FirstPaintOptions {
  /** The place in the list, from 0, of the event that the address leads to; -1 for one that the list does not have. */
  readonly leadsTo?: number;
  readonly yourZone?: string;
}

const BUILT = "[data-built]";

/** The items of the list at these places, from 1. */
function item(places: string | number): string {
  return `${BUILT}>ul>li:nth-child(${places})`;
}
