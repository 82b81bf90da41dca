import type { Noun } from "./records.ts";

/** Reports the noun of every change, even one that may have failed, for the site to refetch. */
export interface ChangeFeed {
  /** Returns a function that unsubscribes. Subscribing a listener twice makes two subscriptions. */
  subscribe(listener: (noun: Noun) => void): () => void;
}

/** Optional port for a backend that is not notified of other clients' changes. */
export interface ChangePoller {
  /** Looks for changes since the last call and reports them to the `ChangeFeed`. */
  poll(): Promise<void>;
}

/** A change feed within one process. */
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
