/** What a store holds, as it holds it: each key with its text. */
export type StoredEntries = Readonly<Record<string, string>>;

/** How full a store is, in characters of keys and texts. */
export interface StoredDataUsage {
  readonly used: number;
  /** What fits in all, or `null` where that is not known. */
  readonly capacity: number | null;
}

/**
 * A look past the repositories at the store itself, for the person whose data it is: also what no repository
 * could read is there, byte for byte.
 */
export interface StoredData {
  /** Everything that belongs to this site, what was set aside included. Rejects with `StorageUnavailableError`. */
  read(): Promise<StoredEntries>;

  /** Rejects with `StorageUnavailableError`. */
  usage(): Promise<StoredDataUsage>;

  /**
   * Puts in the place of everything that belongs to this site what `change` makes of it. `read` answers exactly that
   * then, every repository on the same store, in every tab, hears of it, and nothing that a tab did before is done over.
   * Nothing of this page writes between the reading and the writing; what another tab writes in the very same moment
   * may come after it, and stays then. Rejects with `ValidationError` for a key that is not the site's, or with a storage error; nothing has changed then.
   */
  rewrite(change: (stored: StoredEntries) => StoredEntries): Promise<void>;
}
