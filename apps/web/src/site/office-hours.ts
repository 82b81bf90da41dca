export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Day = (typeof DAYS)[number];

/** The hours of one day, or of a run of days. */
export interface OfficeHours {
  /** The first day. */
  readonly from: Day;
  /** The last day; left out for a single day. */
  readonly to?: Day | undefined;
  /** The site shows it as "9:00 AM". */
  readonly opens: string;
  /** The site shows it as "7:00 PM". */
  readonly closes: string;
}

/** The hours of a practice whose owner has not given any (specification, section 9). */
export const DEFAULT_OFFICE_HOURS: readonly OfficeHours[] = [
  { from: "Monday", to: "Friday", opens: "9:00 AM", closes: "7:00 PM" },
  { from: "Saturday", opens: "10:00 AM", closes: "5:00 PM" },
  { from: "Sunday", opens: "12:00 PM", closes: "4:00 PM" },
];

/** As schema.org writes it: "Mo-Fr 09:00-19:00". */
export function openingHours({ from, to = from, opens, closes }: OfficeHours): string {
  const days = [...new Set([from, to])].map((day) => day.slice(0, 2)).join("-");
  return `${days} ${clockTime24(opens)}-${clockTime24(closes)}`;
}

/** "7:00 PM" on the 24-hour clock: "19:00". */
export function clockTime24(time: string): string {
  const [hour = "", minute = "", half = ""] = time.split(/[: ]/);
  return `${String((Number(hour) % 12) + (half === "PM" ? 12 : 0)).padStart(2, "0")}:${minute}`;
}
