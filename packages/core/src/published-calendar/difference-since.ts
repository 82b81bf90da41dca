import { type CalendarEvent, isSameCalendarEvent } from "../calendar-event/calendar-event.ts";
import { compareBySchedule } from "../calendar-event/calendar-event-schedule.ts";

type CalendarChangeKind = "added" | "changed" | "removed";

/** An event that differs between this device and the published calendar. Undefined on the side that lacks it. */
export interface CalendarChange {
  /** The event on this device or, if missing there, the published one. */
  readonly event: CalendarEvent;
  readonly published: CalendarEvent | undefined;
  readonly mine: CalendarEvent | undefined;
  /** What each side did since the origin. */
  readonly here: CalendarChangeKind | null;
  readonly elsewhere: CalendarChangeKind | null;
}

/** Compares by id, in chronological order. With an unknown (empty) `origin`, no event counts as removed. */
export function differenceSince(
  origin: readonly CalendarEvent[],
  published: readonly CalendarEvent[],
  mine: readonly CalendarEvent[],
): CalendarChange[] {
  const [before, there, here] = [byId(origin), byId(published), byId(mine)];
  const events = [...new Map([...there, ...here]).values()].toSorted(compareBySchedule);
  return events.flatMap((event) => {
    const [earlier, published, mine] = [before.get(event.id), there.get(event.id), here.get(event.id)];
    if (kindOfChange(published, mine) === null) return [];
    return { event, published, mine, here: kindOfChange(earlier, mine), elsewhere: kindOfChange(earlier, published) };
  });
}

/** Returns the only side that changed an event. `null` means both did, and the owner has to choose. */
export function sideOf({ here, elsewhere }: CalendarChange): "mine" | "theirs" | null {
  if (here === null) return "theirs";
  return elsewhere === null ? "mine" : null;
}

function byId(events: readonly CalendarEvent[]): Map<number, CalendarEvent> {
  return new Map(events.map((event) => [event.id, event]));
}

function kindOfChange(before: CalendarEvent | undefined, after: CalendarEvent | undefined): CalendarChangeKind | null {
  if (before === undefined) return after === undefined ? null : "added";
  if (after === undefined) return "removed";
  return isSameCalendarEvent(before, after) ? null : "changed";
}
