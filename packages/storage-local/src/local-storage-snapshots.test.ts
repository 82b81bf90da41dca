import type { Snapshot } from "@inner-light/core";
import { aCalendarEvent, aContactSubmission, addCalendarEvent } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergedTexts, replacedTexts, snapshotOf, textsOf } from "./local-storage-snapshots.ts";
import type { LocalStorageBackend } from "./owner-ports.ts";
import { fingerprint, type SiteTexts } from "./site-storage.ts";
import type { WriteFault } from "./testing/faulty-storage.ts";
import { anyStoredEntries } from "./testing/stored-entries-arbitrary.ts";
import { aPage } from "./testing/stored-harness.ts";

const deletedAt = "2026-04-30T12:00:00.000Z";

describe("a snapshot of stored strings", () => {
  it("preserves unknown fields and unparsable strings", () => {
    const event = aCalendarEvent({ id: 3, title: "Moon circle" });
    const [one, two, three] = [1, 2, 3].map((id) => aContactSubmission({ id }));
    const letter = aContactSubmission({ id: 4 });
    const texts = {
      calendarEvents: '[{"id":1, "price":1e2},null,{"id":"7"}]',
      "calendarEvents:deleted": JSON.stringify([{ id: 3, deletedAt, record: event }]),
      "calendarEvents:quarantine:811c9dc5-4": "null",
      carouselImages: "[{",
      "carouselImages:version": "1",
      contactSubmissions: JSON.stringify([one, two, three]),
      "contactSubmissions:deleted": JSON.stringify([{ id: 4, deletedAt, record: letter }, null, { id: 3, deletedAt }]),
      "contactSubmissions:note": '{"of":"another backend"}',
      "contactSubmissions:read": '[9,"9",2,4]',
      "contactSubmissions:suspected-spam": "[3]",
    };
    expect(snapshotOf(texts)).toEqual({
      events: [{ value: { id: 1, price: 100 } }, { value: null }, { value: { id: "7" } }, { value: "null" }],
      messages: [
        { value: one },
        { value: two, isRead: true },
        { value: three, isSuspectedSpam: true },
        { value: '{"of":"another backend"}' },
        { value: JSON.stringify([null, { id: 3, deletedAt }]) },
      ],
      slides: [{ value: "[{" }],
      deleted: [
        { noun: "events", deletedAt, value: event },
        { noun: "messages", deletedAt, value: letter, isRead: true },
      ],
    });
  });

  it("survives a round trip through stored strings", () => {
    fc.assert(
      fc.property(anyStoredEntries, (texts) => {
        const snapshot = snapshotOf(texts);
        expect(snapshotOf(textsOf(snapshot))).toEqual(snapshot);
        expect(snapshotOf(replacedTexts({}, snapshot))).toEqual(snapshot);
      }),
    );
  });

  it("does not change a later version's deleted records", () => {
    const text = JSON.stringify([{ id: 2, deletedAt, record: aCalendarEvent({ id: 2 }) }]);
    const texts = { "calendarEvents:deleted": text, "calendarEvents:deleted:version": "2" };
    expect(snapshotOf(texts)).toMatchObject({ events: [{ value: text }], deleted: [] });
  });
});

describe("strings replaced by a snapshot", () => {
  it("keep their bytes if their list did not change", () => {
    fc.assert(
      fc.property(anyStoredEntries, (texts) => {
        const { messages, slides, ...rest } = snapshotOf(texts);
        const replaced = replacedTexts(texts, { ...rest, messages, slides, events: [] });
        const others = (all: object) => Object.entries(all).filter(([key]) => !key.startsWith("calendarEvents"));
        expect(others(replaced)).toEqual(others(texts));
        expect(snapshotOf(replaced).events).toEqual([]);
      }),
    );
  });
});

describe("strings merged with a snapshot", () => {
  it("gain the snapshot's records without losing any", () => {
    const holds = (all: Snapshot["events"], some: Snapshot["events"]) =>
      (some ?? []).every(({ value }) => all?.some((one) => JSON.stringify(one.value) === JSON.stringify(value)));
    fc.assert(
      fc.property(anyStoredEntries, anyStoredEntries, (here, offered) => {
        const merged = mergedTexts(here, snapshotOf(offered));
        for (const noun of ["events", "messages", "slides"] as const)
          expect(holds(snapshotOf(merged)[noun], snapshotOf(here)[noun])).toBe(true);
        for (const text of Object.values(here).filter((text) => !Object.values(merged).includes(text)))
          expect(Array.isArray(JSON.parse(text))).toBe(true);
        expect(mergedTexts(merged, snapshotOf(offered))).toEqual(merged);
      }),
    );
  });
});

async function replaceWith({ snapshots }: LocalStorageBackend, texts: SiteTexts): Promise<void> {
  await snapshots.replace(snapshotOf(texts), (await snapshots.read()).version);
}

/** A page with room for `room` more characters. */
function aPageWithRoom(texts: SiteTexts, room: number) {
  const used = Object.entries(texts).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return aPage(texts, used + room);
}

const listOf = (length: number) => JSON.stringify(["x".repeat(length)]);

const event = aCalendarEvent({ id: 1 });
const here = { calendarEvents: JSON.stringify([event]), "contactSubmissions:version": "1" };

describe("replacing everything with a backup", () => {
  it("writes only the strings that differ", async () => {
    const others = { calendarEventsOfAnotherApp: "[]", theme: "dark" };
    const { backend, storage, heard } = aPage({ ...here, ...others, carouselImages: "[" });
    await replaceWith(backend, { ...here, carouselImages: "[]" });
    expect(storage.writes).toBe(1);
    expect(storage.entries()).toEqual({ ...here, ...others, carouselImages: "[]" });
    expect(heard).toEqual(["slides"]);
  });

  it("frees space first if the old and new data do not fit together", async () => {
    const { backend, storage } = aPageWithRoom({ calendarEvents: listOf(900) }, 50);
    await replaceWith(backend, { contactSubmissions: listOf(900) });
    expect(storage.entries()).toEqual({ contactSubmissions: listOf(900) });
    const tooMuch = replaceWith(backend, { calendarEvents: listOf(2000) });
    await expect(tooMuch).rejects.toMatchObject({ code: "full" });
    expect(storage.entries()).toEqual({ contactSubmissions: listOf(900) });
  });

  it.each([
    [
      [100, 800],
      [800, 100],
    ],
    [
      [0, 800],
      [300, 400],
    ],
  ])("works in nearly full storage when strings of %j characters become %j", async (before, after) => {
    const textsOf = ([a = 0, b = 0]: readonly number[]) => ({
      calendarEvents: listOf(a),
      carouselImages: listOf(b),
    });
    const { backend, storage } = aPageWithRoom(textsOf(before), 50);
    await replaceWith(backend, textsOf(after));
    expect(storage.entries()).toEqual(textsOf(after));
  });

  it("removes old strings only after writing the new ones", async () => {
    const { backend, storage } = aPage({ calendarEvents: "[]", contactSubmissions: "[]", carouselImages: "[]" });
    const touched: string[] = [];
    const { setItem, removeItem } = storage;
    storage.setItem = (key, text) => [touched.push(key), setItem.call(storage, key, text)];
    storage.removeItem = (key) => [touched.push(key), removeItem.call(storage, key)];
    await replaceWith(backend, { contactSubmissions: "[null]" });
    expect(touched).toEqual(["contactSubmissions", "calendarEvents", "carouselImages"]);
  });

  it("replaces everything or nothing", async () => {
    const kind = fc.constantFrom<WriteFault>("refused", "ignored", "altered");
    const fault = fc.option(
      fc.oneof(fc.record({ nth: fc.integer({ min: 1, max: 8 }), kind }), fc.record({ room: fc.nat({ max: 400 }) })),
    );
    await fc.assert(
      fc.asyncProperty(anyStoredEntries, anyStoredEntries, fault, async (from, to, planned) => {
        const room = planned !== null && "room" in planned ? planned.room : 1_000_000;
        const { backend, storage } = aPageWithRoom({ ...from, theme: "dark" }, room);
        if (planned !== null && "kind" in planned)
          storage.plan({ write: (nth) => (nth === planned.nth ? planned.kind : undefined) });
        const outcome = await replaceWith(backend, to).then(
          () => "done",
          ({ code }) => code,
        );
        const isDone = outcome === "done";
        expect(storage.entries()).toEqual({ ...(isDone ? replacedTexts(from, snapshotOf(to)) : from), theme: "dark" });
        if (planned === null) expect(["done", "read-only"]).toContain(outcome);
      }),
    );
  });
});

describe("merging a backup", () => {
  it("does not leave a list that has to be quarantined", async () => {
    const [present, offered] = [1, 2].map((id) => JSON.stringify([{ ...event, id, title: "✨" }]));
    const { backend, storage } = aPage({ calendarEvents: present ?? "" });
    await backend.snapshots.merge(snapshotOf({ calendarEvents: offered ?? "" }));
    await addCalendarEvent(backend.calendarEvents);
    expect(Object.keys(storage.entries())).toEqual(["calendarEvents"]);
  });

  it("keeps a copy of values that parsing would change", async () => {
    const [one, other] = [1, 2].map((id) => JSON.stringify({ ...event, id }));
    const events = `[ ${one}, 12345678901234567890 ]`;
    const { backend, storage } = aPage({ calendarEvents: events, "contactSubmissions:read": "[{" });
    const message = aContactSubmission({ id: 2, fullName: "Zoë ✨" });
    const added = { calendarEvents: `[${other}]`, contactSubmissions: JSON.stringify([message]) };
    await backend.snapshots.merge(snapshotOf({ ...added, "contactSubmissions:read": "[2]" }));
    expect(storage.entries()).toEqual({
      calendarEvents: `[${one},12345678901234567000,${other}]`,
      [`calendarEvents:quarantine:${fingerprint(events)}`]: events,
      contactSubmissions: added.contactSubmissions.replace("✨", "\\u2728"),
      "contactSubmissions:read": "[2]",
      [`contactSubmissions:read:quarantine:${fingerprint("[{")}`]: "[{",
    });
  });
});

it("a snapshot's version does not depend on the order of stored strings", async () => {
  const pages = [here, Object.fromEntries(Object.entries(here).reverse())].map((texts) => aPage(texts).backend);
  const [one, other] = await Promise.all(pages.map(({ snapshots }) => snapshots.read()));
  expect(one?.version).toBe(other?.version);
});

describe("the time of the last backup", () => {
  it.each(["", "null", "{", "yesterday", "[]", '"'])("is missing if the stored value is %j", async (text) => {
    const { backend, clock } = aPage({ "backup:lastMadeAt": text });
    expect((await backend.snapshots.backupTimes()).lastBackupAt).toBeNull();
    await backend.snapshots.recordBackup();
    expect((await backend.snapshots.backupTimes()).lastBackupAt).toBe(clock.now());
  });
});
