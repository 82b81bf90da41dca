import { FixedClock } from "@inner-light/core/testing";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Container, type ServiceIdentifier } from "inversify";
import type { ReactNode } from "react";
import { App, Providers } from "../app.tsx";
import { createAppRouter } from "../create-app-router.ts";
import type { Backend } from "../ioc/backend.ts";
import { DeveloperError } from "../ioc/services.ts";
import * as tokens from "../ioc/tokens.ts";

type Tokens = typeof tokens;

/** Some methods of some ports, by the ports' names. */
export type SomePorts = {
  readonly [Name in keyof Tokens]?: Tokens[Name] extends ServiceIdentifier<infer Port> ? Partial<Port> : never;
};

/** A backend with these methods alone: a call of any other one is an error with its name. */
export function backendOf(ports: SomePorts, properties: Partial<Backend> = {}): Backend {
  const container = new Container();
  const optionalPorts: ServiceIdentifier[] = [];
  for (const [name, token] of Object.entries(tokens)) {
    if (typeof token !== "symbol") continue;
    const isVisitors = tokens.VISITORS_PORTS.includes(token);
    const methods: unknown = Reflect.get(ports, name);
    if (!isVisitors && methods === undefined) continue;
    if (!isVisitors) optionalPorts.push(token);
    container.bind<unknown>(token).toConstantValue(withoutOthers(token, Object(methods ?? {})));
  }
  return {
    keptIn: "practice",
    connectsTo: [],
    guarantees: {
      several: "all-or-none",
      conflicts: "refused",
      afterNoAnswer: "nothing-stored",
      repeatedMessages: "stored-once",
    },
    staleTime: 0,
    optionalPorts,
    load: async () => container,
    ...properties,
  };
}

function withoutOthers(token: symbol, methods: object): object {
  return new Proxy(methods, {
    get(_, method) {
      const value: unknown = Reflect.get(methods, method);
      if (value !== undefined || method === "then") return value;
      return () => {
        throw new DeveloperError(token, `has no method "${String(method)}" in this test`);
      };
    },
  });
}

/** Renders the whole site at an address over these methods, with other properties of the backend where a test needs them. */
export function renderSite(ports: SomePorts, path = "/", properties: Partial<Backend> = {}) {
  return renderAt(path, (router) => (
    <App router={router} backend={backendOf(ports, properties)} clock={new FixedClock()} />
  ));
}

/** Renders one component over these methods. */
export function renderComponent(component: ReactNode, ports: SomePorts = {}, properties: Partial<Backend> = {}) {
  return renderAt("/", (router) => (
    <Providers backend={backendOf(ports, properties)} clock={new FixedClock()}>
      <RouterContextProvider router={router}>{component}</RouterContextProvider>
    </Providers>
  ));
}

/** Renders what draws with a router at an address, as a person would open it. */
export async function renderAt(path: string, draw: (router: ReturnType<typeof createAppRouter>) => ReactNode) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return { ...render(draw(router)), router, user: userEvent.setup({ delay: null }) };
}
