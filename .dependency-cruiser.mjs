/**
 * The dependency rule, as `pnpm architecture` and `npm test` check it: core <- storage-* <- apps/web/src/ioc <- the rest
 * of the web app, which knows only the ports. Inside the web app: theme, site, browser <- components <- features <- routes,
 * and site, browser <- ioc <- queries <- features. Each rule's comment is what a person reads when they break it: it says
 * what to do instead.
 */

const WEB = "^apps/web/src/";
const TESTS = "\\.test\\.tsx?$";
const WEB_TESTING = [TESTS, "^apps/web/src/testing/"];
const BACKENDS = "^apps/web/src/ioc/[^/]*(\\.module|\\.backend|container)\\.ts$";
const COMPOSITION_ROOT = "^apps/web/src/backend\\.ts$";

const ENTRIES =
  "^(apps/server/[^/]+\\.mjs|apps/web/src/(boot|calendar-first-paint|main|prerender)\\.tsx?|packages/[^/]+/src/(testing/)?index\\.ts)$";

/** A package from the registry, whether it is installed or not. */
const npm = (...names) => `(^|node_modules/)(${names.join("|")})(/|$)`;

const TEST_TOOLS = npm(
  "vitest",
  "@vitest/[^/]+",
  "fast-check",
  "msw",
  "jsdom",
  "@testing-library/[^/]+",
  "playwright",
  "@playwright/[^/]+",
  "@axe-core/[^/]+",
);

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const forbidden = [
  {
    name: "core-stands-alone",
    comment:
      "packages/core knows no other package, no framework, no Node: it may import valibot and itself. Declare what you need as a port in core and hand the implementation in from apps/web/src/ioc.",
    from: { path: "^packages/core/src/" },
    to: { pathNot: ["^packages/core/src/", npm("valibot"), TEST_TOOLS] },
  },
  {
    name: "core-ships-no-test-code",
    comment:
      "vitest, fast-check and src/testing are for core's tests and its testing entry: move the code that needs them into packages/core/src/testing or a *.test.ts file.",
    from: { path: "^packages/core/src/", pathNot: [TESTS, "^packages/core/src/testing/"] },
    to: { path: ["^packages/core/src/testing/", TEST_TOOLS] },
  },
  {
    name: "storage-knows-only-core",
    comment:
      "A storage package implements core's ports and knows nothing else: import from @inner-light/core, and take anything of the browser's as an argument.",
    from: { path: "^(packages/storage-[^/]+)/src/", pathNot: "^packages/storage-(http|sql)/" },
    to: { pathNot: ["^$1/src/", "^packages/core/src/", TEST_TOOLS] },
  },
  {
    name: "http-storage-knows-the-routes",
    comment:
      "packages/storage-http knows core, valibot, hono/client and the types of packages/api: take anything of the browser's as an argument.",
    from: { path: "^packages/storage-http/src/", pathNot: [TESTS, "^packages/storage-http/src/testing/"] },
    to: { pathNot: ["^packages/(storage-http|core|api)/src/", npm("hono/dist/(types/)?client", "valibot")] },
  },
  {
    name: "browsers-get-no-routes",
    comment: "The routes run on a server: packages/storage-http takes only types of packages/api (import type).",
    from: { path: "^packages/storage-http/src/", pathNot: [TESTS, "^packages/storage-http/src/testing/"] },
    to: { path: "^packages/api/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "api-knows-only-core",
    comment:
      "packages/api serves core's ports over HTTP and knows no backend and no Node: take what it needs as an option, and hand it in from apps/server.",
    from: { path: "^packages/api/src/", pathNot: TESTS },
    to: {
      pathNot: [
        "^packages/(api|core)/src/",
        npm("hono", "hono-openapi", "openapi-types", "rate-limiter-flexible", "valibot"),
      ],
    },
  },
  {
    name: "sql-storage-knows-core-and-kysely",
    comment:
      "packages/storage-sql knows core, Kysely, rate-limiter-flexible and Node: write queries that run on both databases, and take settings as options from apps/server.",
    from: { path: "^packages/storage-sql/src/", pathNot: [TESTS, "^packages/storage-sql/src/testing/"] },
    to: {
      pathNot: ["^packages/(storage-sql|core)/src/", npm("kysely", "pg", "rate-limiter-flexible")],
      dependencyTypesNot: ["core"],
    },
  },
  {
    name: "one-file-per-database-driver",
    comment:
      "Only open-sqlite.ts knows node:sqlite, and only open-postgres.ts knows pg: ask the SqlDatabase, and add to it what is missing.",
    from: {
      // What the server is measured with and killed by reaches around the packages.
      pathNot: ["^packages/storage-sql/src/open-(sqlite|postgres)\\.ts$", "^apps/server/(bench|thorough)/"],
    },
    to: { path: ["^node:sqlite$", npm("pg")] },
  },
  {
    name: "storage-ships-no-test-code",
    comment:
      "Contract suites and test tools belong into a storage package's src/testing or *.test.ts files: move the code that needs them there.",
    from: { path: "^packages/storage-[^/]+/src/", pathNot: [TESTS, "^packages/storage-[^/]+/src/testing/"] },
    to: { path: ["^packages/[^/]+/src/testing/", TEST_TOOLS] },
  },
  {
    name: "packages-by-their-entries",
    comment:
      'A package is entered by the names in its package.json "exports": import @inner-light/core, and export from its index.ts what is missing.',
    from: { path: "^((?:packages|apps)/[^/]+)/" },
    to: { path: "^packages/[^/]+/src/", pathNot: ["^$1/", "^packages/[^/]+/src/(testing/)?index\\.ts$"] },
  },
  {
    name: "backends-only-in-ioc",
    comment:
      "Only apps/web/src/ioc knows a backend: ask for the port with useService(CalendarEventRepository) from src/ioc, and bind the backend in a module there.",
    from: {
      path: "^apps/web/",
      // Journeys try the storage package itself in each engine, through that file.
      pathNot: ["^apps/web/src/ioc/", "^apps/web/src/testing/", "^apps/web/e2e/engines/storage-page\\.ts$"],
    },
    to: { path: ["^packages/storage-[^/]+/", "^@inner-light/storage-"] },
  },
  {
    name: "inversify-only-in-ioc",
    comment:
      "Only apps/web/src/ioc imports inversify (and src/testing, for the containers of tests): use its createContainer, its modules and useService, or add there what is missing.",
    from: { pathNot: ["^apps/web/src/ioc/", "^apps/web/src/testing/"] },
    to: { path: npm("inversify") },
  },
  {
    name: "no-reflect-metadata",
    comment:
      "reflect-metadata is installed only because inversify asks for it: bind with toResolvedValue or toConstantValue, which need no decorators.",
    from: {},
    to: { path: npm("reflect-metadata") },
  },
  {
    name: "contracts-only-in-tests",
    comment:
      "@inner-light/core/testing and @inner-light/storage-local/testing bring test code along: use them in *.test.ts(x) or apps/web/src/testing, and @inner-light/storage-memory in src/ioc.",
    from: { path: "^apps/web/", pathNot: WEB_TESTING },
    to: { path: ["^packages/[^/]+/src/testing/", "^@inner-light/[^/]+/testing"] },
  },
  {
    name: "containers-only-at-the-root",
    comment:
      "Only src/backend.ts, src/ioc and tests choose a backend, a container or a module: everything else asks for a port with useService.",
    from: { path: WEB, pathNot: [COMPOSITION_ROOT, "^apps/web/src/ioc/", ...WEB_TESTING] },
    to: { path: BACKENDS },
  },
  {
    name: "features-stay-apart",
    comment:
      "No feature imports another: move what both need to src/components (or to packages/core when it is a rule), or put the two side by side in a route.",
    from: { path: "^apps/web/src/features/([^/]+)/", pathNot: TESTS },
    to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
  },
  {
    name: "routes-are-the-top",
    comment:
      "Routes compose, nothing composes routes: hand what you need down as a property, and link with <Link to>. Only the router imports them.",
    from: { path: WEB, pathNot: ["^apps/web/src/routes/", "^apps/web/src/[^/]+$", ...WEB_TESTING] },
    to: { path: ["^apps/web/src/routes/", "^apps/web/src/(route-tree\\.gen|create-app-router|app)\\.tsx?$"] },
  },
  {
    name: "components-serve-features",
    comment:
      "src/components lies below the features and reads no data: take what differs as a property or as children, and use hooks and queries in src/features.",
    from: { path: "^apps/web/src/components/", pathNot: TESTS },
    to: { path: "^apps/web/src/(features|queries|ioc)/" },
  },
  {
    name: "queries-draw-nothing",
    comment:
      "src/queries says how each port is read and what a change makes stale: move hooks and what draws to src/features.",
    from: { path: "^apps/web/src/queries/", pathNot: TESTS },
    to: { path: "^apps/web/src/(?!queries/|ioc/)" },
  },
  {
    name: "ioc-draws-nothing",
    comment:
      "src/ioc holds backends, bindings and the hooks to reach them: move the code that draws or reads to src/components, src/queries or src/features.",
    from: { path: "^apps/web/src/ioc/", pathNot: TESTS },
    to: { path: "^apps/web/src/(?!ioc/|site/|browser/)" },
  },
  {
    name: "site-and-browser-stand-low",
    comment:
      "src/site holds what the owner set, src/browser what the browser offers: each imports packages/core and itself. Move the code that needs more to src/components or src/ioc.",
    from: { path: "^apps/web/src/(site|browser)/", pathNot: TESTS },
    to: { path: "^apps/web/src/", pathNot: "^apps/web/src/$1/" },
  },
  {
    name: "theme-stands-alone",
    comment:
      "src/theme imports nothing of ours but itself: pass a value in, or move the code that needs more to src/components.",
    from: { path: "^apps/web/src/theme/", pathNot: TESTS },
    to: { path: "^(apps|packages)/", pathNot: "^apps/web/src/theme/" },
  },
  {
    name: "entries-are-not-imported",
    comment:
      "main.tsx, boot.ts, calendar-first-paint.ts and prerender.tsx are where the browser and the build enter: move what you want to share to a file of its own.",
    from: { pathNot: ["^apps/web/build/", TESTS] },
    to: { path: "^apps/web/src/(main|boot|calendar-first-paint|prerender)\\.tsx?$" },
  },
  {
    name: "boot-imports-nothing",
    comment: "boot.ts is written into every page: let main.tsx import what you need, so that boot stays tiny.",
    from: { path: "^apps/web/src/boot\\.ts$" },
    to: {},
  },
  {
    name: "config-through-site",
    comment: "site.config.ts is what an owner typed: import the checked values from src/site/site.ts instead.",
    from: { path: WEB, pathNot: ["^apps/web/src/site/", TESTS] },
    to: { path: "^apps/web/site\\.config\\.ts$" },
  },
  {
    name: "node-reads-parsed-settings",
    comment:
      "Only Vite gives src/site/site.ts the parsed settings; in Node it has what the owner typed: import { site } from apps/web/build/site.ts.",
    from: { path: "^apps/web/(build|server|scripts|e2e|bench)/" },
    to: { path: "^apps/web/src/site/site\\.ts$" },
  },
  {
    name: "site-ships-no-test-code",
    comment:
      "Test tools, src/testing, the build, scripts and journeys are not part of the site: move the code that needs them into a *.test.ts(x) file.",
    from: { path: WEB, pathNot: WEB_TESTING },
    to: { path: ["^apps/web/(build|server|scripts|e2e|bench|mutation|src/testing)/", TESTS, TEST_TOOLS] },
  },
  {
    name: "scripts-stand-on-top",
    comment:
      "apps/web/scripts is npm test and its checks, which nothing else depends on: move what the build, the server or a journey shares with it to apps/web/build.",
    from: { path: "^apps/web/(build|server|e2e)/" },
    to: { path: "^apps/web/scripts/" },
  },
  {
    name: "journeys-run-in-playwright",
    comment:
      "Only Playwright runs what is in apps/web/e2e: let a script start `playwright test`, and move what both need to apps/web/build.",
    from: { path: "^apps/web/(build|server|scripts)/" },
    to: { path: "^apps/web/e2e/" },
  },
  {
    name: "server-on-top",
    comment:
      "apps/server puts the shared storage together, and nothing depends on it: a journey starts it as a process. Move what others need to packages/ or apps/web/server.",
    from: { pathNot: "^apps/server/" },
    to: { path: "^apps/server/" },
  },
  {
    name: "server-knows-no-pages",
    comment:
      "apps/server loads the pages that the build rendered (src/pages/page-renderer.ts): of apps/web it imports the file server, paths and Failure alone.",
    from: { path: "^apps/server/" },
    to: { path: "^apps/web/", pathNot: "^apps/web/(server/|build/(failure|paths)\\.mjs$)" },
  },
  {
    name: "no-cycles",
    comment:
      "These files import each other in a circle, if only for types: move what they share to a file that imports neither.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-dead-files",
    severity: "warn",
    comment: "No page and no entry of a package leads to this file: use it or delete it.",
    from: { path: ENTRIES },
    to: {
      path: "^(apps|packages)/[^/]+/src/",
      pathNot: [ENTRIES, TESTS, "\\.d\\.ts$", "^(apps|packages)/[^/]+/src/testing/", BACKENDS],
      reachable: false,
    },
  },
  {
    name: "imports-lead-somewhere",
    comment:
      "This import leads nowhere, so no rule could look at it: correct the path, or add the package to package.json.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^virtual:" },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: "error", ...rule })),
  options: {
    // TypeScript 7 has no API that the cruiser could read with yet; swc sees type imports too.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    // Not in node_modules: most packages from the registry have their entry in dist.
    exclude: {
      path: "^(?!.*node_modules/).*?(^|/)(dist|dist-shared|coverage|reports|test-results|playwright-report)/",
    },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default", "types"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"],
    },
  },
};
