import type { Guarantees } from "./guarantees.ts";

/** Thrown when a write of several records stopped after the first of them were stored. `cause` says why. */
export class PartlyStoredError extends Error {
  override readonly name = "PartlyStoredError";
}

/**
 * Writes records in one call, or each in a call of its own where a call may store a part of them. Rejects like `write`, or
 * with `PartlyStoredError` once something is stored. `write` keeps what it needs of the stored records.
 */
export async function writeSeveral<Item>(
  { several }: Pick<Guarantees, "several">,
  items: readonly Item[],
  write: (items: readonly Item[]) => Promise<void>,
): Promise<void> {
  if (several === "all-or-none") return write(items);
  for (const [index, item] of items.entries()) {
    try {
      await write([item]);
    } catch (cause) {
      throw index === 0 ? cause : new PartlyStoredError("Some records are stored", { cause });
    }
  }
}
