import { EraseOwnMessages, SendMessage } from "@inner-light/application";
import type { Clock, KeptKey, OwnMessages } from "@inner-light/core";
import { Container, ContainerModule } from "inversify";
import { type Bindings, OWNERS_ALONE, type PortName } from "./define-backend.ts";
import {
  CLOCK,
  CONTACT_SUBMISSIONS,
  ERASE_OWN_MESSAGES,
  OWN_MESSAGES,
  PUBLISHER_KEY,
  SEND_MESSAGE,
} from "./service-tokens.ts";

const SINGLETONS = { defaultScope: "Singleton" } as const;

export function createPageContainer(ports: Partial<Bindings>, clock: Clock): Container {
  const container = new Container(SINGLETONS);
  container.bind(CLOCK).toConstantValue(clock);
  container.load(
    storageModule(ports, (name) => !OWNERS_ALONE.includes(name)),
    messagesModule,
  );
  return container;
}

/** Creates a child of the page's container, with the owner's ports and use cases. */
export async function createOwnersContainer(page: Container, ports: Partial<Bindings>): Promise<Container> {
  const { backupModule, calendarModule, publishingModule } = await import("./owners.module.ts");
  const container = new Container({ ...SINGLETONS, parent: page });
  const ownersPorts = storageModule(ports, (name) => OWNERS_ALONE.includes(name));
  container.load(ownersPorts, calendarModule, publishingModule, backupModule);
  return container;
}

/** Binds the ports whose names pass `isIn`. */
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

const messagesModule = new ContainerModule(({ bind }) => {
  bind(SEND_MESSAGE).toResolvedValue((messages) => new SendMessage(messages), [CONTACT_SUBMISSIONS]);
  bind(ERASE_OWN_MESSAGES).toResolvedValue(
    (messages: OwnMessages, key: KeptKey | undefined) => new EraseOwnMessages(messages, key),
    [OWN_MESSAGES, { serviceIdentifier: PUBLISHER_KEY, optional: true }],
  );
});
