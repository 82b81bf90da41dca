import { loadEnv } from "vite";
import { repository } from "../paths.mjs";

/** The password of /admin as the owner has set it, in the environment or in `.env`; undefined where nobody has. */
export function readAdminPassword(mode = "production"): string | undefined {
  return loadEnv(mode, repository, "ADMIN_")["ADMIN_PASSWORD"];
}
