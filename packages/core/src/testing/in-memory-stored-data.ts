import { ValidationError } from "../shared/errors.ts";
import { isSiteKey } from "../stored-data/site-keys.ts";
import type { StoredData, StoredDataUsage, StoredEntries } from "../stored-data/stored-data.ts";

/**
 * A store that has whatever entries it is given, and no end. No repository is on it: those in memory keep records, not
 * texts, and neither show in it nor hear of what is put there.
 */
export class InMemoryStoredData implements StoredData {
  #entries: StoredEntries;

  constructor(entries: StoredEntries = {}) {
    this.#entries = { ...entries };
  }

  async read(): Promise<StoredEntries> {
    return { ...this.#entries };
  }

  async usage(): Promise<StoredDataUsage> {
    const used = Object.entries(this.#entries).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    return { used, capacity: null };
  }

  async rewrite(change: (stored: StoredEntries) => StoredEntries): Promise<void> {
    const after = change({ ...this.#entries });
    const foreign = Object.keys(after).filter((key) => !isSiteKey(key));
    if (foreign.length > 0) throw new ValidationError(foreign.map((field) => ({ field, message: "not of this site" })));
    this.#entries = { ...after };
  }
}
