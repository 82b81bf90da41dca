import { expect, vi } from "vitest";
import { aCalendarEventDraft, tryToChange } from "./fixtures.ts";
import { addEvents } from "./harness-owner.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { portSuite } from "./port-suite.ts";

/** What every `UpcomingEvents` promises. */
export const upcomingEventsSuite = portSuite("keeps the contract of UpcomingEvents", ["upcomingEvents"], [], {
  "each has exactly the fields and texts that the owner gave it, whatever a caller does to it": async (harness) => {
    const text = HOSTILE_TEXTS.join(" ");
    const full = aCalendarEventDraft({
      title: text.slice(0, 120).trim(),
      description: text,
      ends: "20:00",
      full: true,
      canceled: true,
    });
    const { title, date, time } = aCalendarEventDraft({ date: "2026-05-15" });
    await addEvents(harness, [full, { title, date, time }]);
    const { upcomingEvents } = harness.open();
    const listed = await upcomingEvents.list({ from: "2026-01-01", limit: 2 });
    const [first, second] = listed.map(({ id }) => id);
    const expected = [
      { ...full, id: first },
      { id: second, title, date, time, type: "aura-reading" },
    ];
    expect(listed).toStrictEqual(expected);
    tryToChange(listed[0] ?? {}, { title: "changed" });
    tryToChange(listed, { length: 0 });
    expect(await upcomingEvents.list({ from: "2026-01-01", limit: 2 })).toStrictEqual(expected);
  },
  "a date is a day of the calendar, in whatever time zone the device is, and however far away": async (harness) => {
    const dates = ["2026-06-01", "2026-11-01", "2038-01-20", "2100-02-28", "9999-12-31"];
    try {
      for (const zone of ["Asia/Tokyo", "America/Los_Angeles"]) {
        vi.stubEnv("TZ", zone);
        const drafts = dates.map((date) => aCalendarEventDraft({ title: zone, date, time: "00:00" }));
        await addEvents(harness, drafts);
        const upcoming = await harness.open().upcomingEvents.list({ from: "2026-06-01", limit: 20 });
        expect(upcoming.filter(({ title }) => title === zone)).toMatchObject(drafts);
      }
    } finally {
      vi.unstubAllEnvs();
    }
  },
});
