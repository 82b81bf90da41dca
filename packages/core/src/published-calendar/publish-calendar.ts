import type { CalendarEventId } from "../calendar-event/calendar-event.ts";
import { changesBack } from "../calendar-event/calendar-event-revision.ts";
import { type Clock, isoTimestampOf } from "../shared/clock.ts";
import { ConflictError } from "../shared/errors.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { noteOrigin, readPublishedState } from "./calendar-origin.ts";
import type { CalendarPublisher, StoredCalendar } from "./calendar-publisher.ts";
import { recordsOf } from "./copy-on-write.ts";
import { type CalendarChange, differenceSince, sideOf } from "./difference-since.ts";
import type { PublishedCalendar, UnpublishedPorts } from "./published-calendar.ts";

export interface PublishingPorts extends Pick<UnpublishedPorts, "calendarEvents" | "snapshots"> {
  readonly publishedCalendar: PublishedCalendar;
}

/** The stored calendar as the owner has seen it, and the sides that they chose: at least for each event that both changed. */
export interface PublishingChoices {
  readonly seenVersion: string;
  readonly choices: ReadonlyMap<CalendarEventId, "mine" | "theirs">;
}

/** Reads the stored calendar. One that is like the list here is its origin: the answer that said so may have been lost. */
export async function readStoredCalendar(
  { calendarEvents, publishedCalendar }: PublishingPorts,
  publisher: CalendarPublisher,
): Promise<StoredCalendar> {
  const stored = await publisher.read();
  const { calendar } = stored;
  if (calendar !== null && differenceSince([], calendar.events, await calendarEvents.list()).length === 0)
    await noteOrigin(publishedCalendar, calendar);
  return stored;
}

/**
 * Takes what only another device has changed, then publishes the list here, and resolves to what is stored from then on. A
 * list of which the owner gave up each difference goes, if the site has that calendar. Rejects with `ConflictError`, and has
 * changed nothing, where there is something that the owner has not seen or chosen.
 */
export async function publishCalendar(
  ports: PublishingPorts,
  publisher: CalendarPublisher,
  clock: Clock,
  { seenVersion, choices }: PublishingChoices,
): Promise<StoredCalendar> {
  const { calendarEvents, snapshots, publishedCalendar } = ports;
  const stored = await readStoredCalendar(ports, publisher);
  const { built, origin } = await readPublishedState(publishedCalendar);
  const changes = differenceSince(origin, stored.calendar?.events ?? null, await calendarEvents.list());
  const chosenSide = (change: CalendarChange) => choices.get(change.event.id) ?? sideOf(change);
  const isKnown = (change: CalendarChange) =>
    sideOf(change) === "mine" || (stored.version === seenVersion && chosenSide(change) !== null);
  if (!changes.every(isKnown)) throw new ConflictError("Another device has published since");
  const taken = changes.filter((change) => chosenSide(change) === "theirs");
  const theirs = taken.flatMap(({ published }) => published ?? []);
  const ours = taken.flatMap(({ mine }) => mine ?? []);
  await snapshots.merge({ ...EMPTY_SNAPSHOT, events: recordsOf(theirs) });
  await calendarEvents.update(changesBack(theirs, ours));
  await calendarEvents.remove(taken.flatMap(({ mine, published }) => (mine && !published ? mine.id : [])));
  if (stored.calendar !== null) await noteOrigin(publishedCalendar, stored.calendar);
  if (stored.calendar !== null && taken.length === changes.length) {
    const { version, ...here } = await snapshots.read();
    const isBuilt = stored.calendar.createdAt === built?.createdAt;
    // A record that cannot be read stays where it is.
    const isReadable = here.events?.length === stored.calendar.events.length;
    if (isBuilt && isReadable && taken.length > 0 && choices.size === taken.length)
      await snapshots.replace({ ...here, events: null }, version);
    return stored;
  }

  // Later than the one it replaces, also where the clock of another device is ahead.
  const earliest = Date.parse(stored.calendar?.createdAt ?? "") + 1 || 0;
  const createdAt = isoTimestampOf(Math.max(clock.now(), earliest));
  const calendar = { createdAt, events: await calendarEvents.list() };
  const version = await publisher.publish(calendar, stored.version);
  if (version === stored.version) return stored;
  await noteOrigin(publishedCalendar, calendar);
  return { calendar, version };
}
