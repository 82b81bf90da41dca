import type { Listing, Unsubscribe } from "../shared/listing.ts";
import type { ContractHarness } from "./contract.ts";
import type { FaultyStorage } from "./faulty-storage.ts";
import type { FixedClock } from "./fixed-clock.ts";

/** What other tabs and the browser itself may do to a page. */
export interface Elsewhere {
  /** Another tab writes a text under a key, or removes the key (null), and the browser says so here. */
  write(key: string, text: string | null): void;
  /** Another tab clears the whole storage, and the browser says so here. */
  clear(): void;
  /** Another tab changes a key of a storage that is not this one, and the browser says so here. */
  writeToAnotherStorage(key: string): void;
  /** The page comes back from the browser's back-forward cache. */
  returnToPage(): void;
}

/** For a backend that keeps each list as a JSON text under a key: the same repositories, seen from behind. */
export interface StoredHarness<Repository> extends ContractHarness {
  /** A repository on the one storage of this harness: called again, it answers as a second visit would find it. */
  open(): Repository;
  readonly clock: FixedClock;
  /** The storage below the repositories, and what goes wrong there. */
  readonly storage: FaultyStorage;
  readonly elsewhere: Elsewhere;
}

/** What the repositories of records that can be added have in common. */
export interface StoredRepository {
  list(): Promise<Listing<{ readonly id: number }>>;
  subscribe(listener: () => void): Unsubscribe;
}

/** What a case has to know of a noun in order to put its storage to the proof. */
export interface StoredNoun<Repository extends StoredRepository> {
  readonly key: string;
  /** The fields of a stored record, in their order. */
  readonly fields: readonly string[];
  /** The field that holds the word a record is told apart by. */
  readonly wordField: string;
  /** A record as it is stored. */
  aRecord(id: number, word: string): Readonly<Record<string, unknown>>;
  /** Adds a record through the repository. */
  add(repository: Repository, word: string): Promise<{ readonly id: number }>;
  /** Values that hold no record of this noun, and the reason to be given for each. */
  readonly unreadable: readonly (readonly [name: string, value: unknown, reason: string])[];
}

/** The records of a listing, by their words. */
export function wordsOf(listing: Listing<object>, wordField: string): unknown[] {
  return listing.items.map((item) => new Map<string, unknown>(Object.entries(item)).get(wordField));
}
