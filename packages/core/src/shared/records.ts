/** The kinds of records that a backend stores. */
export const NOUNS = ["events", "messages", "slides"] as const;

export type Noun = (typeof NOUNS)[number];

/** Returns the first free id from `now` upward (specification, section 3). Two adds may share a millisecond. */
export function firstFreeId(now: number, ...taken: readonly { has(id: number): boolean }[]): number {
  let candidate = isRecordId(now) ? now : 0;
  while (taken.some((ids) => ids.has(candidate))) candidate = candidate < Number.MAX_SAFE_INTEGER ? candidate + 1 : 0;
  return candidate;
}

/** Like `firstFreeId`, but also adds the id to `claimed`. */
export function claimFreeId(
  start: number,
  claimed: Set<unknown>,
  ...taken: readonly { has(id: number): boolean }[]
): number {
  const id = firstFreeId(start, claimed, ...taken);
  claimed.add(id);
  return id;
}

/** Returns whether a value is a whole number from 0 to 2^53 - 1. */
export function isRecordId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Groups items by key, in the order of each key's first item. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

export function idOf(value: unknown): unknown {
  return Object(value).id;
}
