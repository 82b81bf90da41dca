import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dist } from "../../../build/paths.mjs";
import { listen } from "../../../server/listen.mjs";
import { createSiteHandler } from "../../../server/site-handler.mjs";
import { type Handler, matcherOf, Route } from "./front-route.ts";
import { recordProblems } from "./record-problems.ts";

const SCRIPTS = "script-src 'self'";
const META = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const OF_CONNECTION = ["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"];

/** What a listener reads of a request. */
interface ToldRequest {
  readonly url: () => string;
  readonly resourceType: () => string;
}

/**
 * The built site on a port of its own, for what WebDriver cannot do: it puts a script before those of every page, tells
 * of requests, and lets a journey hold or change an answer. The policy of a page gains the hash of that script and is
 * otherwise as it was.
 */
export class Front {
  /** Whether the connection is cut: every request fails. */
  isCut = false;
  #address = "";
  #close = () => {};
  readonly #scripts = [`(${recordProblems})();`];
  readonly #statuses = new Map<string, number>();
  readonly #handlers: { readonly matches: (url: string) => boolean; readonly handle: Handler }[] = [];
  readonly #listeners: ((request: ToldRequest) => void)[] = [];

  static async open(): Promise<Front> {
    const front = new Front();
    const site = await listen(createSiteHandler({ directory: dist }), 0);
    const server = await listen((request, response) => void front.#answer(site.address, request, response), 0);
    front.#address = server.address;
    front.#close = () => {
      server.close();
      site.close();
    };
    return front;
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

  listen(listener: (request: ToldRequest) => void): void {
    this.#listeners.push(listener);
  }

  /** Lets a handler answer the requests whose address matches. The last one added comes first, as in Playwright. */
  route(pattern: string | RegExp, handle: Handler): void {
    this.#handlers.unshift({ matches: matcherOf(pattern, this.#address), handle });
  }

  /** The status with which an address was last sent. */
  statusOf(url: string): number | undefined {
    const { pathname, search } = new URL(url);
    return this.#statuses.get(`${pathname}${search}`);
  }

  async #answer(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isCut) {
      request.socket.destroy();
      return;
    }
    const path = request.url ?? "/";
    const url = `${this.#address}${path}`;
    const accept = request.headers.accept ?? "*/*";
    for (const tell of this.#listeners)
      tell({ url: () => url, resourceType: () => String(request.headers["sec-fetch-dest"] ?? "other") });
    const route = new Route(url, () => fetch(`${site}${path}`, { redirect: "manual", headers: { accept } }));
    const handler = this.#handlers.find(({ matches }) => matches(url));
    await (handler === undefined ? route.continue() : handler.handle(route));
    const { answer } = route;
    if (answer === undefined) {
      request.socket.destroy();
      return;
    }
    this.#statuses.set(path, answer.status);
    // A browser says what it asks for; a journey's own request does not, and gets the answer as it is.
    const isOfBrowser = request.headers["sec-fetch-dest"] !== undefined;
    const isPage = isOfBrowser && answer.headers.get("content-type")?.startsWith("text/html") === true;
    const script = this.#scripts.join("\n");
    const withHash = `${SCRIPTS} 'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    for (const [name, value] of answer.headers) {
      if (!OF_CONNECTION.includes(name)) response.setHeader(name, isPage ? value.replace(SCRIPTS, withHash) : value);
    }
    response.writeHead(answer.status);
    if (!isPage) {
      response.end(answer.body);
      return;
    }
    const html = String(answer.body).replace(SCRIPTS, () => withHash);
    response.end(html.replace(META, (tag) => `${tag}<script>${script}</script>`));
  }
}
