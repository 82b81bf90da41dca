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
export interface PageEvents {
  /** Another tab changed one key, or cleared all (`key` is null). */
  addEventListener(type: "storage", listener: (event: { readonly key: string | null }) => void): void;
  /** `persisted`: the page was restored from the back-forward cache. */
  addEventListener(type: "pageshow" | "pagehide", listener: (event: { readonly persisted: boolean }) => void): void;
}

/** The part of the DOM's `BroadcastChannel` that is used. */
export interface TabChannel {
  postMessage(message: string): void;
  addEventListener(type: "message", listener: (message: { readonly data: unknown }) => void): void;
  close(): void;
}

/** Everything that the backend needs from a browser. The browser's own objects fit without adapting. */
export interface BrowserCapabilities {
  /** Returns the storage when it is first needed. May throw, or return nothing, where the browser blocks it. */
  readonly storage: () => KeyValueStorage | null | undefined;
  readonly clock: Clock;
  readonly setTimeout: (callback: () => void, milliseconds: number) => unknown;
  /** Without it, changes in other tabs show at the next read only. */
  readonly page?: PageEvents | undefined;
  /** Opens a channel to the site's other tabs. */
  readonly openChannel?: ((name: string) => TabChannel) | undefined;
}
