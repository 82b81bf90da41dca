import { EraseOwnMessages, SendMessage } from "@inner-light/application";
import type { Clock } from "@inner-light/core";
import { Container, ContainerModule } from "inversify";
import { bindUseCase } from "./bind-use-case.ts";
import type { Bindings } from "./define-backend.ts";
import { PORTS } from "./ports-and-use-cases.ts";

const SINGLETONS = { defaultScope: "Singleton" } as const;

const OWNERS_PORTS = Object.entries(PORTS).flatMap(([name, { container }]) => (container === "owner" ? name : []));

export function createPageContainer(ports: Partial<Bindings>, clock: Clock): Container {
  const container = new Container(SINGLETONS);
  container.bind("clock").toConstantValue(clock);
  container.load(
    storageModule(ports, (name) => !OWNERS_PORTS.includes(name)),
    messagesModule,
  );
  return container;
}

/** Creates a child of the page's container, with the owner's ports and use cases. */
export async function createOwnersContainer(page: Container, ports: Partial<Bindings>): Promise<Container> {
  const { backupModule, calendarModule, publishingModule } = await import("./owners.module.ts");
  const container = new Container({ ...SINGLETONS, parent: page });
  const ownersPorts = storageModule(ports, (name) => OWNERS_PORTS.includes(name));
  container.load(ownersPorts, calendarModule, publishingModule, backupModule);
  return container;
}

/** Binds the ports whose names pass `isIn`. */
export function storageModule(ports: Partial<Bindings>, isIn: (name: string) => boolean = () => true) {
  return new ContainerModule(({ bind }) => {
    for (const [name, port] of Object.entries(ports).filter(([name]) => isIn(name))) {
      if (typeof port === "function") bind(name).toDynamicValue(port);
      else bind(name).toConstantValue(port);
    }
  });
}

const messagesModule = new ContainerModule(({ bind }) => {
  bindUseCase(bind, "sendMessage", SendMessage, ["contactSubmissions"]);
  bindUseCase(bind, "eraseOwnMessages", EraseOwnMessages, [
    "ownMessages",
    { serviceIdentifier: "publisherKey", optional: true },
  ]);
});
