import type { KeyValueStorage } from "../browser-capabilities.ts";
import { MapStorage, quotaError } from "./map-storage.ts";

/** How a write fails: no room, another error, nothing stored, or another text stored. */
export type WriteFault = "full" | "refused" | "ignored" | "altered";

/** What fails from now on. Reads and writes are counted from 1 for each plan. */
export interface FaultPlan {
  /** Reaching for the storage throws, or returns nothing. */
  readonly access?: "throws" | "null" | "undefined";
  readonly read?: (nth: number, key: string) => boolean;
  readonly write?: (nth: number, key: string) => WriteFault | undefined;
}

/** A storage that fails as planned, in front of one that works. */
export class FaultyStorage implements KeyValueStorage {
  readonly #inner: KeyValueStorage;
  #plan: FaultPlan = {};
  #reads = 0;
  #writes = 0;

  constructor(inner: KeyValueStorage = new MapStorage()) {
    this.#inner = inner;
  }

  /** How often it was read since the last plan. */
  get reads(): number {
    return this.#reads;
  }

  /** How often it was written to since the last plan, failed writes included. */
  get writes(): number {
    return this.#writes;
  }

  get length(): number {
    return this.#inner.length;
  }

  plan(plan: FaultPlan): void {
    this.#plan = plan;
    this.#reads = 0;
    this.#writes = 0;
  }

  heal(): void {
    this.plan({});
  }

  /** Returns what `window.localStorage` would. */
  reach(): FaultyStorage | null | undefined {
    if (this.#plan.access === "throws") throw namedError("SecurityError");
    if (this.#plan.access === "null") return null;
    return this.#plan.access === "undefined" ? undefined : this;
  }

  entries(): Record<string, string> {
    const keys = Array.from({ length: this.#inner.length }, (_, index) => this.#inner.key(index) ?? "");
    return Object.fromEntries(keys.map((key) => [key, this.#inner.getItem(key) ?? ""]));
  }

  text(key: string): string | null {
    return this.#inner.getItem(key);
  }

  /** Stores a text under a key, or removes it (null), without faults. */
  put(key: string, text: string | null): void {
    if (text === null) this.#inner.removeItem(key);
    else this.#inner.setItem(key, text);
  }

  key(index: number): string | null {
    return this.#inner.key(index);
  }

  getItem(key: string): string | null {
    this.#reads += 1;
    if (this.#plan.read?.(this.#reads, key)) throw namedError("SecurityError");
    return this.#inner.getItem(key);
  }

  setItem(key: string, value: string): void {
    this.#writes += 1;
    const fault = this.#plan.write?.(this.#writes, key);
    if (fault === "full") throw quotaError();
    if (fault === "refused") throw namedError("UnknownError");
    if (fault === "ignored") return;
    this.#inner.setItem(key, fault === "altered" ? `${value} ` : value);
  }

  removeItem(key: string): void {
    this.#inner.removeItem(key);
  }
}

function namedError(name: string): Error {
  const error = new Error("The operation is not allowed.");
  error.name = name;
  return error;
}
