import type { Noun } from "./records.ts";

/** Reports the noun of each change that a backend makes, may have made, or learns of, so that the site refetches it. */
export interface ChangeFeed {
  /** Returns the function that unsubscribes. Subscribing a listener twice creates two subscriptions. */
  subscribe(listener: (noun: Noun) => void): () => void;
}

/** Optional port for a backend that is not notified of others' changes. */
export interface ChangePoller {
  /** Polls for others' changes since the last call, and reports them to the `ChangeFeed`. */
  poll(): Promise<void>;
}

/** The feed of a backend that runs in this process. */
export class ChangePublisher implements ChangeFeed {
  readonly #subscriptions = new Set<{ readonly listener: (noun: Noun) => void }>();

  subscribe(listener: (noun: Noun) => void): () => void {
    const subscription = { listener };
    this.#subscriptions.add(subscription);
    return () => void this.#subscriptions.delete(subscription);
  }

  publish(noun: Noun): void {
    for (const { listener } of this.#subscriptions) listener(noun);
  }
}
