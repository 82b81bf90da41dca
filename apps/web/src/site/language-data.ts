const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
/** February 1, 2026, is a Sunday. */
const DAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 1, day + 1));

export function isRightToLeft(language: string): boolean {
  const { script = "" } = new Intl.Locale(language).maximize();
  return /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/.test(script);
}

export type LanguageData = ReturnType<typeof languageData>;

/** Returns a language's patterns for dates and times. The build reads them from Node, because engines differ. */
export function languageData(language: string, timeZone: string | null) {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", numberingSystem: "latn", calendar: "gregory", ...options });
  const long = { day: "numeric", month: "long" } as const;
  const date = formatter({ ...long, weekday: "long", year: "numeric" });
  const time = formatter({ timeStyle: "short" });
  // `timeStyle` gives zh-TW six parts of the day.
  const clock = formatter({ hour: "numeric", minute: "2-digit" });
  const half = (hour: number) => partOf(clock, "dayPeriod", Date.UTC(2026, 0, 1, hour));
  const months = MONTHS.map((moment) => partOf(date, "month", moment));
  const alone = MONTHS.map((moment) => partOf(formatter({ month: "long", year: "numeric" }), "month", moment));
  return {
    /** For example "{weekday}, {month}\u00a0{day}, {year}". */
    date: patternOf(date),
    dateInYear: patternOf(formatter({ ...long, year: "numeric" })),
    dayOfMonth: patternOf(formatter(long)),
    monthInYear: patternOf(formatter({ month: "long", year: "numeric" })),
    months,
    /** The month names outside a date, if they differ. */
    monthsAlone: alone.some((name, month) => name !== months[month]) ? alone : null,
    shortMonths: MONTHS.map((moment) => formatter({ month: "short" }).format(moment).replace(/\.$/, "")),
    /** Sunday first. */
    weekdays: DAYS.map((moment) => partOf(date, "weekday", moment)),
    /** "{hour}:{minute}\u00a0{half}" on a 12-hour clock. `{hh}` is padded to two digits. */
    time: patternOf(time),
    /** "AM" and "PM". Empty on a 24-hour clock. */
    halves: half(9) === half(21) ? [] : [half(9), half(21)],
    /** In chronological order, each with the instant in milliseconds when it starts. */
    zoneNames: timeZone === null ? [] : zoneNames(formatter({ timeZone, timeZoneName: "longGeneric" })),
  };
}

/** Returns a formatter's pattern with its parts in braces. No-break spaces join day and month, and hour and half. */
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

/** Returns a zone's names from 2000 to 2060, each with its first month. */
function zoneNames(formatter: Intl.DateTimeFormat): (readonly [from: number, name: string])[] {
  const months = Array.from({ length: 60 * 12 }, (_, month) => Date.UTC(2000, month));
  const names = months.map((month) => [month, partOf(formatter, "timeZoneName", month)] as const);
  return names.filter(([, name], index) => name !== names[index - 1]?.[1]);
}
