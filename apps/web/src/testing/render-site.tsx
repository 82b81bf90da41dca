import { passwordAdminGate } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { App, Providers } from "../app.tsx";
import { createAppRouter } from "../create-app-router.tsx";
import type { Backend, Bindings } from "../ioc/define-backend.ts";
import { type OptionalPort, PORTS, type Ports } from "../ioc/ports-and-use-cases.ts";
import { storageLocalBackend } from "../ioc/storage-local.backend.ts";
import { storeWith } from "./store-with.ts";

export const TEST_PASSWORD = "open sesame";

/** Returns a gate that `TEST_PASSWORD` opens. */
export const testGate = () =>
  passwordAdminGate({ salt: "", hash: TEST_PASSWORD, iterations: 1 }, async (password) => password);

/** The default ports are those of an empty store. Other ports require the backend's properties. */
export type SiteUnderTest = { readonly clock?: FixedClock } & (
  | { readonly ports?: ReturnType<typeof storeWith>; readonly backend?: Partial<Backend> }
  | { readonly ports: Partial<Bindings>; readonly backend: Partial<Backend> }
);

/** Returns a backend without a server, over these ports. */
export function backendWith(ports: Partial<Bindings>, properties: Partial<Backend> = {}): Backend {
  return { ...storageLocalBackend, load: async () => ({ gate: testGate(), ...ports }), ...properties };
}

/** Renders the whole site at a path. */
export async function renderApp({
  path,
  ports = storeWith(),
  clock = new FixedClock(),
  backend = {},
}: SiteUnderTest & { readonly path: string }) {
  const properties = { backend: backendWith(ports, backend), clock };
  return { ...(await renderAt(path, (router) => <App router={router} {...properties} />)), clock };
}

type SomePorts = { readonly [Name in keyof Ports]?: Partial<Ports[Name]> };

/** The reads that the owner's page always makes, with empty results. */
const QUIET: SomePorts = {
  changes: { subscribe: () => () => {} },
  inbox: { list: async () => [] },
  deletedRecords: { list: async () => [] },
  snapshots: { backupTimes: async () => ({ lastBackupAt: null, automaticBackupAt: null }) },
};

export function requiredPorts(hasAdmin: boolean): string[] {
  const isRequired = { all: true, "with-admin": hasAdmin, some: false };
  return Object.entries(PORTS).flatMap(([name, { boundBy }]) => (isRequired[boundBy] ? name : []));
}

/** Returns a backend with only these methods. Any other call fails the test and names the method. */
export function backendOf(ports: SomePorts, properties: Partial<Backend> = {}): Backend {
  const hasAdmin = Object.entries(PORTS).some(([name, { boundBy }]) => boundBy === "with-admin" && name in ports);
  const others = Object.fromEntries(requiredPorts(hasAdmin).map((name) => [name, {}]));
  const bound = Object.entries({ ...others, ...(hasAdmin && QUIET), ...ports }).map(([name, methods]) => [
    name,
    withoutOthers(name, methods),
  ]);
  return {
    dataLocation: "practice",
    connectsTo: [],
    staleTime: 0,
    hasAdmin,
    optionalPorts: optionalPortsOf(ports),
    load: async () => Object.fromEntries(bound),
    ...properties,
  };
}

function optionalPortsOf(ports: object): OptionalPort[] {
  const isOptional = (name: string): name is OptionalPort => !requiredPorts(true).includes(name);
  return Object.keys(ports).filter(isOptional);
}

function withoutOthers(name: string, methods: object): object {
  return new Proxy(methods, {
    get(_, method) {
      const value: unknown = Reflect.get(methods, method);
      if (value !== undefined || method === "then") return value;
      return () => {
        // The page catches errors from ports, so this also fails the test.
        expect.soft(method, `a method of ${name} in this test`).toBeUndefined();
        throw new Error("No such method");
      };
    },
  });
}

/** Renders the whole site at a path, over these methods. */
export function renderSite(ports: SomePorts, path = "/", properties: Partial<Backend> = {}) {
  return renderAt(path, (router) => (
    <App router={router} backend={backendOf(ports, properties)} clock={new FixedClock()} />
  ));
}

/** Renders one component over these methods. */
export function renderComponent(component: ReactNode, ports: SomePorts = {}, properties: Partial<Backend> = {}) {
  return renderIn(backendOf(ports, properties), component);
}

/** Renders one component over a backend. */
export function renderIn(backend: Backend, component: ReactNode, { path = "/", clock = new FixedClock() } = {}) {
  return renderAt(path, (router) => (
    <Providers backend={backend} clock={clock}>
      <RouterContextProvider router={router}>{component}</RouterContextProvider>
    </Providers>
  ));
}

/** Renders an element that needs a router. */
export async function renderAt(path: string, draw: (router: ReturnType<typeof createAppRouter>) => ReactNode) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return { ...render(draw(router)), router, user: userEvent.setup({ delay: null, skipHover: true }) };
}
