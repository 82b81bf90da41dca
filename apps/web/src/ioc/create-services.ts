import type { Clock, Noun } from "@inner-light/core";
import type { ServiceIdentifier } from "inversify";
import type { Backend } from "./define-backend.ts";
import { CHANGES } from "./service-tokens.ts";

export type Services = ReturnType<typeof createServices>;

/** The services of pages. Calls `onChange` for every change that the loaded backend reports. */
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
    /** Returns a port or use case. Loads the backend on first use, the owner's container on the owner's first use. */
    async resolve<Service>(token: ServiceIdentifier<Service>): Promise<Service> {
      const { page } = await load();
      return (page.isBound(token) ? page : await loadOwners()).getAsync(token);
    },
    /** Drops the owner's container, with its ports and use cases. */
    lock() {
      loadOwners = ownersOnce();
    },
  };
}

/** Memoizes `load`. The next call retries a failed attempt. */
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
