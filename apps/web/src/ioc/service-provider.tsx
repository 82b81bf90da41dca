import type { Clock } from "@inner-light/core";
import type { Container, ServiceIdentifier } from "inversify";
import { createContext, type ReactNode, useCallback, useContext } from "react";

/** A service that is fetched when it is first wanted, so that a page which needs none of them loads none. */
export type Lazy<Service> = () => Promise<Service>;

/** What the app is handed from outside. */
export interface Services {
  /** The container, made or downloaded on the first call. */
  readonly load: Lazy<Container>;
  /** Needed while rendering, so it is not lazy. */
  readonly clock: Clock;
}

const ServicesContext = createContext<Services | null>(null);

export function ServiceProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The service behind a token, as a function that fetches it. */
export function useService<Service>(token: ServiceIdentifier<Service>): Lazy<Service> {
  const { load } = useServices();
  return useCallback(async () => (await load()).get(token), [load, token]);
}

export function useClock(): Clock {
  return useServices().clock;
}

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("Render the app inside <ServiceProvider services={…}>.");
  return services;
}
