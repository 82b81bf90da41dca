import type { Clock } from "@inner-light/core";

/** The part of the DOM's `Storage` that is used. */
export interface KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The part of the DOM's `Window` that is used. */
export interface WindowEvents {
  /** Another tab changed one key, or cleared all keys (`key` is null). */
  addEventListener(type: "storage", listener: (event: { readonly key: string | null }) => void): void;
  /** `persisted`: the page was restored from the back-forward cache. */
  addEventListener(type: "pageshow", listener: (event: { readonly persisted: boolean }) => void): void;
}

/** The part of the DOM's `LockManager` that is used. */
export interface TabLocks {
  /** Calls `hold` when no other tab holds the lock, and holds the lock until the promise settles. */
  request(name: string, options: { readonly mode?: "shared" }, hold: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** Everything that the backend needs from a browser. The browser's own objects fit without adapting. */
export interface BrowserCapabilities {
  /** Returns the storage, when it is first needed. May throw or return nothing if the browser blocks storage. */
  readonly storage: () => KeyValueStorage | null | undefined;
  readonly clock: Clock;
  readonly setTimeout: (callback: () => void, milliseconds: number) => unknown;
  /** Without it, other tabs' changes are seen only on the next read. */
  readonly page?: WindowEvents | undefined;
  /** Without them, two tabs that write at the same moment can overwrite each other's changes. */
  readonly locks?: TabLocks | undefined;
}
