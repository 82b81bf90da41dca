import { type ChangeFeed as ChangeFeedPort, ChangePublisher, type Clock } from "@inner-light/core";
import type { Container } from "inversify";
import type { Backend } from "./backend.ts";
import { ChangeFeed } from "./tokens.ts";

/** What the app is handed from outside. */
export interface Services {
  /** Needed while rendering, so it is not loaded late. */
  readonly clock: Clock;
  readonly backend: Backend;
  /** The backend's changes, from the moment it is loaded. */
  readonly changes: ChangeFeedPort;
  /** Loads the backend, once. After a failed attempt the next call tries again. */
  readonly load: () => Promise<Container>;
}

export function createServices(backend: Backend, clock: Clock): Services {
  const changes = new ChangePublisher();
  let loading: Promise<Container> | undefined;

  const load = () => {
    loading ??= backend.load(clock).then(
      (container) => {
        container.get(ChangeFeed).subscribe((change) => changes.publish(change));
        return container;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  return { clock, backend, changes, load };
}
