import { PasswordAdminGate } from "@inner-light/core";
import { ContainerModule } from "inversify";
import { hashPassword } from "./hash-password.ts";
import { AdminGate } from "./tokens.ts";

/** The gate for the password that this site was built with. */
export const adminGateModule = new ContainerModule(({ bind }) => {
  bind(AdminGate).toResolvedValue(() => new PasswordAdminGate(__ADMIN_CREDENTIAL__, hashPassword));
});
