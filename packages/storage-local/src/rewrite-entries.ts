import { type RepositoryError, StorageFullError, StorageWriteError, type StoredEntries } from "@inner-light/core";
import type { KeyValueStorage } from "./browser-capabilities.ts";
import { isQuotaError } from "./quota-error.ts";

/** One key with the text it is to have, or none. */
interface Step {
  readonly key: string;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Turns the entries `before` into `after`, writing only what differs. Either all of it is done and was read back, or a
 * typed error is thrown and what was there before is there again. What is to go is removed last, so that a storage
 * that stopped writing loses nothing; only where there is no room for both is it removed first.
 */
export function rewriteEntries(storage: KeyValueStorage, before: StoredEntries, after: StoredEntries): void {
  const steps = stepsBetween(before, after);
  const bySize = steps.toSorted((one, other) => growthOf(one) - growthOf(other));
  const removals = bySize.filter(({ to }) => to === null);
  const writes = bySize.filter(({ to }) => to !== null);
  try {
    takeSteps(storage, [...writes, ...removals]);
  } catch (error) {
    if (!(error instanceof StorageFullError) || removals.length === 0) throw error;
    takeSteps(storage, [...removals, ...writes]);
  }
}

function stepsBetween(before: StoredEntries, after: StoredEntries): Step[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .map((key) => ({ key, from: before[key] ?? null, to: after[key] ?? null }))
    .filter(({ from, to }) => from !== to);
}

function growthOf({ from, to }: Step): number {
  return (to?.length ?? 0) - (from?.length ?? 0);
}

function takeSteps(storage: KeyValueStorage, steps: readonly Step[]): void {
  const taken: Step[] = [];
  try {
    for (const step of steps) {
      taken.push(step);
      put(storage, step.key, step.to);
      if (storage.getItem(step.key) !== step.to) throw new Error("what was written is not what is stored");
    }
  } catch (cause) {
    // Backwards, through states that fitted before.
    for (const { key, from } of taken.toReversed()) putBack(storage, key, from);
    throw typedError(cause);
  }
}

function put(storage: KeyValueStorage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

function putBack(storage: KeyValueStorage, key: string, text: string | null): void {
  try {
    put(storage, key, text);
  } catch {
    // The failure that led here is the one to report.
  }
}

function typedError(cause: unknown): RepositoryError {
  if (isQuotaError(cause)) return new StorageFullError("There is no room for all of it", "*", "rewrite", cause);
  return new StorageWriteError("Not all of it was kept", "*", "rewrite", cause);
}
