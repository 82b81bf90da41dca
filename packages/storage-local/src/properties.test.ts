import { type CalendarEvent, InnerLightError, isRecordId, parseArray } from "@inner-light/core";
import { aCalendarEvent, aCalendarEventDraft, anyCodePoint } from "@inner-light/core/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { LocalStorageBackend } from "./owner-ports.ts";
import type { WriteFault } from "./testing/faulty-storage.ts";
import { createStoredHarness, KEY } from "./testing/stored-harness.ts";

const element = fc.oneof(
  fc
    .record({ id: fc.nat({ max: 9 }), extra: fc.jsonValue() })
    .map(({ id, extra }) => ({ value: { ...aCalendarEvent({ id }), extra }, isEvent: true })),
  fc.jsonValue().map((value) => ({ value, isEvent: false })),
  fc
    .constantFrom("title", "date", "time", "id")
    .map((field) => ({ value: { ...aCalendarEvent(), [field]: null }, isEvent: false })),
);

const ROOMY = 1_000_000;

const stored = fc.oneof(
  fc.array(element, { maxLength: 5 }).map((elements) => ({
    text: JSON.stringify(elements.map(({ value }) => value)),
    count: elements.filter(({ isEvent }) => isEvent).length,
    others: elements.filter(({ isEvent }) => !isEvent).map(({ value }) => JSON.stringify(value)),
  })),
  fc
    .oneof(fc.json(), fc.string({ unit: anyCodePoint }))
    .map((text) => ({ text, count: 0, others: (parseArray(text) ?? []).map((value) => JSON.stringify(value)) })),
  fc.constant<{ text: null; count: number; others: string[] }>({ text: null, count: 0, others: [] }),
);

const text = fc.string({ unit: anyCodePoint, maxLength: 8 }).map((any) => any.replaceAll("\u0000", ""));
const step = fc.record({
  kind: fc.constantFrom("add", "update", "remove", "restore" as const),
  draft: fc.record({ title: text.map((word) => `x${word}`), location: text }).map(aCalendarEventDraft),
  pick: fc.nat({ max: 3 }),
  moment: fc.oneof(fc.nat({ max: 12 }), fc.constantFrom(Number.NaN, -1, 2 ** 53, 0.5, Number.POSITIVE_INFINITY)),
  // At most one fault, because a rollback cannot succeed if writing fails too.
  failingRead: fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5),
  failingWrite: fc.constantFrom(0, 0, 0, 1, 2),
  fault: fc.constantFrom<WriteFault>("full", "refused", "ignored", "altered"),
});

/** Returns no events if the list is unreadable. */
function eventsIn({ calendarEvents }: LocalStorageBackend): Promise<readonly CalendarEvent[]> {
  return calendarEvents.list().catch((error: unknown) => {
    expect(error).toMatchObject({ reason: "unreadable" });
    return [];
  });
}

it("a write succeeds or fails without losing anything", async () => {
  const room = fc.option(fc.integer({ min: 200, max: 3000 }), { freq: 2, nil: ROOMY });
  await fc.assert(
    fc.asyncProperty(stored, fc.array(step, { maxLength: 8 }), room, async (given, steps, room) => {
      const harness = createStoredHarness(room + (given.text?.length ?? 0));
      const { storage, clock } = harness;
      storage.put("theme", "dark");
      storage.put(KEY, given.text);
      const backend = harness.open();
      const isDamaged = (await backend.diagnostics.issues()).some(({ code }) => code === "unreadable-list");
      expect(await eventsIn(backend)).toHaveLength(given.count);

      for (const { kind, draft, pick, moment, ...faults } of steps) {
        const [text, events] = [storage.text(KEY), await eventsIn(backend)];
        const before = events[pick] ?? aCalendarEvent({ id: 77 });
        const [deleted] = await backend.deletedRecords.list("events");
        const { record } = deleted ?? { record: before };
        const steps = {
          add: async () => [...events, ...(await backend.calendarEvents.add([draft]))],
          update: async () => events.toSpliced(pick, 1, ...(await backend.calendarEvents.update([{ before, draft }]))),
          remove: () => backend.calendarEvents.remove([before.id]).then(() => events.toSpliced(pick, 1)),
          restore: () => backend.deletedRecords.restore("events", [record.id]).then(() => [...events, record]),
        };
        clock.set(moment);
        storage.plan({
          read: (nth) => nth === faults.failingRead,
          write: (nth) => (nth === faults.failingWrite && faults.failingRead === 0 ? faults.fault : undefined),
        });
        const expected = await steps[kind]().catch((error: unknown) => {
          expect(error).toBeInstanceOf(InnerLightError);
          expect(storage.text(KEY)).toBe(text);
          const mayFail = room !== ROOMY || faults.failingRead > 0 || faults.failingWrite > 0;
          if (!mayFail) {
            expect(error).toMatchObject({ code: "not-found" });
            expect(kind === "restore" ? deleted : events[pick]).toBeUndefined();
          }
          return events;
        });
        storage.heal();

        for (const visit of [backend, harness.open()]) expect(await eventsIn(visit)).toEqual(expected);
        expect(storage.writes).toBe(0);
        const ids = expected.map(({ id }) => id);
        expect(ids.filter(isRecordId)).toEqual(ids);
        expect(new Set(ids).size).toBe(ids.length);

        const { [KEY]: left = "", theme, ...others } = storage.entries();
        expect(theme).toBe("dark");
        for (const key of Object.keys(others))
          expect(key).toMatch(/^calendarEvents:(deleted$|quarantine:[0-9a-f]{8}-\d+$)/);
        const values = (parseArray(left) ?? []).map((value) => JSON.stringify(value));
        if (isDamaged) expect([left, ...Object.values(others)]).toContain(given.text);
        else expect(values.filter((value) => given.others.includes(value))).toEqual(given.others);
      }
    }),
  );
});
