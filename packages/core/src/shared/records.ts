/** The three nouns that a backend keeps. */
export const NOUNS = ["events", "messages", "slides"] as const;

export type Noun = (typeof NOUNS)[number];

/** Whether a value can be a record's id: a whole number from 0 to 2^53 - 1. */
export function isRecordId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** The id of a stored value, which may not be a valid one. */
export function idOf(value: unknown): unknown {
  return Object(value).id;
}
