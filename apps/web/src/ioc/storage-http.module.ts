import type { Clock } from "@inner-light/core";
import type { Container } from "inversify";
import { createContainer } from "./create-container.ts";

export function createStorageHttpContainer(_clock: Clock): Container {
  return createContainer();
}
