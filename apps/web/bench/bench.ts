import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compress } from "../build/compress.ts";
import { Failure, runMain } from "../build/failure.mjs";
import { dist, web } from "../build/paths.mjs";
import { runCommand } from "../build/run-command.mjs";
import { headersFile } from "../build/static-host-headers.ts";
import type { SharedServer } from "../e2e/start-shared-server.ts";
import { findChromium } from "../scripts/find-chromium.mjs";
import { createSiteHandler } from "../server/site-handler.mjs";
import { pages } from "../src/site/pages.ts";
import { withFreshChromium } from "./chromium.ts";
import { forwardRequests } from "./forward-requests.ts";
import { type Measurement, measurePage } from "./measure-page.ts";
import { buildPublishedCalendarPages } from "./published-calendar-pages.ts";
import { resultsTable } from "./results-table.ts";
import { type SecureServer, serveSecurely } from "./secure-server.ts";
import { selfSignedCertificate } from "./self-signed-certificate.ts";
import { startSharedCalendar } from "./shared-calendar.ts";

const certificate = selfSignedCertificate();
const servers: SecureServer[] = [];
const sharedServers: SharedServer[] = [];
const copies: string[] = [];

/**
 * `pnpm bench [--runs 3] [--slowdown 4] [--published | --shared] [folder …]`: Lighthouse visits, as a slow phone, every
 * page of the built site, a plain page with the words of the home page and no script, and each given folder of static
 * files. All are served over HTTP/2 with brotli. Visits are in random order, so that a busy moment of the machine does not
 * affect one page only; the table shows medians. Then five interactions run thirty times each with the processor slowed down four times, and the
 * 95th percentiles are printed. Both match a slow phone only on a fast computer: if Lighthouse rates yours well below
 * 1000, use a smaller slowdown.
 *
 * With `--published`, Lighthouse visits `/calendar` of a site with a published calendar, and the same page without script,
 * and nothing else is measured. With `--shared`, it visits the plain page and every page as the server of the shared
 * storage sends it, with fourteen events in its calendar, through a proxy that ends TLS, and nothing else.
 */
await runMain(async () => {
  const { runs, slowdown, isPublished, isShared, folders } = readArguments();
  const chromium = await findChromium(say);
  const targets = isPublished ? await publishedCalendarTargets() : await siteTargets(folders, isShared);
  const visits = shuffled(Array.from({ length: runs }, () => targets).flat());
  try {
    for (const [index, { name, url, runs }] of visits.entries()) {
      say(`${index + 1} of ${visits.length}: ${name}`);
      const again = () => withFreshChromium(chromium, (port) => measurePage(url, port, slowdown));
      runs.push(await again().catch(again)); // A visit can fail on a very busy machine.
    }
  } finally {
    for (const { close } of servers) close();
    await Promise.all(sharedServers.map((server) => server.stop()));
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true })));
  }
  const times = isPublished || isShared ? [] : [(await responseTimes(chromium)).join("\n")];
  const load = loadavg()[0]?.toFixed(1);
  const medians = `Medians of ${runs} visits; the machine's load at the end: ${load}.`;
  process.stdout.write(`\n${[resultsTable(targets), ...times, medians].join("\n\n")}\n`);
});

interface Target {
  readonly name: string;
  readonly url: string;
  readonly runs: Measurement[];
}

/** The first is the one that the others are compared with. */
async function siteTargets(folders: readonly string[], isShared: boolean): Promise<Target[]> {
  const plain = await serveCompressed(fileURLToPath(new URL("plain-page", import.meta.url)));
  const site = isShared ? await serveShared() : await serve(dist);
  const peers = await Promise.all(folders.map(serveCompressed));
  return [
    target("plain page", `${plain.origin}/`),
    ...Object.values(pages).map(({ path }) => target(path, site.origin + path)),
    ...peers.map(({ origin }, index) => target(basename(folders[index] ?? ""), `${origin}/`)),
  ];
}

async function publishedCalendarTargets(): Promise<Target[]> {
  say("Building …");
  const { withScript, withoutScript, root } = await buildPublishedCalendarPages();
  copies.push(root);
  const { path } = pages.calendar;
  const plain = await serve(withoutScript);
  const site = await serve(withScript);
  return [target(`${path} without script`, plain.origin + path), target(path, site.origin + path)];
}

function target(name: string, url: string): Target {
  return { name, url, runs: [] };
}

async function responseTimes(chromium: string): Promise<string[]> {
  say("Response times …");
  const { output } = await runCommand("playwright test --config bench/playwright.config.ts", {
    cwd: web,
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
  return output.split("\n").filter((line) => /: \d+ ms at/.test(line));
}

interface Arguments {
  readonly runs: number;
  readonly slowdown: number;
  readonly isPublished: boolean;
  readonly isShared: boolean;
  readonly folders: string[];
}

function readArguments(): Arguments {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== "--"),
    options: {
      runs: { type: "string", default: "3" },
      slowdown: { type: "string", default: "4" },
      published: { type: "boolean", default: false },
      shared: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Failure(`--runs must be a whole number, not "${values.runs}".`);
  const slowdown = Number(values.slowdown);
  if (!(slowdown >= 1)) throw new Failure(`--slowdown must be 1 or more, not "${values.slowdown}".`);
  const folders = positionals.map((folder) => resolve(process.env["INIT_CWD"] ?? ".", folder));
  return { runs, slowdown, isPublished: values.published, isShared: values.shared, folders };
}

/**
 * Serves a copy of a folder, compressed like the site, with the site's icon, which every page refers to, and the site's
 * headers except the policy, which fits its own pages only. Cross-Origin-Opener-Policy makes the browser open the page
 * in a new process; without it the page would open some 30 ms sooner, in the warm process of Lighthouse's blank page.
 */
async function serveCompressed(folder: string): Promise<SecureServer> {
  const copy = await mkdtemp(join(tmpdir(), "bench-"));
  copies.push(copy);
  await cp(join(dist, "favicon.svg"), join(copy, "favicon.svg"));
  await cp(folder, copy, { recursive: true });
  await writeFile(join(copy, "_headers"), headersFile());
  await compress(copy);
  return serve(copy);
}

/** Serves a folder with the compressed copies beside the files. */
async function serve(directory: string): Promise<SecureServer> {
  return serveWith(createSiteHandler({ directory }));
}

async function serveShared(): Promise<SecureServer> {
  say("Building …");
  const server = await startSharedCalendar();
  sharedServers.push(server);
  return serveWith(forwardRequests(server.address));
}

async function serveWith(handler: RequestListener): Promise<SecureServer> {
  const server = await serveSecurely(handler, certificate);
  servers.push(server);
  return server;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function say(progress: string): void {
  process.stderr.write(`${progress}\n`);
}
