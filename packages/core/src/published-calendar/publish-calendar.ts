import type { CalendarEventId } from "../calendar-event/calendar-event.ts";
import { type Clock, isoTimestampOf } from "../shared/clock.ts";
import { ConflictError } from "../shared/errors.ts";
import { noteOrigin, readPublishedState } from "./calendar-origin.ts";
import type { CalendarPublisher, StoredCalendar } from "./calendar-publisher.ts";
import { pullFromPublished } from "./copy-on-write.ts";
import { differenceSince, isContested, isNews } from "./difference-since.ts";
import type { PublishedCalendar, UnpublishedPorts } from "./published-calendar.ts";

export interface PublishingPorts extends Pick<UnpublishedPorts, "calendarEvents" | "snapshots"> {
  readonly publishedCalendar: PublishedCalendar;
  readonly calendarPublisher: CalendarPublisher;
}

/** What the owner has seen of the stored calendar, and whose version of each contested event they chose. */
export interface PublishingChoices {
  readonly seenVersion: string;
  readonly choices: ReadonlyMap<CalendarEventId, "mine" | "theirs">;
}

/** Reads the stored calendar. One that is like the list here is its origin: the answer that said so may have been lost. */
export async function readStoredCalendar(ports: PublishingPorts): Promise<StoredCalendar> {
  const stored = await ports.calendarPublisher.read();
  const { calendar } = stored;
  if (calendar !== null && differenceSince([], calendar.events, await ports.calendarEvents.list()).length === 0)
    await noteOrigin(ports.publishedCalendar, calendar);
  return stored;
}

/**
 * Takes what only another device has changed, then publishes the list here, and resolves to what is stored from then on.
 * Rejects with `ConflictError`, and has changed nothing, where there is something that the owner has not seen or chosen.
 */
export async function publishCalendar(
  ports: PublishingPorts,
  clock: Clock,
  { seenVersion, choices }: PublishingChoices,
): Promise<StoredCalendar> {
  const { calendarEvents, publishedCalendar, calendarPublisher } = ports;
  const stored = await readStoredCalendar(ports);
  const { origin } = await readPublishedState(publishedCalendar);
  if (stored.calendar !== null) {
    const news = differenceSince(origin, stored.calendar.events, await calendarEvents.list()).filter(isNews);
    const isKnown =
      stored.version === seenVersion && news.every((change) => !isContested(change) || choices.has(change.event.id));
    if (news.length > 0 && !isKnown) throw new ConflictError("Another device has published since");
    const theirs = [...choices].flatMap(([id, choice]) => (choice === "theirs" ? id : []));
    await pullFromPublished(ports, publishedCalendar, stored.calendar, new Set(theirs));
  }
  const events = await calendarEvents.list();
  if (stored.calendar !== null && differenceSince([], stored.calendar.events, events).length === 0) return stored;
  // Later than the one it replaces, also where the clock of another device is ahead.
  const earliest = Date.parse(stored.calendar?.createdAt ?? "") + 1 || 0;
  const calendar = { createdAt: isoTimestampOf(Math.max(clock.now(), earliest)), events };
  const version = await calendarPublisher.publish(calendar, stored.version);
  await noteOrigin(publishedCalendar, calendar);
  return { calendar, version };
}
