import { type BrowserContext, test as base, expect } from "@playwright/test";
import { BrowserStorage } from "./browser-storage.ts";

/**
 * The test of every journey. A journey fails, whatever else it proves, when the page writes an error or a warning to
 * the console, throws, leaves a rejection unhandled, breaks its Content-Security-Policy, or contacts a host that is
 * neither the site nor the configured host of pictures. That host is never really contacted: it answers with a dot.
 */

/** The one host outside of the site that pages may ask. */
export const PICTURE_HOST = "https://images.unsplash.com";

/** A picture of one pixel. */
const DOT = Buffer.from("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=", "base64");

interface Options {
  /** Problems that a journey provokes on purpose: `test.use({ allowedProblems: [/status of 404/] })`. */
  readonly allowedProblems: readonly RegExp[];
}

interface Fixtures {
  /** What has gone wrong so far, in words. Looked at when the journey ends. */
  readonly problems: string[];
  /** The browser's local storage for the site. */
  readonly storage: BrowserStorage;
}

export const test = base.extend<Options & Fixtures>({
  allowedProblems: [[], { option: true }],
  problems: [
    async ({ context, baseURL, allowedProblems }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      await guard(context, baseURL ?? "", problems);
      await use(problems);
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

/** Keeps every request on this machine, and writes down those that were meant to leave it. */
async function guard(context: BrowserContext, baseURL: string, problems: string[]): Promise<void> {
  const site = new URL(baseURL).origin;
  await context.route(
    (url) => url.origin !== site && url.origin !== PICTURE_HOST && url.protocol.startsWith("http"),
    async (route) => {
      problems.push(`request to another host: ${route.request().url()}`);
      await route.abort();
    },
  );
  await context.route(`${PICTURE_HOST}/**`, (route) => route.fulfill({ contentType: "image/gif", body: DOT }));
  await context.routeWebSocket(/.*/, (socket) => {
    problems.push(`web socket: ${socket.url()}`);
  });
}
