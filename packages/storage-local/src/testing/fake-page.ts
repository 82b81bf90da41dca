import type { PageEvents, PageTransition, StorageChange } from "../browser-capabilities.ts";

type Listener = (event: StorageChange & PageTransition) => void;

/** A page's events, sent by hand. */
export class FakePage implements PageEvents {
  readonly #listeners: { readonly type: string; readonly listener: Listener }[] = [];

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener });
  }

  storageChanges(change: Partial<StorageChange>): void {
    this.#send("storage", { key: null, persisted: false, ...change });
  }

  isShown({ persisted }: PageTransition): void {
    this.#send("pageshow", { key: null, persisted });
  }

  isHidden(): void {
    this.#send("pagehide", { key: null, persisted: false });
  }

  #send(type: string, event: StorageChange & PageTransition): void {
    for (const entry of this.#listeners) if (entry.type === type) entry.listener(event);
  }
}
