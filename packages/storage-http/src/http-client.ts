import type { Api } from "@inner-light/api";
import { ChangePublisher, type Noun, UnauthorizedError, UnavailableError } from "@inner-light/core";
import { hc } from "hono/client";
import * as v from "valibot";
import { ChangeNews, reportedVersions } from "./change-news.ts";
import { errorOf } from "./error-of.ts";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import { OwnerSession } from "./owner-session.ts";

/** The pauses between three tries, in milliseconds: six seconds in all. */
const PAUSES = [2_000, 4_000];

/** A try that takes longer counts as lost, in milliseconds. */
const TRY_MS = 15_000;

/** Requests without a timeout: the change stream, and downloads of everything that is stored. */
const LONG_REQUESTS = /\/api\/(changes|backups|diagnostics)\b/;

interface WriteOptions {
  /** The lists that the request changes. */
  readonly changes?: readonly Noun[];
  /** Whether sending the request twice is the same as sending it once. */
  readonly isRepeatable?: boolean;
}

const noop = () => {};

type Send = () => Promise<Response>;

/** Sends requests to the practice's server, and throws the typed errors that it returns. */
export class HttpClient {
  readonly changes = new ChangePublisher();
  readonly news = new ChangeNews(this.changes);
  readonly session = new OwnerSession(this.changes);
  readonly api;
  readonly #delay: HttpBackendOptions["delay"];
  readonly #reads = new Set<Promise<unknown>>();

  constructor({ address, fetch, delay, timeout }: HttpBackendOptions) {
    this.#delay = delay;
    const send: typeof fetch = (input, init) =>
      fetch(input, LONG_REQUESTS.test(String(input)) ? init : { ...init, signal: timeout(TRY_MS) });
    this.api = hc<Api>(address, { fetch: send, headers: () => this.#headers() }).api;
  }

  /** Sends a request that changes nothing, up to three times while the server cannot be reached. */
  read<Schema extends v.GenericSchema>(send: Send, schema: Schema): Promise<v.InferOutput<Schema>> {
    const read = this.#readNow(send, schema);
    const settled: Promise<void> = read.then(noop, noop).finally(() => this.#reads.delete(settled));
    this.#reads.add(settled);
    return read;
  }

  /**
   * Sends a request that changes lists, and publishes the changes once the server has confirmed them. It waits for the
   * reads that began before it, which would otherwise see its result.
   */
  async write<Schema extends v.GenericSchema>(
    send: Send,
    schema: Schema,
    { changes = [], isRepeatable = false }: WriteOptions = {},
  ): Promise<v.InferOutput<Schema>> {
    await Promise.all(this.#reads);
    this.news.beginWrite(changes);
    try {
      const response = await (isRepeatable ? this.#repeat(send) : this.send(send));
      const result = await parse(response, schema);
      this.news.endWrite(changes, reportedVersions(response.headers));
      return result;
    } catch (error) {
      this.news.endWrite(changes, undefined);
      throw error;
    }
  }

  /** Sends a request once. Closes the gate when the server refuses the owner's token. */
  async send(send: Send): Promise<Response> {
    const { token } = this.session;
    const response = await send().catch((cause: unknown) => {
      throw new UnavailableError("The server cannot be reached", { cause });
    });
    if (response.ok) return response;
    const error = await errorOf(response);
    const isUnauthorized = error instanceof UnauthorizedError && response.status === 401;
    if (isUnauthorized && error.reason !== "wrong-password") this.session.close(token);
    throw error;
  }

  async #readNow<Schema extends v.GenericSchema>(send: Send, schema: Schema): Promise<v.InferOutput<Schema>> {
    const response = await this.#repeat(send);
    const result = await parse(response, schema);
    this.news.noteRead(reportedVersions(response.headers));
    return result;
  }

  async #repeat(send: Send): Promise<Response> {
    for (const pause of PAUSES) {
      try {
        return await this.send(send);
      } catch (error) {
        if (!(error instanceof UnavailableError) || error.reason !== undefined) throw error;
      }
      await this.#delay(pause);
    }
    return this.send(send);
  }

  #headers(): Record<string, string> {
    const { token } = this.session;
    return token === undefined ? {} : { Authorization: `Bearer ${token}` };
  }
}

async function parse<Schema extends v.GenericSchema>(
  response: Response,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  try {
    return v.parse(schema, await response.json());
  } catch (cause) {
    throw new UnavailableError("The server returned something else", { cause });
  }
}
