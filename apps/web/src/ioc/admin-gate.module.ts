import { type HashPassword, PasswordAdminGate, type PasswordCredential } from "@inner-light/core";
import { ContainerModule } from "inversify";
import { hashPassword } from "../browser/hash-password.ts";
import { AdminGate } from "./tokens.ts";

/** Binds the gate of a backend without a server, where the browser checks the password. */
export function adminGateModule(credential: PasswordCredential, hash: HashPassword = hashPassword): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(AdminGate).toConstantValue(new PasswordAdminGate(credential, hash));
  });
}
