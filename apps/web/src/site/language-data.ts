const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
/** From Sunday on. */
const DAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 1, day + 1));

export function isRightToLeft(language: string): boolean {
  const { script = "" } = new Intl.Locale(language).maximize();
  return /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/.test(script);
}

export type LanguageData = ReturnType<typeof languageData>;

/**
 * How a language writes dates, times and the names of a time zone, with Latin digits and in the Gregorian calendar. The
 * build reads it from Node, because engines differ.
 */
export function languageData(language: string, timeZone: string | null) {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", numberingSystem: "latn", calendar: "gregory", ...options });
  const long = { day: "numeric", month: "long" } as const;
  const date = formatter({ ...long, weekday: "long", year: "numeric" });
  const time = formatter({ timeStyle: "short" });
  // Not `timeStyle`, because it gives zh-TW six parts of the day.
  const clock = formatter({ hour: "numeric", minute: "2-digit" });
  const half = (hour: number) => partOf(clock, "dayPeriod", Date.UTC(2026, 0, 1, hour));
  const months = MONTHS.map((moment) => partOf(date, "month", moment));
  const alone = MONTHS.map((moment) => partOf(formatter({ month: "long", year: "numeric" }), "month", moment));
  return {
    /** "{weekday}, {month}\u00a0{day}, {year}", without the weekday, without the year, and without the day. */
    date: patternOf(date),
    dateInYear: patternOf(formatter({ ...long, year: "numeric" })),
    dayOfMonth: patternOf(formatter(long)),
    monthInYear: patternOf(formatter({ month: "long", year: "numeric" })),
    /** From January on, as in a date. */
    months,
    /** Their names outside a date, if the language has different ones. */
    monthsAlone: alone.some((name, month) => name !== months[month]) ? alone : null,
    shortMonths: MONTHS.map((moment) => formatter({ month: "short" }).format(moment).replace(/\.$/, "")),
    /** From Sunday on. */
    weekdays: DAYS.map((moment) => partOf(date, "weekday", moment)),
    /** "{hour}:{minute}\u00a0{half}" on a 12-hour clock, "{hour}:{minute}" on another; with {hh} where 9 is written 09. */
    time: patternOf(time),
    /** "AM" and "PM"; empty on a 24-hour clock. */
    halves: half(9) === half(21) ? [] : [half(9), half(21)],
    /** In order, each with the instant in milliseconds from which it holds. */
    zoneNames: timeZone === null ? [] : zoneNames(formatter({ timeZone, timeZoneName: "longGeneric" })),
  };
}

/** A formatter's pattern, with parts in braces. No-break spaces join a day and its month, an hour and its half. */
function patternOf(formatter: Intl.DateTimeFormat): string {
  const parts = formatter.formatToParts(Date.UTC(2026, 4, 1, 9, 5)).map(({ type, value }) => {
    if (type === "literal") return value.replaceAll(/[\u202f\u00a0]/g, " ");
    if (type === "hour" && value === "09") return "{hh}";
    return `{${type === "dayPeriod" ? "half" : type}}`;
  });
  return parts.join("").replace(/(?<=\{(?:day|month)\}\S*) (?=\S*\{(?:day|month)\})|(?<=\{minute\}) /g, "\u00a0");
}

function partOf(formatter: Intl.DateTimeFormat, part: Intl.DateTimeFormatPartTypes, moment: number): string {
  return formatter.formatToParts(moment).find(({ type }) => type === part)?.value ?? "";
}

/** The names of a zone from 2000 to 2060, each with the month from which it holds. */
function zoneNames(formatter: Intl.DateTimeFormat): (readonly [from: number, name: string])[] {
  const months = Array.from({ length: 60 * 12 }, (_, month) => Date.UTC(2000, month));
  const names = months.map((month) => [month, partOf(formatter, "timeZoneName", month)] as const);
  return names.filter(([, name], index) => name !== names[index - 1]?.[1]);
}
