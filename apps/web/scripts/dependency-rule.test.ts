import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { repository } from "../build/paths.mjs";
import { cruise } from "./cruise.ts";

/** A small workspace that breaks no rule. */
const LAWFUL = {
  "packages/core/src/index.ts": 'export { entry } from "./entry.ts";',
  "packages/core/src/entry.ts":
    'import * as valibot from "valibot"; export const entry = valibot; export type Entry = 1;',
  "packages/core/src/entry.test.ts": 'import { test } from "vitest"; import "./testing/index.ts"; test;',
  "packages/core/src/testing/index.ts":
    'import "vitest"; import type { Entry } from "../index.ts"; export const e: Entry = 1;',
  "packages/storage-local/src/index.ts":
    'import type { Entry } from "@inner-light/core"; export const local: Entry = 1;',
  "packages/storage-memory/src/index.ts":
    'import type { Entry } from "@inner-light/core"; export const memory: Entry = 1;',
  "packages/storage-memory/src/contract.test.ts": 'import "@inner-light/core/testing"; import "./index.ts";',
  "packages/storage-sql/src/index.ts": 'export { open } from "./open-sqlite.ts";',
  "packages/storage-sql/src/open-sqlite.ts":
    'import "node:sqlite"; import type { Entry } from "@inner-light/core"; export const open: Entry = 1;',
  "apps/web/site.config.ts": "export default {};",
  "apps/web/src/boot.ts": "export {};",
  "apps/web/src/main.tsx": 'import "./backend.ts"; import "./routes/home.tsx";',
  "apps/web/src/backend.ts": 'export { backend } from "./ioc/storage-local.backend.ts";',
  "apps/web/src/browser/hash.ts": 'import "@inner-light/core";',
  "apps/web/src/ioc/storage-local.backend.ts":
    'import "./storage-local.module.ts"; import "../site/site.ts"; import "../browser/hash.ts"; export const backend = 1;',
  "apps/web/src/ioc/storage-local.module.ts": 'import "inversify"; import "@inner-light/storage-local";',
  "apps/web/src/ioc/storage-memory.module.ts": 'import "inversify"; import "@inner-light/storage-memory";',
  "apps/web/src/ioc/use-service.ts": 'import "@inner-light/core"; export const useService = 1;',
  "apps/web/src/queries/events.ts": 'import "../ioc/use-service.ts"; export const events = 1;',
  "apps/web/src/routes/home.tsx": 'import "../features/gallery/gallery.tsx"; import "../features/contact/form.tsx";',
  "apps/web/src/features/gallery/gallery.tsx": 'import "../../components/card.tsx"; import "../../queries/events.ts";',
  "apps/web/src/features/gallery/gallery.test.tsx":
    'import "@inner-light/core/testing"; import "../../testing/render.tsx";',
  "apps/web/src/features/contact/form.tsx": 'import "./form-fields.ts"; export type Form = 1;',
  "apps/web/src/features/contact/form-fields.ts": "export type Fields = 1;",
  "apps/web/src/components/card.tsx": 'import "../theme/uses-tokens.ts"; import "../site/site.ts";',
  "apps/web/src/theme/tokens.ts": "export const tokens = {};",
  "apps/web/src/theme/uses-tokens.ts": 'import { tokens } from "./tokens.ts"; tokens;',
  "apps/web/src/site/site.ts": 'import "../../site.config.ts";',
  "apps/web/src/testing/render.tsx": 'import "vitest"; import "../ioc/storage-memory.module.ts"; import "./server.ts";',
  "apps/web/src/testing/server.ts": 'import "msw"; import "@inner-light/storage-memory";',
  "apps/web/build/build.ts": 'import "../src/main.tsx"; export const build = 1;',
  "apps/web/server/serve.mjs": 'import "../build/build.ts";',
  "apps/web/scripts/test.mjs": 'import "../build/build.ts";',
  "apps/web/e2e/states.ts": 'import "../build/build.ts"; import "../server/serve.mjs";',
};

/** Imports that each break one rule, with words from the rule's comment. */
const BROKEN: [rule: string, file: string, source: string, sentence: string][] = [
  ["core-stands-alone", "packages/core/src/a.ts", 'import "react";', "Declare what you need as a port in core"],
  [
    "core-stands-alone",
    "packages/core/src/b.ts",
    'import type {} from "@inner-light/storage-local";',
    "hand the implementation in",
  ],
  ["core-stands-alone", "packages/core/src/c.ts", 'import "node:fs";', "no Node"],
  [
    "core-ships-no-test-code",
    "packages/core/src/d.ts",
    'export * from "./testing/index.ts";',
    "packages/core/src/testing",
  ],
  ["storage-knows-only-core", "packages/storage-local/src/a.ts", 'import "valibot";', "import from @inner-light/core"],
  [
    "storage-knows-only-core",
    "packages/storage-memory/src/a.ts",
    'import type {} from "@inner-light/storage-local";',
    "import from @inner-light/core",
  ],
  ["sql-storage-knows-core-and-kysely", "packages/storage-sql/src/a.ts", 'import "valibot";', "settings as options"],
  ["one-file-per-database-driver", "packages/storage-sql/src/b.ts", 'import "node:sqlite";', "ask the SqlDatabase"],
  ["storage-ships-no-test-code", "packages/storage-local/src/b.ts", 'import "@inner-light/core/testing";', "*.test.ts"],
  [
    "packages-by-their-entries",
    "packages/storage-local/src/c.ts",
    'import "../../core/src/entry.ts";',
    "export from its index.ts",
  ],
  [
    "packages-by-their-entries",
    "apps/web/src/ioc/d.ts",
    'import "../../../../packages/storage-memory/src/a.ts";',
    "export from its index.ts",
  ],
  [
    "backends-only-in-ioc",
    "apps/web/src/routes/a.tsx",
    'import "@inner-light/storage-local";',
    "useService(CalendarEventRepository)",
  ],
  [
    "backends-only-in-ioc",
    "apps/web/src/features/gallery/a.ts",
    'export type { X } from "@inner-light/storage-memory";',
    "Only apps/web/src/ioc knows a backend",
  ],
  [
    "inversify-only-in-ioc",
    "apps/web/src/features/gallery/b.ts",
    'import type { Container } from "inversify";',
    "Only apps/web/src/ioc imports inversify",
  ],
  ["no-reflect-metadata", "apps/web/src/ioc/a.ts", 'import "reflect-metadata";', "toResolvedValue or toConstantValue"],
  ["contracts-only-in-tests", "apps/web/src/ioc/b.ts", 'import "@inner-light/core/testing";', "bring test code along"],
  [
    "containers-only-at-the-root",
    "apps/web/src/routes/b.tsx",
    'const c = () => import("../ioc/storage-local.backend.ts");',
    "Only src/backend.ts, src/ioc and tests",
  ],
  [
    "features-stay-apart",
    "apps/web/src/features/gallery/c.ts",
    'import type { Form } from "../contact/form.tsx";',
    "No feature imports another",
  ],
  [
    "features-stay-apart",
    "apps/web/src/features/a-new-one/a.ts",
    'import "../contact/form.tsx";',
    "side by side in a route",
  ],
  [
    "routes-are-the-top",
    "apps/web/src/features/gallery/d.ts",
    'import "../../routes/home.tsx";',
    "nothing composes routes",
  ],
  [
    "components-serve-features",
    "apps/web/src/components/a.ts",
    'import "../features/contact/form.tsx";',
    "as a property or as children",
  ],
  ["components-serve-features", "apps/web/src/components/d.ts", 'import "../queries/events.ts";', "reads no data"],
  [
    "queries-draw-nothing",
    "apps/web/src/queries/a.ts",
    'import "../components/card.tsx";',
    "move hooks and what draws",
  ],
  ["ioc-draws-nothing", "apps/web/src/ioc/c.ts", 'import "../components/card.tsx";', "move the code that draws"],
  ["ioc-draws-nothing", "apps/web/src/ioc/e.ts", 'import "../queries/events.ts";', "draws or reads"],
  [
    "site-and-browser-stand-low",
    "apps/web/src/site/a.ts",
    'import "../components/card.tsx";',
    "packages/core and itself",
  ],
  ["site-and-browser-stand-low", "apps/web/src/browser/a.ts", 'import "../site/site.ts";', "packages/core and itself"],
  ["theme-stands-alone", "apps/web/src/theme/a.ts", 'import "../site/site.ts";', "nothing of ours but itself"],
  ["entries-are-not-imported", "apps/web/src/app.tsx", 'import "./main.tsx";', "move what you want to share"],
  ["boot-imports-nothing", "apps/web/src/boot.ts", 'import "./theme/tokens.ts";', "so that boot stays tiny"],
  [
    "config-through-site",
    "apps/web/src/components/b.ts",
    'import config from "../../site.config.ts";',
    "src/site/site.ts instead",
  ],
  ["node-reads-parsed-settings", "apps/web/build/a.ts", 'import "../src/site/site.ts";', "what the owner typed"],
  [
    "site-ships-no-test-code",
    "apps/web/src/components/c.ts",
    'import "../testing/render.tsx";',
    "not part of the site",
  ],
  ["site-ships-no-test-code", "apps/web/src/components/e.ts", 'import "../../build/build.ts";', "not part of the site"],
  ["scripts-stand-on-top", "apps/web/e2e/a.ts", 'import "../scripts/test.mjs";', "shares with it to apps/web/build"],
  ["scripts-stand-on-top", "apps/web/server/a.ts", 'import "../scripts/test.mjs";', "npm test and its checks"],
  [
    "journeys-run-in-playwright",
    "apps/web/scripts/a.ts",
    'import type { State } from "../e2e/states.ts";',
    "let a script start `playwright test`",
  ],
  ["no-cycles", "apps/web/src/theme/tokens.ts", 'import "./uses-tokens.ts";', "each other in a circle"],
  [
    "no-cycles",
    "apps/web/src/features/contact/form-fields.ts",
    'import type { Form } from "./form.tsx"; export type Fields = Form;',
    "if only for types",
  ],
  [
    "no-cycles",
    "packages/core/src/entry.ts",
    'import type { E } from "./index.ts"; export const entry = 1; export type Entry = E | 1;',
    "if only for types",
  ],
  ["imports-lead-somewhere", "apps/web/src/theme/b.ts", 'import "./nowhere.ts";', "leads nowhere"],
];

describe("the dependency rule", () => {
  test("lets lawful imports pass", () => {
    expect(cruise(LAWFUL)).toEqual({ status: 0, output: expect.stringContaining("no dependency violations found") });
  });

  const broken = cruise({ ...LAWFUL, ...Object.fromEntries(BROKEN.map(([, file, source]) => [file, source])) });

  test("fails for forbidden imports", () => expect(broken.status).not.toBe(0));

  test.for(BROKEN)("%s: %s may not %s", ([rule, file, , sentence]) => {
    const complaints = broken.output.split(/(?= error [a-z-]+: )/);
    const complaint = complaints.find((text) => text.startsWith(` error ${rule}: ${file} `));
    expect(complaint).toContain(sentence);
  });
});

test("no source names a module in a way that the dependency rule cannot see", () => {
  const hidden = /\bimport\(\s*["'`][^"'`]+["'`]\s*\)\s*\.\s*(?!then\b|catch\b|finally\b)|\btypeof import\(/;
  const files = globSync(["packages/*/src/**/*.{ts,tsx}", "apps/*/src/**/*.{ts,tsx}"], { cwd: repository });
  const guilty = files
    .filter((file) => !file.endsWith(".gen.ts"))
    .filter((file) => hidden.test(readFileSync(join(repository, file), "utf8")));
  expect(files.length).toBeGreaterThan(0);
  expect(guilty, "write `import type { X } from …` in place of `import(…).X`").toEqual([]);
});
