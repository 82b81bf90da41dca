import { BUILT_IN_GALLERY_SLIDES, NotFoundError, UnavailableError } from "@inner-light/core";
import { aCalendarEvent, aCalendarEventDraft, aContactSubmissionDraft } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { createMemoryBackend } from "./create-memory-backend.ts";

const unreadable = { calendarEvents: '[null,{"id":1},{"id":2}]', contactSubmissions: "[{", carouselImages: '{"a":1}' };

describe("entries that cannot be read", () => {
  it("make a read reject, so that they are not mistaken for an empty list", async () => {
    const { calendarEvents, inbox, contactSubmissions } = createMemoryBackend({ entries: unreadable });
    const error = { code: "unavailable", reason: "unreadable" };
    await expect(calendarEvents.list()).rejects.toBeInstanceOf(UnavailableError);
    await expect(calendarEvents.list()).rejects.toMatchObject(error);
    await expect(calendarEvents.upcoming({ from: "2026-05-01", limit: 10 })).rejects.toMatchObject(error);
    await expect(inbox.list()).rejects.toMatchObject(error);
    await expect(contactSubmissions.add(aContactSubmissionDraft())).rejects.toMatchObject(error);
  });

  it("do not hide that a record was never removed", async () => {
    const { calendarEvents, inbox } = createMemoryBackend({ entries: { ...unreadable, calendarEvents: "[{" } });
    await expect(calendarEvents.restore([7])).rejects.toBeInstanceOf(NotFoundError);
    await expect(inbox.restore(7)).rejects.toBeInstanceOf(NotFoundError);
  });

  it("are described, and never changed", async () => {
    const { diagnostics, gallerySlides, ownMessages } = createMemoryBackend({ entries: unreadable });
    expect(await diagnostics.issues()).toEqual([
      { noun: "events", code: "unreadable-records", count: 3, fields: ["not a record", "title"] },
      { noun: "messages", code: "unreadable-list", count: 0, fields: [] },
      { noun: "slides", code: "unreadable-list", count: 0, fields: [] },
    ]);
    expect(await gallerySlides.list()).toEqual(BUILT_IN_GALLERY_SLIDES);
    expect(await ownMessages.list()).toEqual({ messages: [], isEmpty: false, isDamaged: true });
    const file = { messages: [], asStored: { contactSubmissions: "[{" } };
    expect(JSON.parse(await ownMessages.export())).toEqual(file);
    expect(JSON.parse(await diagnostics.exportRaw())).toEqual(unreadable);
    const { used } = await diagnostics.usage();
    expect(used).toBe([...Object.entries(unreadable)].flat().join("").length);
  });

  it("do not keep readable records from being read and written", async () => {
    const entries = { calendarEvents: JSON.stringify([null, aCalendarEvent()]) };
    const { calendarEvents, diagnostics } = createMemoryBackend({ entries });
    const [added] = await calendarEvents.add([aCalendarEventDraft({ title: "later" })]);
    expect(await calendarEvents.list()).toEqual([aCalendarEvent(), added]);
    const { calendarEvents: text } = JSON.parse(await diagnostics.exportRaw());
    expect(JSON.parse(text)).toEqual([null, aCalendarEvent(), added]);
  });

  it("are left out of a merge, as is a list to which the backup adds nothing", async () => {
    const events = JSON.stringify([aCalendarEvent()], null, 2);
    const source = createMemoryBackend({ entries: { calendarEvents: events, contactSubmissions: "[{" } });
    const file = await source.backups.export();
    await source.backups.restore(file, "merge");
    expect(JSON.parse(await source.diagnostics.exportRaw())).toEqual({
      calendarEvents: events,
      contactSubmissions: "[{",
    });

    const { backups, diagnostics } = createMemoryBackend({ entries: { calendarEvents: "[{" } });
    expect((await backups.preview(file)).comparison).toEqual([
      { noun: "events", here: null, inBackup: 1, added: null },
      { noun: "messages", here: 0, inBackup: null, added: null },
      { noun: "slides", here: 0, inBackup: 0, added: 0 },
    ]);
    await backups.restore(file, "merge");
    expect(JSON.parse(await diagnostics.exportRaw())).toEqual({ calendarEvents: "[{" });
  });

  it("of messages are reported, even when no message is left", async () => {
    const { ownMessages } = createMemoryBackend({ entries: { "contactSubmissions:note": "of another backend" } });
    expect(await ownMessages.list()).toEqual({ messages: [], isEmpty: false, isDamaged: true });
  });

  it("of messages are erased with everything noted about them", async () => {
    const entries = { ...unreadable, "contactSubmissions:read": "[1]", "contactSubmissions:note": "of its own" };
    const { ownMessages, diagnostics } = createMemoryBackend({ entries });
    await ownMessages.erase();
    const { contactSubmissions: _, ...others } = unreadable;
    expect(JSON.parse(await diagnostics.exportRaw())).toEqual(others);
    expect(await ownMessages.list()).toEqual({ messages: [], isEmpty: true, isDamaged: false });
  });
});
