import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CalendarEvent, checksumOfCalendar, upcomingCalendarEvents } from "@inner-light/core";
import { hasEventPage } from "@inner-light/core/server";
import { sharedBuilds } from "@inner-light/site-server";
import { build, type Rolldown } from "vite";
import { CALENDAR_CHECKSUM, EVENTS, eventFilePath, eventPath, offeredPages, pages } from "../src/site/pages.ts";
import { DEFAULT_ADMIN_PASSWORD, readAdminPassword } from "./admin-password.ts";
import { buildDate } from "./build-date.ts";
import { CALENDAR_FEED } from "./calendar-feed.ts";
import { palettesOf } from "./colors/palettes.ts";
import type { CompletePage } from "./complete-page.ts";
import { compress } from "./compress.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { writeIcons, writeSocialCard } from "./images/images.ts";
import { makeOwnPictures, publishPictures } from "./images/own-pictures.ts";
import { languageStyle, writeExtendedFonts } from "./language-head.ts";
import { inlineScript, MANIFEST, pageTemplates } from "./page-template.ts";
import { config, site } from "./parsed-site.ts";
import { dist, distShared, hosting, readBasePath, web } from "./paths.mjs";
import { readPublishedCalendarFile } from "./practice-files.ts";
import type * as Renderer from "./render-pages.ts";
import { robots, sitemap, webManifest } from "./search-files.ts";
import { headersFile, nginxSnippet } from "./static-host-headers.ts";
import { practiceWords } from "./words/words.ts";

const KEPT_BUILDS = 10;
/** Matches no route, so the router renders the not-found page. */
const NOT_FOUND = "/404";

const base = readBasePath();
const isShared = config.storage === "shared";
const unfinished = join(distShared, "unfinished");
const folder = isShared ? join(unfinished, "site") : dist;
const renderer = isShared ? join(unfinished, "pages") : join(web, "node_modules/.cache/prerender");

const publishes = config.repository !== undefined && !isShared;
const published = isShared ? null : readPublishedCalendarFile();
/** Read once, because the build may run past midnight. */
const today = buildDate(site.timeZone);
const define = { __BUILD_DATE__: JSON.stringify(today) };

const { output } = (await build({
  root: web,
  logLevel: "warn",
  define,
  build: { outDir: folder, emptyOutDir: true },
})) as Rolldown.RolldownOutput;
await build({
  root: web,
  logLevel: "warn",
  define,
  build: {
    ssr: "build/render-pages.ts",
    outDir: renderer,
    emptyOutDir: true,
    copyPublicDir: false,
    // Emits the fonts. Only prerendered pages refer to them.
    ssrEmitAssets: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: "[name].js" } },
  },
});

const pageRenderer: typeof Renderer = await import(pathToFileURL(join(renderer, "render-pages.js")).href);
const { connectsTo, drawSeatedFigure, hasAdmin, renderPage, servicesText, starting } = pageRenderer;
const firstPaint = await inlineScript("calendar-first-paint.ts", "iife");
const palettes = palettesOf(config.colors);
const own = await practiceWords();
const templateOf = await pageTemplates({
  output,
  boot: await inlineScript("boot.ts", "es"),
  starting,
  languageHead: languageStyle(site.language) + (await writeExtendedFonts(folder, base, site.language, [config, own])),
  notice: await noticeScript(),
  eventScript: await inlineScript("event-page-script.ts", "iife"),
  base,
  palettes,
});
const events = (published?.events ?? []).filter((event) => hasEventPage(event, today));
const dated = events.map((event) => ({ event, changedAt: published?.createdAt ?? "" }));
const coming = upcomingCalendarEvents(events, today, events.length);
const { scripts, styles } = await writePages((path, event) =>
  renderPage(path, { template: templateOf(path), firstPaint }, event && { event, coming }),
);
await cp(join(renderer, "assets"), join(folder, "assets"), {
  recursive: true,
  filter: (source) => !source.endsWith(".js"),
});
process.stdout.write(await publishPictures(await makeOwnPictures([config, own]), folder));
if (isShared) {
  const live = [pages.home.path, pages.calendar.path, pages.allDates.path, pages.poster.path, EVENTS];
  const templates = live.map((path) => [path, { template: templateOf(path), firstPaint }]);
  await writeFile(join(renderer, pageRenderer.PAGE_TEMPLATES), JSON.stringify(Object.fromEntries(templates)));
} else {
  await rm(renderer, { recursive: true });
}

const policyOf = (path: string) =>
  contentSecurityPolicy({ scripts, styles, pictureHosts: site.pictures.hosts, connectsTo: connectsTo(path) });
await mkdir(hosting, { recursive: true });
await Promise.all([
  writeFile(join(folder, "_headers"), headersFile(policyOf)),
  writeFile(join(hosting, "nginx.conf"), nginxSnippet(policyOf, base)),
  writeFile(join(folder, "sitemap.xml"), sitemap(coming)),
  writeFile(join(folder, "robots.txt"), robots()),
  writeFile(join(folder, MANIFEST), webManifest(base, palettes.lightPalette.paper)),
  publishes && writeFile(join(folder, CALENDAR_CHECKSUM), published === null ? "" : checksumOfCalendar(published)),
  published && writeFile(join(folder, CALENDAR_FEED), pageRenderer.feed(dated, Date.now())),
  ...dated.map((one) => writeFile(join(folder, eventFilePath(one.event)), pageRenderer.eventFile(one))),
  writeIcons(folder, palettes),
  writeSocialCard(folder, {
    name: site.practiceName,
    services: servicesText,
    figure: drawSeatedFigure(),
    palette: palettes.lightPalette,
  }),
]);
// Takes a third of the build's time. Tests that build their own site skip it.
if (process.env["UNCOMPRESSED"] !== "1") await compress(folder);
if (isShared) {
  const builds = sharedBuilds(distShared);
  await rename(unfinished, join(distShared, String(Number(basename(builds.at(-1) ?? "0")) + 1)));
  for (const build of builds.slice(0, 1 - KEPT_BUILDS)) await rm(build, { recursive: true });
}
if (!isShared && hasAdmin && readAdminPassword() === DEFAULT_ADMIN_PASSWORD)
  process.stderr.write(
    `Warning: the admin password is the default, "${DEFAULT_ADMIN_PASSWORD}". Set ADMIN_PASSWORD in .env and build again.\n`,
  );

async function noticeScript(): Promise<string> {
  if (config.notice === undefined) return "";
  const { from, to } = config.notice;
  const timeZone = site.timeZone === null ? "" : ` data-time-zone="${site.timeZone}"`;
  return `<script data-from="${from}" data-to="${to}"${timeZone}>${await inlineScript("notice-first-paint.ts", "iife")}</script>`;
}

/**
 * Writes every page twice: `calendar.html` for hosts that drop the extension, and `calendar/index.html` for the others.
 * Event pages get only the folder, because there may be many. Returns the inline scripts and styles.
 */
async function writePages(render: (path: string, event?: CalendarEvent) => Promise<CompletePage>) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const write = async (path: string, file: string, event?: CalendarEvent) => {
    const page = await render(path, event);
    for (const text of page.scripts) scripts.add(text);
    for (const style of page.styles) styles.add(style);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), page.html);
  };
  for (const { path } of offeredPages(site)) {
    await write(path, join(path, "index.html"));
    if (path !== "/") await cp(join(folder, path, "index.html"), join(folder, `${path}.html`));
  }
  for (const event of events) await write(eventPath(event), join(eventPath(event), "index.html"), event);
  await write(NOT_FOUND, "404.html");
  return { scripts: [...scripts], styles: [...styles] };
}
