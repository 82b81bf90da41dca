import type { Clock } from "@inner-light/core";
import { Container } from "inversify";
import { messagesModule } from "./messages.module.ts";
import { type Bindings, CLOCK, type PortName } from "./ports.ts";

/** The ports that only an unlocked owner uses. */
const OWNERS_ALONE: readonly PortName[] = [
  ...(["calendarEvents", "inbox", "deletedRecords", "snapshots", "diagnostics"] as const),
  ...(["suspectedSpam", "messageIntake", "calendarPublisher"] as const),
];

/** The container of a page: the ports and use cases of its visitor. Each app and each test has its own. */
export function createPageContainer(ports: Partial<Bindings>, clock: Clock): Container {
  const container = new Container();
  container.bind(CLOCK).toConstantValue(clock);
  bindPorts(container, ports, (name) => !OWNERS_ALONE.includes(name));
  container.load(messagesModule);
  return container;
}

/** The owner's ports and use cases, on top of those of the page. */
export async function createOwnersContainer(page: Container, ports: Partial<Bindings>): Promise<Container> {
  const [{ backupModule }, { calendarModule }] = await Promise.all([
    import("./backup.module.ts"),
    import("./calendar.module.ts"),
  ]);
  const container = new Container({ parent: page });
  bindPorts(container, ports, (name) => OWNERS_ALONE.includes(name));
  container.load(backupModule, calendarModule);
  return container;
}

function bindPorts(container: Container, ports: Partial<Bindings>, isIn: (name: PortName) => boolean): void {
  const isPortName = (name: string): name is PortName => name in ports;
  for (const [name, port] of Object.entries(ports)) {
    if (!isPortName(name) || !isIn(name)) continue;
    if (typeof port === "function") container.bind(name).toDynamicValue(port).inSingletonScope();
    else container.bind(name).toConstantValue(port);
  }
}
