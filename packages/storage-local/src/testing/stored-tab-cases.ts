import type { Noun } from "@inner-light/core";
import { expect } from "vitest";
import { type StoredCase, type StoredNoun, wordsOf } from "./stored-noun.ts";

/** What a list under a key promises while other tabs write to it. Cases E. */
export function storedTabCases(noun: StoredNoun): StoredCase[] {
  const { key } = noun;
  const listOf = (...words: string[]) => JSON.stringify(words.map((word, id) => noun.aRecord(id, word)));

  return [
    {
      promise: "the list follows what another tab adds, removes and clears, and publishes it",
      async prove({ open, storage, elsewhere }) {
        storage.put(key, listOf("here"));
        const backend = open();
        const heard: Noun[] = [];
        backend.changes.subscribe((change) => heard.push(change));
        elsewhere.write(key, listOf("here", "there"));
        expect(await wordsOf(noun, backend)).toEqual(["here", "there"]);
        elsewhere.write(key, listOf("there"));
        expect(await wordsOf(noun, backend)).toEqual(["there"]);
        elsewhere.write(key, null);
        expect(await wordsOf(noun, backend)).toEqual([]);
        elsewhere.write(`${key}:version`, "2");
        expect(heard).toEqual([noun.noun, noun.noun, noun.noun, noun.noun]);
        elsewhere.clear();
        expect(heard.slice(4).toSorted()).toEqual(["events", "messages", "slides"]);
        expect(await wordsOf(noun, backend)).toEqual([]);
        expect(storage.text(key)).toBeNull();
      },
    },
    {
      promise:
        "when another tab damages the list, the last good one is still shown, and the next write stores it again",
      async prove({ open, storage, elsewhere }) {
        const backend = open();
        storage.put(key, listOf("one", "two"));
        await noun.list(backend);
        storage.heal();
        elsewhere.write(key, "[{");
        expect(await wordsOf(noun, backend)).toEqual(["one", "two"]);
        expect(await backend.diagnostics.issues()).toMatchObject([{ noun: noun.noun, code: "unreadable-list" }]);
        expect(storage.writes).toBe(0);
        await noun.add(backend, "three");
        expect(await wordsOf(noun, open())).toEqual(["one", "two", "three"]);
        expect(Object.values(storage.entries())).toContain("[{");
      },
    },
    {
      promise: "a page restored from the back-forward cache is told to read again",
      async prove({ open, storage, elsewhere, page }) {
        const backend = open();
        await noun.list(backend);
        const heard: Noun[] = [];
        backend.changes.subscribe((change) => heard.push(change));
        storage.put(key, listOf("meanwhile"));
        page.isShown({ persisted: false });
        expect(heard).toEqual([]);
        elsewhere.returnToPage();
        expect(heard.toSorted()).toEqual(["events", "messages", "slides"]);
        expect(await wordsOf(noun, backend)).toEqual(["meanwhile"]);
      },
    },
  ];
}
