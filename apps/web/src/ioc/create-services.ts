import type { Clock, Noun } from "@inner-light/core";
import type { ServiceIdentifier } from "inversify";
import type { Backend } from "./define-backend.ts";
import { CHANGES } from "./service-tokens.ts";

export type Services = ReturnType<typeof createServices>;

/** Creates the page's services. Calls `onChange` for each change that the backend reports. */
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
    /** Returns a port or use case. Loads the backend or the owner's container on first use. */
    async resolve<Service>(token: ServiceIdentifier<Service>): Promise<Service> {
      const { page } = await load();
      return (page.isBound(token) ? page : await loadOwners()).getAsync(token);
    },
    lock() {
      loadOwners = ownersOnce();
    },
  };
}

/** Memoizes `load`. After a failure, the next call tries again. */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
