import { calendarEventSchema, readRecord } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { LocalCollection } from "../local-collection.ts";
import { createStoredHarness } from "./stored-harness.ts";

export const KEY = "calendarEvents";

/** A collection of events over a fake browser, and what it takes to make that browser fail. */
export function aCollection() {
  const harness = createStoredHarness(
    (browser) => new LocalCollection(browser, KEY, (value) => readRecord(calendarEventSchema, value)),
  );
  return { ...harness, collection: harness.open() };
}

/** What is to be added under the id it is given. */
export const make = (title: string) => (id: number) => aCalendarEvent({ id, title });
/** The titles in a stored text. */
export const titlesIn = (text: string | null) => JSON.parse(text ?? "[]").map(({ title }: { title: string }) => title);
