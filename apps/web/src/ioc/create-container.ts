import { Container, type ContainerModule } from "inversify";

/** A new container with the bindings of these modules. Each app and each test has its own; there is no global one. */
export function createContainer(...modules: ContainerModule[]): Container {
  const container = new Container({ defaultScope: "Singleton" });
  container.load(...modules);
  return container;
}
