import type { CalendarDate, PlainTime } from "@inner-light/core";
import { fill } from "./fill.ts";

/** How a language writes dates, times, lists and numbers. The build reads it from Node, because engines differ. */
export interface LanguageData {
  /** A BCP 47 tag, such as "en-US". */
  readonly language: string;
  /** "{weekday}, {month}\u00a0{day}, {year}". */
  readonly date: string;
  /** "{month}\u00a0{day}, {year}". */
  readonly dateInYear: string;
  /** "{month}\u00a0{day}". */
  readonly dayOfMonth: string;
  /** From January on, as they stand in a date. */
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  /** "{hour}:{minute}\u00a0{half}" on a 12-hour clock, "{hour}:{minute}" on another; with {hh} where 9 is written 09. */
  readonly time: string;
  /** "{month}\u00a0{day}, {year} at {hour}:{minute}\u00a0{half}". */
  readonly moment: string;
  /** "AM" and "PM"; empty on a 24-hour clock. */
  readonly halves: readonly string[];
  readonly lists: Readonly<Record<ListKind, ListPattern>>;
  /** What stands between the thousands. */
  readonly group: string;
  /** From how many digits on it stands there. */
  readonly groupFrom: number;
  /** The names of the practice's time zone, each from an instant in milliseconds on, the earliest first. */
  readonly zoneNames: readonly (readonly [from: number, name: string])[];
}

export type ListKind = "and" | "or";

/** What stands between two items; and, of more, between the first ones and before the last. */
export interface ListPattern {
  readonly pair: string;
  readonly middle: string;
  readonly last: string;
}

/** The forms of a sentence by the plural categories of the language (CLDR). */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

const MINUTE_MS = 60_000;

/** Writes dates, times, lists and numbers in one language, alike in every engine. */
export type Formats = ReturnType<typeof createFormats>;

export function createFormats(data: LanguageData) {
  /** What a date or a time may have in it, of a clock that shows UTC. */
  const partsOf = (moment: Date) => {
    const hours = moment.getUTCHours();
    const hour = String(data.halves.length > 0 ? hours % 12 || 12 : hours);
    return {
      weekday: data.weekdays[moment.getUTCDay()] ?? "",
      month: data.months[moment.getUTCMonth()] ?? "",
      day: String(moment.getUTCDate()),
      year: String(moment.getUTCFullYear()),
      hour,
      hh: hour.padStart(2, "0"),
      minute: String(moment.getUTCMinutes()).padStart(2, "0"),
      half: data.halves[hours < 12 ? 0 : 1] ?? "",
    };
  };
  const dateParts = (date: CalendarDate) => partsOf(new Date(`${date}T00:00Z`));
  const partsOnDevice = (moment: Date) => partsOf(new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS));
  const plurals = new Intl.PluralRules(data.language);
  const formats = {
    language: data.language,
    /** "Friday, May 1, 2026", with a no-break space in "May 1". */
    date: (date: CalendarDate) => fill(data.date, dateParts(date)),
    /** "May 1, 2026". */
    dateInYear: (date: CalendarDate) => fill(data.dateInYear, dateParts(date)),
    /** "May 1". */
    dayOfMonth: (date: CalendarDate) => fill(data.dayOfMonth, dateParts(date)),
    /** "Friday". */
    weekday: (date: CalendarDate) => dateParts(date).weekday,
    /** "1". */
    day: (date: CalendarDate) => dateParts(date).day,
    /** "May", "Dec". */
    shortMonth: (date: CalendarDate) => data.shortMonths[Number(date.slice(5, 7)) - 1] ?? "",
    /** "2:05 PM", with a no-break space. */
    time: (time: PlainTime) => fill(data.time, partsOf(new Date(`2000-01-01T${time}Z`))),
    /** The beginning of a span of time: "2:05" before "3:00 PM", which has the same half of the day, behind the hour. */
    timeBefore(time: PlainTime, end: PlainTime) {
      const [half, halfOfEnd] = [time, end].map((each) => data.halves[each < "12" ? 0 : 1]);
      return half === halfOfEnd ? formats.time(time).replace(`\u00a0${half}`, "") : formats.time(time);
    },
    /** "May 1, 2026 at 2:05 PM" on the clock of the device, with no-break spaces in "May 1" and "2:05 PM". */
    moment: (moment: Date) => fill(data.moment, partsOnDevice(moment)),
    /** "May 1, 2026": the day of a moment on the clock of the device. */
    dayOf: (moment: Date) => fill(data.dateInYear, partsOnDevice(moment)),
    /** "A", "A and B", "A, B, and C". */
    list(items: readonly string[], kind: ListKind = "and") {
      const { pair, middle, last } = data.lists[kind];
      const end = items.length > 2 ? last : pair;
      return [items.slice(0, -1).join(middle), ...items.slice(-1)].filter(Boolean).join(end);
    },
    /** "2,000". */
    number(value: number) {
      const digits = String(value);
      return digits.length < data.groupFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, data.group);
    },
    /** The form for a count, with `{count}` and the other values filled in. */
    plural(forms: PluralForms, count: number, values: Readonly<Record<string, string>> = {}) {
      return fill(forms[plurals.select(count)] ?? forms.other, { ...values, count: formats.number(count) });
    },
    /** The everyday name of the practice's time zone at an instant in milliseconds: "Eastern Time". */
    zoneName: (instant: number) =>
      data.zoneNames.findLast(([from]) => from <= instant)?.[1] ?? data.zoneNames[0]?.[1] ?? "",
  };
  return formats;
}

/** The formats of the site's language. */
export const siteFormats: Formats = createFormats(__LANGUAGE__);
