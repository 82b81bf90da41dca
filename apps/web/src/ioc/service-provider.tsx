import { type AsyncPort, forwardingPort } from "@inner-light/core";
import type { ServiceIdentifier } from "inversify";
import { createContext, useContext, useMemo } from "react";
import type { Backend } from "./backend.ts";
import { DeveloperError, type Services } from "./services.ts";
import { VISITORS_PORTS } from "./tokens.ts";

export const ServicesContext = createContext<Services | null>(null);

/** The port behind a token. Its first call loads the backend. Throws where the backend does not list the port. */
export function useService<Port extends object & AsyncPort<Port>>(token: ServiceIdentifier<Port>): Port {
  const port = useOptionalService(token);
  if (port === null)
    throw new DeveloperError(token, "is not among the backend's optionalPorts: render this only where it is bound");
  return port;
}

/** The same, or `null` where the backend does not list the port. */
export function useOptionalService<Port extends object & AsyncPort<Port>>(token: ServiceIdentifier<Port>): Port | null {
  const { load } = useServices();
  const isBound = useIsBound(token);
  return useMemo(
    () => (isBound ? forwardingPort(async () => (await load()).get(token)) : null),
    [load, token, isBound],
  );
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
export function useIsBound(token: ServiceIdentifier): boolean {
  return [...VISITORS_PORTS, ...useBackend().optionalPorts].includes(token);
}
