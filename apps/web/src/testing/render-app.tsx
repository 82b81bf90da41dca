import { passwordAdminGate } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import type { Container } from "inversify";
import { App } from "../app.tsx";
import type { Backend } from "../ioc/backend.ts";
import { createContainer, type Ports } from "../ioc/create-container.ts";
import { storageLocalBackend } from "../ioc/storage-local.backend.ts";
import * as tokens from "../ioc/tokens.ts";
import { renderAt } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";
import { TEST_PASSWORD } from "./test-password.ts";

const credential = { salt: "", hash: TEST_PASSWORD, iterations: 1 };

/** A container over these ports, or over those of an empty store. `rebind` swaps one port. */
export function createTestContainer(ports: Ports = storeWith()): Container {
  return createContainer({ gate: passwordAdminGate(credential, async (password) => password), ...ports });
}

interface RenderAppOptions {
  readonly path: string;
  readonly container?: Container;
  readonly clock?: FixedClock;
  /** What the backend says of itself, where a test is about that. */
  readonly backend?: Partial<Backend>;
}

/** The backend of a site without a server, with these properties. Of the ports in the container, it has those that it lists. */
export async function backendWith(container: Container, properties: Partial<Backend> = {}): Promise<Backend> {
  const backend = { ...storageLocalBackend, ...properties, load: async () => container };
  const listed = [...tokens.VISITORS_PORTS, ...backend.optionalPorts];
  for (const token of Object.values(tokens))
    if (typeof token === "symbol" && !listed.includes(token) && container.isBound(token)) await container.unbind(token);
  return backend;
}

/** Renders the whole site at an address, as a person would open it. */
export async function renderApp({
  path,
  container = createTestContainer(),
  clock = new FixedClock(),
  backend = {},
}: RenderAppOptions) {
  const properties = { backend: await backendWith(container, backend), clock };
  return { ...(await renderAt(path, (router) => <App router={router} {...properties} />)), container, clock };
}
