import * as core from "@inner-light/core";
import { createDocumentBackend, type SiteDocument } from "@inner-light/storage-memory";
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";

const STORE = "documents";
const KEY = "site";

interface Schema extends DBSchema {
  [STORE]: { key: typeof KEY; value: SiteDocument };
}

type Mode = "readonly" | "readwrite";

interface Options {
  readonly databaseName: string;
  readonly slides: readonly core.GallerySlide[];
  readonly clock: core.Clock;
  readonly channel?: BroadcastChannel;
}

/** Implements every port on IndexedDB. Each write replaces the whole document in one transaction. */
export function createIndexedDbBackend({ databaseName, slides, clock, channel }: Options) {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  const forgetConnection = () => {
    connection = undefined;
  };

  /** Reopens the database after a failure or after the browser closed it. */
  function connect(): Promise<IDBPDatabase<Schema>> {
    connection ??= openDB<Schema>(databaseName, 1, {
      upgrade: (db) => void db.createObjectStore(STORE),
      terminated: forgetConnection,
    });
    connection.catch(forgetConnection);
    return connection;
  }

  /** Runs a transaction. Rolls back on failure, and rejects with one of core's errors. */
  async function transact<Access extends Mode, Result>(
    mode: Access,
    run: (documents: IDBPObjectStore<Schema, [typeof STORE], typeof STORE, Access>) => Promise<Result>,
  ): Promise<Result> {
    try {
      const transaction = (await connect()).transaction(STORE, mode);
      const running = run(transaction.store).catch((error: unknown) => {
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

  const backend = createDocumentBackend({
    slides,
    clock,
    store: {
      read: () => transact("readonly", (documents) => documents.get(KEY)),
      update: (change) =>
        transact("readwrite", async (documents) => {
          const [after, result] = change(await documents.get(KEY));
          await documents.put(after, KEY);
          return result;
        }),
    },
    onWritten: (noun) => channel?.postMessage(noun),
  });
  channel?.addEventListener("message", ({ data }) => {
    for (const noun of core.NOUNS) if (noun === data) backend.changes.publish(noun);
  });
  return backend;
}
