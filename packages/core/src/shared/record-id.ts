/**
 * A new id "from the current time" (specification, section 3): the first integer from `now` upward that
 * nobody has taken. Unlike "largest + 1" it cannot be poisoned by one stored 2^53 - 1, and two
 * adds within one millisecond, or after the clock was set back, still get different ids.
 */
export function firstFreeId(now: number, ...taken: readonly { has(id: number): boolean }[]): number {
  let candidate = isRecordId(now) ? now : 0;
  while (taken.some((ids) => ids.has(candidate))) candidate = candidate < Number.MAX_SAFE_INTEGER ? candidate + 1 : 0;
  return candidate;
}

/** Whether a value can be a record's id: a whole number from 0 to 2^53 - 1. */
export function isRecordId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
