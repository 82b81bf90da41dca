import type { Api, SpamEvidence } from "@inner-light/api";
import {
  ChangePublisher,
  ConflictError,
  ERROR_CODES,
  ERROR_REASONS,
  type GallerySlide,
  hasCode,
  type InnerLightError,
  isInnerLightError,
  mayBeStored,
  NOUNS,
  NotFoundError,
  type Noun,
  ReadOnlyError,
  readRecords,
  StorageFullError,
  ThrottledError,
  UnauthorizedError,
  UnavailableError,
  ValidationError,
  WRITE_OUTCOMES,
} from "@inner-light/core";
import { hc } from "hono/client";
import * as v from "valibot";

/** Everything that the backend needs of a page. */
export interface HttpBackendOptions {
  /** Where the site is, such as `https://practice.example/`: the API is below it. */
  readonly address: string;
  readonly fetch: typeof fetch;
  /** Waits, in milliseconds. */
  readonly delay: (milliseconds: number) => Promise<void>;
  /** A signal that aborts after so many milliseconds; `null` where a request may take as long as it likes. */
  readonly timeout: (milliseconds: number) => AbortSignal | null;
  /** What the gallery shows: the page has it from the build. */
  readonly gallerySlides: readonly GallerySlide[];
  /** How the message that is sent now was written. */
  readonly spamEvidence: () => SpamEvidence;
  /** Keeps one text for as long as the tab is open, across a reload, if the browser lets it. */
  readonly unsentMessage: { readonly read: () => string | null; readonly write: (text: string) => void };
  /** Keeps the mark of a browser that has signed in, if the browser lets it. */
  readonly browserMark: { readonly read: () => string | null; readonly write: (text: string) => void };
}

/** The pauses between three tries, in milliseconds: six seconds in all. */
const PAUSES = [2_000, 4_000];

/** A read that takes longer counts as lost, in milliseconds: with the pauses, three tries end within 15 seconds. */
const READ_MS = 9_000;

/** The same for a write, which is sent once. */
const WRITE_MS = 15_000;

/** The same for a request with everything that is stored: a line of a quarter of a megabit a second sends 50 MB in it. */
const ALL_MS = 30 * 60_000;

const REQUESTS_OF_ALL = /\/api\/snapshot(\?|$)/;

const nothing = v.null();
const listVersions = v.object(v.entriesFromList(NOUNS, v.number()));

type Send = () => Promise<Response>;

/** Sends requests to the practice's server, and throws the typed errors that it returns. */
export class HttpClient {
  readonly changes = new ChangePublisher();
  /** The owner's token, kept in memory only: reloading the page closes the gate. */
  token: string | undefined;
  readonly api;
  readonly #delay: HttpBackendOptions["delay"];
  /** The versions of the lists at the last poll. */
  #versions: v.InferOutput<typeof listVersions> | undefined;
  /** The lists that this page has changed since the last poll. */
  #ownChanges: Noun[] = [];
  #polls = 0;

  constructor({ address, fetch, delay, timeout }: HttpBackendOptions) {
    this.#delay = delay;
    const send: typeof fetch = (input, init) => {
      const shortMs = (init?.method ?? "GET") === "GET" ? READ_MS : WRITE_MS;
      return fetch(input, { ...init, signal: timeout(REQUESTS_OF_ALL.test(String(input)) ? ALL_MS : shortMs) });
    };
    this.api = hc<Api>(address, {
      fetch: send,
      headers: (): Record<string, string> =>
        this.token === undefined ? {} : { Authorization: `Bearer ${this.token}` },
    }).api;
  }

  /** Sends a request that changes nothing, up to three times while the server cannot be reached. */
  read<Schema extends v.GenericSchema>(send: Send, schema: Schema): Promise<v.InferOutput<Schema>> {
    return this.request(this.repeated(send), schema);
  }

  /** Reads a list. A record that this page cannot read hides no other. Rejects when none of several can be read. */
  async list<Item>(send: Send, schema: v.GenericSchema<unknown, Item>): Promise<Item[]> {
    return readRecords(schema, await this.read(send, v.array(v.unknown())));
  }

  /** Sends a request, and publishes the lists that it `changes` once the server has confirmed it, or may have stored it. */
  async request<Schema extends v.GenericSchema>(
    send: Send,
    schema: Schema,
    changes: readonly Noun[] = [],
  ): Promise<v.InferOutput<Schema>> {
    const polls = this.#polls;
    const publish = () => {
      for (const noun of changes) this.changes.publish(noun);
    };
    try {
      const response = await this.#send(send);
      const result = await response.json().then((value) => v.parse(schema, value));
      publish();
      // Beside a poll, nobody knows which of the two the server has answered first.
      if (polls === this.#polls) this.#ownChanges.push(...changes);
      return result;
    } catch (cause) {
      const error = isInnerLightError(cause)
        ? cause
        : new UnavailableError("The server returned something else", { cause });
      if (mayBeStored(error)) publish();
      throw error;
    }
  }

  /** Sends a change of some lists that is answered with nothing. */
  async change(changes: readonly Noun[], send: Send): Promise<void> {
    await this.request(send, nothing, changes);
  }

  /**
   * Asks for the versions of the lists, and publishes those that others have changed since the last call. A change of this
   * page was published already, and has raised the version of its list by one.
   */
  async poll(): Promise<void> {
    this.#polls++;
    const own = this.#ownChanges;
    this.#ownChanges = [];
    const versions = await this.request(() => this.api.versions.$get(), listVersions);
    this.#polls++;
    this.#ownChanges = [];
    const before = this.#versions;
    this.#versions = versions;
    if (before === undefined) return;
    for (const noun of NOUNS) {
      const expected = before[noun] + own.filter((changed) => changed === noun).length;
      if (versions[noun] !== expected) this.changes.publish(noun);
    }
  }

  /** Sends a request once. Closes the gate when the server refuses the owner's token. */
  async #send(send: Send): Promise<Response> {
    const { token } = this;
    const response = await send().catch((cause: unknown) => {
      if (isInnerLightError(cause)) throw cause;
      throw new UnavailableError("The server cannot be reached", { cause });
    });
    if (response.ok) return response;
    const error = await errorOf(response);
    const isUnauthorized = hasCode(error, "unauthorized") && response.status === 401;
    // The owner may have signed in again meanwhile.
    if (isUnauthorized && error.reason !== "wrong-password" && this.token === token) this.token = undefined;
    throw error;
  }

  /**
   * A request that is the same twice as once, sent up to three times while the server cannot be reached. TanStack Query's
   * `retry` would wait in a hidden tab: a visitor who presses Send and leaves for another one would send nothing.
   */
  repeated(send: Send): Send {
    return async () => {
      for (const pause of PAUSES) {
        try {
          return await this.#send(send);
        } catch (error) {
          if (!hasCode(error, "unavailable") || error.reason !== undefined || isTimeout(error.cause)) throw error;
        }
        await this.#delay(pause);
      }
      return send();
    };
  }
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === "TimeoutError";
}

const ERRORS = {
  "not-found": NotFoundError,
  conflict: ConflictError,
  unauthorized: UnauthorizedError,
  full: StorageFullError,
  "read-only": ReadOnlyError,
} as const;

const problemSchema = v.object({
  title: v.string(),
  status: v.number(),
  code: v.picklist(ERROR_CODES),
  reason: v.optional(v.fallback(v.picklist(ERROR_REASONS), "other")),
  outcome: v.fallback(v.picklist(WRITE_OUTCOMES), "unknown"),
  issues: v.optional(
    v.array(v.object({ field: v.string(), code: v.string(), limit: v.exactOptional(v.number()) })),
    [],
  ),
});

/** The typed error of a refused request; `unavailable` for a response that is not ours, such as a proxy's. */
export async function errorOf(response: Response): Promise<InnerLightError> {
  const result = v.safeParse(problemSchema, await response.json().catch(() => undefined));
  if (!result.success) return new UnavailableError("The server cannot be reached", { cause: response.status });
  const { code, title, reason, outcome, issues } = result.output;
  if (code === "invalid") return new ValidationError(issues);
  const details = { cause: result.output, ...(reason === undefined ? {} : { reason }) };
  if (code === "unavailable") return new UnavailableError(title, { ...details, outcome });
  if (code !== "throttled") return new ERRORS[code](title, details);
  // 0 or NaN where there is no header, or a date in it.
  const retryAfterSeconds = Number(response.headers.get("Retry-After")) || undefined;
  return new ThrottledError(title, { ...details, ...(retryAfterSeconds && { retryAfterSeconds }) });
}
