import { Container } from "inversify";
import type { Bindings } from "./ports.ts";

/** A new container with these ports. Each app and each test has its own; there is no global one. */
export function createContainer(ports: Partial<Bindings>): Container {
  const container = new Container();
  for (const [name, port] of Object.entries(ports)) {
    if (typeof port === "function") container.bind(name).toDynamicValue(port);
    else container.bind(name).toConstantValue(port);
  }
  return container;
}
