import { passwordAdminGate } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { App } from "../app.tsx";
import type { Backend } from "../ioc/define-backend.ts";
import type { Bindings } from "../ioc/ports.ts";
import { storageLocalBackend } from "../ioc/storage-local.backend.ts";
import { renderAt } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";
import { TEST_PASSWORD } from "./test-password.ts";

/** A gate that the tests' password opens. */
export const testGate = () =>
  passwordAdminGate({ salt: "", hash: TEST_PASSWORD, iterations: 1 }, async (password) => password);

interface RenderAppOptions {
  readonly path: string;
  /** Those of an empty store by default. */
  readonly ports?: Partial<Bindings>;
  readonly clock?: FixedClock;
  /** What the backend says of itself, where a test is about that. */
  readonly backend?: Partial<Backend>;
}

/** The backend of a site without a server, with these properties, over these ports. */
export function backendWith(ports: Partial<Bindings>, properties: Partial<Backend> = {}): Backend {
  return { ...storageLocalBackend, load: async () => ({ gate: testGate(), ...ports }), ...properties };
}

/** Renders the whole site at an address, as a person would open it. */
export async function renderApp({
  path,
  ports = storeWith(),
  clock = new FixedClock(),
  backend = {},
}: RenderAppOptions) {
  const properties = { backend: backendWith(ports, backend), clock };
  return { ...(await renderAt(path, (router) => <App router={router} {...properties} />)), clock };
}
