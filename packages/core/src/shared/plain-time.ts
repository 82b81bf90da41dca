/** A time as read off a wall clock, `HH:MM` from `00:00` to `23:59`, without a time zone. Text order is time order. */
export type PlainTime = `${number}:${number}`;

const PATTERN = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function isPlainTime(text: string): text is PlainTime {
  return PATTERN.test(text);
}
