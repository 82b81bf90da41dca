import * as core from "@inner-light/core";
import {
  aCalendarEvent,
  changeCalendarEvent,
  describeCalendarPublisher,
  FixedClock,
  memoryPublisher,
} from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { describe, expect, it } from "vitest";
import { ComparePublished, PublishCalendar } from "./publish-calendar.ts";

const walk = aCalendarEvent({ id: 1, title: "Walk" });
const circle = aCalendarEvent({ id: 2, title: "Circle" });
const vigil = aCalendarEvent({ id: 3, title: "Vigil" });
const longWalk = { ...walk, title: "Long walk" };
const moonWalk = { ...walk, title: "Moon walk" };
const before = { createdAt: "2026-04-30T12:00:00.000Z", events: [walk, circle] };
const clock = new FixedClock("2026-05-01T12:00:00Z");

async function aDevice(mine: readonly core.CalendarEvent[], place = memoryPublisher(before)) {
  const events = mine.map((value) => ({ value }));
  const { calendarEvents, snapshots } = createMemoryBackend({ clock, snapshot: { ...core.EMPTY_SNAPSHOT, events } });
  let origin: string | null = null;
  const publishedCalendar = {
    published: async () => before,
    hasOwnList: async () => true,
    readOriginText: async () => origin,
    async writeOriginText(text: string) {
      origin = text;
    },
  };
  await core.noteOrigin(publishedCalendar, before);
  const publisher = place.open();
  const comparePublished = new ComparePublished(calendarEvents, publishedCalendar);
  const publishCalendar = new PublishCalendar(
    comparePublished,
    calendarEvents,
    snapshots,
    publishedCalendar,
    clock,
    publisher,
  );
  const publish = async (choose?: typeof core.sideOf, seen?: core.StoredCalendar) => {
    const result = await publishCalendar.run(seen ?? (await publisher.read()), "publisher", choose);
    return result.kind === "file" ? null : result.stored.calendar;
  };
  const makeFile = async () => publishCalendar.run(await publisher.read(), "file");
  const compare = async (seen: core.StoredCalendar | null) => {
    const comparison = await comparePublished.run(seen);
    if (comparison.settled) await core.noteNewerOrigin(publishedCalendar, comparison.settled);
    return comparison;
  };
  const elsewhere = (...theirs: core.CalendarEvent[]) =>
    place.history.push({ createdAt: "2026-05-01T11:00:00.000Z", events: theirs });
  const stored = () => place.history.at(-1)?.events;
  return { calendarEvents, publisher, place, publish, makeFile, compare, elsewhere, stored };
}

describe("publishing this device's events", () => {
  it("makes those events the origin of later changes", async () => {
    const { place, publish, compare } = await aDevice([longWalk]);
    const calendar = await publish();
    expect(calendar).toEqual({ createdAt: "2026-05-01T12:00:00.000Z", events: [longWalk] });
    expect(place.history).toEqual([before, calendar]);
    const checksum = calendar && core.checksumOfCalendar(calendar);
    expect(await compare(null)).toMatchObject({ calendar, checksum, origin: calendar });
  });

  it("includes changes that only another device has made", async () => {
    const { publish, publisher, elsewhere, stored, calendarEvents } = await aDevice([longWalk, circle]);
    const seen = await publisher.read();
    elsewhere(walk, vigil);
    await expect(publish(core.sideOf, seen)).rejects.toMatchObject({ code: "conflict" });
    expect(stored()).toEqual([walk, vigil]);
    expect(await calendarEvents.list()).toEqual([longWalk, circle]);
    await publish();
    expect(stored()).toEqual([longWalk, vigil]);
    expect(await calendarEvents.list()).toEqual([longWalk, vigil]);
  });

  it.each([
    ["mine", [longWalk], [moonWalk, circle], [longWalk]],
    ["theirs", [longWalk], [moonWalk, circle], [moonWalk]],
    ["mine", [circle], [moonWalk, circle], [circle]],
    ["theirs", [circle], [moonWalk, circle], [moonWalk, circle]],
    ["mine", [longWalk, circle], [circle], [longWalk, circle]],
    ["theirs", [longWalk, circle], [circle], [circle]],
  ] as const)(
    "asks which version to keep if both devices changed an event: %s",
    async (choice, mine, theirs, result) => {
      const { publish, elsewhere, place, calendarEvents } = await aDevice(mine);
      elsewhere(...theirs);
      await expect(publish()).rejects.toMatchObject({ code: "conflict" });
      expect(await calendarEvents.list()).toEqual(mine);
      await publish((change) => core.sideOf(change) ?? choice);
      expect(place.history.at(-1)?.events).toEqual(result);
      expect((await calendarEvents.list()).toSorted((a, b) => a.id - b.id)).toEqual(result);
    },
  );

  it("requires an answer for each conflicting event", async () => {
    const both = await aDevice([longWalk, { ...circle, title: "Long circle" }]);
    both.elsewhere(moonWalk, { ...circle, title: "Moon circle" });
    await expect(
      both.publish((change) => (change.event.id === walk.id ? "mine" : core.sideOf(change))),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("creates a file instead if the owner prefers one", async () => {
    const { makeFile, place } = await aDevice([longWalk]);
    const calendar = { createdAt: "2026-05-01T12:00:00.000Z", events: [longWalk] };
    expect(await makeFile()).toEqual({ kind: "file", text: core.writePublishedCalendar(calendar) });
    expect(place.history).toEqual([before]);
  });

  it("gives the calendar a later time than the one it replaces", async () => {
    const place = memoryPublisher({ createdAt: "2030-01-01T00:00:00.000Z", events: [walk] });
    const { publish } = await aDevice([longWalk], place);
    expect((await publish())?.createdAt).toBe("2030-01-01T00:00:00.001Z");
  });

  it.each([
    ["Long walk", 2],
    ["Very long walk", 3],
  ])("recognizes its own calendar after a lost response (%j, %d versions)", async (title, calendars) => {
    const device = await aDevice([longWalk]);
    device.place.lose("answers");
    await expect(device.publish()).rejects.toMatchObject({ code: "unavailable" });
    device.place.lose(null);
    await changeCalendarEvent(device.calendarEvents, longWalk, { ...longWalk, title });
    await device.publish();
    expect(await device.compare(null)).toMatchObject({ origin: { events: [{ title }] } });
    expect(device.place.history).toHaveLength(calendars);
  });

  it("treats an equal calendar as the origin", async () => {
    const { calendarEvents, publisher, elsewhere, publish, compare } = await aDevice([longWalk, circle]);
    elsewhere(longWalk, circle);
    expect(await compare(await publisher.read())).toMatchObject({ difference: [] });
    elsewhere(moonWalk, circle);
    await publish();
    expect(await calendarEvents.list()).toEqual([moonWalk, circle]);
  });

  it("keeps the origin when another tab compares an earlier calendar", async () => {
    const { calendarEvents, publisher, publish, compare } = await aDevice([longWalk, circle]);
    const earlier = await publisher.read();
    await publish();
    await changeCalendarEvent(calendarEvents, longWalk, walk);
    expect(await compare(earlier)).toMatchObject({ difference: [] });
    const { difference } = await compare(await publisher.read());
    expect(difference).toMatchObject([{ here: "changed", elsewhere: null }]);
  });

  it.each([[[longWalk]], [[]]])("stores the first calendar exactly as on this device", async (mine) => {
    const { publish, stored } = await aDevice(mine, memoryPublisher());
    await publish();
    expect(stored()).toEqual(mine);
  });
});

describeCalendarPublisher("an in-memory publisher", () => memoryPublisher());
