import {
  type CalendarChange,
  type CalendarEventRepository,
  type CalendarPublisher,
  type Clock,
  ConflictError,
  changesBack,
  checksumOfCalendar,
  differenceSince,
  EMPTY_SNAPSHOT,
  isoTimestampOf,
  noteOrigin,
  type PublishedCalendar,
  type PublishedCalendarFile,
  readOrigin,
  recordsOf,
  removeCopy,
  type Snapshots,
  type StoredCalendar,
  sideOf,
  writePublishedCalendar,
} from "@inner-light/core";

export interface PublishedComparison {
  /** The calendar that came with the site. */
  readonly built: PublishedCalendarFile | null;
  /** The one that is published, as far as this device knows. */
  readonly calendar: PublishedCalendarFile | null;
  /** What a site that has it answers with. */
  readonly checksum: string | null;
  /** What the list here began from, or was last published as. */
  readonly origin: Pick<PublishedCalendarFile, "events" | "createdAt">;
  /** By schedule. */
  readonly difference: readonly CalendarChange[];
}

/** Compares the list here with the calendar that is published. */
export class ComparePublished {
  readonly #events: Pick<CalendarEventRepository, "list">;
  readonly #calendar: PublishedCalendar;

  constructor(events: Pick<CalendarEventRepository, "list">, calendar: PublishedCalendar) {
    this.#events = events;
    this.#calendar = calendar;
  }

  /**
   * Compares with the `stored` calendar. Where that was not read, with the one that this device knows to be published: the
   * one that it last published or took, while the site was `built` with an older one. A calendar that is like the list
   * here, or that was sent from here, is its origin: the answer that said so may have been lost.
   */
  async run(stored: StoredCalendar | null): Promise<PublishedComparison> {
    const built = await this.#calendar.published();
    const { downloadedAt: sentAt, ...noted } = await readOrigin(this.#calendar);
    const arrived = [stored?.calendar, built].find((each) => each?.createdAt === sentAt);
    const origin = arrived ?? noted;
    const known = noted.createdAt > (built?.createdAt ?? "") ? noted : built;
    const calendar = stored === null ? known : stored.calendar;
    const mine = await this.#events.list();
    const difference = differenceSince(calendar ? origin.events : [], calendar?.events ?? [], mine);
    const settled = (difference.length === 0 && stored?.calendar) || arrived;
    // A page may have read an earlier calendar than another tab has published since.
    if (settled && settled.createdAt > noted.createdAt) await noteOrigin(this.#calendar, settled);
    return { built, calendar, checksum: calendar && checksumOfCalendar(calendar), origin, difference };
  }
}

export type PublishCalendarResult =
  /** `stored` is at the publisher from now on. */
  | { readonly kind: "published"; readonly stored: StoredCalendar }
  /** The list here is the stored calendar now: nothing was left to publish. */
  | { readonly kind: "taken"; readonly stored: StoredCalendar }
  /** The `text` of the file that the owner puts online. */
  | { readonly kind: "file"; readonly text: string };

/** Publishes the list here, and takes along what was published elsewhere. */
export class PublishCalendar {
  readonly #compare: ComparePublished;
  readonly #events: CalendarEventRepository;
  readonly #snapshots: Snapshots;
  readonly #calendar: PublishedCalendar;
  readonly #publisher: Pick<CalendarPublisher, "publish"> | undefined;
  readonly #clock: Clock;

  /** Without a `publisher`, it makes files alone. */
  constructor(
    events: CalendarEventRepository,
    snapshots: Snapshots,
    calendar: PublishedCalendar,
    clock: Clock,
    publisher?: Pick<CalendarPublisher, "publish">,
  ) {
    this.#compare = new ComparePublished(events, calendar);
    this.#events = events;
    this.#snapshots = snapshots;
    this.#calendar = calendar;
    this.#clock = clock;
    this.#publisher = publisher;
  }

  /**
   * Takes what only another device has changed in the calendar that the owner has `seen`, then publishes the list here in
   * its place. A list that has become the site's own calendar goes. Rejects with `ConflictError` where something else is
   * stored by now, or the owner has chosen no side of an event that both changed.
   */
  async run(seen: StoredCalendar, place: "publisher" | "file", choose = sideOf): Promise<PublishCalendarResult> {
    const { built, difference } = await this.#compare.run(seen);
    if (difference.map(choose).includes(null)) throw new ConflictError("Both sides have changed an event");
    const taken = difference.filter((change) => choose(change) === "theirs");
    await this.#take(taken);
    if (seen.calendar !== null) await noteOrigin(this.#calendar, seen.calendar);
    if (seen.calendar !== null && taken.length === difference.length) {
      if (seen.calendar.createdAt === built?.createdAt) await removeCopy(this.#snapshots, built.events);
      return { kind: "taken", stored: seen };
    }

    // Later than the one it replaces, also where the clock of another device is ahead.
    const earliest = Date.parse(seen.calendar?.createdAt ?? "") + 1 || 0;
    const createdAt = isoTimestampOf(Math.max(this.#clock.now(), earliest));
    const calendar = { createdAt, events: await this.#events.list() };
    // The answer may get lost, and a file may never get online.
    await noteOrigin(this.#calendar, await readOrigin(this.#calendar), createdAt);
    if (place === "file" || this.#publisher === undefined)
      return { kind: "file", text: writePublishedCalendar(calendar) };
    const version = await this.#publisher.publish(calendar, seen.version);
    await noteOrigin(this.#calendar, calendar);
    return { kind: "published", stored: { calendar, version } };
  }

  async #take(changes: readonly CalendarChange[]): Promise<void> {
    const theirs = changes.flatMap(({ published }) => published ?? []);
    const ours = changes.flatMap(({ mine }) => mine ?? []);
    await this.#snapshots.merge({ ...EMPTY_SNAPSHOT, events: recordsOf(theirs) });
    await this.#events.update(changesBack(theirs, ours));
    await this.#events.remove(changes.flatMap(({ mine, published }) => (mine && !published ? mine.id : [])));
  }
}
