import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository } from "../build/paths.mjs";

/** Writes a small workspace to a temporary folder and runs the command of `pnpm architecture` on it. */
export function cruise(files: Record<string, string>) {
  const workspace = mkdtempSync(join(tmpdir(), "dependency-rule-"));
  const plant = (file: string, source: string) => {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), source);
  };
  try {
    for (const [file, source] of Object.entries(files)) plant(file, source);
    for (const name of ["inversify", "msw", "react", "reflect-metadata", "valibot", "vitest"]) {
      plant(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
      plant(`node_modules/${name}/index.js`, "");
    }
    for (const name of ["core", "storage-local", "storage-memory"]) {
      const manifest = `packages/${name}/package.json`;
      cpSync(join(repository, manifest), join(workspace, manifest));
      mkdirSync(join(workspace, "node_modules/@inner-light"), { recursive: true });
      symlinkSync(join(workspace, "packages", name), join(workspace, "node_modules/@inner-light", name), "junction");
    }
    const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
    const command = String(scripts.architecture)
      .replace("depcruise", `"${join(repository, "node_modules/.bin/depcruise")}"`)
      .replace(".dependency-cruiser.mjs", `"${join(repository, ".dependency-cruiser.mjs")}"`);
    const { status, stdout, stderr } = spawnSync(command, { cwd: workspace, shell: true, encoding: "utf8" });
    return { status, output: (stdout + stderr).replace(/\s+/g, " ") };
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}
