import type { Change, ChangeFeed, Unsubscribe } from "@inner-light/core";
import { type Repeating, repeat } from "../maintenance/repeat.ts";

const POLL_MS = 2_000;

interface PolledChangeFeedOptions {
  readonly changes: ChangeFeed;
  /** Publishes what other processes on the same database have changed. */
  readonly poll: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** A feed that also looks for changes by other servers, every two seconds while there are listeners. */
export class PolledChangeFeed implements ChangeFeed {
  readonly #options: PolledChangeFeedOptions;
  #listeners = 0;
  #polling: Repeating | undefined;

  constructor(options: PolledChangeFeedOptions) {
    this.#options = options;
  }

  subscribe(listener: (change: Change) => void): Unsubscribe {
    const { changes, poll, onError } = this.#options;
    const unsubscribe = changes.subscribe(listener);
    this.#listeners += 1;
    this.#polling ??= repeat({ task: poll, pauseMs: POLL_MS, onError });
    let isSubscribed = true;
    return () => {
      if (!isSubscribed) return;
      isSubscribed = false;
      unsubscribe();
      this.#listeners -= 1;
      if (this.#listeners === 0) void this.stop();
    };
  }

  /** Looks no more until somebody subscribes. Resolves once a look that has begun is over. */
  async stop(): Promise<void> {
    const polling = this.#polling;
    this.#polling = undefined;
    await polling?.stop();
  }
}
