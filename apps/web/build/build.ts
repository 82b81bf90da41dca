import { readAdminPassword } from "./admin-password.ts";
import { Failure, runMain } from "./failure.mjs";
import { readPublishedCalendarFile } from "./published-calendar.ts";
import { readSiteConfig } from "./site-config/read-site-config.ts";

/** `pnpm build`: checks the owner's files first, because the modules of the build rely on it as soon as they load. */
await runMain(async () => {
  const { storage } = await readSiteConfig();
  readPublishedCalendarFile();
  if (storage !== "shared") requirePassword();
  await import("./build-site.ts");
});

/** Hosts pass a secret that is not set as an empty string, with which anyone could open the gate. */
function requirePassword(): void {
  if (readAdminPassword()?.trim() !== "") return;
  throw new Failure("ADMIN_PASSWORD is empty, so anybody could open /admin. Set a password where the site is built.");
}
