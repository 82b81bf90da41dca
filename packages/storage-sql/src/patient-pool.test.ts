import type { PostgresPoolClient } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PATIENCE_MS, PatientPool } from "./patient-pool.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = new Promise<never>(() => {});

/** A pool on a database that a test lets fall silent or fail, and what was asked of it. */
function databaseUnderTest() {
  const state: { answers: boolean; connects: boolean; error?: Error } = { answers: true, connects: true };
  const asked: string[] = [];
  const open = (): PostgresPoolClient => {
    let terminate = () => {};
    return Object({
      query(sql: string) {
        asked.push(sql);
        return new Promise<void>((resolve, reject) => {
          terminate = () => reject(new Error("Connection terminated"));
          if (state.error) reject(state.error);
          else if (state.answers) resolve();
        });
      },
      release(destroy: boolean) {
        asked.push(destroy ? "destroy" : "release");
        terminate();
      },
    });
  };
  const pool = new PatientPool({
    options: {},
    async connect() {
      asked.push("connect");
      return state.connects ? open() : forever;
    },
    end: async () => {},
  });
  /** What a request does, as Kysely runs a transaction. */
  const request = async () => {
    const connection = await pool.connect();
    try {
      await connection.query("begin", []);
    } catch (error) {
      await connection.query("rollback", []).catch(() => {});
      throw error;
    } finally {
      connection.release();
    }
  };
  /** How a request ends, "waiting" if it has not within no time. */
  const outcome = async () => {
    const ended = request().then(
      () => "answered",
      (error: unknown) => Object(error).reason,
    );
    return Promise.race([ended, vi.advanceTimersByTimeAsync(0).then(() => "waiting")]);
  };
  return { state, asked, request, outcome };
}

const refused = { code: "unavailable", reason: "no-answer" };

it.each(["connects", "answers"] as const)(
  "requests wait for a database that no longer %s until the pool notices, and then one at a time",
  async (what) => {
    const { state, asked, request, outcome } = databaseUnderTest();
    expect(await outcome()).toBe("answered");
    state[what] = false;
    const first = expect(request()).rejects.toMatchObject(refused);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await first;
    asked.length = 0;
    expect(await outcome()).toBe("no-answer");
    expect(asked).toEqual([]);

    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome()).toBe("waiting");
    expect(await outcome()).toBe("no-answer");
    await vi.advanceTimersByTimeAsync(PATIENCE_MS + 1_000);
    state[what] = true;
    expect(await outcome()).toBe("answered");
    expect(await outcome()).toBe("answered");
  },
);

it("a statement that waits too long for a lock is given up, and a database that answers others is not silent", async () => {
  const { state, asked, request, outcome } = databaseUnderTest();
  state.answers = false;
  const blocked = expect(request()).rejects.toMatchObject(refused);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  state.answers = true;
  expect(await outcome()).toBe("answered");
  await vi.advanceTimersByTimeAsync(1);
  await blocked;
  expect(asked.at(-1)).toBe("destroy");
  expect(await outcome()).toBe("answered");
});

it.each([
  ["a broken connection is no answer", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }), "no-answer"],
  [
    "an error of the database is one",
    Object.assign(new Error("starting up"), { severity: "FATAL", code: "57P03" }),
    "answered",
  ],
])("where a silent database is tried, %s", async (_, error, next) => {
  const { state, request, outcome } = databaseUnderTest();
  state.answers = false;
  const first = expect(request()).rejects.toMatchObject(refused);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + 1_000);
  await first;
  state.error = error;
  await expect(request()).rejects.toBe(error);
  state.answers = true;
  delete state.error;
  expect(await outcome()).toBe(next);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome()).toBe("answered");
});

it("a connection whose statement was not answered is asked nothing more, and closed", async () => {
  const { state, asked, request } = databaseUnderTest();
  state.answers = false;
  const ended = expect(request()).rejects.toMatchObject(refused);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await ended;
  expect(asked).toEqual(["connect", "begin", "destroy"]);
});

it("a connection that comes too late is closed", async () => {
  const release = vi.fn();
  const client = { query: vi.fn(), release };
  const connect = () => new Promise<PostgresPoolClient>((resolve) => setTimeout(resolve, PATIENCE_MS + 1, client));
  const ended = expect(new PatientPool({ options: {}, connect, end: async () => {} }).connect()).rejects.toMatchObject(
    refused,
  );
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + 1);
  await ended;
  expect(release).toHaveBeenCalledExactlyOnceWith(true);
});
