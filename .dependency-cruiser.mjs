/**
 * The dependency rules of `pnpm architecture`: core <- application, storage-*, api <- apps/web/src/ioc and apps/server
 * <- the rest. Each rule's comment says what to do instead.
 */

const TESTING = ["\\.(test|spec)\\.tsx?$", "^(packages|apps)/[^/]+/src/testing/"];

const ENTRIES =
  "^(apps/server/[^/]+\\.mjs|apps/web/src/(boot|(calendar|notice)-first-paint|event-page-script|main|prerender|routes/[^/]+-page)\\.tsx?|packages/[^/]+/src/((testing|server)/)?(index|calendar-links|run-main)\\.(ts|mjs))$";

/** Files that nothing imports, because a command or a configuration loads them by path. */
const STARTED = [
  "\\.(test|spec|config|d)\\.(ts|tsx|mjs)$",
  "^apps/web/words/",
  "^packages/core/(src/testing/seeded-properties|example/testing/indexeddb-page)\\.ts$",
  "^apps/web/src/(main|boot|(calendar|notice)-first-paint|testing/(setup|one-jsdom))\\.tsx?$",
  "^apps/web/(build/(build|launch/check-launch)|server/serve-built-site|scripts/(test|check-[^/]+)|bench/(bench|growth-in-browser))\\.(ts|mjs)$",
  "^apps/web/e2e/pictures/(state-pictures|owner-guide|document-pictures)\\.ts$",
  "^apps/server/(start|serve|cli)\\.mjs$",
  "^apps/server/thorough/(serve-child|kill-at-statement|build-shared-site|growth)\\.ts$",
];

const PACKAGE_ENTRIES =
  "^packages/[^/]+/(src/((testing|server)/)?(index|calendar-links|run-main)\\.(ts|mjs)|thorough/postgres-server\\.ts)$";

/** Matches an npm package, installed or not. */
const npm = (name) => `(^|node_modules/)${name}(/|$)`;

const TEST_TOOLS = npm("(vitest|fast-check|msw|jsdom|playwright|@(vitest|testing-library|playwright|axe-core)/[^/]+)");

const BACKENDS = "apps/web/src/ioc/[^/]*(?:\\.module|\\.ports|\\.backend|container)\\.ts$";
const IOC = "apps/web/src/ioc/(?![^/]*(?:\\.module|\\.ports|\\.backend|container)\\.ts$)";
const SETTINGS = "apps/web/src/site/site\\.ts$";
const PORT = "declare what you need as a port in core or take it as an argument, and hand it in from apps/";
const HOOK =
  "only src/ioc knows a backend or a publisher: read the port with a query of src/queries, or call it with useCallOf";
const DRAWN = "core words site settings browser theme";

/**
 * A row's folder may import itself, the listed folders and npm packages, and Node if allowed. Tests may import more.
 * The last string says what to do instead.
 */
// biome-ignore format: one row per line is easier to read.
const LAYERS = [
  ["core", "packages/core/src/(?!server/)", "", PORT, ["valibot"]],
  ["core/server", "packages/core/src/server/", "core", PORT, []],
  ["application", "packages/application/src/", "core", PORT, []],
  ["calendar-files", "packages/calendar-files/src/", "core", PORT, ["ical-generator"]],
  ["storage-local", "packages/storage-local/src/", "core", PORT, []],
  ["storage-memory", "packages/storage-memory/src/", "core", PORT, []],
  ["storage-http", "packages/storage-http/src/", "core api", PORT, ["hono/dist/(types/)?client", "valibot"]],
  ["storage-sql", "packages/storage-sql/src/", "core core/server", PORT, ["node", "kysely", "pg", "rate-limiter-flexible"]],
  ["publish-github", "packages/publish-github/src/", "core", PORT, ["valibot"]],
  ["api", "packages/api/src/", "core core/server", PORT, ["hono", "rate-limiter-flexible", "valibot"]],
  ["site-server", "packages/site-server/src/", "", "it knows files, and nothing about events"],
  ["another-package", "packages/(?!(?:LISTED)/)([^/]+)/src/", "core storage-memory", PORT],
  ["server", "apps/server/", "core core/server application api storage storage-thorough site-server", "start another application, or move what both need to packages/"],
  ["words", "apps/web/words/", "", "they are plain data. Put code that works with them into src/site or a feature", []],
  ["boot", "apps/web/src/boot\\.ts$", "", "it is written into every page. Let main.tsx import what you need, so that boot stays tiny", []],
  ["theme", "apps/web/src/ui/theme/", "", "pass a value in, or move the code that needs more to src/ui"],
  ["settings", SETTINGS, "site practice", "it holds what the owner set. Move the code that needs more to src/site"],
  ["site", "apps/web/src/site/(?!site\\.ts$)", "core words settings", "it holds facts. Move the code that needs more to src/ioc"],
  ["browser", "apps/web/src/ui/browser/", "core", "it holds what browsers offer. Move the code that needs more to src/ioc"],
  ["backends", BACKENDS, "core application site browser ioc storage", "move the code that draws to src/ui, or reads to src/queries"],
  ["ioc", IOC, "core application site settings browser backends storage publish", "move the code that draws to src/ui, or reads to src/queries"],
  ["queries", "apps/web/src/queries/", "core application browser ioc", "move hooks and what draws to src/features"],
  ["ui", "apps/web/src/ui/(?!theme/|browser/)", DRAWN, "it reads no data. Take what differs as a property or as children, and use hooks in src/features"],
  ["features", "apps/web/src/features/([^/]+)/", `${DRAWN} application calendar-files ioc queries ui`, `move what two features need to src/ui, or put both in a route; ${HOOK}`],
  ["routes", "apps/web/src/routes/", `${DRAWN} ioc queries ui features`, HOOK],
  ["root", "apps/web/src/(?!boot\\.ts)[^/]+$", `${DRAWN} ioc backends queries ui features routes`, HOOK],
  ["build", "apps/web/build/", "core core/server calendar-files site-server words site theme queries root configuration", "move what both need to src/site or a package; parsed-site.ts has the checked settings"],
  ["tools", "apps/web/(?:server|scripts|bench|e2e)/", "core site-server publish site theme build configuration testing", "move what both need to apps/web/build; its parsed-site.ts has the checked settings"],
].map(([name, folder, imports, advice, registry], _, rows) => ({
  name,
  folder: folder.replace("LISTED", rows.map(([row]) => row).join("|")),
  imports: imports.split(" ").filter(Boolean),
  advice,
  registry,
}));

/** Names for several folders, or for files without a rule of their own. */
const OTHERS = {
  storage: "packages/storage-(?!memory/)[^/]+/src/",
  publish: "packages/publish-[^/]+/src/",
  "storage-thorough": "packages/storage-sql/thorough/",
  practice: "apps/web/practice/",
  configuration: "apps/web/(playwright|vite)\\.config\\.ts$",
  testing: "apps/web/src/testing/",
};

const placeOf = (name) => `^${OTHERS[name] ?? LAYERS.find((layer) => layer.name === name)?.folder}`;

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const layers = LAYERS.map(({ name, folder, imports, advice, registry }) => ({
  name: `layer-${name}`,
  comment: `${name} imports ${["itself", ...imports, ...(registry ?? [])].join(", ")} alone: ${advice}.`,
  from: { path: `^${folder}`, pathNot: TESTING },
  to: {
    pathNot: [`^${folder.replace("([^/]+)", "$1")}`, ...imports.map(placeOf), ...(registry ?? []).map(npm)],
    ...(registry ? {} : { path: "^(packages|apps)/" }),
    ...(registry?.includes("node") ? { dependencyTypesNot: ["core"] } : {}),
  },
}));

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const forbidden = [
  ...layers,
  {
    name: "types-of-the-api",
    comment: "The routes run on a server: packages/storage-http takes only types of packages/api (import type).",
    from: { path: "^packages/storage-http/src/", pathNot: TESTING },
    to: { path: "^packages/api/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "sources-ship-no-test-code",
    comment: "Test tools and src/testing do not ship: move the code into a *.test.ts(x) file.",
    from: { path: "^(packages|apps)/[^/]+/src/", pathNot: TESTING },
    to: { path: [...TESTING, "^@inner-light/[^/]+/testing", TEST_TOOLS] },
  },
  {
    name: "packages-by-their-entries",
    comment: 'Import a package by the names in its "exports", and export from its index.ts what is missing.',
    from: { path: "^((?:packages|apps)/[^/]+)/" },
    to: { path: "^packages/", pathNot: ["^$1/", PACKAGE_ENTRIES] },
  },
  {
    name: "inversify-only-in-ioc",
    comment: "Only src/ioc imports inversify: use its hooks, or bind what is missing, which needs no decorators.",
    from: { pathNot: ["^apps/web/src/ioc/", "^apps/web/src/testing/"] },
    to: { path: npm("(inversify|reflect-metadata)") },
  },
  {
    name: "react-query-only-in-queries",
    comment:
      "Components read and write with the hooks of src/queries: put what needs the query client into src/queries.",
    from: { path: "^apps/web/src/(features|routes|ui)/", pathNot: TESTING },
    to: { path: npm("@tanstack/react-query"), dependencyTypesNot: ["type-only"] },
  },
  {
    name: "one-file-per-database-driver",
    comment: "Only open-sqlite.ts knows node:sqlite, and open-postgres.ts knows pg: ask the SqlDatabase.",
    // Tools that measure and kill the server bypass the packages' entry points.
    from: { pathNot: ["^packages/storage-sql/src/open-(sqlite|postgres)\\.ts$", "^apps/server/thorough/"] },
    to: { path: ["^node:sqlite$", npm("pg")] },
  },
  {
    name: "no-cycles",
    comment: "These files import each other, if only for types: move what they share to a file that imports neither.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-dead-files",
    comment: "No page and no entry of a package leads to this file: use it or delete it.",
    from: { path: ENTRIES },
    to: {
      path: "^(apps|packages)/[^/]+/src/",
      pathNot: [ENTRIES, ...TESTING, "\\.d\\.ts$", `^${BACKENDS}`],
      reachable: false,
    },
  },
  {
    name: "no-unimported-files",
    comment: "No file imports this one, and no command starts it: use it, delete it, or name it in STARTED.",
    module: { path: "^(apps|packages)/", pathNot: [ENTRIES, ...STARTED], numberOfDependentsLessThan: 1 },
    from: {},
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
    // dependency-cruiser cannot use TypeScript 7 yet. swc also sees type imports.
    parser: "swc",
    skipAnalysisNotInRules: true,
    doNotFollow: { path: "node_modules" },
    // Keeps node_modules, because most npm packages have their entry point in dist.
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
