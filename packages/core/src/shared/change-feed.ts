import type { Noun } from "./noun.ts";

/** What changed: one of the three nouns, or whether the gate is open. */
export type Change = Noun | "gate";

/** Ends a subscription. Calling it again does nothing. */
export type Unsubscribe = () => void;

/** Tells of every change in one backend, made here or, where the backend can tell, elsewhere. One feed per backend. */
export interface ChangeFeed {
  /** Subscribing the same listener twice makes two subscriptions. */
  subscribe(listener: (change: Change) => void): Unsubscribe;
}

/** The feed of a backend that runs in this process: its adapters publish, the site subscribes. */
export class ChangePublisher implements ChangeFeed {
  readonly #listeners = new Map<symbol, (change: Change) => void>();

  subscribe(listener: (change: Change) => void): Unsubscribe {
    const subscription = Symbol();
    this.#listeners.set(subscription, listener);
    return () => {
      this.#listeners.delete(subscription);
    };
  }

  /** Tells every listener, also after one has thrown; its error surfaces as an unhandled rejection. */
  publish(change: Change): void {
    for (const listener of [...this.#listeners.values()]) {
      try {
        listener(change);
      } catch (error) {
        void Promise.reject(error);
      }
    }
  }
}
