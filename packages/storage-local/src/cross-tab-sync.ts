import type { BrowserCapabilities, TabChannel } from "./browser-capabilities.ts";
import { belongsTo } from "./keys.ts";

/** A tab checks its writes until it has written nothing for at least this long. */
const SETTLE_MS = 1000;

/** The message that the texts of the list were replaced. A tombstone is JSON, so it never equals this word. */
export const REPLACED = "replaced";

/** How a list reacts to other tabs. */
export interface CrossTabListener {
  /** Another tab changed a text of the list. */
  onChange(): void;
  /** Another tab deleted or replaced the record with this text. Without these messages replays undid 95 deletes of the bench. */
  onTombstone(text: string): void;
  /** Another tab replaced or cleared the texts of the list. */
  onReplaced(): void;
  /** The page was restored from the back-forward cache. */
  onReturn(): void;
  /** This tab has written nothing for a while. */
  onSettled(): void;
}

/** Connects one list with the browser's other tabs. */
export class CrossTabSync {
  readonly #browser: BrowserCapabilities;
  readonly #name: string;
  readonly #listener: CrossTabListener;
  #channel: TabChannel | undefined;
  #writes = 0;
  #isWaiting = false;

  constructor(browser: BrowserCapabilities, key: string, listener: CrossTabListener) {
    this.#browser = browser;
    this.#name = `inner-light:${key}`;
    this.#listener = listener;
    browser.page?.addEventListener("storage", (change) => {
      // A null key is `localStorage.clear()`: nothing that was here comes back.
      if (change.key === null) listener.onReplaced();
      else if (belongsTo(key, change.key)) listener.onChange();
    });
    browser.page?.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) listener.onReturn();
    });
    browser.page?.addEventListener("pagehide", () => {
      // An open channel can keep a page out of the back-forward cache.
      this.#channel?.close();
      this.#channel = undefined;
    });
  }

  /** After a write: listens for tombstones, and calls `onSettled` once this tab has stopped writing. */
  schedule(): void {
    this.#openChannel();
    this.#writes++;
    if (!this.#isWaiting) this.#wait();
  }

  /** Tells the other tabs: `REPLACED`, or the text of a record that this tab deleted or replaced. */
  announce(message: string): void {
    try {
      this.#openChannel()?.postMessage(message);
    } catch {
      // The change itself is stored.
    }
  }

  /** One timer at a time: setting one for each write costs an add about 0.03 ms. */
  #wait(): void {
    const writes = this.#writes;
    this.#isWaiting = true;
    this.#browser.setTimeout(() => {
      this.#isWaiting = false;
      if (writes === this.#writes) this.#listener.onSettled();
      else this.#wait();
    }, SETTLE_MS);
  }

  #openChannel(): TabChannel | undefined {
    if (this.#channel !== undefined) return this.#channel;
    try {
      this.#channel = this.#browser.openChannel?.(this.#name);
      this.#channel?.addEventListener("message", ({ data }) => {
        if (data === REPLACED) this.#listener.onReplaced();
        else if (typeof data === "string") this.#listener.onTombstone(data);
      });
    } catch {
      // Without a channel everything works within one tab.
    }
    return this.#channel;
  }
}
