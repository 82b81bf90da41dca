// @ts-check
import { spawnSync } from "node:child_process";
import { Failure, runMain } from "@inner-light/site-server/run-main";
import { requireNode } from "./require-node.mjs";
import { web } from "./server-paths.mjs";

// Read early, because the parent process may end during the build.
const parent = process.ppid;

await runMain(async () => {
  requireNode();
  const { loadEnvironmentFile, readConfig } = await import("./src/config/server-config.ts");
  const { requirePassword } = await import("./src/backend/open-backend.ts");
  loadEnvironmentFile();
  requirePassword(readConfig(process.env));
  const { status } = spawnSync(process.execPath, ["build/build.ts"], {
    cwd: web,
    stdio: "inherit",
    env: { ...process.env, STORAGE: "shared" },
  });
  if (status !== 0) throw new Failure("The site was not built, so the server was not started.");
  // The data files hold visitors' messages, so only this user may read them.
  process.umask(0o077);
  const { serveSite } = await import("./src/server.ts");
  await serveSite(parent);
});
