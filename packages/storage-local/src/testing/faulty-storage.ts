import { MapStorage, namedError } from "./map-storage.ts";

/** No space, another error, nothing stored, or a different string stored. */
export type WriteFault = "full" | "refused" | "ignored" | "altered";

/** Counts reads and writes from 1. */
export interface FaultPlan {
  readonly access?: "throws" | "null" | "undefined";
  readonly read?: (nth: number, key: string) => boolean;
  readonly write?: (nth: number, key: string) => WriteFault | undefined;
}

export class FaultyStorage extends MapStorage {
  #plan: FaultPlan = {};
  #reads = 0;
  #writes = 0;

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

  text(key: string): string | null {
    return super.getItem(key);
  }

  /** Bypasses the faults. `null` removes the key. */
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
