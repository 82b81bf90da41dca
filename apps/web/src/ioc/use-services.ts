import { createContext, useContext } from "react";
import type { createServices } from "./create-services.ts";
import type { Backend } from "./define-backend.ts";
import type { OptionalPort } from "./ports-and-use-cases.ts";

export const ServicesContext = createContext<ReturnType<typeof createServices> | null>(null);

export function useServices() {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("Render inside <ServicesContext>.");
  return services;
}

export function useBackend(): Backend {
  return useServices().backend;
}

export function useIsBound(name: OptionalPort): boolean {
  return useBackend().optionalPorts.includes(name);
}
