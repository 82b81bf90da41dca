import type { OfficeHours } from "./define-site-config.ts";
import { DAYS } from "./setting-schemas.ts";

/** The hours of a practice whose owner has not given any (specification, section 9). */
export const DEFAULT_OFFICE_HOURS: readonly OfficeHours[] = [
  { from: "Monday", to: "Friday", opens: "09:00", closes: "19:00" },
  { from: "Saturday", opens: "10:00", closes: "17:00" },
  { from: "Sunday", opens: "12:00", closes: "16:00" },
];

/**
 * How hours are shown, in a language; `to` is `null` for a single day. The build writes them, because engines differ. With
 * an ordinary space, since in large letters a time may need two lines.
 */
export function officeHoursTexts({ from, to, opens, closes }: OfficeHours, language: string) {
  const written = (text: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${text}Z`)
      .toLocaleString(language, { timeZone: "UTC", numberingSystem: "latn", ...options })
      .replace(/\s/g, " ");
  // June 15, 2026, is a Monday.
  const day = (name: OfficeHours["from"]) => written(`2026-06-${15 + DAYS.indexOf(name)}T00:00`, { weekday: "long" });
  const time = (text: string) => written(`2026-06-15T${text}`, { timeStyle: "short" });
  return {
    from: day(from),
    to: to === undefined || to === from ? null : day(to),
    opens: time(opens),
    closes: time(closes),
  };
}

/** As schema.org writes it: "Mo-Fr 09:00-19:00". */
export function openingHours({ from, to = from, opens, closes }: OfficeHours): string {
  const days = [...new Set([from, to])].map((day) => day.slice(0, 2)).join("-");
  return `${days} ${opens}-${closes}`;
}
