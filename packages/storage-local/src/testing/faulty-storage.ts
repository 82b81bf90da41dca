import { MapStorage, namedError } from "./map-storage.ts";

/** How a write fails: no room, another error, nothing stored, or another string stored. */
export type WriteFault = "full" | "refused" | "ignored" | "altered";

/** The failures from now on. Each plan counts reads and writes from 1. */
export interface FaultPlan {
  /** Access to the storage throws, or returns nothing. */
  readonly access?: "throws" | "null" | "undefined";
  readonly read?: (nth: number, key: string) => boolean;
  readonly write?: (nth: number, key: string) => WriteFault | undefined;
}

/** A storage in memory that fails as planned. */
export class FaultyStorage extends MapStorage {
  #plan: FaultPlan = {};
  #reads = 0;
  #writes = 0;

  /** The number of writes since the last plan, including failed ones. */
  get writes(): number {
    return this.#writes;
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
    const keys = Array.from({ length: this.length }, (_, index) => this.key(index) ?? "");
    return Object.fromEntries(keys.map((key) => [key, this.text(key) ?? ""]));
  }

  /** The string under a key, without faults. */
  text(key: string): string | null {
    return super.getItem(key);
  }

  /** Stores a string under a key, or removes the key (null), without faults. */
  put(key: string, text: string | null): void {
    if (text === null) super.removeItem(key);
    else super.setItem(key, text);
  }

  override getItem(key: string): string | null {
    this.#reads += 1;
    if (this.#plan.read?.(this.#reads, key)) throw namedError("SecurityError");
    return super.getItem(key);
  }

  override setItem(key: string, value: string): void {
    this.#writes += 1;
    const fault = this.#plan.write?.(this.#writes, key);
    if (fault === "full") throw namedError("QuotaExceededError");
    if (fault === "refused") throw namedError("UnknownError");
    if (fault === "ignored") return;
    super.setItem(key, fault === "altered" ? `${value} ` : value);
  }
}
