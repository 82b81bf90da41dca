// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Failure } from "./fail.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { readManifest, workspaceDirectories } from "./package-scripts.mjs";
import { cache, repository } from "./paths.mjs";
import { run } from "./processes.mjs";

const stamp = join(cache, "installed");

/**
 * Installs what the lockfile names, with the pnpm that package.json names. Does nothing when nothing has changed.
 *
 * @returns {Promise<boolean>} Whether there was something to do.
 */
export async function installPackages() {
  const wanted = fingerprint(
    [
      join(repository, "pnpm-lock.yaml"),
      join(repository, "pnpm-workspace.yaml"),
      ...[repository, ...workspaceDirectories()].map((directory) => join(directory, "package.json")),
    ],
    [process.platform, process.arch],
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;

  const pnpm = readManifest(repository).packageManager?.split("+")[0] ?? "pnpm";
  const { code, output } = await run(`npx --yes ${pnpm} install --frozen-lockfile`, {
    cwd: repository,
    // Never ask: nobody may be there to answer.
    env: { ...process.env, CI: "true" },
  });
  if (code !== 0) {
    throw new Failure(`${output.trim()}\n\nThe packages could not be installed (${pnpm}); the reason is above.`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
