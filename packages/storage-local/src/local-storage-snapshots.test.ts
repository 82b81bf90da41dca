import type { Noun } from "@inner-light/core";
import { aCalendarEvent, aContactSubmission, addCalendarEvent } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replacedTexts, snapshotOf } from "./local-storage-snapshots.ts";
import type { LocalStorageBackend } from "./owner-ports.ts";
import { fingerprint, type SiteTexts } from "./site-storage.ts";
import type { WriteFault } from "./testing/faulty-storage.ts";
import { anyStoredEntries } from "./testing/stored-entries-arbitrary.ts";
import { createStoredHarness } from "./testing/stored-harness.ts";

/** Restores a backup of local storage's own texts. */
async function replaceWith({ snapshots }: LocalStorageBackend, texts: SiteTexts): Promise<void> {
  await snapshots.replace(snapshotOf(texts), (await snapshots.read()).version);
}

/** A page whose storage has these texts, and room for this many more characters. */
function aPage(entries: SiteTexts, room = 1_000_000) {
  const used = Object.entries(entries).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const harness = createStoredHarness(used + room);
  for (const [key, text] of Object.entries(entries)) harness.storage.put(key, text);
  const backend = harness.open();
  const heard: Noun[] = [];
  backend.changes.subscribe((change) => heard.push(change));
  return { ...harness, backend, heard };
}

const listOf = (length: number) => JSON.stringify(["x".repeat(length)]);

const event = aCalendarEvent({ id: 1 });
const here = { calendarEvents: JSON.stringify([event]), "contactSubmissions:version": "1" };

describe("a backup that replaces everything", () => {
  it("leaves other programs' texts alone, and writes only what differs", async () => {
    const others = { calendarEventsOfAnotherApp: "[]", theme: "dark" };
    const { backend, storage, heard } = aPage({ ...here, ...others, carouselImages: "[" });
    await replaceWith(backend, { ...here, carouselImages: "[]" });
    expect(storage.writes).toBe(1);
    expect(storage.entries()).toEqual({ ...here, ...others, carouselImages: "[]" });
    expect(heard).toEqual(["slides"]);
  });

  it("makes room first if both do not fit, and changes nothing if the backup alone does not", async () => {
    const { backend, storage } = aPage({ calendarEvents: listOf(900) }, 50);
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
  ])(
    "fits if texts of %j characters become %j, even though neither order of writing has room",
    async (before, after) => {
      const textsOf = ([a = 0, b = 0]: readonly number[]) => ({
        calendarEvents: listOf(a),
        carouselImages: listOf(b),
      });
      const { backend, storage } = aPage(textsOf(before), 50);
      await replaceWith(backend, textsOf(after));
      expect(storage.entries()).toEqual(textsOf(after));
    },
  );

  it("removes only after writing the rest if both fit", async () => {
    const { backend, storage } = aPage({ calendarEvents: "[]", contactSubmissions: "[]", carouselImages: "[]" });
    const touched: string[] = [];
    const { setItem, removeItem } = storage;
    storage.setItem = (key, text) => [touched.push(key), setItem.call(storage, key, text)];
    storage.removeItem = (key) => [touched.push(key), removeItem.call(storage, key)];
    await replaceWith(backend, { contactSubmissions: "[null]" });
    expect(touched).toEqual(["contactSubmissions", "calendarEvents", "carouselImages"]);
  });

  it("replaces any state with any other, or changes nothing in a storage that fails or has too little room", async () => {
    const kind = fc.constantFrom<WriteFault>("refused", "ignored", "altered");
    const fault = fc.option(
      fc.oneof(fc.record({ nth: fc.integer({ min: 1, max: 8 }), kind }), fc.record({ room: fc.nat({ max: 400 }) })),
    );
    await fc.assert(
      fc.asyncProperty(anyStoredEntries, anyStoredEntries, fault, async (from, to, planned) => {
        const { backend, storage } = aPage(
          { ...from, theme: "dark" },
          planned !== null && "room" in planned ? planned.room : undefined,
        );
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

describe("a backup that is merged", () => {
  it("leaves a list that the next write need not copy aside", async () => {
    const [present, offered] = [1, 2].map((id) => JSON.stringify([{ ...event, id, title: "✨" }]));
    const { backend, storage } = aPage({ calendarEvents: present ?? "" });
    await backend.snapshots.merge(snapshotOf({ calendarEvents: offered ?? "" }));
    await addCalendarEvent(backend.calendarEvents);
    expect(Object.keys(storage.entries())).toEqual(["calendarEvents"]);
  });

  it("keeps a copy of what parsing would change, as each write does", async () => {
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

  it("is refused, like a replacement, if a later version of the site wrote a list", async () => {
    const { backend, storage } = aPage({ ...here, "calendarEvents:version": "2" });
    const before = storage.entries();
    const refused = { code: "read-only", reason: "newer-version" };
    await expect(backend.snapshots.merge(snapshotOf({ calendarEvents: "[null]" }))).rejects.toMatchObject(refused);
    await expect(replaceWith(backend, {})).rejects.toMatchObject(refused);
    expect(storage.entries()).toEqual(before);
    await backend.snapshots.merge(snapshotOf({ carouselImages: "[null]" }));
    expect(storage.entries()).toEqual({ ...before, carouselImages: "[null]" });
  });
});

it("a snapshot has the same version in whatever order the browser lists the texts", async () => {
  const pages = [here, Object.fromEntries(Object.entries(here).reverse())].map((texts) => aPage(texts).backend);
  const [one, other] = await Promise.all(pages.map(({ snapshots }) => snapshots.read()));
  expect(one?.version).toBe(other?.version);
});

describe("the time of the last backup", () => {
  it.each(["", "null", "{", "yesterday", "[]", '"'])("counts as missing if it is %j", async (text) => {
    const { backend, clock } = aPage({ "backup:lastMadeAt": text });
    expect((await backend.snapshots.backupTimes()).lastBackupAt).toBeNull();
    await backend.snapshots.recordBackup();
    expect((await backend.snapshots.backupTimes()).lastBackupAt).toBe(clock.now());
  });
});
