import { createContext, useContext, useMemo } from "react";
import type { Services } from "./create-services.ts";
import type { Backend } from "./define-backend.ts";
import { lazyPort } from "./lazy-port.ts";
import { type OptionalPort, OWNERS_PORTS, type PortName, type Ports, portToken, VISITORS_PORTS } from "./ports.ts";

/** The ports that can be loaded at their first call: those whose methods return promises. */
type Service = Exclude<PortName, "changes">;

export const ServicesContext = createContext<Services | null>(null);

/** A port. Its first call loads the backend. Throws where the backend does not bind the port. */
export function useService<Name extends Service>(name: Name): Ports[Name] {
  const port = usePort(name);
  if (port === null) throw new Error(`The backend has no port "${name}".`);
  return port;
}

/** An optional port, or `null` where the backend does not bind it. */
export function useOptionalService<Name extends OptionalPort>(name: Name): Ports[Name] | null {
  return usePort(name);
}

function usePort<Name extends Service>(name: Name): Ports[Name] | null {
  const { resolve, backend } = useServices();
  const isBound = portsOf(backend).includes(name);
  return useMemo(() => (isBound ? lazyPort(() => resolve(portToken(name))) : null), [resolve, name, isBound]);
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("Render inside <ServicesContext>.");
  return services;
}

export function useBackend(): Backend {
  return useServices().backend;
}

/** Whether the backend binds an optional port. */
export function useIsBound(name: OptionalPort): boolean {
  return useBackend().optionalPorts.includes(name);
}

/** The names of all ports that a backend binds. */
export function portsOf({ hasAdmin, optionalPorts }: Backend): readonly PortName[] {
  return [...VISITORS_PORTS, ...(hasAdmin ? OWNERS_PORTS : []), ...optionalPorts];
}
