import { systemClock } from "@inner-light/core";
import { adminGateModule } from "./admin-gate.module.ts";
import { createContainer } from "./create-container.ts";
import { storageLocalModule } from "./storage-local.module.ts";

/** The container of the real site. Another backend's module takes the place of `storageLocalModule` here. */
export const browserContainer = createContainer(storageLocalModule(systemClock), adminGateModule);
