import type { Clock } from "@inner-light/core";
import { Container, ContainerModule } from "inversify";
import { messagesModule } from "./messages.module.ts";
import { type Bindings, OWNERS_ALONE, type PortName } from "./ports.ts";
import { CLOCK } from "./service-tokens.ts";

/** The container of a page: the ports and use cases of its visitor. Each app and each test has its own. */
export function createPageContainer(ports: Partial<Bindings>, clock: Clock): Container {
  const container = new Container();
  container.bind(CLOCK).toConstantValue(clock);
  container.load(
    storageModule(ports, (name) => !OWNERS_ALONE.includes(name)),
    messagesModule,
  );
  return container;
}

/** The owner's ports and use cases, on top of those of the page. */
export async function createOwnersContainer(page: Container, ports: Partial<Bindings>): Promise<Container> {
  const { backupModule, calendarModule, publishingModule } = await import("./owners.module.ts");
  const container = new Container({ parent: page });
  const ownersPorts = storageModule(ports, (name) => OWNERS_ALONE.includes(name));
  container.load(ownersPorts, calendarModule, publishingModule, backupModule);
  return container;
}

/** The ports of a storage, or those of them that are in the container. */
export function storageModule(ports: Partial<Bindings>, isIn: (name: PortName) => boolean = () => true) {
  return new ContainerModule(({ bind }) => {
    const isPortName = (name: string): name is PortName => name in ports;
    for (const [name, port] of Object.entries(ports)) {
      if (!isPortName(name) || !isIn(name)) continue;
      if (typeof port === "function") bind(name).toDynamicValue(port).inSingletonScope();
      else bind(name).toConstantValue(port);
    }
  });
}
