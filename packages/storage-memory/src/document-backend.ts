import * as core from "@inner-light/core";

/** Everything that a site stores, as JSON. */
export interface SiteDocument {
  readonly snapshot: core.Snapshot;
  /** Every change to the snapshot increases it. */
  readonly version: number;
  /** Milliseconds; `null` for never. */
  readonly lastBackupAt: number | null;
}

const EMPTY: SiteDocument = { snapshot: core.EMPTY_SNAPSHOT, version: 0, lastBackupAt: null };

/** Stores one document, undefined until the first write. Rejects with core's errors. */
export interface DocumentStore {
  read(): Promise<SiteDocument | undefined>;

  /** Atomically replaces the document with the result of `change`. Keeps it if `change` throws. */
  update<Result>(change: (before?: SiteDocument) => readonly [after: SiteDocument, result: Result]): Promise<Result>;
}

interface DocumentBackendOptions {
  readonly store: DocumentStore;
  readonly clock: core.Clock;
  /** What the gallery shows before any slides are stored. */
  readonly slides?: readonly core.GallerySlide[];
  /** Called with each changed noun after a write, to notify other tabs. */
  readonly onWritten?: (noun: core.Noun) => void;
}

type Draft = Record<core.Noun, core.SnapshotRecord[] | null> & { deleted: core.DeletedSnapshotRecord[] };

const copyOf = (snapshot: core.Snapshot): Draft => JSON.parse(JSON.stringify(snapshot));
const isOf = (noun: core.Noun) => (one: { readonly noun: core.Noun }) => one.noun === noun;
const unmarked = ({ record }: { record: core.InboxMessage }): core.ContactSubmission => {
  const { isRead: _, isAnswered: __, isSuspectedSpam: ___, ...message } = record;
  return message;
};

const readable = <Read extends core.Noun>(snapshot: core.Snapshot, noun: Read) =>
  core.readSnapshotRecords(noun, snapshot[noun]);

function append(draft: Draft, noun: core.Noun, ...records: core.SnapshotRecord[]): void {
  if (records.length > 0) draft[noun] = [...(draft[noun] ?? []), ...records];
}

function exchange(draft: Draft, noun: core.Noun, old: core.SnapshotRecord, ...other: core.SnapshotRecord[]): void {
  draft[noun] = draft[noun]?.flatMap((one) => (one === old ? other : one)) ?? null;
}

/** Implements every port on a store that replaces one document as a whole. */
export function createDocumentBackend({ store, clock, slides = [], onWritten }: DocumentBackendOptions) {
  const changes = new core.ChangePublisher();

  const readDocument = async () => (await store.read()) ?? EMPTY;
  const read = async () => (await readDocument()).snapshot;
  const list = async <Read extends core.Noun>(noun: Read) => core.listedRecords(noun, (await read())[noun]);
  const keptIn = ({ deleted }: core.Snapshot) =>
    deleted.filter(({ deletedAt }) => core.isStillKept(deletedAt, clock.now()));
  const contentOf = (snapshot: core.Snapshot, noun: core.Noun) =>
    JSON.stringify([snapshot[noun], keptIn(snapshot).filter(isOf(noun))]);

  /** Applies a write completely or not at all. Drops expired records and reports the changed nouns. */
  async function write<Result>(change: (draft: Draft, version: string) => Result): Promise<Result> {
    const [changed, result] = await store.update((before = EMPTY) => {
      const draft = copyOf(before.snapshot);
      const result = change(draft, String(before.version));
      const after = copyOf({ ...draft, deleted: keptIn(draft) });
      const changed = core.NOUNS.filter((noun) => contentOf(after, noun) !== contentOf(before.snapshot, noun));
      const document = { ...before, snapshot: after, version: before.version + 1 };
      return [changed.length === 0 ? before : document, [changed, result] as const];
    });
    for (const noun of changed) {
      changes.publish(noun);
      onWritten?.(noun);
    }
    return result;
  }

  /** Returns ids that no record has, not even a deleted one, because deleted records can return. */
  function freeIds(snapshot: core.Snapshot, noun: core.DeletableNoun): () => number {
    const stored = [...(snapshot[noun] ?? []), ...snapshot.deleted.filter(isOf(noun))];
    const taken = new Set(stored.map(({ value }) => core.idOf(value)));
    return () => core.claimFreeId(clock.now(), taken);
  }

  function restorable<Read extends core.DeletableNoun>(snapshot: core.Snapshot, noun: Read) {
    const deleted = core.readSnapshotRecords(noun, snapshot.deleted.filter(isOf(noun)));
    const dated = deleted.map((one) => ({ ...one, deletedAt: one.stored.deletedAt }));
    const present = readable(snapshot, noun).map(({ record }) => record);
    return core.restorableRecords(dated, present, clock.now());
  }

  const remove = (noun: core.DeletableNoun, ids: readonly number[]) =>
    write((draft) => {
      const deletedAt = core.isoTimestampOf(clock.now());
      for (const { stored } of core.presentRecords(readable(draft, noun), ids)) {
        exchange(draft, noun, stored);
        draft.deleted.push({ ...stored, noun, deletedAt });
      }
    });

  const mark = (ids: readonly number[], marks: Omit<core.SnapshotRecord, "value">) =>
    write((draft) => {
      for (const { stored } of core.presentRecords(readable(draft, "messages"), ids))
        exchange(draft, "messages", stored, { ...stored, ...marks });
    });

  return {
    changes,
    upcomingEvents: {
      list: async ({ from, limit }) => core.upcomingCalendarEvents(await list("events"), from, limit),
    },
    calendarEvents: {
      list: () => list("events"),
      async add(drafts) {
        const parsed = drafts.map((draft) => core.validate(core.calendarEventDraftSchema, draft));
        return write((draft) => {
          const nextId = freeIds(draft, "events");
          const added = parsed.map((event) => core.calendarEventFrom(event, nextId()));
          append(draft, "events", ...added.map((value) => ({ value })));
          return added;
        });
      },
      async update(given) {
        const edits = given.map(({ before, draft }) => {
          const parsed = core.validate(core.calendarEventDraftSchema, draft);
          return { before, event: core.calendarEventFrom(parsed, before.id) };
        });
        return write((draft) => {
          for (const { before, event } of edits) {
            const [present] = core.presentRecords(readable(draft, "events"), [event.id]);
            if (!present || !core.isSameCalendarEvent(present.record, before))
              throw new core.ConflictError("The event has changed");
            // Preserves unknown fields.
            const value = core.revisedValue(Object(present.stored.value), present.record, event);
            exchange(draft, "events", present.stored, { value });
          }
          return edits.map(({ event }) => event);
        });
      },
      remove: (ids) => remove("events", ids),
    },
    contactSubmissions: {
      async add(typed) {
        const parsed = core.validate(core.contactSubmissionDraftSchema, typed);
        await write((draft) => {
          const id = freeIds(draft, "messages")();
          append(draft, "messages", { value: core.contactSubmissionFrom(parsed, id, clock.now()) });
        });
      },
    },
    inbox: {
      list: async () => (await list("messages")).sort(core.compareNewestFirst),
      mark: (ids, name, isSet) => mark(ids, { [name]: isSet || undefined }),
      remove: (ids) => remove("messages", ids),
    },
    suspectedSpam: { setSuspected: (ids, isSpam) => mark(ids, { isSuspectedSpam: isSpam || undefined }) },
    deletedRecords: {
      async list(noun) {
        return restorable(await read(), noun).map(({ record, deletedAt }) => ({ record, deletedAt }));
      },
      restore: (noun, ids) =>
        write((draft) => {
          for (const { record, stored: restored } of core.presentRecords(restorable(draft, noun), ids)) {
            const { noun: _, deletedAt: __, ...stored } = restored;
            append(draft, noun, stored);
            draft.deleted = draft.deleted.filter((one) => one.noun !== noun || core.idOf(one.value) !== record.id);
          }
        }),
    },
    gallerySlides: {
      async list() {
        const stored = await list("slides");
        return stored.length > 0 ? stored : slides.map((slide) => ({ ...slide }));
      },
    },
    snapshots: {
      async read() {
        const { snapshot, version } = await readDocument();
        return { ...copyOf(snapshot), version: String(version) };
      },
      merge: (offered) =>
        write((draft) => {
          const added = core.additionsTo(draft, offered);
          for (const noun of core.NOUNS) append(draft, noun, ...added[noun]);
          draft.deleted.push(...added.deleted);
        }),
      replace: (snapshot, basedOn) =>
        write((draft, version) => {
          if (basedOn !== version) throw new core.ConflictError("Something has changed");
          Object.assign(draft, snapshot);
        }),
      async backupTimes() {
        return { lastBackupAt: (await readDocument()).lastBackupAt, automaticBackupAt: null };
      },
      recordBackup: () => store.update((before = EMPTY) => [{ ...before, lastBackupAt: clock.now() }, undefined]),
    },
    diagnostics: {
      async issues() {
        const snapshot = await read();
        return core.NOUNS.flatMap((noun) => {
          const count = (snapshot[noun]?.length ?? 0) - readable(snapshot, noun).length;
          return count === 0 ? [] : [{ noun, code: "unreadable-records", count, fields: [] }];
        });
      },
      exportRaw: async () => JSON.stringify(await read()),
    },
    ownMessages: {
      async list() {
        const snapshot = await read();
        const kept = keptIn(snapshot).filter(isOf("messages"));
        const messages = readable(snapshot, "messages").map(unmarked);
        const deleted = restorable(snapshot, "messages").map((one) => ({
          record: unmarked(one),
          deletedAt: one.deletedAt,
        }));
        const isDamaged = (snapshot.messages ?? []).length > messages.length || kept.length > deleted.length;
        return { messages, deleted, isEmpty: snapshot.messages === null && kept.length === 0, isDamaged };
      },
      async export() {
        const state = await read();
        return JSON.stringify({ messages: readable(state, "messages").map(unmarked), state });
      },
      erase: () =>
        write((draft) => {
          draft.messages = null;
          draft.deleted = draft.deleted.filter(({ noun }) => noun !== "messages");
        }),
    },
  } satisfies core.BackendPorts;
}
