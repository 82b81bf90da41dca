import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import rule from "../../../.dependency-cruiser.mjs";
import { repository } from "../build/paths.mjs";

/** The files that forbidden imports lead to. `pnpm architecture` shows that lawful imports pass. */
const TARGETS = {
  "packages/core/src/index.ts": 'export * from "./entry.ts";',
  ...Object.fromEntries(
    [
      "core/src/entry",
      "core/src/testing/index",
      "core/src/server/index",
      "storage-local/src/index",
      "storage-memory/src/index",
      "api/src/index",
    ].map((file) => [`packages/${file}.ts`, ""]),
  ),
  ...Object.fromEntries(
    [
      ...[
        "src/main.tsx",
        "src/boot.ts",
        "src/ioc/storage-local.backend.ts",
        "src/queries/events.ts",
        "practice/site.config.ts",
      ],
      ...["src/routes/home.tsx", "src/features/contact/form.tsx", "src/components/card.tsx", "src/theme/tokens.ts"],
      ...["src/site/site.ts", "src/testing/render.tsx", "build/build.ts", "scripts/test.mjs", "e2e/states.ts"],
    ].map((file) => [`apps/web/${file}`, ""]),
  ),
};

/** Imports that each break one rule. */
const BROKEN: [rule: string, file: string, source: string][] = [
  ["core-knows-little", "packages/core/src/a.ts", 'import "react";'],
  ["core-knows-little", "packages/core/src/b.ts", 'import type {} from "@inner-light/storage-local";'],
  ["core-knows-little", "packages/core/src/c.ts", 'import "node:fs";'],
  ["calendar-files-knows-little", "packages/calendar-files/src/a.ts", 'import "react";'],
  ["storage-local-knows-little", "packages/storage-local/src/a.ts", 'import "valibot";'],
  ["storage-memory-knows-little", "packages/storage-memory/src/a.ts", 'import "valibot";'],
  ["storage-http-knows-little", "packages/storage-http/src/a.ts", 'import "react";'],
  ["publish-github-knows-little", "packages/publish-github/src/a.ts", 'import "react";'],
  ["storage-sql-knows-little", "packages/storage-sql/src/a.ts", 'import "valibot";'],
  ["backends-know-core", "packages/storage-new/src/a.ts", 'import "../../storage-local/src/index.ts";'],
  ["api-knows-little", "packages/api/src/a.ts", 'import "node:fs";'],
  ["browsers-get-no-routes", "packages/storage-http/src/b.ts", 'import "../../api/src/index.ts";'],
  ["browsers-get-no-server", "packages/core/src/f.ts", 'export * from "./server/index.ts";'],
  ["browsers-get-no-server", "packages/storage-http/src/c.ts", 'import type {} from "@inner-light/core/server";'],
  ["browsers-get-no-server", "apps/web/src/queries/b.ts", 'import type {} from "@inner-light/core/server";'],
  ["sources-ship-no-test-code", "packages/core/src/d.ts", 'export * from "./testing/index.ts";'],
  ["sources-ship-no-test-code", "packages/storage-local/src/b.ts", 'import "@inner-light/core/testing";'],
  ["sources-ship-no-test-code", "apps/web/src/ioc/b.ts", 'import "@inner-light/core/testing";'],
  ["sources-ship-no-test-code", "apps/web/src/components/c.ts", 'import "../testing/render.tsx";'],
  ["sources-ship-no-test-code", "apps/web/src/components/e.ts", 'import "../../build/build.ts";'],
  ["reference-is-for-tests", "packages/storage-local/src/d.ts", 'import "@inner-light/storage-memory";'],
  ["one-file-per-database-driver", "packages/storage-sql/src/b.ts", 'import "node:sqlite";'],
  ["packages-by-their-entries", "packages/storage-local/src/c.ts", 'import "../../core/src/entry.ts";'],
  ["packages-by-their-entries", "apps/web/bench/a.ts", 'import "../../../packages/core/src/entry.ts";'],
  ["backends-only-in-ioc", "apps/web/src/routes/a.tsx", 'import "@inner-light/storage-local";'],
  [
    "backends-only-in-ioc",
    "apps/web/src/features/gallery/a.ts",
    'export type { X } from "@inner-light/storage-memory";',
  ],
  ["inversify-only-in-ioc", "apps/web/src/features/gallery/b.ts", 'import type { Container } from "inversify";'],
  ["no-reflect-metadata", "apps/web/src/ioc/a.ts", 'import "reflect-metadata";'],
  [
    "containers-only-at-the-root",
    "apps/web/src/routes/b.tsx",
    'const c = () => import("../ioc/storage-local.backend.ts");',
  ],
  ["features-stay-apart", "apps/web/src/features/gallery/c.ts", 'import type { Form } from "../contact/form.tsx";'],
  ["features-stay-apart", "apps/web/build/b.ts", 'import "../src/features/contact/form.tsx";'],
  ["routes-are-the-top", "apps/web/src/features/gallery/d.ts", 'import "../../routes/home.tsx";'],
  ["components-stands-low", "apps/web/src/components/a.ts", 'import "../features/contact/form.tsx";'],
  ["components-stands-low", "apps/web/src/components/d.ts", 'import "../queries/events.ts";'],
  ["queries-stands-low", "apps/web/src/queries/a.ts", 'import "../components/card.tsx";'],
  ["ioc-stands-low", "apps/web/src/ioc/c.ts", 'import "../components/card.tsx";'],
  ["site-stands-low", "apps/web/src/site/a.ts", 'import "../components/card.tsx";'],
  ["browser-stands-low", "apps/web/src/browser/a.ts", 'import "../site/site.ts";'],
  ["theme-stands-low", "apps/web/src/theme/a.ts", 'import "../site/site.ts";'],
  ["theme-stands-low", "apps/web/src/theme/b.ts", 'import "@inner-light/core";'],
  ["roots-compose", "packages/core/src/shared/a.ts", 'import type {} from "../entry.ts";'],
  ["entries-are-not-imported", "apps/web/src/app.tsx", 'import "./main.tsx";'],
  ["boot-imports-nothing", "apps/web/src/boot.ts", 'import "./theme/tokens.ts";'],
  ["words-are-plain", "apps/web/words/b.ts", 'import "../src/site/pages.ts";'],
  ["config-through-site", "apps/web/src/components/b.ts", 'import config from "../../practice/site.config.ts";'],
  ["node-reads-parsed-settings", "apps/web/build/a.ts", 'import "../src/site/site.ts";'],
  ["scripts-stand-on-top", "apps/web/e2e/a.ts", 'import "../scripts/test.mjs";'],
  ["browser-tests-run-in-playwright", "apps/web/scripts/a.ts", 'import type { State } from "../e2e/states.ts";'],
  ["apps-import-no-app", "apps/server/thorough/a.ts", 'import "../../web/build/build.ts";'],
  ["apps-import-no-app", "packages/core/src/e.ts", 'import "../../../apps/web/build/build.ts";'],
  ["no-cycles", "packages/core/src/entry.ts", 'import type { E } from "./index.ts"; export type Entry = E | 1;'],
  ["no-dead-files", "packages/core/src/shared/b.ts", ""],
  ["no-unimported-files", "apps/web/build/c.ts", ""],
  ["imports-lead-somewhere", "apps/web/src/theme/c.ts", 'import "./nowhere.ts";'],
];

describe("the dependency rule", () => {
  const output = cruise({ ...TARGETS, ...Object.fromEntries(BROKEN.map(([, file, source]) => [file, source])) });

  test.for(BROKEN)("%s: %s is refused: %s", ([rule, file]) => expect(output).toContain(` error ${rule}: ${file} `));

  test("folders-one-way: no folders may import each other", () => {
    const output = cruise(
      {
        ...TARGETS,
        "packages/core/src/snapshot/a.ts": 'import type {} from "../backup/a.ts";',
        "packages/core/src/snapshot/b.ts": "",
        "packages/core/src/backup/a.ts": "",
        "packages/core/src/backup/b.ts": 'import "../snapshot/b.ts";',
      },
      ".dependency-cruiser.folders.mjs",
    );
    expect(output).toContain(" error folders-one-way: packages/core/src/backup → packages/core/src/snapshot ");
  });

  test("has no rule that is not tried here", () => {
    const names = rule.forbidden.map(({ name }) => name);
    expect(new Set(BROKEN.map(([name]) => name))).toEqual(new Set(names));
  });
});

/** Writes a small workspace to a temporary folder and runs the command of `pnpm architecture` on it. */
function cruise(files: Record<string, string>, config = ".dependency-cruiser.mjs"): string {
  const workspace = mkdtempSync(join(tmpdir(), "dependency-rule-"));
  const plant = (file: string, source: string) => {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), source);
  };
  try {
    for (const [file, source] of Object.entries(files)) plant(file, source);
    for (const name of ["inversify", "react", "reflect-metadata", "valibot"]) {
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
