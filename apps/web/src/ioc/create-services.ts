import type { Clock, Noun } from "@inner-light/core";
import type { ServiceIdentifier } from "inversify";
import type { Backend } from "./define-backend.ts";
import { loadOnce } from "./load-once.ts";
import { CHANGES } from "./service-tokens.ts";

export type Services = ReturnType<typeof createServices>;

/** What the pages depend on. Calls `onChange` for every change that the backend's feed reports once that is loaded. */
export function createServices(backend: Backend, clock: Clock, onChange: (change: Noun) => void) {
  const load = loadOnce(async () => {
    const [ports, containers] = await Promise.all([backend.load(clock), import("./create-container.ts")]);
    const page = containers.createPageContainer(ports, clock);
    if (backend.hasAdmin) (await page.getAsync(CHANGES)).subscribe(onChange);
    return { page, createOwners: () => containers.createOwnersContainer(page, ports) };
  });
  const ownersOnce = () => loadOnce(async () => (await load()).createOwners());
  let loadOwners = ownersOnce();
  return {
    clock,
    backend,
    /** Returns a port or a use case. The first call loads the backend; the first one for the owner makes the owner's container. */
    async resolve<Service>(token: ServiceIdentifier<Service>): Promise<Service> {
      const { page } = await load();
      return (page.isBound(token) ? page : await loadOwners()).getAsync(token);
    },
    /** Drops the owner's container, with all that its ports and use cases hold. */
    lock() {
      loadOwners = ownersOnce();
    },
  };
}
