import { StorageFullError, StorageWriteError, type StoredEntries } from "@inner-light/core";
import { FaultyStorage, MapStorage } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { rewriteEntries } from "./rewrite-entries.ts";

/** A storage with these entries, and room for so many characters more. */
function storageWith(entries: StoredEntries, room: number): FaultyStorage {
  const used = Object.entries(entries).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const storage = new FaultyStorage(new MapStorage(used + room));
  for (const [key, text] of Object.entries(entries)) storage.put(key, text);
  return storage;
}

const text = (length: number) => "x".repeat(length);

describe("entries that are rewritten", () => {
  it.each<{ what: string; before: StoredEntries; after: StoredEntries }>([
    {
      what: "one gets longer, and one shorter",
      before: { a: text(100), b: text(800) },
      after: { a: text(800), b: text(100) },
    },
    {
      what: "the longer of the two gets longer still",
      before: { a: text(800), b: text(700) },
      after: { a: text(900), b: text(100) },
    },
    {
      what: "one is new, and the other stays the longer of the two",
      before: { b: text(800) },
      after: { a: text(300), b: text(400) },
    },
  ])("make room before they need it: $what", ({ before, after }) => {
    const storage = storageWith(before, 50);
    rewriteEntries(storage, before, { ...after });
    expect(storage.entries()).toEqual(after);
  });

  it("are removed only once the others are written", () => {
    const before = { a: text(10), b: text(10), c: text(10) };
    const storage = storageWith(before, 100);
    const touched: string[] = [];
    rewriteEntries(
      {
        length: 0,
        key: () => null,
        getItem: (key) => storage.getItem(key),
        setItem(key, value) {
          touched.push(key);
          storage.setItem(key, value);
        },
        removeItem(key) {
          touched.push(key);
          storage.removeItem(key);
        },
      },
      before,
      { b: text(20), d: text(5) },
    );
    expect(touched).toEqual(["d", "b", "a", "c"]);
  });

  it("say of which operation they are when there is no room", () => {
    const storage = storageWith({ a: "1" }, 10);
    const failure = failureOf(() => rewriteEntries(storage, { a: "1" }, { a: text(500) }));
    expect(failure).toBeInstanceOf(StorageFullError);
    expect(failure).toMatchObject({
      message: "There is no room for all of it (rewrite *)",
      key: "*",
      operation: "rewrite",
    });
    expect(failure).toHaveProperty("cause.name", "QuotaExceededError");
  });

  it("say what went wrong when the storage keeps something else", () => {
    const storage = storageWith({ a: "1" }, 10);
    storage.plan({ write: (nth) => (nth === 1 ? "altered" : undefined) });
    const failure = failureOf(() => rewriteEntries(storage, { a: "1" }, { a: "2" }));
    expect(failure).toBeInstanceOf(StorageWriteError);
    expect(failure).toMatchObject({ message: "Not all of it was kept (rewrite *)", key: "*", operation: "rewrite" });
    expect(failure).toHaveProperty("cause.message", "what was written is not what is stored");
    expect(storage.entries()).toEqual({ a: "1" });
  });
});

function failureOf(task: () => void): unknown {
  try {
    task();
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail");
}
