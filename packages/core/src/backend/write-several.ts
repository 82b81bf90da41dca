import type { Guarantees } from "./guarantees.ts";

/** Thrown when a write of several records stopped after the first of them were stored. `cause` says why. */
export class PartlyStoredError extends Error {
  override readonly name = "PartlyStoredError";
}

/**
 * Writes records in one call, or each in a call of its own where a call may store a part of them. Rejects like `write`, or
 * with `PartlyStoredError` once something is stored.
 */
export async function writeSeveral<Item, Result>(
  { several }: Pick<Guarantees, "several">,
  items: readonly Item[],
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  if (several === "all-or-none") return write(items);
  const stored: Result[] = [];
  for (const item of items) {
    try {
      stored.push(...(await write([item])));
    } catch (cause) {
      throw stored.length === 0 ? cause : new PartlyStoredError("Some records are stored", { cause });
    }
  }
  return stored;
}
