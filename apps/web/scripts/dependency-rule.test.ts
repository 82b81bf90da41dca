import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import rule from "../../../.dependency-cruiser.mjs";
import { repository } from "../build/paths.mjs";

/** Imports that break each rule, in various syntaxes. `pnpm architecture` shows that allowed imports pass. */
// biome-ignore format: a row is read as one line.
const BROKEN: [rule: string, file: string, source: string][] = [
  ["layer-core", "packages/core/src/a.ts", 'import "react";'],
  ["layer-core", "packages/core/src/b.ts", 'import type {} from "@inner-light/storage-local";'],
  ["layer-core", "packages/core/src/d.ts", 'export * from "./server/index.ts";'],
  ["layer-core/server", "packages/core/src/server/a.ts", 'import "node:fs";'],
  ["layer-application", "packages/application/src/a.ts", 'import "react";'],
  ["layer-calendar-files", "packages/calendar-files/src/a.ts", 'import "react";'],
  ["layer-storage-local", "packages/storage-local/src/a.ts", 'import "valibot";'],
  ["layer-storage-memory", "packages/storage-memory/src/a.ts", 'import "valibot";'],
  ["layer-storage-http", "packages/storage-http/src/a.ts", 'import "react";'],
  ["layer-storage-sql", "packages/storage-sql/src/a.ts", 'import "valibot";'],
  ["layer-publish-github", "packages/publish-github/src/a.ts", 'import "react";'],
  ["layer-api", "packages/api/src/a.ts", 'import "node:fs";'],
  ["layer-site-server", "packages/site-server/src/a.ts", 'import "@inner-light/core";'],
  ["layer-another-package", "packages/storage-new/src/a.ts", 'import "../../storage-local/src/index.ts";'],
  ["layer-server", "apps/server/thorough/a.ts", 'import "../../web/build/build.ts";'],
  ["layer-words", "apps/web/words/a.ts", 'import "../src/site/pages.ts";'],
  ["layer-boot", "apps/web/src/boot.ts", 'import "./theme/tokens.ts";'],
  ["layer-theme", "apps/web/src/ui/theme/a.ts", 'import "../../site/pages.ts";'],
  ["layer-settings", "apps/web/src/site/site.ts", 'import "../ui/card.tsx";'],
  ["layer-site", "apps/web/src/site/a.ts", 'import "../../practice/site.config.ts";'],
  ["layer-browser", "apps/web/src/ui/browser/a.ts", 'import "../../site/pages.ts";'],
  ["layer-backends", "apps/web/src/ioc/a.module.ts", 'import "@inner-light/storage-memory";'],
  ["layer-ioc", "apps/web/src/ioc/a.ts", 'import "../ui/card.tsx";'],
  ["layer-queries", "apps/web/src/queries/a.ts", 'import "../ui/card.tsx";'],
  ["layer-ui", "apps/web/src/ui/a.ts", 'import "../features/contact/form.tsx";'],
  ["layer-features", "apps/web/src/features/gallery/a.ts", 'import type { Form } from "../contact/form.tsx";'],
  ["layer-features", "apps/web/src/features/gallery/c.ts", 'export type { X } from "@inner-light/storage-local";'],
  ["layer-routes", "apps/web/src/routes/a.tsx", 'const c = () => import("../ioc/storage-local.backend.ts");'],
  ["layer-root", "apps/web/src/app.tsx", 'import "@inner-light/storage-local";'],
  ["layer-build", "apps/web/build/a.ts", 'import "../src/features/contact/form.tsx";'],
  ["layer-tools", "apps/web/scripts/a.ts", 'import "../src/site/site.ts";'],
  ["types-of-the-api", "packages/storage-http/src/c.ts", 'import "../../api/src/index.ts";'],
  ["sources-ship-no-test-code", "packages/core/src/f.ts", 'export * from "./testing/index.ts";'],
  ["sources-ship-no-test-code", "packages/storage-local/src/c.ts", 'import "@inner-light/core/testing";'],
  ["sources-ship-no-test-code", "apps/web/src/ui/e.ts", 'import "vitest";'],
  ["packages-by-their-entries", "packages/storage-local/src/d.ts", 'import "../../core/src/entry.ts";'],
  ["inversify-only-in-ioc", "apps/web/src/features/gallery/d.ts", 'import type { Container } from "inversify";'],
  ["react-query-only-in-queries", "apps/web/src/features/gallery/e.ts", 'import "@tanstack/react-query";'],
  ["one-file-per-database-driver", "packages/storage-sql/src/b.ts", 'import "node:sqlite";'],
  ["no-cycles", "packages/core/src/entry.ts", 'import type { E } from "./index.ts"; export type Entry = E | 1;'],
  ["no-dead-files", "packages/core/src/shared/a.ts", ""],
  ["no-unimported-files", "apps/web/build/d.ts", ""],
  ["imports-lead-somewhere", "apps/web/src/ui/theme/c.ts", 'import "./nowhere.ts";'],
];

/** The package entries, and the targets of the forbidden imports. */
const TARGETS = [
  ...["core/src/testing", "core/src/server", "storage-local/src", "storage-memory/src"].map(
    (one) => `packages/${one}/index.ts`,
  ),
  ...BROKEN.flatMap(([, file, source]) => {
    const [, path = "./nowhere.ts"] = /"(\.[^"]+)"/.exec(source) ?? [];
    return path === "./nowhere.ts" ? [] : [join(dirname(file), path)];
  }),
];
const EMPTY = Object.fromEntries(TARGETS.map((file) => [file, ""]));

describe("the dependency rules", () => {
  const output = cruise({
    ...EMPTY,
    "packages/core/src/index.ts": 'export * from "./entry.ts";',
    ...Object.fromEntries(BROKEN.map(([, file, source]) => [file, source])),
  });

  test.for(BROKEN)("%s: %s cannot contain %s", ([rule, file]) => expect(output).toContain(` error ${rule}: ${file} `));

  test("folders-one-way: two folders cannot import each other", () => {
    const [one, other] = ["packages/core/src/snapshot", "packages/core/src/backup"];
    const planted = { [`${one}/a.ts`]: 'import "../backup/a.ts";', [`${other}/b.ts`]: 'import "../snapshot/b.ts";' };
    const files = { ...EMPTY, [`${one}/b.ts`]: "", [`${other}/a.ts`]: "", ...planted };
    expect(cruise(files, ".dependency-cruiser.folders.mjs")).toContain(` error folders-one-way: ${other} → ${one} `);
  });

  test("are all tested", () => {
    expect(new Set(BROKEN.map(([name]) => name))).toEqual(new Set(rule.forbidden.map(({ name }) => name)));
  });
});

/** Runs a command of `pnpm architecture` on these files in a temporary workspace. */
function cruise(files: Record<string, string>, config = ".dependency-cruiser.mjs"): string {
  const workspace = mkdtempSync(join(tmpdir(), "dependency-rule-"));
  const plant = (file: string, source: string) => {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), source);
  };
  try {
    for (const [file, source] of Object.entries(files)) plant(file, source);
    for (const name of ["@tanstack/react-query", "inversify", "react", "valibot", "vitest"]) {
      plant(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
      plant(`node_modules/${name}/index.js`, "");
    }
    mkdirSync(join(workspace, "node_modules/@inner-light"));
    for (const name of ["core", "storage-local", "storage-memory"]) {
      cpSync(join(repository, "packages", name, "package.json"), join(workspace, "packages", name, "package.json"));
      symlinkSync(join(workspace, "packages", name), join(workspace, "node_modules/@inner-light", name), "junction");
    }
    const program = join(repository, "node_modules/.bin/depcruise");
    const options = ["--config", join(repository, config), "--output-type", "err-long"];
    const { stdout } = spawnSync(program, [...options, "packages", "apps"], { cwd: workspace, encoding: "utf8" });
    return stdout.replace(/\s+/g, " ");
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}
