import { type CalendarDate, isCalendarDate, type PlainTime } from "@inner-light/core";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createFormats } from "./formats.ts";
import { languageData } from "./language-data.ts";

it.each([
  ["en-US", "{hour}:{minute}\u00a0{half}"],
  ["pt-PT", "{hh}:{minute}"],
  ["es", "{hour}:{minute}"],
  ["fi", "{hour}.{minute}"],
  ["ko", "{half} {hour}:{minute}"],
])("the time format in %s is %s", (language, pattern) => expect(languageData(language, null).time).toBe(pattern));

/** Languages with another calendar, other digits, another order, or more than two parts of the day. */
it.each([
  ["fa-IR", "جمعه 1 مهٔ 2026", "14:05"],
  ["th-TH", "วันศุกร์ที่ 1 พฤษภาคม 2026", "14:05"],
  ["hu", "2026. május 1., péntek", "14:05"],
  ["fr-CA", "vendredi 1 mai 2026", "14 h 05"],
  ["zh-TW", "2026年5月1日星期五", "下午2:05"],
])("May 1 at 14:05 in %s is %s, %s", (language, date, time) => {
  const formats = createFormats(languageData(language, null));
  expect([formats.date("2026-05-01"), formats.time("14:05")].map((text) => text.replaceAll("\u00a0", " "))).toEqual([
    date,
    time,
  ]);
});

it.each([
  ["America/New_York", "Eastern Time"],
  ["Asia/Kolkata", "India Standard Time"],
])("a time zone has its common name: %s", (zone, name) => {
  expect(languageData("en-US", zone).zoneNames.at(-1)?.[1]).toBe(name);
});

describe("in American English", () => {
  const formats = createFormats(languageData("en-US", null));

  it.each<[CalendarDate, string]>([
    ["2026-05-01", "Friday, May\u00a01, 2026"],
    ["2026-12-31", "Thursday, December\u00a031, 2026"],
    ["0001-01-01", "Monday, January\u00a01, 1"],
  ])("the date %s is formatted as %s", (date, words) => expect(formats.date(date)).toBe(words));

  it.each<[PlainTime, string]>([
    ["00:00", "12:00 AM"],
    ["12:00", "12:00 PM"],
    ["14:05", "2:05 PM"],
    ["23:59", "11:59 PM"],
  ])("the time %s is formatted as %s", (time, words) => expect(formats.time(time)).toBe(words.replace(" ", "\u00a0")));

  it("a date is formatted the same in every time zone", () => {
    const days = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    );
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    fc.assert(
      fc.property(days, zones, ([year, month, day], zone) => {
        vi.stubEnv("TZ", zone);
        const date = [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join(
          "-",
        );
        if (!isCalendarDate(date)) throw new Error(date);
        expect(formats.date(date)).toContain(`${MONTHS[month - 1]}\u00a0${day}, ${year}`);
      }),
    );
    vi.unstubAllEnvs();
  });
});

const MONTHS = "January February March April May June July August September October November December".split(" ");
