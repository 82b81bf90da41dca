import type { Clock, Noun } from "@inner-light/core";
import type { Backend } from "./define-backend.ts";
import { loadOnce } from "./load-once.ts";
import type { PortName, Ports } from "./ports.ts";

/** The dependencies of the pages. */
export interface Services {
  /** Rendering needs it, so it is not loaded late. */
  readonly clock: Clock;
  readonly backend: Backend;
  /** Loads a port, and before the first one the backend. */
  readonly loadPort: <Name extends PortName>(name: Name) => Promise<Ports[Name]>;
}

/** Calls `onChange` for every change that the backend's feed reports once the backend is loaded. */
export function createServices(backend: Backend, clock: Clock, onChange: (change: Noun) => void): Services {
  const loadContainer = loadOnce(async () => {
    const [ports, { createContainer }] = await Promise.all([backend.load(clock), import("./create-container.ts")]);
    const container = createContainer(ports);
    if (backend.optionalPorts.includes("changes"))
      (await container.getAsync<Ports["changes"]>("changes")).subscribe(onChange);
    return container;
  });
  return { clock, backend, loadPort: async (name) => (await loadContainer()).getAsync(name) };
}
