import { passwordAdminGate } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { App } from "../app.tsx";
import type { Backend, Bindings } from "../ioc/define-backend.ts";
import { storageLocalBackend } from "../ioc/storage-local.backend.ts";
import { renderAt } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";

/** The password of the gate in tests. */
export const TEST_PASSWORD = "open sesame";

/** A gate that the tests' password opens. */
export const testGate = () =>
  passwordAdminGate({ salt: "", hash: TEST_PASSWORD, iterations: 1 }, async (password) => password);

/** The ports, by default those of an empty store, and the backend's properties, which are required with other ports. */
export type SiteUnderTest = { readonly clock?: FixedClock } & (
  | { readonly ports?: ReturnType<typeof storeWith>; readonly backend?: Partial<Backend> }
  | { readonly ports: Partial<Bindings>; readonly backend: Partial<Backend> }
);

/** The backend of a site without a server, with these properties, over these ports. */
export function backendWith(ports: Partial<Bindings>, properties: Partial<Backend> = {}): Backend {
  return { ...storageLocalBackend, load: async () => ({ gate: testGate(), ...ports }), ...properties };
}

/** Renders the whole site at an address, as if a person opened it. */
export async function renderApp({
  path,
  ports = storeWith(),
  clock = new FixedClock(),
  backend = {},
}: SiteUnderTest & { readonly path: string }) {
  const properties = { backend: backendWith(ports, backend), clock };
  return { ...(await renderAt(path, (router) => <App router={router} {...properties} />)), clock };
}
