/** A response to a request of the browser. */
interface SiteResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A response of the site, as Playwright's `APIResponse`. */
interface Fetched {
  readonly text: () => Promise<string>;
  readonly headers: () => Record<string, string>;
  readonly response: SiteResponse;
}

/** Continues, fulfills or aborts a request, as the handlers of Playwright's `page.route` do. */
export type Handler = (route: Route) => unknown;

/** The part of Playwright's `Route` that the journeys use. */
export class Route {
  /** Undefined until a handler has set it, and for an aborted request. */
  response: SiteResponse | undefined;
  readonly #url: string;
  readonly #ask: () => Promise<Response>;

  constructor(url: string, ask: () => Promise<Response>) {
    this.#url = url;
    this.#ask = ask;
  }

  request(): { readonly url: () => string } {
    return { url: () => this.#url };
  }

  /** What the site sends. */
  async fetch(): Promise<Fetched> {
    const response = await this.#ask();
    const body = Buffer.from(await response.arrayBuffer());
    return {
      text: async () => String(body),
      headers: () => Object.fromEntries(response.headers),
      response: { status: response.status, headers: response.headers, body },
    };
  }

  async continue(): Promise<void> {
    this.response = (await this.fetch()).response;
  }

  /** Sends a body. Status and headers are those of `response`, unless `headers` replaces them. */
  async fulfill({ response, headers: given, body, contentType }: Fulfillment): Promise<void> {
    const headers = new Headers(given ?? response?.response.headers);
    if (contentType !== undefined) headers.set("content-type", contentType);
    this.response = { status: response?.response.status ?? 200, headers, body: Buffer.from(body) };
  }

  async abort(): Promise<void> {
    this.response = undefined;
  }
}

interface Fulfillment {
  readonly response?: Fetched;
  readonly headers?: Record<string, string>;
  readonly body: string;
  readonly contentType?: string;
}

/** Whether an address matches a pattern: a regular expression, or a text with stars, relative to the site. */
export function matcherOf(pattern: string | RegExp, site: string): (url: string) => boolean {
  if (typeof pattern !== "string") return (url) => pattern.test(url);
  const absolute = pattern.startsWith("*") ? pattern : new URL(pattern, site).href;
  const parts = absolute.split(/\*+/).map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const expression = new RegExp(`^${parts.join(".*")}$`);
  return (url) => expression.test(url);
}
