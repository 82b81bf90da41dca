/** A time as read off a wall clock, `HH:MM` from `00:00` to `23:59`, without a time zone. Text order is time order. */
export type PlainTime = `${number}:${number}`;

const PATTERN = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function isPlainTime(text: string): text is PlainTime {
  return PATTERN.test(text);
}

/**
 * "2:05 PM", with a no-break space: 12-hour form (specification, section 9), by arithmetic, so that every engine writes it
 * alike.
 */
export function formatPlainTime(time: PlainTime): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? "AM" : "PM"}`;
}
