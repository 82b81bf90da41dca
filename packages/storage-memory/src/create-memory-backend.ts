import * as core from "@inner-light/core";

interface MemoryBackendOptions {
  readonly clock?: core.Clock;
  /** The store's initial content. */
  readonly snapshot?: core.Snapshot;
}

const unmarked = ({ record: { isRead: _, isSuspectedSpam: __, ...message } }: { record: core.InboxMessage }) => message;
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
const isOf = (noun: core.Noun) => (one: { readonly noun: core.Noun }) => one.noun === noun;

/** Every port on one value in memory: the reference for what ports promise. */
export function createMemoryBackend(options: MemoryBackendOptions = {}) {
  const { clock = core.systemClock, snapshot = core.EMPTY_SNAPSHOT } = options;
  const changes = new core.ChangePublisher();
  let state = snapshot;
  let version = 0;
  let lastBackupAt: number | null = null;

  const kept = () => state.deleted.filter(({ deletedAt }) => core.isStillKept(deletedAt, clock.now()));
  const keptOf = (noun: core.Noun) => kept().filter(isOf(noun));
  const contentOf = (noun: core.Noun) => JSON.stringify([state[noun], keptOf(noun)]);
  const readable = <Read extends core.Noun>(noun: Read) => core.readSnapshotRecords(noun, state[noun]);

  /** Makes every change of a write, or none if one fails. Publishes the nouns that changed. */
  async function write<Result>(change: () => Result): Promise<Result> {
    const [before, contents] = [state, core.NOUNS.map(contentOf)];
    try {
      return change();
    } catch (error) {
      state = before;
      throw error;
    } finally {
      const changed = core.NOUNS.filter((noun, index) => contentOf(noun) !== contents[index]);
      state = changed.length === 0 ? before : { ...state, deleted: kept() };
      version += changed.length;
      for (const noun of changed) changes.publish(noun);
    }
  }

  const list = <Read extends core.Noun>(noun: Read) => core.listedRecords(noun, state[noun]);

  function add<Item extends object>(noun: core.Noun, record: Item): Item {
    state = { ...state, [noun]: [...(state[noun] ?? []), { value: copyOf(record) }] };
    return record;
  }

  /** Replaces a stored value with another, or none. */
  function exchange(noun: core.Noun, old: core.SnapshotRecord, ...other: core.SnapshotRecord[]): void {
    state = { ...state, [noun]: state[noun]?.flatMap((one) => (one === old ? other : one)) ?? null };
  }

  /** Gives out ids that no record has, not even a deleted one, so that each can return under its own. */
  function freeIds(noun: core.DeletableNoun): () => number {
    const stored = [...(state[noun] ?? []), ...state.deleted.filter(isOf(noun))];
    const taken = new Set(stored.map(({ value }) => core.idOf(value)));
    return () => core.claimFreeId(clock.now(), taken);
  }

  function remove(noun: core.DeletableNoun, ids: readonly number[]): void {
    const deletedAt = core.isoTimestampOf(clock.now());
    for (const { stored } of core.presentRecords(readable(noun), ids)) {
      exchange(noun, stored);
      state = { ...state, deleted: [...state.deleted, { ...stored, noun, deletedAt }] };
    }
  }

  function restorable<Read extends core.DeletableNoun>(noun: Read) {
    const deleted = core.readSnapshotRecords(noun, state.deleted.filter(isOf(noun)));
    const dated = deleted.map((one) => ({ ...one, deletedAt: one.stored.deletedAt }));
    const present = readable(noun).map(({ record }) => record);
    return core.restorableRecords(dated, present, clock.now());
  }

  function mark(ids: readonly number[], marks: Pick<core.SnapshotRecord, "isRead" | "isSuspectedSpam">): void {
    for (const { stored } of core.presentRecords(readable("messages"), ids))
      exchange("messages", stored, { ...stored, ...marks });
  }

  return {
    changes,
    upcomingEvents: { list: async ({ from, limit }) => core.upcomingCalendarEvents(list("events"), from, limit) },
    calendarEvents: {
      list: async () => list("events"),
      async add(drafts) {
        const parsed = drafts.map((draft) => core.validate(core.calendarEventDraftSchema, draft));
        const nextId = freeIds("events");
        return write(() => parsed.map((draft) => add("events", core.calendarEventFrom(draft, nextId()))));
      },
      async update(changed) {
        const parsed = changed.map(({ before, draft }) => ({
          before,
          draft: core.validate(core.calendarEventDraftSchema, draft),
        }));
        return write(() =>
          parsed.map(({ before, draft }) => {
            const event = core.calendarEventFrom(draft, before.id);
            for (const { record, stored } of core.presentRecords(readable("events"), [before.id])) {
              if (!core.isSameCalendarEvent(record, before)) throw new core.ConflictError("The event has changed");
              const value = copyOf(core.revisedValue(Object(stored.value), record, event));
              if (!core.isSameCalendarEvent(record, event)) exchange("events", stored, { value });
            }
            return event;
          }),
        );
      },
      remove: (ids) => write(() => remove("events", ids)),
    },
    contactSubmissions: {
      async add(draft) {
        const parsed = core.validate(core.contactSubmissionDraftSchema, draft);
        await write(() => add("messages", core.contactSubmissionFrom(parsed, freeIds("messages")(), clock.now())));
      },
    },
    inbox: {
      list: async () => list("messages").sort(core.compareNewestFirst),
      setRead: (ids, isRead) => write(() => mark(ids, { isRead: isRead || undefined })),
      remove: (ids) => write(() => remove("messages", ids)),
    },
    suspectedSpam: { setSuspected: (ids, isSpam) => write(() => mark(ids, { isSuspectedSpam: isSpam || undefined })) },
    deletedRecords: {
      list: async (noun) => restorable(noun).map(({ record, deletedAt }) => ({ record, deletedAt })),
      restore: (noun, ids) =>
        write(() => {
          for (const { record, stored: restored } of core.presentRecords(restorable(noun), ids)) {
            const { noun: _, deletedAt: __, ...stored } = restored;
            const deleted = state.deleted.filter((one) => one.noun !== noun || core.idOf(one.value) !== record.id);
            state = { ...state, [noun]: [...(state[noun] ?? []), stored], deleted };
          }
        }),
    },
    gallerySlides: { list: async () => list("slides") },
    snapshots: {
      read: async () => copyOf({ ...state, version: String(version) }),
      merge: (offered) =>
        write(() => {
          const added = core.additionsTo(state, copyOf(offered));
          state = { ...state, deleted: [...state.deleted, ...added.deleted] };
          for (const noun of core.NOUNS)
            if (added[noun]?.length) state = { ...state, [noun]: [...(state[noun] ?? []), ...added[noun]] };
        }),
      replace: (next, basedOn) =>
        write(() => {
          if (basedOn !== String(version)) throw new core.ConflictError("Something has changed");
          state = copyOf(next);
        }),
      backupTimes: async () => ({ lastBackupAt, automaticBackupAt: null }),
      async recordBackup() {
        lastBackupAt = clock.now();
      },
    },
    diagnostics: {
      issues: async () =>
        core.NOUNS.flatMap((noun) => {
          const count = (state[noun]?.length ?? 0) - readable(noun).length;
          return count === 0 ? [] : [{ noun, code: "unreadable-records", count, fields: [] }];
        }),
      exportRaw: async () => JSON.stringify(state),
    },
    ownMessages: {
      async list() {
        const messages = readable("messages").map(unmarked);
        const deleted = restorable("messages").map((one) => ({ record: unmarked(one), deletedAt: one.deletedAt }));
        const isDamaged = (state.messages ?? []).length > messages.length || keptOf("messages").length > deleted.length;
        return { messages, deleted, isEmpty: state.messages === null && keptOf("messages").length === 0, isDamaged };
      },
      export: async () => JSON.stringify({ messages: readable("messages").map(unmarked), state }),
      erase: () =>
        write(() => {
          const deleted = state.deleted.filter(({ noun }) => noun !== "messages");
          state = { ...state, messages: null, deleted };
        }),
    },
  } satisfies core.BackendPorts;
}
