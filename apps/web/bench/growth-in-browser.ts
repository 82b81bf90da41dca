import { join } from "node:path";
import { addDays, type CalendarEvent, today, writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent, aContactSubmission } from "@inner-light/core/testing";
import { createSiteHandler, listen, runMain } from "@inner-light/site-server";
import { type Browser, chromium, type Page } from "@playwright/test";
import { SiteCopy } from "../build/testing/site-copy.ts";
import { findChromium } from "../scripts/find-chromium.ts";

/**
 * `pnpm --filter web bench:growth` measures bytes of HTML and CPU milliseconds for 10 to 1,000 events and messages. The
 * baseline is a page that parses the same list and shows ten events. Then it prints a large build's peak memory.
 */
const SIZES = [10, 100, 1_000];
const LARGE = 5_000;
const LOADS = 5;
const PASSWORD = "growth in the browser";

const FLOOR = `<!doctype html><title>Floor</title><main></main><script>
for (const { title, date } of JSON.parse(localStorage.getItem("calendarEvents")).slice(0, 10))
  document.querySelector("main").append(Object.assign(document.createElement("article"), { textContent: title + date }));
</script>`;

/** Prints the process's peak resident memory when it ends. */
const PEAK = "--import=data:text/javascript,process.on('exit',()=>console.log('peak:'+process.resourceUsage().maxRSS))";

type Figures = Readonly<Record<string, number>>;

await runMain(async () => {
  const browser = await chromium.launch({ executablePath: await findChromium(say), args: ["--no-sandbox"] });
  const copy = await SiteCopy.create();
  await copy.configure('timeZone: "UTC"');
  try {
    const figures: Record<string, Figures> = {};
    for (const size of SIZES) figures[size] = await measure(browser, copy, size);
    // biome-ignore lint/suspicious/noConsole: it is the result
    console.table(figures);
    const peak = await build(copy, LARGE, { UNCOMPRESSED: "0" });
    process.stdout.write(`The build of ${LARGE} events takes at most ${Math.round(peak / 1024)} MB of memory.\n`);
  } finally {
    await Promise.all([browser.close(), copy.remove()]);
  }
});

/** Returns events on every other day. /calendar is built with two months of them. */
function eventsOf(size: number): CalendarEvent[] {
  const first = today({ now: () => Date.now() }, "UTC");
  const description = "An hour of shared quiet, with tea. ".repeat(4);
  return Array.from({ length: size }, (_, id) =>
    aCalendarEvent({ id, title: `Circle ${id}`, description, date: addDays(first, 1 + 2 * id) ?? first }),
  );
}

/** Builds the site with published events. Returns the build's peak memory in kB. */
async function build(copy: SiteCopy, size: number, env: Record<string, string> = {}): Promise<number> {
  say(`Building ${size} events …`);
  await copy.publish(writePublishedCalendar({ createdAt: new Date().toISOString(), events: eventsOf(size) }));
  const { code, output } = await copy.run("build", { ADMIN_PASSWORD: PASSWORD, NODE_OPTIONS: PEAK, ...env });
  if (code !== 0) throw new Error(output);
  return Math.max(...Array.from(output.matchAll(/peak:(\d+)/g), ([, peak]) => Number(peak)));
}

async function measure(browser: Browser, copy: SiteCopy, size: number): Promise<Figures> {
  await build(copy, size);
  await copy.addBuilt("floor.html", FLOOR);
  const { address, close } = await listen(createSiteHandler({ directory: copy.dist }), { port: 0 });
  const messages = Array.from({ length: size }, (_, id) => aContactSubmission({ id, fullName: `Alma ${id}` }));
  const stored = { calendarEvents: JSON.stringify(eventsOf(size)), contactSubmissions: JSON.stringify(messages) };
  const cost = async (path: string, texts: object, untilThere: (page: Page) => Promise<unknown>) => {
    const times: number[] = [];
    while (times.length < LOADS) times.push(await cpuTime(browser, address + path, texts, untilThere));
    return Math.round(times.toSorted((a, b) => a - b)[LOADS >> 1] ?? NaN);
  };
  const cards = (page: Page) => page.locator("main article").nth(2).waitFor();
  const ownCards = (page: Page) => page.locator("main:not(:has([data-built])) article").nth(2).waitFor();
  try {
    return {
      "HTML of /calendar": Buffer.byteLength(await copy.built("calendar.html")),
      "HTML of /calendar/all": Buffer.byteLength(await copy.built(join("calendar", "all.html"))),
      "/calendar painted": await cost("/calendar", {}, cards),
      "/calendar, own events": await cost("/calendar", stored, ownCards),
      "/admin": await cost("/admin", stored, unlock),
      floor: await cost("/floor", stored, cards),
    };
  } finally {
    await close();
  }
}

async function unlock(page: Page): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Alma 9" }).first().waitFor();
}

/** Returns the main-thread CPU time until the page's content appears. `texts` are put in local storage first. */
async function cpuTime(browser: Browser, url: string, texts: object, untilThere: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript((given) => Object.assign(localStorage, given), texts);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url);
  await untilThere(page);
  const { metrics } = await devtools.send("Performance.getMetrics");
  await page.close();
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

function say(progress: string): void {
  process.stderr.write(`${progress}\n`);
}
