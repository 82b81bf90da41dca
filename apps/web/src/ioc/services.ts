import type { Clock, Noun } from "@inner-light/core";
import type { Container, ServiceIdentifier } from "inversify";
import type { Backend } from "./backend.ts";
import * as tokens from "./tokens.ts";

/** The dependencies of the pages. */
export interface Services {
  /** Rendering needs it, so it is not loaded late. */
  readonly clock: Clock;
  readonly backend: Backend;
  /** Loads the backend, once. After a failed attempt the next call tries again. */
  readonly load: () => Promise<Container>;
}

/** A mistake in the code that uses or binds a port. No page explains it to people: it ends the rendering. */
export class DeveloperError extends Error {
  constructor(token: ServiceIdentifier, problem: string) {
    super(`${typeof token === "symbol" ? token.description : String(token)} ${problem}.`);
    this.name = "DeveloperError";
  }
}

/** Calls `onChange` for every change that the backend's feed reports once the backend is loaded. */
export function createServices(backend: Backend, clock: Clock, onChange: (change: Noun) => void): Services {
  let loading: Promise<Container> | undefined;

  const start = async () => {
    try {
      const container = await backend.load(clock);
      requireListedPorts(container, backend);
      if (container.isBound(tokens.ChangeFeed)) container.get(tokens.ChangeFeed).subscribe(onChange);
      return container;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  return { clock, backend, load: () => (loading ??= start()) };
}

/** Pages follow the list, and calls follow the container, so the two must say the same. */
function requireListedPorts(container: Container, { optionalPorts }: Backend): void {
  const listed = [...tokens.VISITORS_PORTS, ...optionalPorts];
  for (const token of listed)
    if (!container.isBound(token))
      throw new DeveloperError(token, "is a port of the backend, and not in its container");
  if (!import.meta.env.DEV) return;
  for (const token of Object.values(tokens))
    if (typeof token === "symbol" && container.isBound(token) && !listed.includes(token))
      throw new DeveloperError(token, "is in the container, and not among the backend's optionalPorts");
}
