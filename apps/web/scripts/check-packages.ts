import { cpSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Failure, runMain } from "@inner-light/site-server";
import { repository } from "../build/paths.mjs";
import { runCommand } from "../build/testing/run-command.mjs";

/** Part of `pnpm test:thorough`. Checks that the packages of docs/backends.md work outside this repository. */

const PACKAGES = ["core", "storage-local", "storage-memory"];

const IMPORTS = `import { createMemoryBackend } from "@inner-light/storage-memory";
import { createLocalStorageBackend } from "@inner-light/storage-local";
const { calendarEvents } = createMemoryBackend();
await calendarEvents.add([{ title: "Circle", date: "2026-05-14", time: "18:30" }]);
if ((await calendarEvents.list()).length !== 1 || !createLocalStorageBackend) process.exit(1);
`;

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-outside-"));
  const outside = join(folder, "outside");
  try {
    for (const name of PACKAGES)
      await run(`pnpm pack --pack-destination ${folder}`, join(repository, "packages", name));
    const tarballs = globSync(join(folder, "*.tgz"));
    for (const tarball of tarballs) {
      const files = await run(`tar -tf ${tarball}`, folder);
      if (/\.test\.|\/src\//.test(files)) throw new Failure(`${tarball} has tests or sources in it:\n${files}`);
    }
    await run("npx --yes create-vite@9.3.0 outside --template vanilla-ts --no-interactive", folder);
    await run(
      `npm install --save-dev vitest@5.1.0 fast-check@4.10.2 idb@8.0.4 fake-indexeddb@6.2.8 ${tarballs.join(" ")}`,
      outside,
    );
    for (const file of ["indexeddb-backend.ts", "indexeddb-backend.test.ts"])
      cpSync(join(repository, "packages/core/example", file), join(outside, "src", file));
    await run("npm run build", outside);
    process.stdout.write(await run("npx vitest run --reporter=dot", outside));
    writeFileSync(join(outside, "imports.mjs"), IMPORTS);
    const node20 = await findNode20();
    if (node20 === undefined) process.stdout.write("No Node 20 on the PATH: it was not tried.\n");
    else await run(`${node20} imports.mjs`, outside);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Runs a command that must succeed, and returns its output. */
async function run(command: string, cwd: string): Promise<string> {
  const { code, output } = await runCommand(command, { cwd });
  if (code !== 0) throw new Failure(`${command} failed:\n${output}`);
  return output;
}

async function findNode20(): Promise<string | undefined> {
  const nodes = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "node"));
  for (const node of nodes.filter((file) => existsSync(file)))
    if ((await run(`${node} --version`, repository)).startsWith("v20.")) return node;
  return undefined;
}
