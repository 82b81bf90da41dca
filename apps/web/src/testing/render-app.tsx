import { type AdminGate as AdminGatePort, PasswordAdminGate } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Container, ContainerModule } from "inversify";
import { App } from "../app.tsx";
import { createAppRouter } from "../create-app-router.ts";
import { createQueryClient } from "../create-query-client.ts";
import { createContainer } from "../ioc/create-container.ts";
import { inMemoryModule } from "../ioc/in-memory.module.ts";
import { AdminGate } from "../ioc/tokens.ts";

/** The password of the gate in tests. */
export const TEST_PASSWORD = "open sesame";

const gateModule = new ContainerModule(({ bind }) => {
  const gate: AdminGatePort = new PasswordAdminGate(
    { salt: "", hash: TEST_PASSWORD, iterations: 1 },
    async (password) => password,
  );
  bind(AdminGate).toConstantValue(gate);
});

/** A container over repositories in memory. `rebind` swaps one of them. */
export function createTestContainer(...modules: ContainerModule[]): Container {
  return createContainer(...(modules.length > 0 ? modules : [inMemoryModule]), gateModule);
}

interface RenderAppOptions {
  readonly path: string;
  readonly container?: Container;
  readonly clock?: FixedClock;
}

/** Renders the whole site at an address, as a person would open it. */
export async function renderApp({
  path,
  container = createTestContainer(),
  clock = new FixedClock(),
}: RenderAppOptions) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const services = { clock, load: async () => container };
  const view = render(<App router={router} queryClient={createQueryClient()} services={services} />);
  return { ...view, container, clock, router, user: userEvent.setup() };
}
