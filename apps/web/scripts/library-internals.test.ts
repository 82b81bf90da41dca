import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repository } from "../build/paths.mjs";

/**
 * Undocumented library features that an upgrade may change. If a row fails, read the changelog, run the tests named in
 * the row, and enter the version they passed with.
 */
it.each([
  {
    library: "apps/web/node_modules/@tanstack/react-router",
    tried: "1.170.46",
    uses: "`router.ssr` in apps/web/src/main.tsx, `_notFound` in apps/web/src/create-app-router.tsx",
    tests: "apps/web/src/hydration.test.tsx, apps/web/src/ui/layout/layout.test.tsx",
  },
  {
    library: "packages/api/node_modules/hono",
    tried: "4.13.18",
    uses: "`addValidatedData` in packages/api/src/guards/require-json.ts",
    tests: "packages/api, apps/server/thorough/large-backup.test.ts",
  },
  {
    library: "packages/storage-sql/node_modules/pg",
    tried: "8.23.1",
    uses: "`readyForQuery` in packages/storage-sql/src/open-postgres.ts",
    tests: "packages/storage-sql/src/database-errors.test.ts",
  },
])("$library is still the tested version $tried ($uses)", ({ library, tried }) => {
  expect(JSON.parse(readFileSync(join(repository, library, "package.json"), "utf8"))).toMatchObject({ version: tried });
});
