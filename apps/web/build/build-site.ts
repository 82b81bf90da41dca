import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type CalendarEvent, checksumOfCalendar, upcomingCalendarEvents } from "@inner-light/core";
import { hasEventPage } from "@inner-light/core/server";
import { sharedBuilds } from "@inner-light/site-server";
import { CALENDAR_CHECKSUM, eventPath, offeredPages } from "../src/site/pages.ts";
import type { Site } from "../src/site/resolve-site.ts";
import { viteConfig } from "../vite.config.ts";
import { DEFAULT_ADMIN_PASSWORD } from "./admin-password.ts";
import { buildDate } from "./build-date.ts";
import { palettesOf } from "./colors/palettes.ts";
import { compileClient, compileInlineScripts, compileRenderer, modulesOf, type Renderer } from "./compile.ts";
import { compress } from "./compress.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { writeIcons, writeSocialCard } from "./images/images.ts";
import { makeOwnIcon, makeOwnPictures, publishPictures, withPublished } from "./images/own-pictures.ts";
import { languageStyle, writeExtendedFonts } from "./language-head.ts";
import { web } from "./paths.mjs";
import type { Practice } from "./practice.ts";
import { headersFile, nginxSnippet } from "./static-host-headers.ts";

const KEPT_BUILDS = 10;
/** Matches no route, so the router renders the not-found page. */
const NOT_FOUND = "/404";

interface BuildInput {
  readonly practice: Practice;
  /** The /admin password of a site without a server. */
  readonly password: string;
  readonly base: string;
  /** The folders of the site, of a shared site's builds, and of configuration files for the host. */
  readonly out: { readonly dist: string; readonly distShared: string; readonly hosting: string };
}

/** Builds a practice's site: into `dist`, or into a new folder in `distShared`. */
export async function buildSite({ practice: given, password, base, out }: BuildInput): Promise<void> {
  const pictures = await makeOwnPictures([given.config, given.own]);
  const practice = withPublished(given, pictures);
  const { config, site, own } = practice;
  const isShared = config.storage === "shared";
  const unfinished = join(out.distShared, "unfinished");
  const folder = isShared ? join(unfinished, "site") : out.dist;
  const rendererFolder = isShared ? join(unfinished, "pages") : join(web, "node_modules/.cache/prerender");
  /** Read once, because the build may run past midnight. */
  const today = buildDate(site.timeZone);

  const icon = await makeOwnIcon();
  const vite = await viteConfig(practice, { base, password, today, icon, hasPictures: pictures.size > 0 });
  const app = await compileClient(vite, folder);
  const compiled = {
    scripts: await compileInlineScripts(practice),
    modules: modulesOf([...offeredPages(site).map(({ path }) => path), NOT_FOUND], app),
    styles: [languageStyle(site.language), await writeExtendedFonts(folder, base, site.language, [config, own])],
  };
  const renderer = await compileRenderer(vite, compiled, rendererFolder);

  const calendar = isShared ? null : practice.calendar;
  const publishes = config.repository !== undefined && !isShared;
  const events = (calendar?.events ?? []).filter((event) => hasEventPage(event, today));
  const coming = upcomingCalendarEvents(events, today, events.length);
  const { scripts, styles } = await writePages(folder, site, events, (path, event) =>
    renderer.renderPage(path, event && { event, coming }),
  );
  const policyOf = (path: string) => {
    const connectsTo = renderer.connectsTo(path);
    return contentSecurityPolicy({ scripts, styles, pictureHosts: site.pictures.hosts, connectsTo });
  };
  const dated = events.map((event) => ({ event, changedAt: calendar?.createdAt ?? "" }));
  await writeFiles(folder, {
    ...renderer.searchFiles(coming),
    ...(calendar !== null && renderer.calendarFiles(dated, Date.now())),
    ...(publishes && { [CALENDAR_CHECKSUM]: calendar === null ? "" : checksumOfCalendar(calendar) }),
    _headers: headersFile(site, policyOf),
  });
  await writeFiles(out.hosting, { "nginx.conf": nginxSnippet(policyOf, base) });
  await copyFonts(rendererFolder, folder);
  await writeIcons(folder, palettesOf(config.colors));
  await writeSocialCard(folder, renderer.socialCard());
  process.stdout.write(await publishPictures(pictures, folder));

  // Takes a third of the build's time. Tests that build their own site skip it.
  if (process.env["UNCOMPRESSED"] !== "1") await compress(folder);
  if (isShared) await addBuild(unfinished, out.distShared);
  else await rm(rendererFolder, { recursive: true });
  if (!isShared && renderer.hasAdmin && password === DEFAULT_ADMIN_PASSWORD)
    process.stderr.write(
      `Warning: the admin password is the default, "${DEFAULT_ADMIN_PASSWORD}". Set ADMIN_PASSWORD in .env and build again.\n`,
    );
}

async function writeFiles(folder: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

type RenderPage = (path: string, event?: CalendarEvent) => ReturnType<Renderer["renderPage"]>;

/**
 * Writes every page twice: `calendar.html` for hosts that drop the extension, and `calendar/index.html` for the others.
 * Event pages get only the folder, because there may be many. Returns the inline scripts and styles of all pages.
 */
async function writePages(folder: string, site: Site, events: readonly CalendarEvent[], render: RenderPage) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const write = async (files: readonly string[], path: string, event?: CalendarEvent) => {
    const page = await render(path, event);
    for (const text of page.scripts) scripts.add(text);
    for (const text of page.styles) styles.add(text);
    for (const file of files) await writeFiles(folder, { [file]: page.html });
  };
  for (const { path } of offeredPages(site))
    await write([join(path, "index.html"), ...(path === "/" ? [] : [`${path}.html`])], path);
  for (const event of events) await write([join(eventPath(event), "index.html")], eventPath(event), event);
  await write(["404.html"], NOT_FOUND);
  return { scripts, styles };
}

function copyFonts(rendererFolder: string, folder: string): Promise<void> {
  const filter = (source: string) => !source.endsWith(".js");
  return cp(join(rendererFolder, "assets"), join(folder, "assets"), { recursive: true, filter });
}

/** Gives a finished build the next number. Removes the oldest builds. */
async function addBuild(unfinished: string, distShared: string): Promise<void> {
  const builds = sharedBuilds(distShared);
  await rename(unfinished, join(distShared, String(Number(basename(builds.at(-1) ?? "0")) + 1)));
  for (const build of builds.slice(0, 1 - KEPT_BUILDS)) await rm(build, { recursive: true });
}
