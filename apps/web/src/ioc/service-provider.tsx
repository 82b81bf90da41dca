import { createContext, useContext, useMemo } from "react";
import type { Services } from "./create-services.ts";
import type { Backend } from "./define-backend.ts";
import { lazyPort } from "./lazy-port.ts";
import { type PortName, type Ports, VISITORS_PORTS } from "./ports.ts";

/** The ports that can be loaded at their first call: those whose methods return promises. */
type Service = Exclude<PortName, "changes">;

export const ServicesContext = createContext<Services | null>(null);

/** A port. Its first call loads the backend. Throws where the backend does not list the port. */
export function useService<Name extends Service>(name: Name): Ports[Name] {
  const port = useOptionalService(name);
  if (port === null) throw new Error(`The backend has no port "${name}".`);
  return port;
}

/** The same, or `null` where the backend does not list the port. */
export function useOptionalService<Name extends Service>(name: Name): Ports[Name] | null {
  const { loadPort } = useServices();
  const isBound = useIsBound(name);
  return useMemo(() => (isBound ? lazyPort(() => loadPort(name)) : null), [loadPort, name, isBound]);
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("Render inside <ServicesContext>.");
  return services;
}

export function useBackend(): Backend {
  return useServices().backend;
}

/** Whether the backend has a port. */
export function useIsBound(name: PortName): boolean {
  const names: readonly PortName[] = [...VISITORS_PORTS, ...useBackend().optionalPorts];
  return names.includes(name);
}
