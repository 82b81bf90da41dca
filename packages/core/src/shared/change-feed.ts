import type { Noun } from "./records.ts";

/**
 * Reports the noun of every change in one backend, made here or, if the backend can know of it, elsewhere, and of a change
 * whose answer was lost. The site then reads again what is on the screen.
 */
export interface ChangeFeed {
  /** Returns what ends the subscription. Subscribing the same listener twice makes two. */
  subscribe(listener: (noun: Noun) => void): () => void;
}

/** Optional port, for a backend that does not hear of others' changes by itself. */
export interface ChangePoller {
  /** Asks whether others have changed something since the last call, and has the `ChangeFeed` report it. */
  poll(): Promise<void>;
}

/** The feed of a backend that runs in this process: its adapters publish, the site subscribes. */
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
