import { expect, vi } from "vitest";
import { CALENDAR_EVENTS_KEY } from "../calendar-event/calendar-event.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import { NotFoundError, StorageFullError } from "../shared/errors.ts";
import { type ContractCase, type ContractOptions, describeContract } from "./contract.ts";
import { aCalendarEvent, aCalendarEventDraft } from "./fixtures.ts";
import { BROWSER_CAPACITY } from "./map-storage.ts";
import { storedDamageCases } from "./stored-damage-cases.ts";
import { storedFaultCases } from "./stored-fault-cases.ts";
import { type StoredHarness, type StoredNoun, wordsOf } from "./stored-noun.ts";
import { storedTabCases } from "./stored-tab-cases.ts";
import { storedWriteCases } from "./stored-write-cases.ts";

const good = { ...aCalendarEvent({ id: 9 }) };
const { title: _, ...withoutTitle } = good;
const { date: __, ...withoutDate } = good;
const { time: ___, ...withoutTime } = good;
const { id: ____, ...withoutId } = good;

const NOUN: StoredNoun<CalendarEventRepository> = {
  key: CALENDAR_EVENTS_KEY,
  fields: ["id", "title", "description", "date", "time", "type", "location"],
  wordField: "title",
  aRecord: (id, title) => ({ ...aCalendarEvent({ id, title }) }),
  add: (repository, title) => repository.add(aCalendarEventDraft({ title })),
  unreadable: [
    ["null", null, "not a record"],
    ["a number", 1, "not a record"],
    ["a string", "Alma Reyes", "not a record"],
    ["an array", [], "id"],
    ["an empty object", {}, "id"],
    ["no id", withoutId, "id"],
    ["no title", withoutTitle, "title"],
    ["no date", withoutDate, "date"],
    ["no time", withoutTime, "time"],
    ["an id in quotes", { ...good, id: "9" }, "id"],
    ["an id that is null, as NaN is stored", { ...good, id: null }, "id"],
    ["half an id", { ...good, id: 1.5 }, "id"],
    ["a negative id", { ...good, id: -1 }, "id"],
    ["an id above 2^53 - 1", { ...good, id: 2 ** 53 }, "id"],
    ["an unknown type", { ...good, type: "seance" }, "type"],
    ["February 30", { ...good, date: "2026-02-30" }, "date"],
    ["February 29 of no leap year", { ...good, date: "2100-02-29" }, "date"],
    ["a year of five digits", { ...good, date: "12026-01-01" }, "date"],
    ["the year 0", { ...good, date: "0000-01-01" }, "date"],
    ["24 o'clock", { ...good, time: "24:00" }, "time"],
    ["an hour of one digit", { ...good, time: "9:00" }, "time"],
    ["a blank title", { ...good, title: " \n" }, "title"],
    ["an object for a title", { ...good, title: { text: "x" } }, "title"],
    ["an array for a location", { ...good, location: [["x"]] }, "location"],
    ["null for a description", { ...good, description: null }, "description"],
  ],
};

const titles = async (repository: CalendarEventRepository) => wordsOf(await repository.list(), "title");

const CASES: readonly ContractCase<StoredHarness<CalendarEventRepository>>[] = [
  ...storedFaultCases(NOUN),
  ...storedDamageCases(NOUN),
  ...storedTabCases(NOUN),
  ...storedWriteCases<CalendarEventRepository>({
    name: "an update",
    key: NOUN.key,
    records: [NOUN.aRecord(1, "first"), NOUN.aRecord(2, "second")],
    write: (repository) => repository.update(1, aCalendarEventDraft({ title: "changed" })),
  }),
  ...storedWriteCases<CalendarEventRepository>({
    name: "a restoration",
    key: NOUN.key,
    records: [NOUN.aRecord(1, "first")],
    write: (repository) => repository.restore(aCalendarEvent({ id: 2, title: "back" })),
  }),
  {
    key: "U1",
    promise: "an update keeps the fields that no event knows, and drops the texts it leaves out",
    async prove({ open, storage }) {
      const extras = '"price":40,"__proto__":{"polluted":true}';
      storage.put(NOUN.key, `[${JSON.stringify(good).slice(0, -1)},${extras}}]`);
      const { title, date, time } = aCalendarEventDraft();
      const updated = await open().update(9, { title, date, time, location: "" });
      const text = storage.text(NOUN.key) ?? "";
      expect(text).toContain(extras);
      expect(JSON.parse(text)).toEqual([{ ...JSON.parse(`{${extras}}`), ...updated }]);
      expect(text).not.toContain("description");
      expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    },
  },
  {
    key: "U2",
    promise: "an update that changes nothing writes nothing",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([NOUN.aRecord(1, "same")]));
      const repository = open();
      const listener = vi.fn();
      repository.subscribe(listener);
      await repository.update(1, aCalendarEventDraft({ title: "same" }));
      expect(storage.writes).toBe(0);
      expect(listener).not.toHaveBeenCalled();
    },
  },
  {
    key: "R1",
    promise: "an event put back brings along the fields that no event knows",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([{ ...good, price: 40 }, NOUN.aRecord(1, "other")]));
      const repository = open();
      const event = (await repository.list()).items[0];
      if (event === undefined) throw new Error("There is an event.");
      await repository.remove(event.id);
      await repository.restore(event);
      expect(JSON.parse(storage.text(NOUN.key) ?? "")).toEqual([NOUN.aRecord(1, "other"), { ...good, price: 40 }]);
    },
  },
  {
    key: "A4",
    promise: "removing an event that is not there writes nothing",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([NOUN.aRecord(1, "kept")]));
      const repository = open();
      const listener = vi.fn();
      repository.subscribe(listener);
      await expect(repository.remove(2)).rejects.toBeInstanceOf(NotFoundError);
      expect(storage.writes).toBe(0);
      expect(listener).not.toHaveBeenCalled();
    },
  },
  {
    key: "A5",
    promise: "a text left out is not written, not even as null; an event stored without a type has the default",
    async prove({ open, storage }) {
      const { title, date, time } = aCalendarEventDraft();
      await open().add({ title, date, time, description: undefined });
      await open().add({ title, date, time, location: "" });
      const stored: unknown[] = JSON.parse(storage.text(NOUN.key) ?? "");
      expect(stored.map((event) => Object.keys(Object(event)))).toEqual([
        ["id", "title", "date", "time", "type"],
        ["id", "title", "date", "time", "type", "location"],
      ]);
      storage.put(NOUN.key, JSON.stringify([{ id: 1, title, date, time }]));
      expect((await open().list()).items[0]?.type).toBe("aura-reading");
    },
  },
  {
    key: "B5",
    promise: "with the quota reached, removing an event still works",
    async prove({ open, storage }) {
      const events = ["“one”", "two", "three"].map((title, id) =>
        aCalendarEvent({ id, title, description: "“”".repeat(20_000) }),
      );
      storage.put(NOUN.key, JSON.stringify(events));
      storage.put("other", "x".repeat(BROWSER_CAPACITY - (storage.text(NOUN.key)?.length ?? 0) - 100));
      await expect(open().add(aCalendarEventDraft())).rejects.toBeInstanceOf(StorageFullError);
      await open().remove(1);
      expect(await titles(open())).toEqual(["“one”", "three"]);
    },
  },
  {
    key: "B7",
    promise: "an event whose removal failed is still there after the next add",
    async prove({ open, storage }) {
      const repository = open();
      const { id } = await repository.add(aCalendarEventDraft({ title: "stays" }));
      for (const fault of ["full", "refused", "ignored", "altered"] as const) {
        storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
        await expect(repository.remove(id)).rejects.toThrow();
        storage.heal();
        expect(await titles(repository)).toEqual(["stays"]);
      }
      await repository.add(aCalendarEventDraft({ title: "new" }));
      expect(await titles(open())).toEqual(["stays", "new"]);
    },
  },
  {
    key: "C4 removal",
    promise: "unreadable records keep their order and their value when others are removed",
    async prove({ open, storage }) {
      const values = NOUN.unreadable.map(([, value]) => value);
      const stored = values.flatMap((value, id) => [NOUN.aRecord(id, `event ${id}`), value]);
      storage.put(NOUN.key, JSON.stringify(stored));
      const repository = open();
      for (let id = 0; id < values.length; id++) await repository.remove(id);
      expect(storage.text(NOUN.key)).toBe(JSON.stringify(values));
      expect((await open().list()).issues).toHaveLength(values.length);
    },
  },
  {
    key: "C7 removal",
    promise: "removing one of two events under one id leaves its twin",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([NOUN.aRecord(5, "first"), NOUN.aRecord(5, "second")]));
      await open().remove(5);
      expect(await titles(open())).toEqual(["second"]);
      storage.put(NOUN.key, JSON.stringify([NOUN.aRecord(5, "first"), { ...NOUN.aRecord(5, "second"), price: 40 }]));
      await open().remove(6);
      expect(await titles(open())).toEqual(["first"]);
      await expect(open().remove(6)).rejects.toBeInstanceOf(NotFoundError);
    },
  },
  {
    key: "F1",
    promise: "nineteen thousand events are read and written",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify(Array.from({ length: 19_000 }, (_, id) => NOUN.aRecord(id, `event ${id}`))));
      const repository = open();
      expect((await repository.list()).items).toHaveLength(19_000);
      await repository.add(aCalendarEventDraft({ title: "one more" }));
      await repository.remove(0);
      expect((await open().list()).items).toHaveLength(19_000);
      expect((await open().upcoming("2026-01-01", 10)).items).toHaveLength(10);
    },
  },
  {
    key: "F2",
    promise: "one event too many is refused, and leaves a whole list",
    async prove({ open, storage }) {
      const repository = open();
      const big = aCalendarEventDraft({ description: "x".repeat(1_000_000) });
      for (let count = 0; count < 5; count++) await repository.add(big);
      const before = storage.entries();
      await expect(repository.add(big)).rejects.toBeInstanceOf(StorageFullError);
      expect(storage.entries()).toEqual(before);
      expect((await open().list()).items).toHaveLength(5);
    },
  },
  {
    key: "F3",
    promise: "a text with wide characters is stored however it fits, with or without escapes",
    async prove({ open, storage }) {
      const wide = aCalendarEventDraft({ description: "✨".repeat(900_000) });
      for (let count = 0; count < 2; count++) await open().add(wide);
      expect((await open().list()).items.map(({ description }) => description)).toEqual(
        Array(2).fill(wide.description),
      );
      expect(Object.keys(storage.entries())).toEqual([NOUN.key]);
    },
  },
];

/** What a `CalendarEventRepository` promises that keeps its list as a JSON text under a key. */
export function describeStoredCalendarEvents(
  name: string,
  createHarness: () => StoredHarness<CalendarEventRepository> | Promise<StoredHarness<CalendarEventRepository>>,
  options?: ContractOptions,
): void {
  describeContract(`${name} keeps the stored list of calendar events`, CASES, createHarness, options);
}
