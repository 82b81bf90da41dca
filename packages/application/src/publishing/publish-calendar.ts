import * as core from "@inner-light/core";

export interface PublishedComparison {
  readonly built: core.PublishedCalendarFile | null;
  /** The newest published calendar that this device knows of. */
  readonly calendar: core.PublishedCalendarFile | null;
  /** A site built with `calendar` reports this checksum. */
  readonly checksum: string | null;
  readonly origin: Pick<core.PublishedCalendarFile, "events" | "createdAt">;
  readonly difference: readonly core.CalendarChange[];
  /** The calendar that has become the list's origin. The caller records it with `noteNewerOrigin`. */
  readonly settled: core.PublishedCalendarFile | null;
}

export class ComparePublished {
  readonly #events: Pick<core.CalendarEventRepository, "list">;
  readonly #calendar: core.PublishedCalendar;

  constructor(events: Pick<core.CalendarEventRepository, "list">, calendar: core.PublishedCalendar) {
    this.#events = events;
    this.#calendar = calendar;
  }

  /**
   * Compares this device's list with `stored`, or with the newest calendar known here if that is `null`. An equal
   * calendar becomes the list's origin, because the response to publishing may have been lost.
   */
  async run(stored: core.StoredCalendar | null): Promise<PublishedComparison> {
    const built = await this.#calendar.published();
    const { downloadedAt: sentAt, ...noted } = await core.readOrigin(this.#calendar);
    const arrived = [stored?.calendar, built].find((each) => each?.createdAt === sentAt);
    const origin = arrived ?? noted;
    const known = noted.createdAt > (built?.createdAt ?? "") ? noted : built;
    const calendar = stored === null ? known : stored.calendar;
    const mine = await this.#events.list();
    const difference = core.differenceSince(calendar ? origin.events : [], calendar?.events ?? [], mine);
    const settled = (difference.length === 0 && stored?.calendar) || arrived || null;
    return { built, calendar, checksum: calendar && core.checksumOfCalendar(calendar), origin, difference, settled };
  }
}

export type PublishCalendarResult =
  | { readonly kind: "published"; readonly stored: core.StoredCalendar }
  /** This device's list already equals the stored calendar. Nothing was published. */
  | { readonly kind: "taken"; readonly stored: core.StoredCalendar }
  | { readonly kind: "file"; readonly text: string };

/** Publishes this device's list, merged with changes published elsewhere. */
export class PublishCalendar {
  readonly #compare: Pick<ComparePublished, "run">;
  readonly #events: core.CalendarEventRepository;
  readonly #snapshots: core.Snapshots;
  readonly #calendar: core.PublishedCalendar;
  readonly #publisher: Pick<core.CalendarPublisher, "publish"> | undefined;
  readonly #clock: core.Clock;

  /** Without a `publisher`, only creates files. */
  constructor(
    compare: Pick<ComparePublished, "run">,
    events: core.CalendarEventRepository,
    snapshots: core.Snapshots,
    calendar: core.PublishedCalendar,
    clock: core.Clock,
    publisher?: Pick<core.CalendarPublisher, "publish">,
  ) {
    this.#compare = compare;
    this.#events = events;
    this.#snapshots = snapshots;
    this.#calendar = calendar;
    this.#clock = clock;
    this.#publisher = publisher;
  }

  /**
   * Publishes this device's list, merged with other devices' changes since `seen`. Rejects with `ConflictError` if the
   * stored calendar has changed, or if `choose` does not return a side.
   */
  async run(
    seen: core.StoredCalendar,
    place: "publisher" | "file",
    choose = core.sideOf,
  ): Promise<PublishCalendarResult> {
    const { built, difference, settled } = await this.#compare.run(seen);
    if (settled) await core.noteNewerOrigin(this.#calendar, settled);
    if (difference.map(choose).includes(null)) throw new core.ConflictError("Both sides have changed an event");
    const taken = difference.filter((change) => choose(change) === "theirs");
    await this.#take(taken);
    if (seen.calendar !== null) await core.noteOrigin(this.#calendar, seen.calendar);
    if (seen.calendar !== null && taken.length === difference.length) {
      if (seen.calendar.createdAt === built?.createdAt) await core.removeCopy(this.#snapshots, built.events);
      return { kind: "taken", stored: seen };
    }

    // Must be later than the calendar it replaces, even if another device's clock is ahead.
    const earliest = Date.parse(seen.calendar?.createdAt ?? "") + 1 || 0;
    const createdAt = core.isoTimestampOf(Math.max(this.#clock.now(), earliest));
    const calendar = { createdAt, events: await this.#events.list() };
    // The response may get lost, and a file may never be uploaded.
    await core.noteOrigin(this.#calendar, await core.readOrigin(this.#calendar), createdAt);
    if (place === "file" || this.#publisher === undefined)
      return { kind: "file", text: core.writePublishedCalendar(calendar) };
    const version = await this.#publisher.publish(calendar, seen.version);
    await core.noteOrigin(this.#calendar, calendar);
    return { kind: "published", stored: { calendar, version } };
  }

  async #take(changes: readonly core.CalendarChange[]): Promise<void> {
    const theirs = changes.flatMap(({ published }) => published ?? []);
    const ours = changes.flatMap(({ mine }) => mine ?? []);
    await this.#snapshots.merge({ ...core.EMPTY_SNAPSHOT, events: core.recordsOf(theirs) });
    await this.#events.update(core.changesBack(theirs, ours));
    await this.#events.remove(changes.flatMap(({ mine, published }) => (mine && !published ? mine.id : [])));
  }
}
