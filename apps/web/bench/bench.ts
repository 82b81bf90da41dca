import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createSiteHandler, Failure, listen, runMain } from "@inner-light/site-server";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { compress } from "../build/compress.ts";
import { site } from "../build/parsed-site.ts";
import { dist, web } from "../build/paths.mjs";
import { headersFile } from "../build/static-host-headers.ts";
import { runCommand } from "../build/testing/run-command.mjs";
import { findChromium } from "../scripts/find-chromium.ts";
import { pages } from "../src/site/pages.ts";

const DEBUGGING_PORT = 9339;

const FIGURES = {
  "first paint (ms)": "first-contentful-paint",
  "largest paint (ms)": "largest-contentful-paint",
  "blocking time (ms)": "total-blocking-time",
  "layout shift": "cumulative-layout-shift",
  "all bytes": "total-byte-weight",
} as const;
const RELATIVE = ["first paint (ms)", "largest paint (ms)"];

/** Medians by figure, and Lighthouse's scores. */
type Visit = Readonly<Record<string, number>>;

/**
 * `pnpm --filter web bench [--runs 3] [--slowdown 4]` prints Lighthouse's medians for every built page, visited as a
 * slow phone. Paints are relative to a plain page without scripts. It then prints the 95th percentile of five
 * interactions, with thirty runs each at a quarter of the processor's speed. If Lighthouse rates the machine below
 * 1000, use a smaller slowdown.
 */
await runMain(async () => {
  const { runs, slowdown } = readArguments();
  process.env["CHROMIUM_PATH"] = await findChromium(say);
  const copy = await mkdtemp(join(tmpdir(), "bench-"));
  await writePlainPage(copy);
  const plain = await listen(createSiteHandler({ directory: copy }), { port: 0 });
  const built = await listen(createSiteHandler({ directory: dist }), { port: 0 });
  const targets = [
    { name: "plain page", url: `${plain.address}/`, visits: [] as Visit[] },
    ...Object.values(pages).map(({ path }) => ({ name: path, url: built.address + path, visits: [] as Visit[] })),
  ];
  try {
    for (const [index, { name, url, visits }] of shuffled(Array(runs).fill(targets).flat()).entries()) {
      say(`${index + 1} of ${runs * targets.length}: ${name}`);
      visits.push(await visit(url, slowdown));
    }
  } finally {
    for (const { close } of [plain, built]) close();
    await rm(copy, { recursive: true });
  }
  const [first, ...others] = targets.map(({ name, visits }) => [name, medians(visits)] as const);
  if (first === undefined) return;
  // biome-ignore lint/suspicious/noConsole: it is the result
  console.table(Object.fromEntries([first, ...others.map(([name, row]) => [name, relativeTo(first[1], row)])]));
  say("Response times …");
  const { output } = await runCommand("playwright test --config bench/playwright.config.ts", { cwd: web });
  const times = output.split("\n").filter((line) => /: \d+ ms at/.test(line));
  if (times.length === 0) throw new Failure(output);
  process.stdout.write(`${times.join("\n")}\nThe machine's load at the end: ${loadavg()[0]?.toFixed(1)}.\n`);
});

function readArguments(): { readonly runs: number; readonly slowdown: number } {
  const options = { runs: { type: "string", default: "3" }, slowdown: { type: "string", default: "4" } } as const;
  const { values } = parseArgs({ args: process.argv.slice(2).filter((argument) => argument !== "--"), options });
  const [runs, slowdown] = [Number(values.runs), Number(values.slowdown)];
  if (!Number.isInteger(runs) || runs < 1) throw new Failure(`--runs must be a whole number, not "${values.runs}".`);
  if (!(slowdown >= 1)) throw new Failure(`--slowdown must be 1 or more, not "${values.slowdown}".`);
  return { runs, slowdown };
}

/** Serves the site's headers, except the Content-Security-Policy, which fits only the site's own pages. */
async function writePlainPage(folder: string): Promise<void> {
  await cp(join(import.meta.dirname, "plain-page"), folder, { recursive: true });
  await cp(join(dist, "favicon.svg"), join(folder, "favicon.svg"));
  await writeFile(join(folder, "_headers"), headersFile(site));
  await compress(folder);
}

async function visit(url: string, cpuSlowdownMultiplier: number): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "",
    args: ["--no-sandbox", "--disable-quic", `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      logLevel: "error",
      // The bench runs offline. A drawing replaces the picture, which is below the fold.
      blockedUrlPatterns: site.pictures.hosts.map((host) => `${host}/*`),
      // Lighthouse requests it from within the page, where the policy blocks it.
      skipAudits: ["robots-txt"],
      throttling: { cpuSlowdownMultiplier },
    });
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
    const figures = Object.entries(FIGURES).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]);
    const scores = Object.values(categories).map(({ title, score }) => [title, (score ?? Number.NaN) * 100]);
    return Object.fromEntries([...figures, ...scores, ["machine", environment.benchmarkIndex]]);
  } finally {
    await browser.close();
  }
}

function medians(visits: readonly Visit[]): Visit {
  const names = Object.keys(visits[0] ?? {});
  const medianOf = (name: string) => {
    const sorted = visits.map((figures) => figures[name] ?? Number.NaN).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(names.map((name) => [name, Math.round(medianOf(name) * 1000) / 1000]));
}

function relativeTo(plain: Visit, figures: Visit): Record<string, number | string> {
  const ratio = (name: string) => ((figures[name] ?? Number.NaN) / (plain[name] ?? Number.NaN)).toFixed(2);
  return {
    ...figures,
    ...Object.fromEntries(RELATIVE.map((name) => [name, `${Math.round(figures[name] ?? 0)} ×${ratio(name)}`])),
  };
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
