import type { ContractCase } from "@inner-light/core/testing";
import type { LocalStorageBackend } from "../create-local-storage-backend.ts";
import type { StoredHarness } from "./stored-harness.ts";

export type StoredCase = ContractCase<StoredHarness>;

/** What the cases need to know about a noun. */
export interface StoredNoun {
  readonly noun: "events" | "messages";
  readonly key: string;
  /** The fields of a stored record, in their order. */
  readonly fields: readonly string[];
  /** The field that tells the records of a case apart. */
  readonly wordField: string;
  /** A record as it is stored. */
  aRecord(id: number, word: string): Readonly<Record<string, unknown>>;
  /** Adds a record. */
  add(backend: LocalStorageBackend, word: string): Promise<{ readonly id: number }>;
  /** The records in the order of the stored list. Rejects like the ports that list them. */
  list(backend: LocalStorageBackend): Promise<readonly { readonly id: number }[]>;
  /** Values that no record of this noun can be read from, and the field to blame. */
  readonly unreadable: readonly (readonly [name: string, value: unknown, field: string])[];
}

/** The records by their words. */
export async function wordsOf(noun: StoredNoun, backend: LocalStorageBackend): Promise<unknown[]> {
  const records = await noun.list(backend);
  return records.map((record) => new Map<string, unknown>(Object.entries(record)).get(noun.wordField));
}
