/**
 * The dependency rule, as `pnpm architecture` and `npm test` check it: core <- storage-*, api <- apps/web/src/ioc and
 * apps/server <- the rest. Each rule's comment is what a person reads when they break it: it says what to do instead.
 */

const WEB = "^apps/web/src/";
const TESTING = ["\\.test\\.tsx?$", "^(packages|apps)/[^/]+/src/testing/"];
const BACKENDS = "^apps/web/src/ioc/[^/]*(\\.module|\\.backend|container)\\.ts$";

const ENTRIES =
  "^(apps/server/[^/]+\\.mjs|apps/web/src/(boot|(calendar|notice)-first-paint|event-page-script|main|prerender)\\.tsx?|packages/[^/]+/src/((testing|server)/)?(index|calendar-links)\\.(ts|mjs))$";

const PACKAGE_ENTRIES =
  "^packages/[^/]+/(src/((testing|server)/)?(index|calendar-links)\\.(ts|mjs)|thorough/postgres-server\\.ts)$";

/** A package from the registry, whether it is installed or not. */
const npm = (...names) => `(^|node_modules/)(${names.join("|")})(/|$)`;

const TEST_TOOLS = npm(
  ...["vitest", "@vitest/[^/]+", "fast-check", "msw", "jsdom"],
  ...["@testing-library/[^/]+", "playwright", "@playwright/[^/]+", "@axe-core/[^/]+"],
);

const REFERENCE = "^packages/storage-memory/src/";

/** What the sources of a package may import besides themselves. `strict`: so may its tests, besides test tools and the reference. */
const PACKAGES = [
  { name: "core", npm: ["valibot"], strict: true },
  { name: "calendar-files", packages: ["core"], npm: ["ical-generator"] },
  { name: "storage-local", packages: ["core"], strict: true },
  { name: "storage-memory", packages: ["core"], strict: true },
  { name: "storage-http", packages: ["core", "api"], npm: ["hono/dist/(types/)?client", "valibot"] },
  { name: "publish-github", packages: ["core"], npm: ["valibot"] },
  { name: "storage-sql", packages: ["core"], npm: ["kysely", "pg", "rate-limiter-flexible"], node: true },
  { name: "api", packages: ["core"], npm: ["hono", "rate-limiter-flexible", "valibot"] },
];

const packageRules = PACKAGES.map(({ name, packages = [], npm: libraries = [], strict = false, node = false }) => ({
  name: `${name}-knows-little`,
  comment: `packages/${name} may import ${[...packages, ...libraries, node ? "Node" : "", "itself"].filter(Boolean).join(", ")}: declare what you need as a port in core or take it as an argument, and hand the implementation in from apps/.`,
  from: { path: `^packages/${name}/src/`, ...(strict ? {} : { pathNot: TESTING }) },
  to: {
    pathNot: [
      `^packages/(${[name, ...packages].join("|")})/src/`,
      ...(libraries.length > 0 ? [npm(...libraries)] : []),
      ...(strict ? [TEST_TOOLS, REFERENCE] : []),
    ],
    ...(node ? { dependencyTypesNot: ["core"] } : {}),
  },
}));

const listed = PACKAGES.map(({ name }) => name).join("|");

/** The folders of apps/web/src below the features: which others each may import, and what to do instead. */
const FOLDERS = [
  { name: "theme", others: [], advice: "pass a value in, or move the code that needs more to src/components." },
  { name: "site", others: [], advice: "it holds what the owner set. Move the code that needs more to src/ioc." },
  { name: "browser", others: [], advice: "it holds what browsers offer. Move code that needs more to src/ioc." },
  {
    name: "ioc",
    others: ["site", "browser"],
    advice: "move the code that draws to src/components, or reads to src/queries.",
  },
  { name: "queries", others: ["ioc", "browser"], advice: "move hooks and what draws to src/features." },
  {
    name: "components",
    others: ["theme", "site", "browser"],
    advice:
      "it reads no data. Take what differs as a property or as children, and use hooks and queries in src/features.",
  },
];

const folderRules = FOLDERS.map(({ name, others, advice }) => ({
  name: `${name}-stands-low`,
  comment: `Of apps/web/src, src/${name} imports ${["itself", ...others].join(", ")} alone: ${advice}`,
  from: { path: `^apps/web/src/${name}/`, pathNot: TESTING },
  to: {
    path: name === "theme" ? "^(apps|packages)/" : WEB,
    pathNot: `^apps/web/src/(${[name, ...others].join("|")})/`,
  },
}));

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const forbidden = [
  ...packageRules,
  ...folderRules,
  {
    name: "backends-know-core",
    comment:
      "Of this repository, a storage package imports core and itself: declare what you need as a port in core. Its own dependencies go into its package.json.",
    from: { path: "^packages/(storage-[^/]+)/src/", pathNot: [`^packages/(${listed})/`, ...TESTING] },
    to: { path: "^(packages|apps)/", pathNot: "^packages/(core|$1)/src/" },
  },
  {
    name: "browsers-get-no-routes",
    comment: "The routes run on a server: packages/storage-http takes only types of packages/api (import type).",
    from: { path: "^packages/storage-http/src/", pathNot: TESTING },
    to: { path: "^packages/api/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "browsers-get-no-server",
    comment:
      "Browsers get no code that only a server has: declare what a page needs in another folder of packages/core/src.",
    from: {
      path: "^(apps/web|packages/(core|calendar-files|publish-[^/]+|storage-(?!sql/)[^/]+))/src/",
      pathNot: "^packages/core/src/server/",
    },
    to: { path: "^packages/core/src/server/" },
  },
  {
    name: "sources-ship-no-test-code",
    comment: "Test tools, src/testing, the build and scripts do not ship: move the code into a *.test.ts(x) file.",
    from: { path: "^(packages/(core|calendar-files|(storage|publish)-[^/]+)|apps/web)/src/", pathNot: TESTING },
    to: {
      path: [...TESTING, "^@inner-light/[^/]+/testing", "^apps/web/(build|server|scripts|e2e|bench)/", TEST_TOOLS],
    },
  },
  {
    name: "reference-is-for-tests",
    comment: "packages/storage-memory is what tests compare a package with: import it in a *.test.ts file.",
    from: { path: "^packages/(?!storage-memory/)[^/]+/src/", pathNot: TESTING },
    to: { path: REFERENCE },
  },
  {
    name: "one-file-per-database-driver",
    comment: "Only open-sqlite.ts knows node:sqlite, and open-postgres.ts knows pg: ask the SqlDatabase.",
    from: {
      // What the server is measured with and killed by reaches around the packages.
      pathNot: ["^packages/storage-sql/src/open-(sqlite|postgres)\\.ts$", "^apps/server/thorough/"],
    },
    to: { path: ["^node:sqlite$", npm("pg")] },
  },
  {
    name: "packages-by-their-entries",
    comment: 'Import a package by the names in its "exports", and export from its index.ts what is missing.',
    from: { path: "^((?:packages|apps)/[^/]+)/" },
    to: { path: "^packages/", pathNot: ["^$1/", PACKAGE_ENTRIES] },
  },
  {
    name: "backends-only-in-ioc",
    comment:
      "Only src/ioc knows a backend or a publisher: ask for the port with useService, and bind the backend in a module there.",
    from: { path: "^apps/web/", pathNot: ["^apps/web/src/ioc/", "^apps/web/src/testing/"] },
    to: { path: ["^packages/(storage-[^/]+|publish-[^/]+/src/(?!testing/))", "^@inner-light/(storage|publish)-"] },
  },
  {
    name: "inversify-only-in-ioc",
    comment: "Only src/ioc imports inversify: use its useService, or add what is missing.",
    from: { pathNot: ["^apps/web/src/ioc/", "^apps/web/src/testing/"] },
    to: { path: npm("inversify") },
  },
  {
    name: "no-reflect-metadata",
    comment: "Only inversify asks for it: bind with toResolvedValue or toConstantValue, which need no decorators.",
    from: {},
    to: { path: npm("reflect-metadata") },
  },
  {
    name: "containers-only-at-the-root",
    comment: "Only src/backend.ts, src/ioc and tests choose a backend: ask for a port with useService.",
    from: { path: WEB, pathNot: ["^apps/web/src/backend\\.ts$", "^apps/web/src/ioc/", ...TESTING] },
    to: { path: BACKENDS },
  },
  {
    name: "features-stay-apart",
    comment:
      "No feature imports another, and the build none: move what both need to src/components, src/site or a package, or put two features together in a route.",
    from: { path: "^apps/web/(?:src/features/([^/]+)|build)/", pathNot: TESTING },
    to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
  },
  {
    name: "routes-are-the-top",
    comment: "Nothing imports routes but the router: hand down what you need as a property, and link with <Link to>.",
    from: { path: WEB, pathNot: ["^apps/web/src/routes/", "^apps/web/src/[^/]+$", ...TESTING] },
    to: { path: "^apps/web/src/routes/" },
  },
  {
    name: "roots-compose",
    comment: "The files directly in src put its folders together: move what a folder needs into a folder.",
    from: { path: "^((?:packages/[^/]+|apps/web)/src)/[^/]+/", pathNot: TESTING },
    to: { path: "^$1/[^/]+$" },
  },
  {
    name: "entries-are-not-imported",
    comment: "The browser and the build enter here: move what you want to share to a file of its own.",
    from: { pathNot: ["^apps/web/build/", ...TESTING] },
    to: { path: "^apps/web/src/(main|boot|(calendar|notice)-first-paint|event-page-script|prerender)\\.tsx?$" },
  },
  {
    name: "boot-imports-nothing",
    comment: "boot.ts is written into every page: let main.tsx import what you need, so that boot stays tiny.",
    from: { path: "^apps/web/src/boot\\.ts$" },
    to: {},
  },
  {
    name: "words-are-plain",
    comment: "Words are data, without imports: put code that works with them into src/site or a feature.",
    from: { path: "^apps/web/words/" },
    to: {},
  },
  {
    name: "config-through-site",
    comment: "practice/site.config.ts is what an owner typed: import the checked values from src/site/site.ts instead.",
    from: { path: WEB, pathNot: ["^apps/web/src/site/", ...TESTING] },
    to: { path: "^apps/web/practice/" },
  },
  {
    name: "node-reads-parsed-settings",
    comment: "In Node this file has what the owner typed: import { site } from apps/web/build/parsed-site.ts.",
    from: { path: "^apps/web/(build|server|scripts|e2e|bench)/" },
    to: { path: "^apps/web/src/site/site\\.ts$" },
  },
  {
    name: "scripts-stand-on-top",
    comment: "Nothing depends on npm test and its checks: move what others share with it to apps/web/build.",
    from: { path: "^apps/web/(build|server|e2e)/" },
    to: { path: "^apps/web/scripts/" },
  },
  {
    name: "browser-tests-run-in-playwright",
    comment: "Only Playwright runs apps/web/e2e: start `playwright test`, or move what both need to apps/web/build.",
    from: { path: "^apps/web/(build|server|scripts)/" },
    to: { path: "^apps/web/e2e/" },
  },
  {
    name: "apps-import-no-app",
    comment: "Nothing imports an application: start it as a process, or move what both need to packages/.",
    from: { path: "^((?:packages|apps)/[^/]+)/" },
    to: { path: "^apps/", pathNot: "^$1/" },
  },
  {
    name: "no-cycles",
    comment: "These files import each other, if only for types: move what they share to a file that imports neither.",
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
      pathNot: [ENTRIES, ...TESTING, "\\.d\\.ts$", BACKENDS],
      reachable: false,
    },
  },
  {
    name: "imports-lead-somewhere",
    comment: "No rule can look at this import: correct the path, or add the package to package.json.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^virtual:" },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: "error", ...rule })),
  options: {
    // TypeScript 7 has no API that the cruiser could read with yet; swc sees type imports too.
    parser: "swc",
    skipAnalysisNotInRules: true,
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
