import type { Clock } from "@inner-light/core";

/** The part of the DOM's `Storage` that this package uses. */
export interface KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The part of the DOM's `Window` that this package uses. */
export interface WindowEvents {
  /** Fires for other tabs' changes. `key` is null if the whole storage was cleared. */
  addEventListener(type: "storage", listener: (event: { readonly key: string | null }) => void): void;
  /** `persisted`: the page comes from the back-forward cache. */
  addEventListener(type: "pageshow", listener: (event: { readonly persisted: boolean }) => void): void;
}

/** The part of the DOM's `LockManager` that this package uses. */
export interface TabLocks {
  /** Calls `hold` once the lock is free, and holds it until the promise settles. */
  request(name: string, options: { readonly mode?: "shared" }, hold: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** What the backend needs from a browser. The browser's own objects fit without adapters. */
export interface BrowserCapabilities {
  /** Called on first use. May throw or return nothing if the browser blocks storage. */
  readonly storage: () => KeyValueStorage | null | undefined;
  readonly clock: Clock;
  readonly setTimeout: (callback: () => void, milliseconds: number) => unknown;
  /** Without it, other tabs' changes show up only on the next read. */
  readonly page?: WindowEvents | undefined;
  /** Without them, two tabs that write at the same moment can overwrite each other's changes. */
  readonly locks?: TabLocks | undefined;
}
