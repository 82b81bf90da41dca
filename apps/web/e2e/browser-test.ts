import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { dist } from "../build/paths.mjs";
import { BrowserStorage } from "./browser-storage.ts";
import { BASE_PATH, test as base } from "./own-sites.ts";

/** The only other host that pages may contact, unless the backend has its own. */
const PICTURE_HOST = "https://images.unsplash.com";

/** The backend's hosts, from the built site's Content-Security-Policy. */
const BACKEND_HOSTS =
  /connect-src ([^;"]*)/.exec(readFileSync(join(dist, "index.html"), "utf8"))?.[1]?.split(" ") ?? [];

interface Options {
  /** Problems that a test causes on purpose: `test.use({ allowedProblems: [/status of 404/] })`. */
  readonly allowedProblems: readonly RegExp[];
}

interface Fixtures {
  /** The problems so far, checked when the test ends. */
  readonly problems: string[];
  readonly storage: BrowserStorage;
}

const isOnPhone = (tags: readonly string[]) => tags.includes("@phone");

/**
 * The `test` of all browser tests. It fails when a page logs a warning or error, throws, leaves a rejection unhandled,
 * or violates its Content-Security-Policy. It also fails when a page sends data, sets a cookie, or contacts an
 * unexpected host.
 */
export const test = base.extend<Options & Fixtures>({
  // Uses the desktop, or a phone if the test has that tag. A separate project would start its own processes.
  viewport: async ({ viewport }, use, { tags }) => use(isOnPhone(tags) ? { width: 390, height: 844 } : viewport),
  hasTouch: async ({ hasTouch }, use, { tags }) => use(isOnPhone(tags) || hasTouch),
  isMobile: async ({ isMobile }, use, { tags }) => use(isOnPhone(tags) || isMobile),
  allowedProblems: [[], { option: true }],
  problems: [
    async ({ context, baseURL, allowedProblems }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      guard(context, baseURL ?? "", problems);
      await use(problems);
      for (const { name } of await context.cookies()) problems.push(`a cookie: ${name}`);
      const unexpected = problems.filter((problem) => !allowedProblems.some((allowed) => allowed.test(problem)));
      expect(unexpected, "problems on the page").toEqual([]);
    },
    { auto: true },
  ],
  storage: async ({ page }, use) => {
    await use(new BrowserStorage(page));
  },
});

/** A test on the owner's site. Relative URLs are resolved against its base path. */
export const ownerSiteTest = test.extend({
  baseURL: ({ ownerSite }, use) => use(ownerSite + BASE_PATH),
  // The hosts of the owner's pictures do not exist. Browsers also request a favicon when they open a text file.
  allowedProblems: [[/https:\/\/(one|two)\.example\/|\d\/favicon\.ico\)$/], { scope: "test" }],
});

/** A test on the shared site. It sends requests to its own server, which may stop. */
export const sharedSiteTest = test.extend({
  baseURL: ({ sharedSite }, use) => use(sharedSite),
  allowedProblems: [
    [/^(request that sends something: \w+ |.*ERR_FAILED \()http:\/\/localhost:\d+\/api\//],
    { scope: "test" },
  ],
});

export { expect };

/** Whether the browser itself requests this, such as a tab's icon. Headless Chromium requests none of these. */
function isBrowsersOwn(address: string): boolean {
  if (address === "") return false;
  const { protocol, pathname } = new URL(address);
  return (
    !/^(https?|blob|data|about):$/.test(protocol) || /^\/(favicon\.\w+$|apple-touch-icon|\.well-known\/)/.test(pathname)
  );
}

/** Records errors and warnings of all pages in the context. */
async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on("console", (message) => {
    const type = message.type();
    const { url } = message.location();
    if ((type !== "error" && type !== "warning") || isBrowsersOwn(url)) return;
    if (url.startsWith(PICTURE_HOST)) return; // A drawing replaces a picture that cannot be loaded.
    problems.push(`console ${type}: ${message.text()} (${url})`);
  });
  context.on("weberror", (error) => void problems.push(`uncaught: ${error.error().message}`));
  await context.addInitScript(holdLongTimers);
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
      // biome-ignore lint/suspicious/noConsole: the listener above collects it
      console.error(`Content-Security-Policy: ${effectiveDirective} forbids ${blockedURI} (${sourceFile})`);
    });
  });
}

/**
 * An init script that keeps toasts and the word "Copied" on screen, because a busy machine may need longer than a few
 * seconds. Playwright's clock overrides it.
 */
function holdLongTimers(): void {
  const { setTimeout } = window;
  const holdTimer = (...[run, delay = 0, ...rest]: Parameters<typeof setTimeout>) =>
    delay < 3000 ? setTimeout(run, delay, ...rest) : 0;
  Object.assign(window, { setTimeout: holdTimer });
}

/** Records requests that send data or go to another host. Listening is faster than intercepting. */
function guard(context: BrowserContext, baseURL: string, problems: string[]): void {
  const site = new URL(baseURL).origin;
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!protocol.startsWith("http") || BACKEND_HOSTS.includes(origin)) return;
    const isPicture = origin === PICTURE_HOST && request.resourceType() === "image";
    if (origin !== site && !isPicture) problems.push(`request to another host: ${request.url()}`);
    if (request.method() !== "GET" || request.postData() !== null || SENDING.includes(request.resourceType()))
      problems.push(`request that sends something: ${request.method()} ${request.url()} (${request.resourceType()})`);
  });
  context.on("page", (page) => {
    page.on("websocket", (socket) => problems.push(`web socket: ${socket.url()}`));
  });
}

/** The request types that a script can use to send data. */
const SENDING = ["fetch", "xhr", "ping", "eventsource", "websocket"];
