import type { Clock, Listeners } from "@inner-light/core";

/** What is used of the DOM's `Storage`. */
export interface KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What is used of the DOM's `StorageEvent`: another tab changed one key, or all of them (`key` is null). */
export interface StorageChange {
  readonly key: string | null;
  readonly storageArea: unknown;
}

/** What is used of the DOM's `PageTransitionEvent`. */
export interface PageTransition {
  /** Whether the page comes back as it was left, from the browser's back-forward cache. */
  readonly persisted: boolean;
}

/** What is used of the DOM's `Window`. */
export interface PageEvents {
  addEventListener(type: "storage", listener: (change: StorageChange) => void): void;
  addEventListener(type: "pageshow" | "pagehide", listener: (transition: PageTransition) => void): void;
}

/** What is used of the DOM's `BroadcastChannel`. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (message: { readonly data: unknown }) => void): void;
  close(): void;
}

/** What is used of the DOM's `LockManager`. */
export interface TabLocks {
  request(name: string, task: () => void): Promise<unknown>;
}

/** All that the repositories ask of a browser. The browser's own objects fit without adapting. */
export interface BrowserCapabilities {
  /** Reaches the storage, when it is first needed. May throw, or answer nothing, where the browser blocks it. */
  readonly storage: () => KeyValueStorage | null | undefined;
  readonly clock: Clock;
  readonly setTimeout: (callback: () => void, milliseconds: number) => unknown;
  /** Without it, changes in other tabs show at the next read only. */
  readonly page?: PageEvents | undefined;
  /** Opens a channel to the site's other tabs. */
  readonly openChannel?: ((name: string) => TabChannel) | undefined;
  /** Turns among the site's tabs. */
  readonly locks?: TabLocks | undefined;
  /** Tells the lists of this page that all that is stored was replaced, on purpose. The browser tells other tabs only. */
  readonly replacements?: Listeners | undefined;
}
