import type { BrowserCapabilities, StorageChange, TabChannel, TabLocks } from "./browser-capabilities.ts";
import { isRemovalNotice, REPLACEMENT_NOTICE, type RemovalNotice } from "./removal-notice.ts";

/** How long after a write, and after each look, a tab looks whether what it did is still there. */
const LOOK_INTERVAL_MS = 100;

/** What a list wants to hear from its surroundings. */
export interface TabWatchListener {
  onStorageChange(change: StorageChange): void;
  onRemovedElsewhere(notice: RemovalNotice): void;
  onReplacedElsewhere(): void;
  onPageReturn(): void;
  /** It is time to look. Answers whether there is still something to look for. */
  onLookDue(): boolean;
  /** Now look. */
  look(): void;
}

/** Connects one list with the browser's other tabs, and with time. */
export class TabWatch {
  readonly #browser: BrowserCapabilities;
  readonly #name: string;
  readonly #listener: TabWatchListener;
  #channel: TabChannel | undefined;
  #isLookDue = false;
  #isLookAsked = false;

  constructor(browser: BrowserCapabilities, key: string, listener: TabWatchListener) {
    this.#browser = browser;
    this.#name = `inner-light:${key}`;
    this.#listener = listener;
    browser.page?.addEventListener("storage", (change) => listener.onStorageChange(change));
    browser.page?.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) listener.onPageReturn();
    });
    browser.page?.addEventListener("pagehide", () => {
      listener.look();
      // An open channel can keep a page from being restored when the visitor goes back.
      this.#channel?.close();
      this.#channel = undefined;
    });
  }

  /** Listens for removals elsewhere, and looks again and again until there is nothing to look for. */
  begin(): void {
    this.#open();
    if (this.#isLookDue) return;
    this.#isLookDue = true;
    this.#browser.setTimeout(() => {
      this.#isLookDue = false;
      if (!this.#listener.onLookDue()) return;
      this.lookSoon();
      this.begin();
    }, LOOK_INTERVAL_MS);
  }

  /**
   * Looks at once, or where there are locks when it is this tab's turn. That does not make writing safe, but keeps
   * two tabs from undoing each other's repairs in step.
   */
  lookSoon(): void {
    if (this.#isLookAsked) return;
    this.#isLookAsked = true;
    exclusively(this.#browser.locks, this.#name, () => {
      this.#isLookAsked = false;
      this.#listener.look();
    });
  }

  announceRemoval(notice: RemovalNotice): void {
    this.#post(notice);
  }

  announceReplacement(): void {
    this.#post(REPLACEMENT_NOTICE);
  }

  #post(message: RemovalNotice | typeof REPLACEMENT_NOTICE): void {
    try {
      this.#open()?.postMessage(message);
    } catch {
      // What it tells of is done all the same.
    }
  }

  #open(): TabChannel | undefined {
    if (this.#channel !== undefined) return this.#channel;
    try {
      this.#channel = this.#browser.openChannel?.(this.#name);
      this.#channel?.addEventListener("message", ({ data }) => {
        if (isRemovalNotice(data)) this.#listener.onRemovedElsewhere(data);
        if (data === REPLACEMENT_NOTICE) this.#listener.onReplacedElsewhere();
      });
    } catch {
      // A page without a channel keeps its promises for a single tab.
    }
    return this.#channel;
  }
}

/** Runs the task under a lock, or without one where the browser has none to give. */
function exclusively(locks: TabLocks | undefined, name: string, task: () => void): void {
  if (locks === undefined) {
    task();
    return;
  }
  let hasRun = false;
  const run = () => {
    hasRun = true;
    task();
  };
  locks.request(name, run).catch((error: unknown) => {
    if (hasRun) throw error;
    run();
  });
}
