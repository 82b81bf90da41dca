// @ts-check
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { runScript, workspaceDirectories } from "./package-scripts.mjs";
import { cache, dist, repository, web } from "./paths.mjs";

const stamp = join(cache, "built");

/** What the built site depends on. */
function inputs() {
  return fingerprint(
    [
      ...["public", "scripts/build", "index.html", "site.config.ts", "vite.config.ts"].map((name) => join(web, name)),
      ...workspaceDirectories().flatMap((directory) => [join(directory, "package.json"), join(directory, "src")]),
      join(repository, "pnpm-lock.yaml"),
      ...[".env", ".env.local", ".env.production", ".env.production.local"].map((name) => join(repository, name)),
    ],
    [process.env["ADMIN_PASSWORD"], process.env["BASE_PATH"]],
  );
}

/** What `dist` holds: these inputs, and no later build of other ones. */
function stampText() {
  return `${inputs()} ${statSync(join(dist, "index.html")).mtimeMs}`;
}

export function isSiteBuilt() {
  return existsSync(join(dist, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === stampText();
}

/** Builds the production site into `dist`. */
export async function buildSite() {
  const result = await runScript(web, "build");
  if (result.code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, stampText());
  }
  return result;
}
