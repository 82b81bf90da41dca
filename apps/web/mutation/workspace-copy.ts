import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { Failure } from "../build/failure.mjs";
import { runCommand } from "../build/run-command.mjs";
import type { Fault } from "./fault.ts";

/** Installed or generated, and so not copied. */
const NOT_SOURCES = new Set([
  ".git",
  ".env",
  ".stryker-tmp",
  "coverage",
  "dist",
  "hosting",
  "node_modules",
  "playwright-report",
  "reports",
  "screenshots",
  "test-results",
]);

/** A copy of a checkout in a temporary folder, so that faults never touch the developer's own files. */
export class WorkspaceCopy {
  readonly #folder: string;
  readonly #prefix: string;
  readonly #web: string;

  private constructor(folder: string, prefix: string) {
    this.#folder = folder;
    this.#prefix = prefix;
    this.#web = join(folder, "apps/web");
  }

  /** Copies the sources of `root` and links its installed packages. `prefix` goes before every command, as in `nice`. */
  static async create(root: string, prefix: string): Promise<WorkspaceCopy> {
    const folder = await mkdtemp(join(tmpdir(), "inner-light-mutation-"));
    await cp(root, folder, { recursive: true, filter: (source) => !NOT_SOURCES.has(basename(source)) });
    for (const workspace of workspacesIn(root)) await linkPackages(workspace, join(folder, relative(root, workspace)));
    return new WorkspaceCopy(folder, prefix);
  }

  /** How often the fault's text occurs in its file; 0 where there is no such file. */
  occurrences({ file, find }: Fault): number {
    const path = this.#pathOf(file);
    return existsSync(path) ? readFileSync(path, "utf8").split(find).length - 1 : 0;
  }

  hasSpec(name: string): boolean {
    return existsSync(join(this.#web, "e2e", `${name}.spec.ts`));
  }

  /** Runs `work` while the faults are in place. */
  async withFaults<Result>(faults: readonly Fault[], work: () => Promise<Result>): Promise<Result> {
    const originals = new Map(faults.map(({ file }) => [this.#pathOf(file), readFileSync(this.#pathOf(file), "utf8")]));
    for (const { file, find, replace } of faults) {
      const path = this.#pathOf(file);
      // Split and join, because `replace` would read a `$` in the new text as a pattern.
      writeFileSync(path, readFileSync(path, "utf8").split(find).join(replace));
    }
    try {
      return await work();
    } finally {
      for (const [path, source] of originals) writeFileSync(path, source);
    }
  }

  /** Runs a command in the copy's `apps/web`, without colors or configuration from the environment. */
  async run(command: string, variables: Record<string, string> = {}): Promise<{ code: number; output: string }> {
    const environment: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: "1", ...variables };
    for (const name of ["ADMIN_PASSWORD", "BASE_PATH", "FORCE_COLOR"]) delete environment[name];
    const result = await runCommand(`${this.#prefix} ${command}`.trim(), { cwd: this.#web, env: environment });
    if (result.code === 127) throw new Failure(result.output);
    return result;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #pathOf(file: string): string {
    return join(this.#web, "src", file);
  }
}

/** The folders with installed packages: the root, the packages and the apps. */
function workspacesIn(root: string): string[] {
  const members = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  return [root, ...members].filter((folder) => existsSync(join(folder, "node_modules")));
}

/** Links packages one by one, so that the tools' caches beside them belong to the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(join(to, "node_modules"), { recursive: true });
  const names = readdirSync(join(from, "node_modules")).filter((name) => !/^\.(?!bin$|pnpm$)/.test(name));
  await Promise.all(
    names.map((name) => symlink(join(from, "node_modules", name), join(to, "node_modules", name), "junction")),
  );
}
