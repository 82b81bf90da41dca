import {
  additionsTo,
  BUILT_IN_GALLERY_SLIDES,
  type CalendarEvent,
  type CalendarEventRepository,
  ChangePublisher,
  type Clock,
  ConflictError,
  type ContactSubmission,
  type ContactSubmissionRepository,
  calendarEventDraftSchema,
  calendarEventFrom,
  compareNewestFirst,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  type DeletableNoun,
  type DeletedRecords,
  EMPTY_SNAPSHOT,
  firstFreeId,
  type GallerySlide,
  type GallerySlideRepository,
  type Guarantees,
  type Inbox,
  type InboxMessage,
  idInJson,
  isoTimestampOf,
  isSameCalendarEvent,
  isStillKept,
  NOUNS,
  NotFoundError,
  type Noun,
  type OwnList,
  type OwnMessages,
  restorableRecords,
  type Snapshot,
  type SnapshotRecord,
  type Snapshots,
  type StorageDiagnostics,
  type SuspectedSpam,
  systemClock,
  UnavailableError,
  type UpcomingEvents,
  upcomingCalendarEvents,
  validate,
} from "@inner-light/core";
import { contentOf, find, isOf, issuesOf, readList, replaced, revisedRecord, storedRecord } from "./stored-records.ts";

export interface MemoryBackendOptions {
  readonly clock?: Clock;
  /** How weak the backend is. Without them, it is as strong as a backend can be. */
  readonly guarantees?: Pick<Guarantees, "several" | "conflicts"> | undefined;
  /** The records that the store begins with. Without `events`, it has no list of them. */
  readonly events?: readonly CalendarEvent[] | undefined;
  readonly messages?: readonly ContactSubmission[] | undefined;
  readonly slides?: readonly GallerySlide[] | undefined;
}

export type MemoryBackend = ReturnType<typeof createMemoryBackend>;

/** Every port over one value in memory, which is gone with the process: what the ports promise, in code. */
export function createMemoryBackend({ clock = systemClock, guarantees, ...records }: MemoryBackendOptions = {}) {
  const changes = new ChangePublisher();
  let state: Snapshot = {
    ...EMPTY_SNAPSHOT,
    events: records.events?.map(storedRecord) ?? null,
    messages: records.messages?.map(storedRecord) ?? null,
    slides: records.slides?.map(storedRecord) ?? null,
  };
  let version = 0;
  let lastBackupAt: number | null = null;
  let originText: string | null = null;

  /** Makes a state the current one, and publishes the nouns that differ. Does nothing where none does. */
  function commit(next: Snapshot): void {
    const changed = NOUNS.filter((noun) => contentOf(next, noun) !== contentOf(state, noun));
    if (changed.length === 0) return;
    state = { ...next, deleted: next.deleted.filter(({ deletedAt }) => isStillKept(deletedAt, clock.now())) };
    version += 1;
    for (const noun of changed) changes.publish(noun);
  }

  /** Applies one item after another to a copy. If one fails, nothing is stored, or what came before it. */
  function several<Item>(items: Iterable<Item>, step: (before: Snapshot, item: Item) => Snapshot): void {
    let next = state;
    try {
      for (const item of items) next = step(next, item);
    } catch (error) {
      if (guarantees?.several === "one-by-one") commit(next);
      throw error;
    }
    commit(next);
  }

  /** The readable records. Something stored of which nothing can be read is no empty list. */
  function list<Read extends Noun>(noun: Read) {
    const { readable } = readList(noun, state[noun]);
    const isDamaged = state.unreadable.some((text) => text.noun === noun && text.kind === "list");
    if (readable.length > 0 || (!isDamaged && !state[noun]?.length)) return readable.map(({ record }) => record);
    throw new UnavailableError("Nothing of what is stored can be read", { reason: "unreadable" });
  }

  /** The first id from now on that no record has, and no deleted one, so that each comes back under its own. */
  function freeId(before: Snapshot, noun: DeletableNoun): number {
    const taken = [...(before[noun] ?? []), ...before.deleted.filter(isOf(noun))];
    return firstFreeId(clock.now(), new Set(taken.map(({ json }) => idInJson(json))));
  }

  function removed(before: Snapshot, noun: DeletableNoun, id: number): Snapshot {
    const { stored } = find(before, noun, id);
    const deleted = [...before.deleted, { ...stored, noun, deletedAt: isoTimestampOf(clock.now()) }];
    return { ...replaced(before, noun, stored), deleted };
  }

  /** The deleted records that can come back, the last deleted first. */
  function restorable<Read extends DeletableNoun>(from: Snapshot, noun: Read) {
    const deleted = readList(noun, from.deleted.filter(isOf(noun))).readable;
    const dated = deleted.map((one) => ({ ...one, deletedAt: one.stored.deletedAt }));
    const present = readList(noun, from[noun]).readable.map(({ record }) => record);
    return restorableRecords(dated, present, clock.now());
  }

  function mark(id: number, marks: Pick<SnapshotRecord, "isRead" | "isSuspectedSpam">): void {
    const { stored } = find(state, "messages", id);
    commit(replaced(state, "messages", stored, { ...stored, ...marks }));
  }

  const upcomingEvents: UpcomingEvents = {
    list: async ({ from, limit }) => upcomingCalendarEvents(list("events"), from, limit),
  };

  const calendarEvents: CalendarEventRepository = {
    list: async () => list("events"),
    async add(drafts) {
      const added: CalendarEvent[] = [];
      const parsed = drafts.map((draft) => validate(calendarEventDraftSchema, draft));
      several(parsed, (before, draft) => {
        const event = calendarEventFrom(draft, freeId(before, "events"));
        added.push(event);
        return { ...before, events: [...(before.events ?? []), storedRecord(event)] };
      });
      return added;
    },
    async update(changed) {
      const updated: CalendarEvent[] = [];
      const parsed = changed.map(({ before, draft }) => ({ before, draft: validate(calendarEventDraftSchema, draft) }));
      several(parsed, (now, { before, draft }) => {
        const { record, stored } = find(now, "events", before.id);
        if (guarantees?.conflicts !== "last-wins" && !isSameCalendarEvent(record, before))
          throw new ConflictError("The event has changed");
        const event = calendarEventFrom(draft, before.id);
        updated.push(event);
        return isSameCalendarEvent(record, event) ? now : replaced(now, "events", stored, revisedRecord(stored, event));
      });
      return updated;
    },
    remove: async (ids) => several(new Set(ids), (before, id) => removed(before, "events", id)),
  };

  const contactSubmissions: ContactSubmissionRepository = {
    async add(draft) {
      const parsed = validate(contactSubmissionDraftSchema, draft);
      const message = contactSubmissionFrom(parsed, freeId(state, "messages"), clock.now());
      commit({ ...state, messages: [...(state.messages ?? []), storedRecord(message)] });
    },
  };

  const inbox: Inbox = {
    list: async () => list("messages").sort(compareNewestFirst),
    setRead: async (id, isRead) => mark(id, { isRead: isRead || undefined }),
    remove: async (id) => several([id], (before) => removed(before, "messages", id)),
  };

  const deletedRecords: DeletedRecords = {
    list: async (noun) => restorable(state, noun).map(({ record, deletedAt }) => ({ record, deletedAt })),
    restore: async (noun, ids) =>
      several(new Set(ids), (before, id) => {
        const found = restorable(before, noun).find(({ record }) => record.id === id);
        if (found === undefined) throw new NotFoundError("No such record was deleted");
        const { noun: _, deletedAt: __, ...stored } = found.stored;
        const deleted = before.deleted.filter((one) => one.noun !== noun || idInJson(one.json) !== id);
        return { ...before, [noun]: [...(before[noun] ?? []), stored], deleted };
      }),
  };

  const snapshots: Snapshots = {
    read: async () => ({ ...state, version: String(version) }),
    async merge(offered) {
      const added = additionsTo(state, offered);
      const joined = (noun: Noun) => (added[noun]?.length ? [...(state[noun] ?? []), ...added[noun]] : state[noun]);
      const lists = { events: joined("events"), messages: joined("messages"), slides: joined("slides") };
      commit({ ...state, ...lists, deleted: [...state.deleted, ...added.deleted] });
    },
    async replace({ events, messages, slides, deleted, unreadable }, basedOn) {
      if (basedOn !== String(version)) throw new ConflictError("Something has changed");
      commit({ events, messages, slides, deleted, unreadable });
    },
    backupTimes: async () => ({ lastBackupAt, automaticBackupAt: null }),
    async recordBackup() {
      lastBackupAt = clock.now();
    },
  };

  const ownMessages: OwnMessages = {
    async list() {
      const plain = ({ isRead: _, isSuspectedSpam: __, ...message }: InboxMessage) => message;
      const { readable, unreadableFields } = readList("messages", state.messages);
      const deleted = restorable(state, "messages");
      const others = [...state.deleted, ...state.unreadable].filter(isOf("messages"));
      return {
        messages: readable.map(({ record }) => plain(record)),
        deleted: deleted.map(({ record, deletedAt }) => ({ record: plain(record), deletedAt })),
        isEmpty: state.messages === null && others.length === 0,
        isDamaged: unreadableFields.length > 0 || others.length > deleted.length,
      };
    },
    export: async () => JSON.stringify({ ...(await ownMessages.list()), asStored: state }, null, 2),
    async erase() {
      const isOther = (one: { readonly noun: Noun }) => one.noun !== "messages";
      const [deleted, unreadable] = [state.deleted.filter(isOther), state.unreadable.filter(isOther)];
      commit({ ...state, messages: null, deleted, unreadable });
    },
  };

  return {
    upcomingEvents,
    calendarEvents,
    contactSubmissions,
    inbox,
    deletedRecords,
    snapshots,
    ownMessages,
    changes,
    gallerySlides: {
      async list() {
        if (!state.slides?.length) commit({ ...state, slides: BUILT_IN_GALLERY_SLIDES.map(storedRecord) });
        return list("slides");
      },
    } satisfies GallerySlideRepository,
    suspectedSpam: {
      setSuspected: async (id, isSuspected) => mark(id, { isSuspectedSpam: isSuspected || undefined }),
    } satisfies SuspectedSpam,
    diagnostics: {
      issues: async () => issuesOf(state),
      keptSince: async () => null,
      exportRaw: async () => JSON.stringify(state, null, 2),
    } satisfies StorageDiagnostics,
    ownList: {
      hasOwnList: async () => state.events !== null,
      readOriginText: async () => originText,
      async writeOriginText(text) {
        originText = text;
      },
    } satisfies OwnList,
  };
}
