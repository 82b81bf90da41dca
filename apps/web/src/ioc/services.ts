import type { Change, Clock } from "@inner-light/core";
import type { Container } from "inversify";
import type { Backend } from "./backend.ts";
import { ChangeFeed } from "./tokens.ts";

/** The dependencies of the pages. */
export interface Services {
  /** Rendering needs it, so it is not loaded late. */
  readonly clock: Clock;
  readonly backend: Backend;
  /** Loads the backend, once. After a failed attempt the next call tries again. */
  readonly load: () => Promise<Container>;
}

/** Calls `onChange` for every change in the backend once that is loaded. */
export function createServices(backend: Backend, clock: Clock, onChange: (change: Change) => void): Services {
  let loading: Promise<Container> | undefined;

  const start = async () => {
    try {
      const container = await backend.load(clock);
      container.get(ChangeFeed).subscribe(onChange);
      return container;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  return { clock, backend, load: () => (loading ??= start()) };
}
