import type { BrowserCapabilities, TabChannel } from "./browser-capabilities.ts";
import { belongsTo } from "./keys.ts";

/** A tab checks its writes until it has written nothing for this long. */
const SETTLE_MS = 1000;

/** The message that the texts of the list were replaced. A tombstone is JSON, so it never equals this word. */
export const REPLACED = "replaced";

/** How a list reacts to other tabs. */
interface CrossTabListener {
  /** Another tab changed a text of the list. */
  onChange(): void;
  /**
   * Another tab deleted the record with this text, or replaced it by `successor`. Without this message, replaying writes
   * brings deleted records back. An empty text: it brought `successor` back.
   */
  onTombstone(text: string, successor: string | undefined): void;
  /** Another tab replaced or cleared the texts of the list. */
  onReplaced(): void;
  /** The page was restored from the back-forward cache. */
  onReturn(): void;
  /** This tab has written nothing for a while. */
  onSettled(): void;
}

/** Connects one list with the browser's other tabs. */
export function crossTabSync(browser: BrowserCapabilities, key: string, listener: CrossTabListener) {
  let channel: TabChannel | undefined;
  let writes = 0;

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
    channel?.close();
    channel = undefined;
  });

  function openChannel(): TabChannel | undefined {
    if (channel !== undefined) return channel;
    try {
      channel = browser.openChannel?.(`inner-light:${key}`);
      channel?.addEventListener("message", ({ data }) => {
        if (data === REPLACED) listener.onReplaced();
        else if (typeof data === "string") {
          const [text = "", successor] = data.split("\n");
          listener.onTombstone(text, successor);
        }
      });
    } catch {
      // Without a channel everything works within one tab.
    }
    return channel;
  }

  return {
    /** After a write: listens for tombstones, and calls `onSettled` once this tab has stopped writing. */
    schedule(): void {
      openChannel();
      const count = ++writes;
      browser.setTimeout(() => {
        if (count === writes) listener.onSettled();
      }, SETTLE_MS);
    },

    /**
     * Tells the other tabs: `REPLACED`, or the text of a record that this tab deleted or replaced, and the one that
     * replaced it on a second line, since JSON has no line break. The first one is empty for a record that came back.
     */
    announce(message: string, successor?: string): void {
      try {
        openChannel()?.postMessage(successor === undefined ? message : `${message}\n${successor}`);
      } catch {
        // The change itself is stored.
      }
    },
  };
}
