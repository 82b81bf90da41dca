import type { PlainDateTime } from "@inner-light/core";
import { describe, expect, it } from "vitest";
import { yourTime } from "../../../words/events.ts";
import { siteFormats } from "../../site/formats.ts";
import { site } from "../../site/site.ts";
import { yourTimes, yourTimeText } from "./your-time.ts";

const said = (...visit: Parameters<typeof yourTimes>) => {
  const times = yourTimes(...visit);
  return times && yourTimeText(times, yourTime, siteFormats, site.language);
};

const evening: PlainDateTime = { date: "2026-05-14", time: "18:30" };

describe("the visitor's own time", () => {
  it.each([
    ["the same zone", evening, "America/New_York", "America/New_York", null],
    ["a zone with the same time", evening, "America/New_York", "America/Toronto", null],
    ["a different hour", evening, "America/New_York", "America/Los_Angeles", "3:30\u00a0PM"],
    ["the day after", evening, "America/New_York", "Europe/Berlin", "Friday at 12:30\u00a0AM"],
    ["the day before", { ...evening, time: "01:00" }, "Asia/Tokyo", "UTC", "Wednesday at 4:00\u00a0PM"],
    ["a zone that differs only in summer", evening, "America/Denver", "America/Phoenix", "5:30\u00a0PM"],
    [
      "the same zone, in a skipped hour",
      { date: "2026-03-08", time: "02:30" },
      "America/New_York",
      "America/New_York",
      null,
    ],
  ] as const)("is shown only if it differs: %s", (_, event, timeZone, yourZone, text) => {
    expect(said([event], timeZone, yourZone)).toBe(text && `Your time: ${text}`);
  });

  it("is shown twice if the dates are before and after a clock change", () => {
    const winter: PlainDateTime = { ...evening, date: "2026-12-10" };
    expect(said([evening, winter], "America/Denver", "America/Phoenix")).toBe(
      "Your time: 5:30\u00a0PM or 6:30\u00a0PM",
    );
  });
});
