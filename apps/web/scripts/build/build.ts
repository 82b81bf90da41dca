import { Failure, runMain } from "../failure.mjs";
import { readAdminPassword } from "./admin-password.ts";
import { readSiteConfig } from "./site-config/read-site-config.ts";

/** `pnpm build`: looks at the owner's file first. What else is built relies on it, and is loaded only then. */
await runMain(async () => {
  await readSiteConfig();
  requirePassword();
  await import("./build-site.ts");
});

/** A secret that a host does not know arrives as an empty text, and would open the gate to everybody. */
function requirePassword(): void {
  if (readAdminPassword()?.trim() !== "") return;
  throw new Failure("ADMIN_PASSWORD is empty, so anybody could open /admin. Set a password where the site is built.");
}
