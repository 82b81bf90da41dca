import { expect, vi } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import { NotFoundError, ValidationError } from "../shared/errors.ts";
import { isRecordId } from "../shared/record-id.ts";
import { calendarEventChangeCases } from "./calendar-event-change-cases.ts";
import { type ContractCase, type ContractHarness, type ContractOptions, describeContract } from "./contract.ts";
import type { FixedClock } from "./fixed-clock.ts";
import { aCalendarEventDraft, tryToChange } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";

export interface CalendarEventRepositoryHarness extends ContractHarness {
  /** A repository on the one store of this harness: called again, it answers as a second visit would find it. */
  open(): CalendarEventRepository;
  /** The clock those repositories read. */
  readonly clock: FixedClock;
}

const titles = (events: readonly CalendarEvent[]) => events.map(({ title }) => title);

const CASES: readonly ContractCase<CalendarEventRepositoryHarness>[] = [
  ...calendarEventChangeCases,
  {
    key: "A1",
    promise: "a store never written to lists nothing, and says that it is absent",
    async prove({ open }) {
      expect(await open().list()).toEqual({ items: [], state: "absent", issues: [] });
      expect(await open().upcoming("2026-05-01", 10)).toEqual({ items: [], state: "absent", issues: [] });
    },
  },
  {
    key: "A2",
    promise: "a store whose last event was removed is empty, not absent",
    async prove({ open }) {
      const { id } = await open().add(aCalendarEventDraft());
      await open().remove(id);
      expect(await open().list()).toEqual({ items: [], state: "empty", issues: [] });
    },
  },
  {
    key: "A3",
    promise: "what was added is there on the next visit, with exactly the fields of an event",
    async prove({ open, clock }) {
      const added = await open().add(aCalendarEventDraft());
      expect(added).toStrictEqual({ id: clock.now(), ...aCalendarEventDraft() });
      expect(await open().list()).toStrictEqual({ items: [added], state: "ok", issues: [] });
    },
  },
  {
    key: "A4",
    promise: "removing takes one event away; removing it again is NotFoundError, and changes nothing",
    async prove({ open }) {
      const repository = open();
      const { id } = await repository.add(aCalendarEventDraft({ title: "goes" }));
      await repository.add(aCalendarEventDraft({ title: "stays" }));
      await repository.remove(id);
      const listener = vi.fn();
      repository.subscribe(listener);
      await expect(repository.remove(id)).rejects.toBeInstanceOf(NotFoundError);
      expect(listener).not.toHaveBeenCalled();
      expect(titles((await open().list()).items)).toEqual(["stays"]);
    },
  },
  {
    key: "A5",
    promise: "a text left out stays left out, a blank one stays blank, and the type has a default",
    async prove({ open }) {
      const { title, date, time } = aCalendarEventDraft();
      await open().add({ title, date, time });
      await open().add({ title, date, time, description: undefined, location: undefined, type: undefined });
      await open().add({ title, date, time, description: "", location: "" });
      const [absent, undefinedTexts, blank] = (await open().list()).items;
      expect(absent).toEqual({ id: absent?.id, title, date, time, type: "aura-reading" });
      expect(undefinedTexts).toEqual({ ...absent, id: undefinedTexts?.id });
      expect(blank).toEqual({ ...absent, id: blank?.id, description: "", location: "" });
    },
  },
  {
    key: "A6",
    promise: "changing an answer changes nothing stored",
    async prove({ open }) {
      const repository = open();
      const draft = aCalendarEventDraft();
      const added = await repository.add(draft);
      const before = await repository.list();
      tryToChange(draft, { title: "changed" });
      tryToChange(added, { title: "changed" });
      const { items } = await repository.list();
      tryToChange(items[0] ?? {}, { title: "changed" });
      tryToChange((await repository.upcoming("2026-01-01", 1)).items[0] ?? {}, { title: "changed" });
      tryToChange(items, { length: 0 });
      expect(await repository.list()).toEqual(before);
      expect(titles((await open().list()).items)).toEqual(["Group Reiki evening"]);
    },
  },
  {
    key: "C8",
    promise: "every text comes back as it was typed, in every field, and pollutes nothing",
    async prove({ open }) {
      for (const text of [...HOSTILE_TEXTS, "x".repeat(100_000)]) {
        await open().add(aCalendarEventDraft({ title: text, description: text, location: text }));
      }
      const { items } = await open().list();
      const texts = [...HOSTILE_TEXTS, "x".repeat(100_000)];
      for (const field of ["title", "description", "location"] as const) {
        expect(items.map((event) => event[field])).toEqual(texts);
      }
      expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    },
  },
  {
    key: "D1",
    promise: "adds in one millisecond get ids of their own, and keep their order",
    async prove({ open }) {
      const repository = open();
      const names = Array.from({ length: 50 }, (_, index) => `event ${index}`);
      await Promise.all(names.map((title) => repository.add(aCalendarEventDraft({ title }))));
      const { items } = await open().list();
      expect(titles(items)).toEqual(names);
      expect(new Set(items.map(({ id }) => id)).size).toBe(names.length);
    },
  },
  {
    key: "D2",
    promise: "a clock that goes back, or is broken, still gives every event an id of its own",
    async prove({ open, clock }) {
      const moments = [
        clock.now(),
        clock.now() - 31_536_000_000,
        Number.NaN,
        -1,
        Number.POSITIVE_INFINITY,
        0.5,
        2 ** 53,
      ];
      for (const moment of moments) {
        clock.set(moment);
        await open().add(aCalendarEventDraft());
      }
      const ids = (await open().list()).items.map(({ id }) => id);
      expect(ids.every(isRecordId)).toBe(true);
      expect(new Set(ids).size).toBe(moments.length);
    },
  },
  {
    key: "D4",
    promise: "an event of the day itself is upcoming, whatever its time; one of the day before is not",
    async prove({ open }) {
      await open().add(aCalendarEventDraft({ title: "last minute", date: "2026-05-01", time: "23:59" }));
      await open().add(aCalendarEventDraft({ title: "first minute", date: "2026-05-01", time: "00:00" }));
      await open().add(aCalendarEventDraft({ title: "yesterday", date: "2026-04-30", time: "23:59" }));
      const { items } = await open().upcoming("2026-05-01", 10);
      expect(titles(items)).toEqual(["first minute", "last minute"]);
    },
  },
  {
    key: "D5",
    promise: "upcoming events come by date, then time, then id, and no more than asked for",
    async prove({ open }) {
      const days = [5, 3, 3, 9, 1, 3, 8, 7, 2, 6, 4];
      for (const day of days) await open().add(aCalendarEventDraft({ date: `2026-06-0${day}`, title: `day ${day}` }));
      await open().add(aCalendarEventDraft({ date: "2026-06-03", time: "09:00", title: "day 3, early" }));
      const { items, state } = await open().upcoming("2026-06-02", 5);
      expect(state).toBe("ok");
      expect(titles(items)).toEqual(["day 2", "day 3, early", "day 3", "day 3", "day 3"]);
      const ids = items.slice(2).map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      expect((await open().upcoming("2026-06-01", 10)).items).toHaveLength(10);
    },
  },
  {
    key: "N1",
    promise: "listeners hear of every change made here, after it was made, until they stop listening",
    async prove({ open }) {
      const repository = open();
      const seen: Promise<number>[] = [];
      const countEvents = async () => (await repository.list()).items.length;
      const unsubscribe = repository.subscribe(() => seen.push(countEvents()));
      const { id } = await repository.add(aCalendarEventDraft());
      await repository.remove(id);
      unsubscribe();
      unsubscribe();
      await repository.add(aCalendarEventDraft());
      expect(seen).toHaveLength(2);
    },
  },
  {
    key: "V1",
    promise: "a draft that breaks a rule is refused with the fields it breaks, and nothing is stored",
    async prove({ open }) {
      const repository = open();
      const listener = vi.fn();
      repository.subscribe(listener);
      const refused = repository.add({ title: " ", date: "2026-02-30", time: "" });
      await expect(refused).rejects.toBeInstanceOf(ValidationError);
      await expect(refused).rejects.toMatchObject({
        code: "invalid",
        fields: [{ field: "title" }, { field: "date" }, { field: "time" }],
      });
      expect(listener).not.toHaveBeenCalled();
      expect((await open().list()).state).toBe("absent");
    },
  },
];

/** What every `CalendarEventRepository` promises, whatever it keeps its events in. */
export function describeCalendarEventRepository(
  name: string,
  createHarness: () => CalendarEventRepositoryHarness | Promise<CalendarEventRepositoryHarness>,
  options?: ContractOptions,
): void {
  describeContract(`${name} keeps the contract of CalendarEventRepository`, CASES, createHarness, options);
}
