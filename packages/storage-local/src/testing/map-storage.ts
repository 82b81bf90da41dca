import type { KeyValueStorage } from "../browser-capabilities.ts";

/** Chromium's and Firefox's limit per origin, in UTF-16 code units of keys and values. */
export const BROWSER_CAPACITY = 5_242_880;

export class MapStorage implements KeyValueStorage {
  readonly #texts = new Map<string, string>();
  readonly #capacity: number;

  constructor(capacity: number = BROWSER_CAPACITY) {
    this.#capacity = capacity;
  }

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    let used = key.length + value.length;
    for (const [other, text] of this.#texts) if (other !== key) used += other.length + text.length;
    const isGrowing = value.length > (this.#texts.get(key)?.length ?? -1);
    if (used > this.#capacity && isGrowing) throw namedError("QuotaExceededError");
    this.#texts.set(key, value);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

/** Only the name is the same in all browsers. */
export function namedError(name: string): Error {
  return Object.assign(new Error("The operation is not allowed."), { name });
}
