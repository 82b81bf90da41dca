import type { Clock, Noun } from "@inner-light/core";
import type { Backend } from "./define-backend.ts";
import { loadOnce } from "./load-once.ts";
import type { PortName, Ports } from "./ports.ts";

export type Services = ReturnType<typeof createServices>;

/** What the pages depend on. Calls `onChange` for every change that the backend's feed reports once that is loaded. */
export function createServices(backend: Backend, clock: Clock, onChange: (change: Noun) => void) {
  const loadContainer = loadOnce(async () => {
    const [ports, { createContainer }] = await Promise.all([backend.load(clock), import("./create-container.ts")]);
    const container = createContainer(ports);
    if (backend.hasAdmin) (await container.getAsync<Ports["changes"]>("changes")).subscribe(onChange);
    return container;
  });
  /** Loads a port, and before the first one the backend. */
  const loadPort = async <Name extends PortName>(name: Name) => (await loadContainer()).getAsync<Ports[Name]>(name);
  return { clock, backend, loadPort };
}
