import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { isSameCalendarEvent } from "../calendar-event/calendar-event-revision.ts";
import { compareBySchedule } from "../calendar-event/calendar-event-schedule.ts";

export type CalendarChangeKind = "added" | "changed" | "removed";

/** An event that differs between this device and the published calendar; `undefined` where it is missing. */
export interface CalendarChange {
  /** As it is here, or as it was published where it is not. */
  readonly event: CalendarEvent;
  readonly published: CalendarEvent | undefined;
  readonly mine: CalendarEvent | undefined;
  /** As it was in the origin. */
  readonly earlier: CalendarEvent | undefined;
  /** What each side did since the origin; `null` for nothing, and twice where nobody can tell. */
  readonly here: CalendarChangeKind | null;
  readonly elsewhere: CalendarChangeKind | null;
}

/**
 * How `mine` and the `published` events have come to differ since the `origin`, the published events that `mine` began
 * from, or `null` where that is not known. Where nothing is published, all of `mine` is new. By schedule. Events are the
 * same event when they have the same id.
 */
export function differenceSince(
  origin: readonly CalendarEvent[] | null,
  published: readonly CalendarEvent[] | null,
  mine: readonly CalendarEvent[],
): CalendarChange[] {
  const [before, there, here] = [byId((published && origin) ?? []), byId(published ?? []), byId(mine)];
  const events = [...new Map([...there, ...here]).values()].toSorted(compareBySchedule);
  return events.flatMap((event) => {
    const [earlier, other, own] = [before.get(event.id), there.get(event.id), here.get(event.id)];
    if (kindOfChange(other, own) === null) return [];
    const isUnknown = origin === null && other !== undefined;
    const kindSinceOrigin = (now: CalendarEvent | undefined) => (isUnknown ? null : kindOfChange(earlier, now));
    const versions = { event, earlier, published: other, mine: own };
    return { ...versions, here: kindSinceOrigin(own), elsewhere: kindSinceOrigin(other) };
  });
}

/** The side that alone changed an event; `null` where both did, or nobody can tell: then the owner chooses. */
export function sideOf({ mine, here, elsewhere }: CalendarChange): "mine" | "theirs" | null {
  if (here !== null) return elsewhere === null ? "mine" : null;
  return elsewhere !== null || mine === undefined ? "theirs" : null;
}

function byId(events: readonly CalendarEvent[]): Map<number, CalendarEvent> {
  return new Map(events.map((event) => [event.id, event]));
}

function kindOfChange(before: CalendarEvent | undefined, after: CalendarEvent | undefined): CalendarChangeKind | null {
  if (before === undefined) return after === undefined ? null : "added";
  if (after === undefined) return "removed";
  return isSameCalendarEvent(before, after) ? null : "changed";
}
