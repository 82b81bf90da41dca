import { setImmediate } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

type Change<Result> = (db: Transaction<Tables>) => Promise<Result>;

interface WaitingChange {
  /** Runs the change, and returns what resolves its promise. */
  readonly run: Change<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Bounds how long the first waits for the last. PostgreSQL looks up more than 64 savepoints of a transaction slowly. */
const MAX_CHANGES = 60;

/**
 * Runs changes that arrive at the same time in one transaction, because waiting for the disk takes as long as the rest of
 * a write. Each resolves only after the commit, and one that fails is undone alone.
 */
export class SharedWrites {
  readonly #write: (change: Change<void>) => Promise<void>;
  readonly #waiting: WaitingChange[] = [];
  #isRunning = false;

  /** `write` runs one transaction. */
  constructor(write: (change: Change<void>) => Promise<void>) {
    this.#write = write;
  }

  run<Result>(change: Change<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        async run(db) {
          const result = await change(db);
          return () => resolve(result);
        },
        reject,
      });
      if (!this.#isRunning) void this.#runWaiting();
    });
  }

  async #runWaiting(): Promise<void> {
    this.#isRunning = true;
    // Requests that have arrived are read first.
    await setImmediate();
    while (this.#waiting.length > 0) await this.#runTogether(this.#waiting.splice(0, MAX_CHANGES));
    this.#isRunning = false;
  }

  async #runTogether(changes: readonly WaitingChange[]): Promise<void> {
    const settle: (() => void)[] = [];
    const run = changes.length === 1 ? runAlone : runInSavepoint;
    try {
      await this.#write(async (db) => {
        for (const change of changes) settle.push(await run(db, change));
      });
    } catch (error) {
      for (const { reject } of changes) reject(error);
      return;
    }
    for (const each of settle) each();
  }
}

function runAlone(db: Transaction<Tables>, { run }: WaitingChange): Promise<() => void> {
  return run(db);
}

async function runInSavepoint(db: Transaction<Tables>, { run, reject }: WaitingChange): Promise<() => void> {
  await sql`savepoint change`.execute(db);
  try {
    const resolve = await run(db);
    await sql`release savepoint change`.execute(db);
    return resolve;
  } catch (error) {
    const undone = sql`rollback to savepoint change`.execute(db);
    // A full disk has undone the whole transaction, savepoints included.
    await undone.catch(() => Promise.reject(error));
    return () => reject(error);
  }
}
