import type { Unsubscribe } from "./listing.ts";

/** Those who want to hear of a change. */
export class Listeners {
  readonly #listeners = new Map<symbol, () => void>();

  /** Adding one listener twice makes two subscriptions, each ended by its own answer. */
  add(listener: () => void): Unsubscribe {
    const subscription = Symbol();
    this.#listeners.set(subscription, listener);
    return () => {
      this.#listeners.delete(subscription);
    };
  }

  /** A listener that throws keeps nobody else from hearing; its error surfaces as an unhandled rejection. */
  notify(): void {
    for (const listener of [...this.#listeners.values()]) {
      try {
        listener();
      } catch (error) {
        void Promise.reject(error);
      }
    }
  }
}
