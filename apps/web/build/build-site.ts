import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { upcomingCalendarEvents } from "@inner-light/core";
import { build, type Rolldown } from "vite";
import { pages } from "../src/site/pages.ts";
import { readAdminPassword } from "./admin-password.ts";
import { inlineScript, modulesOf } from "./app-scripts.ts";
import { readBasePath } from "./base-path.mjs";
import { buildDate } from "./build-date.ts";
import { CALENDAR_FEED, calendarFeed } from "./calendar-feed.ts";
import { calendarHead } from "./calendar-head.ts";
import { compress } from "./compress.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { DEFAULT_ADMIN_PASSWORD } from "./password-credential.ts";
import { dist, web } from "./paths.mjs";
import { readPublishedCalendarFile } from "./published-calendar.ts";
import { robots, sitemap, webManifest } from "./search-files.ts";
import { site } from "./site.ts";
import { writeSocialCard } from "./social-card/write-social-card.ts";
import { headersFile, nginxSnippet } from "./static-host-headers.ts";
import { MANIFEST, writePages } from "./write-pages.ts";

const base = readBasePath();
const prerenderer = join(web, "node_modules/.cache/prerender");

const published = readPublishedCalendarFile();
/** Once for everything that is built, which may take until after midnight. */
const date = buildDate(site.timeZone);
const upcoming = upcomingCalendarEvents(published?.events ?? [], date, Number.POSITIVE_INFINITY);
const define = { __BUILD_DATE__: JSON.stringify(date) };

const { output } = (await build({ root: web, logLevel: "warn", define })) as Rolldown.RolldownOutput;
await build({
  root: web,
  logLevel: "warn",
  define,
  build: {
    ssr: "src/prerender.tsx",
    outDir: prerenderer,
    emptyOutDir: true,
    copyPublicDir: false,
    // Emits the fonts, which only the prerendered pages refer to.
    ssrEmitAssets: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: "[name].js" } },
  },
});

const { connectsTo, prerender } = await import(pathToFileURL(join(prerenderer, "prerender.js")).href);
const boot = await inlineScript(web, "boot.ts", "es");
const ofCalendar = calendarHead(upcoming, await inlineScript(web, "calendar-first-paint.ts", "iife"));
const { scripts, styles } = await writePages(dist, {
  prerender,
  connectsTo,
  boot,
  headOf: (path) => (path === pages.calendar.path ? ofCalendar : ""),
  modulesOf: (path) => modulesOf(path, output).map((file) => base + file),
  base,
});
// The fonts, and not the chunks of the prerenderer beside them.
await cp(join(prerenderer, "assets"), join(dist, "assets"), {
  recursive: true,
  filter: (source) => !source.endsWith(".js"),
});
await rm(prerenderer, { recursive: true });

const policy = contentSecurityPolicy({ scripts, styles, pictureHosts: site.pictures.hosts, connectsTo });
await mkdir(join(web, "hosting"), { recursive: true });
await Promise.all([
  writeFile(join(dist, "_headers"), headersFile(policy)),
  writeFile(join(web, "hosting/nginx.conf"), nginxSnippet(policy, base)),
  writeFile(join(dist, "sitemap.xml"), sitemap()),
  writeFile(join(dist, "robots.txt"), robots()),
  writeFile(join(dist, MANIFEST), webManifest(base)),
  published && writeFile(join(dist, CALENDAR_FEED), calendarFeed(published)),
  writeSocialCard(dist, site.practiceName, join(web, "public")),
]);
await compress(dist);
warnOfDefaultPassword();

function warnOfDefaultPassword(): void {
  const password = readAdminPassword() ?? DEFAULT_ADMIN_PASSWORD;
  if (password !== DEFAULT_ADMIN_PASSWORD) return;
  process.stderr.write(
    `Warning: the admin password is the default, "${DEFAULT_ADMIN_PASSWORD}". Set ADMIN_PASSWORD in .env and build again.\n`,
  );
}
