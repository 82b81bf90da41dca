import type { Clock, Noun } from "@inner-light/core";
import type { Backend } from "./define-backend.ts";
import type { Ports, ServiceName, Services } from "./ports-and-use-cases.ts";

/** Creates the page's services. Calls `onChange` for each change that the backend reports. */
export function createServices(backend: Backend, clock: Clock, onChange: (change: Noun) => void) {
  const load = loadOnce(async () => {
    const [ports, containers] = await Promise.all([backend.load(clock), import("./create-container.ts")]);
    const page = containers.createPageContainer(ports, clock);
    if (backend.hasAdmin) (await page.getAsync<Ports["changes"]>("changes")).subscribe(onChange);
    return { page, createOwners: () => containers.createOwnersContainer(page, ports) };
  });
  const ownersOnce = () => loadOnce(async () => (await load()).createOwners());
  let loadOwners = ownersOnce();
  return {
    clock,
    backend,
    /** Returns a port or use case. Loads the backend or the owner's container on first use. */
    async resolve<Name extends ServiceName>(name: Name): Promise<Services[Name]> {
      const { page } = await load();
      return (page.isBound(name) ? page : await loadOwners()).getAsync<Services[Name]>(name);
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
