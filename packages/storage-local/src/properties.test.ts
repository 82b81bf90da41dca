import { type CalendarEvent, type CalendarEventDraft, InnerLightError, isRecordId } from "@inner-light/core";
import { aCalendarEvent, anyCodePoint, changeCalendarEvent } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocalStorageBackend } from "./owner-ports.ts";
import type { FaultyStorage, WriteFault } from "./testing/faulty-storage.ts";
import { MapStorage } from "./testing/map-storage.ts";
import { createStoredHarness } from "./testing/stored-harness.ts";

const KEY = "calendarEvents";
const ROOMY = 100_000_000;

const text = fc.string({ unit: anyCodePoint, maxLength: 8 }).map((any) => any.replaceAll("\u0000", ""));
const date = fc.constantFrom("2026-05-01", "2026-12-31", "2024-02-29");
const draft = fc.record<CalendarEventDraft, "title" | "date" | "time">(
  { title: text.map((word) => `x${word}`), date, time: fc.constant("18:30"), description: text, location: text },
  { requiredKeys: ["title", "date", "time"] },
);

/** An element of a stored list, and whether an event can be read from it. */
const element = fc.oneof(
  { weight: 3, arbitrary: fc.record({ id: fc.nat({ max: 9 }), extra: fc.jsonValue() }).map(goodElement) },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => ({ value, isGood: false })) },
  { weight: 1, arbitrary: fc.constantFrom("title", "date", "time", "id").map(elementWithout) },
);

function goodElement({ id, extra }: { id: number; extra: unknown }) {
  return { value: { ...aCalendarEvent({ id }), extra }, isGood: true };
}

function elementWithout(field: string) {
  return { value: { ...aCalendarEvent(), [field]: null }, isGood: false };
}

/** The text under the key and, for an intact list, which elements are events. */
const stored = fc.oneof(
  { weight: 4, arbitrary: fc.array(element, { maxLength: 5 }).map(wholeList) },
  { weight: 2, arbitrary: fc.tuple(fc.array(element, { maxLength: 3 }), fc.nat()).map(cutList) },
  { weight: 1, arbitrary: fc.json().map(otherText) },
  { weight: 1, arbitrary: fc.string({ unit: anyCodePoint }).map(otherText) },
  { weight: 1, arbitrary: fc.constant({ raw: null, bad: [], good: 0 }) },
);

function wholeList(elements: readonly { value: unknown; isGood: boolean }[]) {
  const bad = elements.filter(({ isGood }) => !isGood).map(({ value }) => JSON.stringify(value));
  return { raw: JSON.stringify(elements.map(({ value }) => value)), bad, good: elements.length - bad.length };
}

function cutList([elements, at]: [readonly { value: unknown; isGood: boolean }[], number]) {
  const { raw } = wholeList(elements);
  return { raw: raw.slice(0, at % raw.length), bad: [], good: 0 };
}

function otherText(raw: string) {
  const bad = parsedArray(raw).map((value) => JSON.stringify(value));
  return { raw, bad, good: 0 };
}

function parsedArray(raw: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(raw ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const moment = fc.oneof(fc.nat({ max: 12 }), fc.constantFrom(Number.NaN, -1, 2 ** 53, 0.5, Number.POSITIVE_INFINITY));
const fault = fc.constantFrom<WriteFault>("full", "refused", "ignored", "altered");

type Step =
  | { readonly kind: "add"; readonly draft: CalendarEventDraft; readonly moment: number }
  | { readonly kind: "update"; readonly draft: CalendarEventDraft; readonly pick: number }
  | { readonly kind: "remove"; readonly pick: number }
  | { readonly kind: "restore" }
  | { readonly kind: "reopen" };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("add"), draft, moment }),
  fc.record({ kind: fc.constant("update"), draft, pick: fc.nat({ max: 6 }) }),
  fc.record({ kind: fc.constant("remove"), pick: fc.nat({ max: 6 }) }),
  fc.record({ kind: fc.constant("restore") }),
  fc.record({ kind: fc.constant("reopen") }),
);

/** The fault of a step, one at most: a rollback cannot succeed where writing fails too. */
const mishap = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ failingRead: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ failingWrite: fc.integer({ min: 1, max: 2 }), fault }) },
);

interface Mishap {
  readonly failingRead?: number;
  readonly failingWrite?: number;
  readonly fault?: WriteFault;
}

const faultyStep = fc.record<{ step: Step; mishap: Mishap }>({ step, mishap });

describe("any history of one list", () => {
  it("behaves like a plain array, and loses nothing on the way", async () => {
    await fc.assert(
      fc.asyncProperty(
        stored,
        fc.array(faultyStep, { maxLength: 8 }),
        fc.option(fc.integer({ min: 200, max: 3000 }), { freq: 3 }),
        async ({ raw, bad, good }, steps, room) => {
          const capacity = room === null ? ROOMY : room + (raw?.length ?? 0);
          const inner = new MapStorage(capacity);
          const harness = createStoredHarness(inner);
          const { storage, clock } = harness;
          storage.put("theme", "dark");
          storage.put(KEY, raw);

          let backend = harness.open();
          const isDamaged = (await backend.diagnostics.issues()).some(({ code }) => code === "unreadable-list");
          let model: readonly CalendarEvent[] = await eventsIn(backend, good > 0);
          expect(model).toHaveLength(good);
          let removed: CalendarEvent | undefined;

          for (const { step, mishap } of steps) {
            if (step.kind === "reopen") {
              backend = harness.open();
              continue;
            }
            const before = storage.text(KEY);
            if (step.kind === "add") clock.set(step.moment);
            storage.plan({
              read: (nth) => nth === mishap.failingRead,
              write: (nth) => (nth === mishap.failingWrite ? mishap.fault : undefined),
            });
            const event = step.kind === "remove" || step.kind === "update" ? model[step.pick] : undefined;
            const victim = event?.id;
            const after = await (async () => {
              const { calendarEvents } = backend;
              if (step.kind === "add") return [...model, ...(await calendarEvents.add([step.draft]))];
              if (step.kind === "update") {
                const updated = await changeCalendarEvent(
                  calendarEvents,
                  event ?? aCalendarEvent({ id: 77 }),
                  step.draft,
                );
                return model.map((old) => (old.id === victim ? updated : old));
              }
              if (step.kind === "restore") {
                await backend.deletedRecords.restore("events", [removed?.id ?? 77]);
                const restored = removed ?? aCalendarEvent();
                removed = undefined;
                return [...model, restored];
              }
              await calendarEvents.remove([victim ?? 77]);
              removed = event;
              return model.filter(({ id }) => id !== victim);
            })().catch((error: unknown) => {
              expect(error).toBeInstanceOf(InnerLightError); // nothing else is ever thrown
              expect(storage.text(KEY)).toBe(before); // refused whole
              const isHealthy = Object.keys(mishap).length === 0 && room === null;
              if (isHealthy) expect(error).toMatchObject({ code: "not-found" }); // no other refusal
              if (isHealthy) expect(step.kind === "restore" ? removed : victim).toBeUndefined();
              return model;
            });
            model = after;
            storage.heal();
            // There may have been no room to keep it.
            const deleted = await backend.deletedRecords.list("events");
            if (!deleted.some(({ record }) => record.id === removed?.id)) removed = undefined;

            expect(await eventsIn(backend, model.length > 0)).toEqual(model);
            expect(await eventsIn(harness.open(), model.length > 0)).toEqual(model); // a new visit
            expect(storage.writes).toBe(0); // reading writes nothing
            expect(model.every(({ id }) => isRecordId(id))).toBe(true);
            expect(new Set(model.map(({ id }) => id)).size).toBe(model.length);
            expectKept(storage, raw, bad, isDamaged);
            expect(Object.keys(Object.prototype)).toEqual([]); // no stored name got into it
          }
        },
      ),
    );
  });
});

/** The events. Where none are expected, the stored list may be unreadable instead. */
async function eventsIn({ calendarEvents }: LocalStorageBackend, hasEvents: boolean): Promise<CalendarEvent[]> {
  try {
    return [...(await calendarEvents.list())];
  } catch (error) {
    expect(error).toMatchObject({ reason: "unreadable" });
    expect(hasEvents).toBe(false);
    return [];
  }
}

/** The text first found, or each element of it that holds no event, is still there, and no key is there that should not be. */
function expectKept(storage: FaultyStorage, raw: string | null, bad: readonly string[], isDamaged: boolean): void {
  const { [KEY]: text, theme, ...others } = storage.entries();
  expect(theme).toBe("dark");
  for (const key of Object.keys(others)) expect(key).toMatch(/^calendarEvents:(deleted$|quarantine:[0-9a-f]{8}-\d+$)/);
  if (isDamaged) expect([text, ...Object.values(others)]).toContain(raw);
  else
    expect(
      parsedArray(text ?? null)
        .map((value) => JSON.stringify(value))
        .filter((value) => bad.includes(value)),
    ).toEqual(bad);
}
