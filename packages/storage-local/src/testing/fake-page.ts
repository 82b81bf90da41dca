import type { PageEvents } from "../browser-capabilities.ts";

interface PageEvent {
  readonly key: string | null;
  readonly persisted: boolean;
}

export class FakePage implements PageEvents {
  readonly #listeners: { readonly type: string; readonly listener: (event: PageEvent) => void }[] = [];

  addEventListener(type: string, listener: (event: PageEvent) => void): void {
    this.#listeners.push({ type, listener });
  }

  storageChanges({ key }: { readonly key: string | null }): void {
    this.#send("storage", { key, persisted: false });
  }

  isShown({ persisted }: { readonly persisted: boolean }): void {
    this.#send("pageshow", { key: null, persisted });
  }

  #send(type: string, event: PageEvent): void {
    for (const entry of this.#listeners) if (entry.type === type) entry.listener(event);
  }
}
