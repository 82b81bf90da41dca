import * as core from "@inner-light/core";
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from "idb";

/** The database numbers what it stores, so that lists keep their order. */
type Numbered<Value> = Value & { readonly number?: number };

interface Schema extends DBSchema {
  records: { key: number; value: Numbered<core.SnapshotRecord & { noun: core.Noun }>; indexes: { noun: core.Noun } };
  deleted: { key: number; value: Numbered<core.DeletedSnapshotRecord>; indexes: { noun: core.DeletableNoun } };
  /** A noun is present once its list was stored, even if it is empty again. */
  facts: { key: "version" | "last backup" | core.Noun; value: number };
}

type Mode = "readonly" | "readwrite";
type Stores<Access extends Mode = "readwrite"> = {
  readonly [Name in StoreNames<Schema>]: IDBPObjectStore<Schema, StoreNames<Schema>[], Name, Access>;
};
type Reading = Stores<Mode>;

interface Options {
  readonly databaseName: string;
  /** What the gallery shows while no slides are stored. */
  readonly slides: readonly core.GallerySlide[];
  readonly clock: core.Clock;
  readonly channel?: BroadcastChannel;
}

/** The ports of a visitor's page and of the owner's in a browser's IndexedDB. Every change is one transaction. */
export function createIndexedDbBackend({ databaseName, slides, clock, channel }: Options) {
  const changes = new core.ChangePublisher();
  channel?.addEventListener("message", ({ data }) => {
    for (const noun of core.NOUNS) if (noun === data) changes.publish(noun);
  });

  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  const forgetConnection = () => {
    connection = undefined;
  };

  /** Opens the database at the first call, and again after a failure or when the browser has closed it. */
  function connect(): Promise<IDBPDatabase<Schema>> {
    connection ??= openDB<Schema>(databaseName, 1, {
      upgrade(db) {
        const options = { keyPath: "number", autoIncrement: true };
        db.createObjectStore("records", options).createIndex("noun", "noun");
        db.createObjectStore("deleted", options).createIndex("noun", "noun");
        db.createObjectStore("facts");
      },
      terminated: forgetConnection,
    });
    connection.catch(forgetConnection);
    return connection;
  }

  /** Runs one transaction. A failure undoes all of it, and rejects with an error of core, for which the site has texts. */
  async function transact<Access extends Mode, Result>(mode: Access, run: (stores: Stores<Access>) => Promise<Result>) {
    try {
      const transaction = (await connect()).transaction(["records", "deleted", "facts"], mode);
      const stores = {
        records: transaction.objectStore("records"),
        deleted: transaction.objectStore("deleted"),
        facts: transaction.objectStore("facts"),
      };
      const running = run(stores).catch((error: unknown) => {
        if (transaction.error === null) transaction.abort();
        throw error;
      });
      const [result] = await Promise.all([running, transaction.done]);
      return result;
    } catch (cause) {
      if (core.isInnerLightError(cause)) throw cause;
      if (cause instanceof DOMException && cause.name === "QuotaExceededError")
        throw new core.StorageFullError("The database is full", { reason: "quota", cause });
      throw new core.UnavailableError("The database cannot be used", { outcome: "nothing-stored", cause });
    }
  }

  /** Changes some lists, and notifies this page and the other tabs. */
  async function write<Result>(nouns: readonly core.Noun[], change: (stores: Stores) => Promise<Result>) {
    const result = await transact("readwrite", async (stores) => {
      const changed = await change(stores);
      await stores.facts.put(Number(await versionOf(stores)) + 1, "version");
      return changed;
    });
    for (const noun of nouns) {
      changes.publish(noun);
      channel?.postMessage(noun);
    }
    return result;
  }

  /** Changes a list, unless nothing is given. */
  async function writeSome(noun: core.Noun, given: readonly unknown[], change: (stores: Stores) => Promise<void>) {
    if (given.length > 0) await write([noun], change);
  }

  /** The readable records of a list, each with the stored value it was read from. */
  const readableIn = async <Noun extends core.Noun>({ records }: Reading, noun: Noun) =>
    core.readSnapshotRecords(noun, await records.index("noun").getAll(noun));

  async function restorableIn<Noun extends core.DeletableNoun>(stores: Reading, noun: Noun) {
    const readings = core.readSnapshotRecords(noun, await stores.deleted.index("noun").getAll(noun));
    const deleted = readings.map((reading) => ({ ...reading, deletedAt: reading.stored.deletedAt }));
    const present = (await readableIn(stores, noun)).map(({ record }) => record);
    return core.restorableRecords(deleted, present, clock.now());
  }

  /** Gives out ids that no record has, not even a deleted one, so that each can return under its own. */
  async function freeIds({ records, deleted }: Reading, noun: core.DeletableNoun): Promise<() => number> {
    const [live, gone] = [await records.index("noun").getAll(noun), await deleted.index("noun").getAll(noun)];
    const taken = new Set([...live, ...gone].map(({ value }) => core.idOf(value)));
    return () => core.claimFreeId(clock.now(), taken);
  }

  async function append({ facts, records }: Stores, noun: core.Noun, values: readonly core.SnapshotRecord[]) {
    await facts.put(1, noun);
    for (const { value, isRead, isSuspectedSpam } of values)
      await records.add({ noun, value, isRead, isSuspectedSpam });
  }

  /** Moves records to the deleted ones, and drops those that have expired. */
  const remove = (noun: core.DeletableNoun, ids: readonly number[]) =>
    writeSome(noun, ids, async (stores) => {
      for (const { number = 0, deletedAt } of await stores.deleted.index("noun").getAll(noun))
        if (!core.isStillKept(deletedAt, clock.now())) await stores.deleted.delete(number);
      for (const { stored } of core.presentRecords(await readableIn(stores, noun), ids)) {
        const { number = 0, ...record } = stored;
        await stores.records.delete(number);
        await stores.deleted.add({ ...record, noun, deletedAt: core.isoTimestampOf(clock.now()) });
      }
    });

  const versionOf = async ({ facts }: Reading) => String((await facts.get("version")) ?? 0);

  async function readAll(stores: Reading): Promise<core.CurrentSnapshot> {
    const [records, lists] = [await stores.records.getAll(), await stores.facts.getAllKeys()];
    const listOf = (list: core.Noun) =>
      lists.includes(list) ? records.flatMap(({ number, noun, ...value }) => (noun === list ? [value] : [])) : null;
    return {
      events: listOf("events"),
      messages: listOf("messages"),
      slides: listOf("slides"),
      deleted: (await stores.deleted.getAll()).map(({ number, ...value }) => value),
      version: await versionOf(stores),
    };
  }

  const list = async <Noun extends core.Noun>(noun: Noun) =>
    core.listedRecords(noun, await transact("readonly", ({ records }) => records.index("noun").getAll(noun)));

  return {
    changes,
    upcomingEvents: { list: async ({ from, limit }) => core.upcomingCalendarEvents(await list("events"), from, limit) },
    calendarEvents: {
      list: () => list("events"),
      async add(drafts) {
        const parsed = drafts.map((draft) => core.validate(core.calendarEventDraftSchema, draft));
        if (parsed.length === 0) return [];
        return write(["events"], async (stores) => {
          const nextId = await freeIds(stores, "events");
          const added = parsed.map((draft) => ({ value: core.calendarEventFrom(draft, nextId()) }));
          await append(stores, "events", added);
          return added.map(({ value }) => value);
        });
      },
      async update(given) {
        const edits = given.map(({ before, draft }) => {
          const parsed = core.validate(core.calendarEventDraftSchema, draft);
          return { before, event: core.calendarEventFrom(parsed, before.id) };
        });
        if (edits.length === 0) return [];
        return write(["events"], async (stores) => {
          for (const { before, event } of edits) {
            const [present] = core.presentRecords(await readableIn(stores, "events"), [event.id]);
            if (!present || !core.isSameCalendarEvent(present.record, before))
              throw new core.ConflictError("The event has changed");
            // Keeps unknown fields.
            const value = core.revisedValue(Object(present.stored.value), present.record, event);
            await stores.records.put({ ...present.stored, value });
          }
          return edits.map(({ event }) => event);
        });
      },
      remove: (ids) => remove("events", ids),
    },
    contactSubmissions: {
      async add(draft) {
        const parsed = core.validate(core.contactSubmissionDraftSchema, draft);
        await write(["messages"], async (stores) => {
          const nextId = await freeIds(stores, "messages");
          await append(stores, "messages", [{ value: core.contactSubmissionFrom(parsed, nextId(), clock.now()) }]);
        });
      },
    },
    inbox: {
      list: async () => (await list("messages")).sort(core.compareNewestFirst),
      setRead: (ids, isRead) =>
        writeSome("messages", ids, async (stores) => {
          for (const { stored } of core.presentRecords(await readableIn(stores, "messages"), ids))
            await stores.records.put({ ...stored, isRead });
        }),
      remove: (ids) => remove("messages", ids),
    },
    deletedRecords: {
      list: async (noun) => {
        const deleted = await transact("readonly", (stores) => restorableIn(stores, noun));
        return deleted.map(({ record, deletedAt }) => ({ record, deletedAt }));
      },
      restore: (noun, ids) =>
        writeSome(noun, ids, async (stores) => {
          const restored = core.presentRecords(await restorableIn(stores, noun), ids).map(({ stored }) => stored);
          await append(stores, noun, restored);
          const back = new Set(restored.map(({ value }) => core.idOf(value)));
          for (const { number = 0, value } of await stores.deleted.index("noun").getAll(noun))
            if (back.has(core.idOf(value))) await stores.deleted.delete(number);
        }),
    },
    gallerySlides: {
      async list() {
        const stored = await list("slides");
        return stored.length > 0 ? stored : slides.map((slide) => ({ ...slide }));
      },
    },
    snapshots: {
      read: () => transact("readonly", readAll),
      merge: (offered) =>
        write(core.NOUNS, async (stores) => {
          const added = core.additionsTo(await readAll(stores), offered);
          for (const noun of core.NOUNS) if (added[noun]?.length) await append(stores, noun, added[noun]);
          for (const record of added.deleted) await stores.deleted.add(record);
        }),
      replace: (snapshot, version) =>
        write(core.NOUNS, async (stores) => {
          if (version !== (await versionOf(stores))) throw new core.ConflictError("Something has changed");
          for (const store of [stores.records, stores.deleted]) await store.clear();
          for (const noun of core.NOUNS) {
            await stores.facts.delete(noun);
            if (snapshot[noun] !== null) await append(stores, noun, snapshot[noun]);
          }
          for (const record of snapshot.deleted) await stores.deleted.add(record);
        }),
      backupTimes: async () => {
        const lastBackupAt = await transact("readonly", ({ facts }) => facts.get("last backup"));
        return { lastBackupAt: lastBackupAt ?? null, automaticBackupAt: null };
      },
      recordBackup: () =>
        transact("readwrite", async ({ facts }) => void (await facts.put(clock.now(), "last backup"))),
    },
  } satisfies Omit<core.BackendPorts, "diagnostics" | "ownMessages" | "suspectedSpam">;
}
