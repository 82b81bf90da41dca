import { expect, vi } from "vitest";
import type { ContractCase } from "./contract.ts";
import { type StoredHarness, type StoredNoun, type StoredRepository, wordsOf } from "./stored-noun.ts";

/** What a list under a key promises while other tabs write to it. Cases E. */
export function storedTabCases<Repository extends StoredRepository>(
  noun: StoredNoun<Repository>,
): ContractCase<StoredHarness<Repository>>[] {
  const { key, wordField } = noun;
  const listOf = (...words: string[]) => JSON.stringify(words.map((word, id) => noun.aRecord(id, word)));

  return [
    {
      key: "E1",
      promise: "the list follows what another tab adds, removes and clears, and says so",
      async prove({ open, storage, elsewhere }) {
        storage.put(key, listOf("here"));
        const repository = open();
        await repository.list();
        const seen: unknown[] = [];
        const look = async () => wordsOf(await repository.list(), wordField);
        repository.subscribe(() => seen.push(look()));
        elsewhere.write(key, listOf("here", "there"));
        expect(await look()).toEqual(["here", "there"]);
        elsewhere.write(key, listOf("there"));
        expect(await look()).toEqual(["there"]);
        elsewhere.write(key, null);
        expect(await repository.list()).toEqual({ items: [], state: "absent", issues: [] });
        elsewhere.write(key, listOf("again"));
        elsewhere.clear();
        expect(await repository.list()).toEqual({ items: [], state: "absent", issues: [] });
        expect(seen).toHaveLength(5);
        expect(storage.text(key)).toBeNull();
      },
    },
    {
      key: "E1 damage",
      promise: "when another tab damages the list, the last good one stays in sight, and the next write brings it back",
      async prove({ open, storage, elsewhere }) {
        const repository = open();
        storage.put(key, listOf("one", "two"));
        await repository.list();
        storage.heal();
        elsewhere.write(key, "[{");
        const listing = await repository.list();
        expect(listing.state).toBe("corrupt");
        expect(listing.issues).toEqual([{ index: null, reason: "not a list" }]);
        expect(wordsOf(listing, wordField)).toEqual(["one", "two"]);
        expect(storage.writes).toBe(0);
        await noun.add(repository, "three");
        expect(wordsOf(await open().list(), wordField)).toEqual(["one", "two", "three"]);
        expect(Object.values(storage.entries())).toContain("[{");
      },
    },
    {
      key: "E2",
      promise: "changes to other keys, and to other storages, are no reason to look",
      async prove({ open, storage, elsewhere }) {
        const repository = open();
        const listener = vi.fn();
        repository.subscribe(listener);
        storage.heal();
        elsewhere.write("theme", "dark");
        elsewhere.writeToAnotherStorage(key);
        expect(listener).not.toHaveBeenCalled();
        expect(storage.reads).toBe(0);
      },
    },
    {
      key: "E3",
      promise: "a page restored from the back-forward cache looks again",
      async prove({ open, storage, elsewhere }) {
        const repository = open();
        await repository.list();
        const listener = vi.fn();
        repository.subscribe(listener);
        storage.put(key, listOf("meanwhile"));
        elsewhere.returnToPage();
        expect(listener).toHaveBeenCalledTimes(1);
        expect(wordsOf(await repository.list(), wordField)).toEqual(["meanwhile"]);
      },
    },
  ];
}
