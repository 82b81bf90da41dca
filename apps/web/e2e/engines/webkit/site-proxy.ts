import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dist } from "../../../build/paths.mjs";
import { listen } from "../../../server/listen.mjs";
import { createSiteHandler } from "../../../server/site-handler.mjs";
import { type Handler, matcherOf, Route } from "./proxied-route.ts";
import { recordProblems } from "./record-problems.ts";

const SCRIPTS = "script-src 'self'";
/** Before the policy that a page has in itself, which does not apply to what stands before it. */
const START = "<head>";
const OF_CONNECTION = ["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"];

/** The header with which a browser says what it asks for. A journey's own requests have none. */
const PURPOSE = "sec-fetch-dest";
/** Playwright's names for its values, where they differ. */
const TYPES: Readonly<Record<string, string>> = { empty: "fetch" };

/** The part of Playwright's `Request` that the journeys use. */
interface BrowserRequest {
  readonly url: () => string;
  readonly method: () => string;
  readonly postData: () => null;
  readonly resourceType: () => string;
}

/**
 * Serves the built site on a port of its own, for what WebDriver cannot do: it puts a script before those of every page,
 * reports requests, and lets a journey hold or change a response. The policy in the headers of a page gains the hash of
 * that script and is otherwise as it was.
 */
export class SiteProxy {
  /** Whether the connection is cut: every request fails. */
  isCut = false;
  #address = "";
  #close = () => {};
  readonly #scripts = [`(${recordProblems})();`];
  readonly #statuses = new Map<string, number>();
  readonly #handlers: { readonly matches: (url: string) => boolean; readonly handle: Handler }[] = [];
  readonly #listeners: ((request: BrowserRequest) => void)[] = [];

  static async open(): Promise<SiteProxy> {
    const proxy = new SiteProxy();
    const site = await listen(createSiteHandler({ directory: dist }), 0);
    const server = await listen((request, response) => void proxy.#respond(site.address, request, response), 0);
    proxy.#address = server.address;
    proxy.#close = () => {
      server.close();
      site.close();
    };
    return proxy;
  }

  get address(): string {
    return this.#address;
  }

  close(): void {
    this.#close();
  }

  /** Runs a function before the scripts of every later page; `values` are JSON. */
  add<Value>(script: (value: Value) => void, values: readonly Value[]): void {
    this.#scripts.push(`(${script})(...${JSON.stringify(values)});`);
  }

  listen(listener: (request: BrowserRequest) => void): void {
    this.#listeners.push(listener);
  }

  /** Hands requests whose address matches to a handler. The last one added comes first, as in Playwright. */
  route(pattern: string | RegExp, handle: Handler): void {
    this.#handlers.unshift({ matches: matcherOf(pattern, this.#address), handle });
  }

  /** The status with which an address was last sent. */
  statusOf(url: string): number | undefined {
    const { pathname, search } = new URL(url);
    return this.#statuses.get(`${pathname}${search}`);
  }

  async #respond(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isCut) {
      request.socket.destroy();
      return;
    }
    const path = request.url ?? "/";
    const url = `${this.#address}${path}`;
    const accept = request.headers.accept ?? "*/*";
    const purpose = request.headers[PURPOSE];
    if (purpose !== undefined) this.#report(url, request.method ?? "GET", String(purpose));
    const route = new Route(url, () => fetch(`${site}${path}`, { redirect: "manual", headers: { accept } }));
    const handler = this.#handlers.find(({ matches }) => matches(url));
    await (handler === undefined ? route.continue() : handler.handle(route));
    const { response: sent } = route;
    if (sent === undefined) {
      request.socket.destroy();
      return;
    }
    this.#statuses.set(path, sent.status);
    const isPage = purpose !== undefined && sent.headers.get("content-type")?.startsWith("text/html") === true;
    const script = this.#scripts.join("\n");
    const withHash = `${SCRIPTS} 'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    for (const [name, value] of sent.headers) {
      if (!OF_CONNECTION.includes(name)) response.setHeader(name, isPage ? value.replace(SCRIPTS, withHash) : value);
    }
    response.writeHead(sent.status);
    if (!isPage) {
      response.end(sent.body);
      return;
    }
    const html = String(sent.body);
    if (!html.includes(START)) throw new Error(`${path} has no ${START} to put a script into`);
    response.end(html.replace(START, () => `${START}<script>${script}</script>`));
  }

  #report(url: string, method: string, purpose: string): void {
    const type = TYPES[purpose] ?? purpose;
    for (const listener of this.#listeners)
      listener({ url: () => url, method: () => method, postData: () => null, resourceType: () => type });
  }
}
