import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, prepareAnswer, sendAnswer } from "../pages/answer.ts";

const PATH = "/api/events/upcoming?";

/** Browsers ask for the first events of a few days. More than that are forgotten together: the days pass. */
const MAX_KEPT = 20;

interface KeptUpcomingOptions {
  readonly fetchApi: (request: Request) => Response | Promise<Response>;
  /** A number that each change of the events raises. */
  readonly eventsVersion: () => Promise<number>;
}

/**
 * Responses of the route that every visitor's page asks for the next events, kept until the events change: the routes and
 * the database take ten times as long.
 */
export class KeptUpcoming {
  readonly #options: KeptUpcomingOptions;
  readonly #kept = new Map<string, Answer>();
  #version: number | undefined;

  constructor(options: KeptUpcomingOptions) {
    this.#options = options;
  }

  /** Sends the next events. Returns false, having sent nothing, for all that the routes have to answer themselves. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { method, url = "" } = request;
    if (method !== "GET" || !url.startsWith(PATH)) return false;
    const answer = await this.#answer(url).catch(() => undefined);
    if (answer === undefined) return false;
    sendAnswer(answer, request, response);
    return true;
  }

  async #answer(url: string): Promise<Answer | undefined> {
    const version = await this.#options.eventsVersion();
    if (version !== this.#version || this.#kept.size > MAX_KEPT) this.#kept.clear();
    this.#version = version;
    const known = this.#kept.get(url);
    if (known !== undefined) return known;
    const response = await this.#options.fetchApi(new Request(`http://localhost${url}`));
    if (!response.ok) return undefined;
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => name !== "etag" && name !== "cache-control"),
    );
    const answer = await prepareAnswer(await response.text(), headers);
    // The events may have changed since they were read.
    if (this.#version === version) this.#kept.set(url, answer);
    return answer;
  }
}
