import { spawnSync } from "node:child_process";
import { Failure } from "@inner-light/site-server";
import { web } from "../server-paths.mjs";

export default function buildSite(): void {
  const { status } = spawnSync(process.execPath, ["build/build.ts"], {
    cwd: web,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, STORAGE: "shared" },
  });
  if (status !== 0) throw new Failure("The site was not built.");
}
