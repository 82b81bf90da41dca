interface Entry<Value> {
  readonly version: string;
  readonly value: Promise<Value>;
}

/** Values by name, each made once per version. A value that could not be made is not kept. */
export class VersionedCache<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry<Value>>();

  /** Drops all values at once when there are more than `limit`. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(name: string, version: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(name);
    if (known?.version === version) return known.value;
    const value = make();
    if (this.#entries.size >= this.#limit) this.#entries.clear();
    this.#entries.set(name, { version, value });
    value.catch(() => {
      if (this.#entries.get(name)?.value === value) this.#entries.delete(name);
    });
    return value;
  }
}
