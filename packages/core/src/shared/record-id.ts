/**
 * A new id "from the current time" (specification, section 3): the first whole number from `now` upward that is not
 * taken. Unlike "largest + 1" it survives a stored 2^53 - 1, and two adds within one millisecond, or after the clock was
 * set back, get different ids.
 */
export function firstFreeId(now: number, ...taken: readonly { has(id: number): boolean }[]): number {
  let candidate = isRecordId(now) ? now : 0;
  while (taken.some((ids) => ids.has(candidate))) candidate = candidate < Number.MAX_SAFE_INTEGER ? candidate + 1 : 0;
  return candidate;
}

/** Like `firstFreeId`, and adds the id to `claimed`, so that it is taken from then on. */
export function claimFreeId(
  start: number,
  claimed: Set<unknown>,
  ...taken: readonly { has(id: number): boolean }[]
): number {
  const id = firstFreeId(start, claimed, ...taken);
  claimed.add(id);
  return id;
}

/** Whether a value can be a record's id: a whole number from 0 to 2^53 - 1. */
export function isRecordId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** The id of a stored value, readable as a record or not; something that is no id when it has none. */
export function idOf(value: unknown): unknown {
  return Object(value).id;
}
