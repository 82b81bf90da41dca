import { expect } from "vitest";
import { aCalendarEvent, aCalendarEventDraft, addCalendarEvent, changeCalendarEvent, tryToChange } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { portSuite } from "./port-suite.ts";

/** What every `CalendarEventRepository` promises of changing events, besides what the reference does. */
export const calendarEventChangesSuite = portSuite("keeps the contract of changing events", ["calendarEvents"], [], {
  "of two changes of one event at once, the second is based on what the first left": async ({ open, guarantees }) => {
    const { calendarEvents } = open();
    const before = await addCalendarEvent(calendarEvents);
    const after = { ...before, title: "renamed" };
    const last = { ...before, title: "renamed again" };
    const changes = [
      { before, draft: after },
      { before: after, draft: last },
    ];
    expect(await calendarEvents.update(changes)).toEqual([after, last]);
    expect(await open().calendarEvents.list()).toEqual([last]);
    if (guarantees.conflicts === "last-wins") return;
    const stale = [before, after].map((draft) => ({ before: last, draft }));
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
  "an update that differs in any field from what is stored is a conflict": async ({ open, guarantees }) => {
    if (guarantees.conflicts === "last-wins") return;
    const { calendarEvents } = open();
    const stored = await addCalendarEvent(calendarEvents);
    for (const field of [{ description: undefined }, { series: 7 }, { full: true }, { title: "other" }] as const) {
      const stale = calendarEvents.update([{ before: { ...stored, ...field }, draft: aCalendarEventDraft() }]);
      await expect(stale).rejects.toMatchObject({ code: "conflict" });
    }
  },
});
