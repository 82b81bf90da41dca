import type { Noun } from "./noun.ts";

/** The noun of which records have changed. */
export type Change = Noun;

/**
 * Optional port: reports the noun of every change in one backend, made here or, if the backend can know of it, elsewhere.
 * Without a feed, the site reads again what is on the screen after each change of its own.
 */
export interface ChangeFeed {
  /** Returns what ends the subscription. Subscribing the same listener twice makes two. */
  subscribe(listener: (change: Change) => void): () => void;
}

/** The feed of a backend that runs in this process: its adapters publish, the site subscribes. */
export class ChangePublisher implements ChangeFeed {
  readonly #subscriptions = new Set<{ readonly listener: (change: Change) => void }>();

  subscribe(listener: (change: Change) => void): () => void {
    const subscription = { listener };
    this.#subscriptions.add(subscription);
    return () => void this.#subscriptions.delete(subscription);
  }

  /** Calls every listener, even after one has thrown; the error surfaces as an unhandled rejection. */
  publish(change: Change): void {
    for (const { listener } of [...this.#subscriptions]) {
      try {
        listener(change);
      } catch (error) {
        void Promise.reject(error);
      }
    }
  }
}
