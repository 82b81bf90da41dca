import { expect, it } from "vitest";
import { aCollection, KEY } from "./testing/a-collection.ts";

it("a list is written without a character above U+00FF, what cannot be read included", () => {
  const { add, storage } = aCollection();
  storage.put(KEY, '[["?…"]]');
  const event = add(1, "ø…");
  expect(storage.text(KEY)).toBe(`[["?\\u2026"],${JSON.stringify(event).replace("…", "\\u2026")}]`);
});

it("the records of a list are frozen, and so is their array", () => {
  const { collection, add } = aCollection();
  add(1, "one");
  expect(Object.isFrozen(collection.list())).toBe(true);
  expect(collection.list().every((event) => Object.isFrozen(event))).toBe(true);
});
