import type { CalendarDate, PlainTime } from "@inner-light/core";
import { fill } from "./fill.ts";
import type { LanguageData } from "./language-data.ts";

/** Formats dates and times in one language, with the same result in every engine. */
export type Formats = ReturnType<typeof createFormats>;

export function createFormats(data: LanguageData) {
  const write = (pattern: string, date: CalendarDate, months = data.months) => {
    const day = new Date(`${date}T00:00Z`);
    return fill(pattern, {
      weekday: data.weekdays[day.getUTCDay()] ?? "",
      month: months[day.getUTCMonth()] ?? "",
      day: String(day.getUTCDate()),
      year: String(day.getUTCFullYear()),
    });
  };
  const halfOf = (time: PlainTime) => data.halves[time < "12" ? 0 : 1] ?? "";
  const formats = {
    /** "Friday, May 1, 2026", with a no-break space in "May 1". */
    date: (date: CalendarDate) => write(data.date, date),
    dateInYear: (date: CalendarDate) => write(data.dateInYear, date),
    dayOfMonth: (date: CalendarDate) => write(data.dayOfMonth, date),
    monthInYear: (date: CalendarDate) => write(data.monthInYear, date, data.monthsAlone ?? data.months),
    weekday: (date: CalendarDate) => write("{weekday}", date),
    day: (date: CalendarDate) => write("{day}", date),
    shortMonth: (date: CalendarDate) => data.shortMonths[Number(date.slice(5, 7)) - 1] ?? "",
    /** "2:05 PM", with a no-break space. */
    time(time: PlainTime) {
      const [hours = "", minute = ""] = time.split(":");
      const hour = String(data.halves.length > 0 ? Number(hours) % 12 || 12 : Number(hours));
      return fill(data.time, { hour, hh: hour.padStart(2, "0"), minute, half: halfOf(time) });
    },
    /** The start of a time span: "2:05" before "3:00 PM", but "11:05 AM" before "3:00 PM". */
    timeBefore: (time: PlainTime, end: PlainTime) =>
      halfOf(time) === halfOf(end) ? formats.time(time).replace(`\u00a0${halfOf(time)}`, "") : formats.time(time),
    /** The name of the practice's time zone at an instant in milliseconds, such as "Eastern Time". */
    zoneName: (instant: number) =>
      (data.zoneNames.findLast(([from]) => from <= instant) ?? data.zoneNames[0])?.[1] ?? "",
  };
  return formats;
}

export const siteFormats: Formats = createFormats(__LANGUAGE__);
