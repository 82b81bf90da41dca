import type { ServiceIdentifier } from "inversify";
import type { DataLocation } from "./backend.ts";
import { useServices } from "./service-provider.tsx";

export function useDataLocation(): DataLocation {
  return useServices().backend.dataLocation;
}

/** Whether the backend binds an optional port. */
export function useIsBound(token: ServiceIdentifier): boolean {
  return useServices().backend.optionalPorts.includes(token);
}
