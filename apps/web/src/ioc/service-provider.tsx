import { type AsyncPort, forwardingPort } from "@inner-light/core";
import type { ServiceIdentifier } from "inversify";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { DataLocation } from "./backend.ts";
import type { Services } from "./services.ts";

const ServicesContext = createContext<Services | null>(null);

export function ServiceProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The port behind a token. Its first call loads the backend. */
export function useService<Port extends object & AsyncPort<Port>>(token: ServiceIdentifier<Port>): Port {
  const { load } = useServices();
  return useMemo(() => forwardingPort(async () => (await load()).get(token)), [load, token]);
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("Render inside <ServiceProvider>.");
  return services;
}

export function useDataLocation(): DataLocation {
  return useServices().backend.dataLocation;
}

/** Whether the backend binds an optional port. */
export function useIsBound(token: ServiceIdentifier): boolean {
  return useServices().backend.optionalPorts.includes(token);
}
