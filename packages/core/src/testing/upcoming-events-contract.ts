import { expect, vi } from "vitest";
import { aCalendarEventDraft } from "./fixtures.ts";
import { addEvents } from "./harness-owner.ts";
import { portSuite } from "./port-suite.ts";

/** What every `UpcomingEvents` promises, besides what the reference does. */
export const upcomingEventsSuite = portSuite("keeps the contract of UpcomingEvents", ["upcomingEvents"], [], {
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
