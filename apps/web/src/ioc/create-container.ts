import { Container, type ContainerModule } from "inversify";

/** A fresh container with the bindings of these modules. There is no global one: each app and each test has its own. */
export function createContainer(...modules: ContainerModule[]): Container {
  const container = new Container({ defaultScope: "Singleton" });
  container.load(...modules);
  return container;
}
