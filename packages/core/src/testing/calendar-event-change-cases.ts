import { expect, vi } from "vitest";
import { NotFoundError, ValidationError } from "../shared/errors.ts";
import type { CalendarEventRepositoryHarness } from "./calendar-event-repository-contract.ts";
import type { ContractCase } from "./contract.ts";
import { aCalendarEvent, aCalendarEventDraft, tryToChange } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";

/** What every `CalendarEventRepository` promises of events that are changed, or put back. */
export const calendarEventChangeCases: readonly ContractCase<CalendarEventRepositoryHarness>[] = [
  {
    key: "U1",
    promise: "an updated event keeps its id and its place, and is what the draft says on the next visit",
    async prove({ open }) {
      const first = await open().add(aCalendarEventDraft({ title: "first" }));
      const second = await open().add(aCalendarEventDraft({ title: "second" }));
      const draft = aCalendarEventDraft({ title: "changed", date: "2027-01-31", type: "workshop" });
      const updated = await open().update(first.id, draft);
      expect(updated).toStrictEqual({ ...draft, id: first.id });
      expect(await open().list()).toStrictEqual({ items: [updated, second], state: "ok", issues: [] });
    },
  },
  {
    key: "U2",
    promise: "a text that the draft leaves out is gone, and a type left out is the default one",
    async prove({ open }) {
      const { id } = await open().add(aCalendarEventDraft());
      const { title, date, time } = aCalendarEventDraft();
      await open().update(id, { title, date, time, description: undefined });
      expect((await open().list()).items).toStrictEqual([{ id, title, date, time, type: "aura-reading" }]);
    },
  },
  {
    key: "U3",
    promise: "updating an event that is gone is NotFoundError, and brings nothing back",
    async prove({ open }) {
      const repository = open();
      const { id } = await repository.add(aCalendarEventDraft());
      await repository.remove(id);
      const listener = vi.fn();
      repository.subscribe(listener);
      await expect(repository.update(id, aCalendarEventDraft())).rejects.toBeInstanceOf(NotFoundError);
      expect(listener).not.toHaveBeenCalled();
      expect((await open().list()).items).toEqual([]);
    },
  },
  {
    key: "U4",
    promise: "an update that breaks a rule is refused with the fields it breaks, and nothing changes",
    async prove({ open }) {
      const added = await open().add(aCalendarEventDraft());
      const refused = open().update(added.id, { title: " ", date: "2026-02-30", time: "18:30" });
      await expect(refused).rejects.toBeInstanceOf(ValidationError);
      await expect(refused).rejects.toMatchObject({ fields: [{ field: "title" }, { field: "date" }] });
      expect((await open().list()).items).toEqual([added]);
    },
  },
  {
    key: "U5",
    promise: "every text comes back as it was changed, and changing an answer changes nothing stored",
    async prove({ open }) {
      const repository = open();
      const { id } = await repository.add(aCalendarEventDraft());
      for (const text of HOSTILE_TEXTS) {
        const draft = aCalendarEventDraft({ title: text, description: text, location: text });
        const updated = await repository.update(id, draft);
        tryToChange(updated, { title: "changed" });
        tryToChange(draft, { title: "changed" });
        expect((await open().list()).items).toEqual([
          aCalendarEvent({ id, title: text, description: text, location: text }),
        ]);
      }
    },
  },
  {
    key: "R1",
    promise: "a removed event comes back as it was, under its own id",
    async prove({ open }) {
      const event = await open().add(aCalendarEventDraft({ title: "back" }));
      const other = await open().add(aCalendarEventDraft({ title: "other" }));
      await open().remove(event.id);
      expect(await open().restore(event)).toStrictEqual(event);
      expect((await open().list()).items).toStrictEqual([other, event]);
      await open().remove(event.id);
      expect((await open().list()).items).toStrictEqual([other]);
    },
  },
  {
    key: "R2",
    promise: "an event whose id another one has by now comes back under the next free id",
    async prove({ open }) {
      const event = await open().add(aCalendarEventDraft({ title: "there" }));
      const restored = await open().restore({ ...event, title: "back" });
      expect(restored).toEqual({ ...event, id: event.id + 1, title: "back" });
      expect((await open().list()).items).toEqual([event, restored]);
    },
  },
  {
    key: "R3",
    promise: "what is no event is not put back",
    async prove({ open }) {
      await expect(open().restore(aCalendarEvent({ title: " " }))).rejects.toBeInstanceOf(ValidationError);
      expect((await open().list()).state).toBe("absent");
    },
  },
  {
    key: "N2",
    promise: "listeners hear of an update and of an event put back, after it was made",
    async prove({ open }) {
      const repository = open();
      const event = await repository.add(aCalendarEventDraft());
      const seen: Promise<unknown>[] = [];
      repository.subscribe(() => seen.push(repository.list().then(({ items }) => items.map(({ title }) => title))));
      await repository.update(event.id, aCalendarEventDraft({ title: "changed" }));
      await repository.remove(event.id);
      await repository.restore(event);
      expect(await Promise.all(seen)).toEqual([["changed"], [], [event.title]]);
    },
  },
];
