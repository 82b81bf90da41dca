import { expect } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  addCalendarEvent,
  byId,
  changeCalendarEvent,
  tryToChange,
} from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { portSuite } from "./port-suite.ts";

/** Three events of one series, and one of none. */
async function addSeries(calendarEvents: CalendarEventRepository) {
  const dates = ["2026-05-07", "2026-05-14", "2026-05-21"] as const;
  const [first = aCalendarEvent(), second = aCalendarEvent(), third = aCalendarEvent()] = await calendarEvents.add(
    dates.map((date) => aCalendarEventDraft({ date, series: 7 })),
  );
  const alone = await addCalendarEvent(calendarEvents, { title: "alone" });
  return { first, second, third, alone };
}

const RENAMED = { title: "renamed", date: "2027-01-31", type: "workshop" } as const;
const renamed = (before: CalendarEvent) => ({ before, draft: { ...before, ...RENAMED } });

/** What every `CalendarEventRepository` promises of changing and removing. */
export const calendarEventChangesSuite = portSuite("keeps the contract of changing events", ["calendarEvents"], [], {
  "events know their series, and an update puts one into another or takes it out": async ({ open }) => {
    const { first, second, third, alone } = await addSeries(open().calendarEvents);
    expect([first, second, third, alone].map(({ series }) => series)).toEqual([7, 7, 7, undefined]);
    const { series: _, ...plain } = second;
    await open().calendarEvents.update([
      { before: first, draft: { ...first, series: 0 } },
      { before: second, draft: plain },
    ]);
    const after = [{ ...first, series: 0 }, plain, third, alone];
    expect(byId(await open().calendarEvents.list())).toStrictEqual(byId(after));
  },
  "several events are updated in one call; no changes change nothing": async ({ open }) => {
    const { first, second, third, alone } = await addSeries(open().calendarEvents);
    const updated = await open().calendarEvents.update([renamed(third), renamed(first)]);
    expect(updated.map(({ id, title }) => [id, title])).toEqual([
      [third.id, "renamed"],
      [first.id, "renamed"],
    ]);
    const after = byId([{ ...first, ...RENAMED }, second, { ...third, ...RENAMED }, alone]);
    expect(byId(await open().calendarEvents.list())).toStrictEqual(after);
    expect(await open().calendarEvents.update([])).toEqual([]);
    expect(byId(await open().calendarEvents.list())).toStrictEqual(after);
  },
  "an invalid draft refuses the whole update; so does a gone event, or all after it": async ({ open, guarantees }) => {
    const { calendarEvents } = open();
    const { first, second, third, alone } = await addSeries(calendarEvents);
    const invalid = { before: second, draft: { ...second, date: "2026-02-30" } };
    await expect(calendarEvents.update([renamed(first), invalid])).rejects.toMatchObject({ code: "invalid" });
    expect(byId(await open().calendarEvents.list())).toEqual(byId([first, second, third, alone]));
    await calendarEvents.remove([second.id]);
    const gone = calendarEvents.update([renamed(first), renamed(second), renamed(third)]);
    await expect(gone).rejects.toMatchObject({ code: "not-found" });
    const done = guarantees.several === "one-by-one" ? RENAMED : {};
    expect(byId(await open().calendarEvents.list())).toEqual(byId([{ ...first, ...done }, third, alone]));
  },
  "several events are removed, or none after one that is not there, or none at all": async ({ open, guarantees }) => {
    const { calendarEvents } = open();
    const { first, second, third, alone } = await addSeries(calendarEvents);
    await calendarEvents.remove([]);
    await calendarEvents.remove([second.id]);
    const refused = calendarEvents.remove([first.id, second.id, third.id]);
    await expect(refused).rejects.toMatchObject({ code: "not-found" });
    const left = guarantees.several === "one-by-one" ? [third, alone] : [first, third, alone];
    expect(byId(await open().calendarEvents.list())).toEqual(byId(left));
    await calendarEvents.remove(left.filter((event) => event !== alone).map(({ id }) => id));
    expect(await open().calendarEvents.list()).toEqual([alone]);
  },
  "a text that the draft leaves out is gone, and a type left out is the default one": async ({ open }) => {
    const event = await addCalendarEvent(open().calendarEvents);
    const { title, date, time } = aCalendarEventDraft();
    await open().calendarEvents.update([{ before: event, draft: { title, date, time, description: undefined } }]);
    const plain = { id: event.id, title, date, time, type: "aura-reading" };
    expect(await open().calendarEvents.list()).toStrictEqual([plain]);
  },
  "an update of what has changed meanwhile is a conflict, or the last one wins": async ({ open, guarantees }) => {
    const { calendarEvents } = open();
    const before = await addCalendarEvent(calendarEvents);
    const other = await addCalendarEvent(calendarEvents, { title: "other" });
    const theirs = await changeCalendarEvent(open().calendarEvents, before, aCalendarEventDraft({ title: "theirs" }));
    const mine = calendarEvents.update([renamed(other), { before, draft: aCalendarEventDraft({ title: "mine" }) }]);
    if (guarantees.conflicts === "last-wins") {
      await mine;
      const after = [
        { ...other, ...RENAMED },
        { ...theirs, title: "mine" },
      ];
      expect(byId(await calendarEvents.list())).toEqual(byId(after));
      return;
    }
    await expect(mine).rejects.toMatchObject({ code: "conflict" });
    const done = guarantees.several === "one-by-one" ? RENAMED : {};
    expect(byId(await calendarEvents.list())).toEqual(byId([{ ...other, ...done }, theirs]));
    for (const change of [{ description: undefined }, { series: 7 }, { full: true }] as const) {
      const stale = { before: { ...theirs, ...change }, draft: aCalendarEventDraft() };
      await expect(calendarEvents.update([stale])).rejects.toMatchObject({ code: "conflict" });
    }
  },
  "of two changes of one event at once, the second is based on what the first left": async ({ open, guarantees }) => {
    const { calendarEvents } = open();
    const before = await addCalendarEvent(calendarEvents);
    const after = { ...before, ...RENAMED };
    const last = { ...after, title: "renamed again" };
    expect(await calendarEvents.update([renamed(before), { before: after, draft: last }])).toEqual([after, last]);
    expect(await open().calendarEvents.list()).toEqual([last]);
    if (guarantees.conflicts === "last-wins") return;
    const stale = [renamed(last), { before: last, draft: last }];
    await expect(calendarEvents.update(stale)).rejects.toMatchObject({ code: "conflict" });
  },
  "every text comes back as changed, whatever a caller does to what was returned": async ({ open }) => {
    const { calendarEvents } = open();
    const { id } = await addCalendarEvent(calendarEvents);
    for (const text of HOSTILE_TEXTS) {
      const [before = aCalendarEvent()] = await calendarEvents.list();
      const draft = aCalendarEventDraft({ title: text, description: text, location: text });
      const updated = await changeCalendarEvent(calendarEvents, before, draft);
      tryToChange(updated, { title: "changed" });
      tryToChange(draft, { title: "changed" });
      const stored = text.trim();
      expect(await open().calendarEvents.list()).toEqual([
        aCalendarEvent({ id, title: stored, description: stored, location: stored }),
      ]);
    }
  },
  "an update says when an event ends, cancels it or fills it, and takes that back": async ({ open }) => {
    const plain = await addCalendarEvent(open().calendarEvents);
    const draft = aCalendarEventDraft({ ends: "20:00", canceled: true, full: true });
    const changed = await changeCalendarEvent(open().calendarEvents, plain, draft);
    expect(await open().calendarEvents.list()).toStrictEqual([{ ...draft, id: plain.id }]);
    const takenBack = aCalendarEventDraft({ ends: "", canceled: false });
    await open().calendarEvents.update([{ before: changed, draft: takenBack }]);
    expect(await open().calendarEvents.list()).toStrictEqual([plain]);
  },
});
