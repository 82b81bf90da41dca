import { type BrowserContext, test as base, expect } from "@playwright/test";
import { BrowserStorage } from "./browser-storage.ts";

/**
 * The test of every journey. A journey fails, whatever else it proves, when the page writes an error or a warning to
 * the console, throws, leaves a rejection unhandled, breaks its Content-Security-Policy, sends anything, keeps a cookie,
 * or contacts a host that is neither the site nor, for a picture, the configured host of pictures. That host is never
 * really contacted: it cannot be reached, or answers with a dot.
 */

/** The one host outside of the site that pages may ask. */
export const PICTURE_HOST = "https://images.unsplash.com";

/** A picture of one pixel. */
const DOT = Buffer.from("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=", "base64");

interface Options {
  /** Problems that a journey provokes on purpose: `test.use({ allowedProblems: [/status of 404/] })`. */
  readonly allowedProblems: readonly RegExp[];
  /** Whether the host of pictures answers. It does not where nothing depends on it: asking for a picture takes time. */
  readonly withPictures: boolean;
}

interface Fixtures {
  /** What has gone wrong so far, in words. Looked at when the journey ends. */
  readonly problems: string[];
  /** The browser's local storage for the site. */
  readonly storage: BrowserStorage;
}

export const test = base.extend<Options & Fixtures>({
  allowedProblems: [[], { option: true }],
  withPictures: [false, { option: true }],
  problems: [
    async ({ context, baseURL, allowedProblems, withPictures }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      guard(context, baseURL ?? "", problems);
      if (withPictures) await answerForPictures(context);
      await use(problems);
      for (const { name } of await context.cookies()) problems.push(`a cookie: ${name}`);
      const unexpected = problems.filter((problem) => !allowedProblems.some((allowed) => allowed.test(problem)));
      expect(unexpected, "problems on the page").toEqual([]);
    },
    { auto: true },
  ],
  storage: async ({ page, baseURL }, use) => {
    await use(new BrowserStorage(page, new URL(baseURL ?? "").origin));
  },
});

export { expect };

/** Writes down what any page of this browser context complains about. */
async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on("console", (message) => {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    if (message.location().url.startsWith(PICTURE_HOST)) return; // A picture that does not come is no problem: a drawing is there.
    problems.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
      // biome-ignore lint/suspicious/noConsole: the listener above collects it
      console.error(`Content-Security-Policy: ${effectiveDirective} forbids ${blockedURI} (${sourceFile})`);
    });
  });
}

/**
 * Writes down every request that sends something or was meant to leave this machine. (None does: the browser knows no
 * host but this machine, see the configuration. Looking on, and not stepping in between, keeps the journeys quick.)
 */
function guard(context: BrowserContext, baseURL: string, problems: string[]): void {
  const site = new URL(baseURL).origin;
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!protocol.startsWith("http")) return;
    const isPicture = origin === PICTURE_HOST && request.resourceType() === "image";
    if (origin !== site && !isPicture) problems.push(`request to another host: ${request.url()}`);
    if (request.method() !== "GET" || request.postData() !== null || SENDING.includes(request.resourceType()))
      problems.push(`request that sends something: ${request.method()} ${request.url()} (${request.resourceType()})`);
  });
  context.on("page", (page) => {
    page.on("websocket", (socket) => problems.push(`web socket: ${socket.url()}`));
  });
}

/** What Chromium calls the requests by which a script could send something. */
const SENDING = ["fetch", "xhr", "ping", "eventsource", "websocket"];

/** The host of pictures answers with a dot. */
async function answerForPictures(context: BrowserContext): Promise<void> {
  await context.route(`${PICTURE_HOST}/**`, (route) => route.fulfill({ contentType: "image/gif", body: DOT }));
}
