import type { Clock } from "@inner-light/core";
import type { Container } from "inversify";
import { adminGateModule } from "./admin-gate.module.ts";
import { createContainer } from "./create-container.ts";
import { storageLocalModule } from "./storage-local.module.ts";

export function createStorageLocalContainer(clock: Clock): Container {
  return createContainer(storageLocalModule(clock), adminGateModule(__ADMIN_CREDENTIAL__));
}
