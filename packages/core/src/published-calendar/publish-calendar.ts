import { changesBack } from "../calendar-event/calendar-event-revision.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { type Clock, isoTimestampOf } from "../shared/clock.ts";
import { ConflictError } from "../shared/errors.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { noteOrigin, readOrigin } from "./calendar-origin.ts";
import { recordsOf, removeCopy } from "./copy-on-write.ts";
import { differenceSince, sideOf } from "./difference-since.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";
import type { PublishedCalendar, UnpublishedPorts } from "./with-published-calendar.ts";

/** The calendar where the next build of the site finds it. */
export interface StoredCalendar {
  /** `null` if the file is missing or is not a calendar. */
  readonly calendar: PublishedCalendarFile | null;
  /** Changes with every calendar that is stored; opaque. */
  readonly version: string;
}

/** Puts the owner's calendar where the next build of the site finds it. */
export interface CalendarPublisher {
  read(): Promise<StoredCalendar>;

  /**
   * Replaces the calendar that has this `version`, and resolves to the new version. Rejects with `ConflictError` when it
   * has changed since. After no answer it may be stored: publishing the same calendar again stores no second one. The same
   * version means that it is not stored yet, as a file that the owner still has to put online.
   */
  publish(calendar: PublishedCalendarFile, version: string): Promise<string>;
}

/** The owner's key to a publisher, which never leaves this device but for the publisher. */
export interface PublisherAccess {
  /** The last day on which the key works, if the owner wrote it down; `null` without a key. */
  key(): Promise<{ readonly endsOn: CalendarDate | null } | null>;

  /** Tries a key, which changes nothing, and holds it; beyond this page if it `isKept`. Rejects if it does not work. */
  connect(secret: string, key: { readonly endsOn: CalendarDate | null; readonly isKept: boolean }): Promise<void>;

  /** Removes the key from this page and this device. */
  forget(): Promise<void>;
}

interface PublishingPorts extends Pick<UnpublishedPorts, "calendarEvents" | "snapshots"> {
  readonly publishedCalendar: PublishedCalendar;
}

/**
 * How the list here differs from the `stored` calendar. Where that was not read, from the one that this device knows to be
 * published: the one that it last published or took, while the site was `built` with an older one. A calendar that is like
 * the list here, or that was sent from here, is its origin: the answer that said so may have been lost.
 */
export async function compareWithPublished(
  { calendarEvents, publishedCalendar }: PublishingPorts,
  stored: StoredCalendar | null,
) {
  const built = await publishedCalendar.published();
  const { downloadedAt: sentAt, ...noted } = await readOrigin(publishedCalendar);
  const arrived = [stored?.calendar, built].find((each) => each?.createdAt === sentAt);
  const origin = arrived ?? noted;
  const known = noted.createdAt > (built?.createdAt ?? "") ? noted : built;
  const calendar = stored === null ? known : stored.calendar;
  const mine = await calendarEvents.list();
  const difference = differenceSince(calendar ? origin.events : [], calendar?.events ?? [], mine);
  const settled = (difference.length === 0 && stored?.calendar) || arrived;
  // A page may have read an earlier calendar than another tab has published since.
  if (settled && settled.createdAt > noted.createdAt) await noteOrigin(publishedCalendar, settled);
  return { built, calendar, origin, difference };
}

/**
 * Takes what only another device has changed in the `stored` calendar that the owner has seen, then publishes the list here
 * in its place, and resolves to what is stored from then on. A list that has become the site's own calendar goes. Rejects
 * with `ConflictError` where something else is stored by now, or the owner has chosen no side of an event that both changed.
 */
export async function publishCalendar(
  ports: PublishingPorts,
  place: Pick<CalendarPublisher, "publish">,
  clock: Clock,
  stored: StoredCalendar,
  choose = sideOf,
): Promise<StoredCalendar> {
  const { calendarEvents, snapshots, publishedCalendar } = ports;
  const { built, difference } = await compareWithPublished(ports, stored);
  if (difference.map(choose).includes(null)) throw new ConflictError("Both sides have changed an event");
  const taken = difference.filter((change) => choose(change) === "theirs");
  const theirs = taken.flatMap(({ published }) => published ?? []);
  const ours = taken.flatMap(({ mine }) => mine ?? []);
  await snapshots.merge({ ...EMPTY_SNAPSHOT, events: recordsOf(theirs) });
  await calendarEvents.update(changesBack(theirs, ours));
  await calendarEvents.remove(taken.flatMap(({ mine, published }) => (mine && !published ? mine.id : [])));
  if (stored.calendar !== null) await noteOrigin(publishedCalendar, stored.calendar);
  if (stored.calendar !== null && taken.length === difference.length) {
    if (stored.calendar.createdAt === built?.createdAt) await removeCopy(snapshots, built.events);
    return stored;
  }

  // Later than the one it replaces, also where the clock of another device is ahead.
  const earliest = Date.parse(stored.calendar?.createdAt ?? "") + 1 || 0;
  const createdAt = isoTimestampOf(Math.max(clock.now(), earliest));
  const calendar = { createdAt, events: await calendarEvents.list() };
  // The answer may get lost, and a file may never get online.
  await noteOrigin(publishedCalendar, await readOrigin(publishedCalendar), createdAt);
  const version = await place.publish(calendar, stored.version);
  if (version === stored.version) return stored;
  await noteOrigin(publishedCalendar, calendar);
  return { calendar, version };
}
