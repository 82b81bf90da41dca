import {
  type ChangePublisher as ChangePublisherPort,
  type HashPassword,
  PasswordAdminGate,
  type PasswordCredential,
} from "@inner-light/core";
import { ContainerModule } from "inversify";
import { hashPassword } from "../browser/hash-password.ts";
import { AdminGate, token } from "./tokens.ts";

/** Where the ports of a backend without a server publish their changes, the gate included. */
export const ChangePublisher = token<ChangePublisherPort>("ChangePublisher");

/** Binds the gate of a backend without a server, where the browser checks the password. */
export function adminGateModule(credential: PasswordCredential, hash: HashPassword = hashPassword): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(AdminGate).toResolvedValue((changes) => new PasswordAdminGate(credential, hash, changes), [ChangePublisher]);
  });
}
