import { loadEnv } from "vite";
import { repository } from "./paths.mjs";

/** The password of /admin that the owner set in the environment or in `.env`, or undefined. */
export function readAdminPassword(mode = "production"): string | undefined {
  return loadEnv(mode, repository, "ADMIN_")["ADMIN_PASSWORD"];
}
