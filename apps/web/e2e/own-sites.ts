import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePublishedCalendar } from "@inner-light/core";
import { createSiteHandler, listen } from "@inner-light/site-server";
import { test as base } from "@playwright/test";
import { repository, web } from "../build/paths.mjs";
import { SiteCopy } from "../build/testing/site-copy.ts";
import { publishedEvents } from "./published-events.ts";

/** The site is at this path on its host, like a project on GitHub Pages. */
export const BASE_PATH = "/project/";

export const OWNER_PASSWORD = "canary-Zq8!vortex";

/** The names of the controls for joining text updates. */
export const CODE = "QR code: text QUIETLANE to (212) 555-0199";
export const TEXT_BUTTON = "Text QUIETLANE to (212) 555-0199";

/** A practice's settings. Some are written the way owners paste them. */
const SETTINGS = `
  practiceName: "Quiet Lane Reiki",
  siteUrl: "https://quiet-lane.com/project/",
  timeZone: "America/New_York",
  email: "hello@quiet-lane.com",
  phone: "(212) 555-0123 ",
  address: null,
  officeHours: [{ from: "Tuesday", to: "Thursday", opens: "10am", closes: "18:00" }],
  textMessages: { number: "(212) 555-0199", keyword: "QUIETLANE" },
  pictures: { everySlide: "https://one.example/a", bySlide: { 2: "https://two.example/b.jpg?w=9" } },
  colors: { light: { paper: "#f3f7f0", ink: "#1B3326", accent: "#2b6a4a" }, glow: ["#e9e27a", "#a8d08a"] },
  socialLinks: [{ name: "Instagram", url: "https://www.instagram.com/quiet-lane" }],
  legalName: "Quiet Lane LLC",
  legalLinks: [{ name: "Imprint", url: "https://quiet-lane.com/imprint" }],
  repository: "https://github.com/quiet-lane/site/tree/live",
  services: ["reikiHealing"],
  prices: { reikiHealing: "$95 for 60 minutes" },
  notice: { from: "2036-03-13", to: "2036-04-09", text: "Closed March 13 to April 9" },
  about: { name: "Ada Birch", text: "I sit still.", portrait: { picture: "/pictures/ada.svg", alt: "Ada, sitting" } },
`;

const SLIDES = `export const slides = [{ alt: "Two chairs", description: "The room." }, { alt: "A window", description: "The garden." }];`;

const FURTHER_CLAUSE = `export const terms = { further: [{ title: "Gifts", paragraphs: ["A voucher is good for a year."] }] };`;

const LEGAL = `export const legal = { title: "Legal Notice", sections: [{ paragraphs: ["Ada Birch\\n12 Quiet Lane"] }] };`;

export const SHARED_PASSWORD = "a long sentence nobody guesses";

interface OwnSites {
  /** The site of a practice with settings and a published calendar. */
  readonly ownerCopy: SiteCopy;
  /** The origin of the built copy. */
  readonly ownerSite: string;
  /** The origin of a shared site, built and started as in `npm run start:shared`. */
  readonly sharedSite: string;
}

/**
 * Each site is built on first use. All tests share these fixtures, because different fixtures would need another
 * worker.
 */
export const test = base.extend<object, OwnSites>({
  ownerCopy: [
    async ({ browserName: _browserName }, use) => {
      const copy = await SiteCopy.create();
      await copy.configure(SETTINGS);
      await copy.give("pictures/ada.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>');
      await copy.give("words/gallery.ts", SLIDES);
      await copy.give("words/terms.ts", FURTHER_CLAUSE);
      await copy.give("words/legal.ts", LEGAL);
      await copy.publish(writePublishedCalendar({ createdAt: "2026-05-01T12:00:00.000Z", events: publishedEvents }));
      // No slashes around the path, because owners may omit them.
      const { code, output } = await copy.run("build", { BASE_PATH: "project", ADMIN_PASSWORD: OWNER_PASSWORD });
      if (code !== 0) throw new Error(output);
      await use(copy);
      await copy.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  ownerSite: [
    async ({ ownerCopy }, use) => {
      const { address, close } = await listen(createSiteHandler({ directory: ownerCopy.dist, base: BASE_PATH }));
      await use(address);
      await close();
    },
    { scope: "worker" },
  ],
  sharedSite: [
    async ({ browserName: _browserName }, use) => {
      // Only the budgets depend on file sizes, and the thorough run checks them.
      const plain = process.env["THOROUGH"] === "1" ? {} : { UNCOMPRESSED: "1" };
      const env = { ...process.env, STORAGE: "shared", NODE_ENV: undefined, ...plain };
      const { status, stderr } = spawnSync(process.execPath, ["build/build.ts"], { cwd: web, env, encoding: "utf8" });
      if (status !== 0) throw new Error(stderr);
      const folder = await mkdtemp(join(tmpdir(), "inner-light-shared-"));
      const server = spawn(process.execPath, ["apps/server/serve.mjs"], {
        cwd: repository,
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, PORT: "0", DATA_DIR: folder, ADMIN_PASSWORD: SHARED_PASSWORD },
      });
      await use(await addressOf(server));
      server.kill("SIGTERM");
      await once(server, "exit");
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** Returns the URL that the server prints once it is listening. */
async function addressOf(server: ChildProcess): Promise<string> {
  let output = "";
  for await (const chunk of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk);
    const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The server did not start: ${output}`);
}
