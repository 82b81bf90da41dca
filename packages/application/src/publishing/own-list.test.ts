import * as core from "@inner-light/core";
import { aCalendarEvent, addCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { describe, expect, it } from "vitest";
import { ComparePublished, PublishCalendar } from "./publish-calendar.ts";

const walk = aCalendarEvent({ id: 1, title: "Walk", date: "2026-05-02" });
const circle = aCalendarEvent({ id: 2, title: "Circle", date: "2026-05-01" });
const supper = aCalendarEvent({ id: 3, title: "Supper", date: "2026-05-03" });

const DAY = "2026-04-30T12:00:00.000Z";
const DAY_AFTER = "2026-05-01T12:00:00.000Z";
const calendarOf = (...events: core.CalendarEvent[]): core.PublishedCalendarFile => ({ createdAt: DAY, events });

function aDevice() {
  const clock = new FixedClock();
  const backend = createMemoryBackend({ clock });
  let origin: string | null = null;
  const ownList = {
    hasOwnList: async () => (await backend.snapshots.read()).events !== null,
    readOriginText: async () => origin,
    async writeOriginText(text: string) {
      origin = text;
    },
  };
  const visit = (calendar: core.PublishedCalendarFile | null) => {
    const ports = { ...backend, ownList };
    return { ...ports, clock, ...core.withPublishedCalendar(ports, calendar), ...core.copyOnWrite(ports, calendar) };
  };
  return { visit, visitWith: (...events: core.CalendarEvent[]) => visit(calendarOf(...events)) };
}

type Visit = ReturnType<ReturnType<typeof aDevice>["visit"]>;
function take(visit: Visit, calendar: core.PublishedCalendarFile, theirs: readonly core.CalendarEvent[] = []) {
  const choose = (change: core.CalendarChange) =>
    theirs.some(({ id }) => id === change.event.id) ? "theirs" : core.sideOf(change);
  const { calendarEvents, snapshots, publishedCalendar, clock } = visit;
  const comparePublished = new ComparePublished(calendarEvents, publishedCalendar);
  const publishCalendar = new PublishCalendar(comparePublished, calendarEvents, snapshots, publishedCalendar, clock);
  return publishCalendar.run({ calendar, version: "" }, "file", choose);
}
const stateOf = async (visit: Visit) => {
  const comparePublished = new ComparePublished(visit.calendarEvents, visit.publishedCalendar);
  const { calendar, origin, settled } = await comparePublished.run(null);
  if (settled) await core.noteNewerOrigin(visit.publishedCalendar, settled);
  return { published: calendar, origin: origin?.events };
};
const backedUp = async ({ snapshots }: Visit) => (await snapshots.read()).events?.map(({ value }) => value);

describe("a site without a published calendar", () => {
  it("shows the events of its own list", async () => {
    const visit = aDevice().visit(null);
    expect(await visit.publishedCalendar.published()).toBeNull();
    expect(await visit.upcomingEvents.list({ from: "2026-05-01", limit: 10 })).toEqual([]);
    expect([await visit.calendarEvents.list(), await backedUp(visit)]).toEqual([[], undefined]);
    expect(await stateOf(visit)).toEqual({ published: null, origin: [] });
    const added = await addCalendarEvent(visit.calendarEvents);
    expect(await backedUp(visit)).toEqual([added]);
  });

  it("recognizes the calendar that this device has just published", async () => {
    const visit = aDevice().visit(null);
    const event = await addCalendarEvent(visit.calendarEvents);
    await core.noteOrigin(visit.publishedCalendar, calendarOf(event));
    expect(await stateOf(visit)).toMatchObject({ published: calendarOf(event), origin: [event] });
    expect(core.copyOnWrite(visit, null).snapshots).toBe(visit.snapshots);
  });

  it("adopts a calendar that another device has published", async () => {
    const visit = aDevice().visit(null);
    expect(await take(visit, calendarOf(walk))).toMatchObject({ kind: "taken" });
    expect(await visit.calendarEvents.list()).toEqual([walk]);
  });
});

describe("the origin of a list", () => {
  it("is the calendar that the site had when the list began", async () => {
    const { visit, visitWith } = aDevice();
    const originAt = async (calendar: core.PublishedCalendarFile) => (await stateOf(visit(calendar))).origin;
    const begun = visitWith(walk);
    expect(await originAt(calendarOf(walk))).toEqual([walk]);
    await addCalendarEvent(begun.calendarEvents);
    expect(await originAt(calendarOf(circle))).toEqual([walk]);
    await take(begun, calendarOf(walk));
    expect(await originAt(calendarOf(circle))).toEqual([walk]);
    expect(await originAt({ createdAt: DAY_AFTER, events: [circle] })).toEqual([circle]);
    expect(await originAt(calendarOf(supper))).toEqual([circle]);
  });

  it("is unknown if it is damaged", async () => {
    const visit = aDevice().visitWith(walk);
    await addCalendarEvent(visit.calendarEvents);
    const originOf = async (text: string) => {
      await visit.publishedCalendar.writeOriginText(text);
      const { origin, published } = await stateOf(visit);
      expect(published).toEqual(calendarOf(walk));
      return origin;
    };
    for (const text of ["", "[", "[]", '{"events":[{}],"downloadedAt":null}']) expect(await originOf(text)).toEqual([]);
    const unknown = { events: null, createdAt: DAY_AFTER, downloadedAt: null };
    expect(await originOf(JSON.stringify(unknown))).toEqual([]);
    expect(await originOf(JSON.stringify({ events: [circle], downloadedAt: null }))).toEqual([circle]);
  });

  it("counts as published if it is newer than the site's calendar", async () => {
    const visit = aDevice().visitWith(walk);
    const { calendarEvents, publishedCalendar } = visit;
    const added = await addCalendarEvent(calendarEvents);
    const later = { createdAt: DAY_AFTER, events: [circle, supper] };
    await take(visit, later, [walk, added]);
    expect(await stateOf(visit)).toMatchObject({ published: later, origin: later.events });
    expect(await calendarEvents.list()).toEqual(later.events);
    await core.noteOrigin(publishedCalendar, { createdAt: "2026-04-30T11:59:59.999Z", events: [supper] });
    expect(await stateOf(visit)).toMatchObject({ published: calendarOf(walk), origin: [supper] });
  });
});

describe("merging changes from another device", () => {
  it("deletes a list that now equals the site's calendar", async () => {
    const device = aDevice();
    await device.visitWith(walk).calendarEvents.remove([walk.id]);
    const later = device.visitWith(circle);
    await take(later, { createdAt: DAY_AFTER, events: [circle] });
    expect(await later.publishedCalendar.hasOwnList()).toBe(true);
    await take(later, calendarOf(circle));
    expect(await later.publishedCalendar.hasOwnList()).toBe(false);
    await later.calendarEvents.remove([circle.id]);
    const { version, ...here } = await later.snapshots.read();
    await later.snapshots.replace({ ...here, events: [{ value: "{" }, { value: walk }] }, version);
    await take(later, calendarOf(circle), [walk, circle]);
    expect((await later.snapshots.read()).events).toHaveLength(2);
    const { version: next, ...whole } = await later.snapshots.read();
    await later.snapshots.replace({ ...whole, events: [{ value: { ...circle, "x-future": 40 } }] }, next);
    await take(later, calendarOf(circle));
    expect(await later.publishedCalendar.hasOwnList()).toBe(true);
  });
});
