import type { Api, SpamEvidence } from "@inner-light/api";
import * as core from "@inner-light/core";
import { hc } from "hono/client";
import * as v from "valibot";

/** What the backend needs from its page. */
export interface HttpBackendOptions {
  /** For example `https://practice.example/`. The API is under this URL. */
  readonly address: string;
  readonly fetch: typeof fetch;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** A signal that aborts after this many milliseconds; `null` for no limit. */
  readonly timeout: (milliseconds: number) => AbortSignal | null;
  /** The gallery's slides, part of the build. */
  readonly gallerySlides: readonly core.GallerySlide[];
  /** How the visitor wrote the message being sent. */
  readonly spamEvidence: () => SpamEvidence;
  /** Keeps one string while the tab is open, even across reloads, if the browser allows it. */
  readonly unsentMessage: { readonly read: () => string | null; readonly write: (text: string) => void };
  /** Keeps the mark of a browser in which the owner has signed in, if the browser allows it. */
  readonly browserMark: { readonly read: () => string | null; readonly write: (text: string) => void };
}

/** Milliseconds between the three tries. */
const PAUSES = [2_000, 4_000];

/** Milliseconds after which a read counts as lost. With the pauses, three tries end within 15 seconds. */
const READ_MS = 9_000;
const WRITE_MS = 15_000;

/** The same for a snapshot: enough for 50 MB at a quarter of a megabit per second. */
const ALL_MS = 30 * 60_000;

const REQUESTS_OF_ALL = /\/api\/snapshot(\?|$)/;

const nothing = v.null();
const listVersions = v.object(v.entriesFromList(core.NOUNS, v.number()));

type Send = () => Promise<Response>;

/** Sends requests to the practice's server, and throws its refusals as typed errors. */
export class HttpClient {
  readonly changes = new core.ChangePublisher();
  /** The owner's token. Kept only in memory, so that reloading the page closes the gate. */
  token: string | undefined;
  readonly api;
  readonly #delay: HttpBackendOptions["delay"];
  /** The versions of the lists at the last poll. */
  #versions: v.InferOutput<typeof listVersions> | undefined;
  /** The lists that this page has changed since the last poll. */
  #ownChanges: core.Noun[] = [];
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

  /** Reads a list. Skips records that this page cannot read. Rejects if there are records and none can be read. */
  async list<Item>(send: Send, schema: v.GenericSchema<unknown, Item>): Promise<Item[]> {
    return core.readRecords(schema, await this.read(send, v.array(v.unknown())));
  }

  /** Sends a request. Publishes the lists that it `changes` when the change is stored, or may be. */
  async request<Schema extends v.GenericSchema>(
    send: Send,
    schema: Schema,
    changes: readonly core.Noun[] = [],
  ): Promise<v.InferOutput<Schema>> {
    const polls = this.#polls;
    const publish = () => {
      for (const noun of changes) this.changes.publish(noun);
    };
    try {
      const response = await this.#send(send);
      const result = await response.json().then((value) => v.parse(schema, value));
      publish();
      // If a poll is in progress, the order of the two responses is unknown.
      if (polls === this.#polls) this.#ownChanges.push(...changes);
      return result;
    } catch (cause) {
      const error = core.isInnerLightError(cause)
        ? cause
        : new core.UnavailableError("The server returned something else", { cause });
      if (core.mayBeStored(error)) publish();
      throw error;
    }
  }

  /** Sends a change to some lists. Does not return anything. */
  async change(changes: readonly core.Noun[], send: Send): Promise<void> {
    await this.request(send, nothing, changes);
  }

  /**
   * Fetches the lists' versions, and publishes the lists that others have changed since the last call. A change by this
   * page has been published already, and has raised its list's version by one.
   */
  async poll(): Promise<void> {
    this.#polls++;
    const own = this.#ownChanges;
    this.#ownChanges = [];
    const before = this.#versions;
    const versions = await this.request(() => this.api.versions.$get(), listVersions);
    this.#polls++;
    this.#ownChanges = [];
    this.#versions = versions;
    if (before === undefined) return;
    for (const noun of core.NOUNS) {
      const expected = before[noun] + own.filter((changed) => changed === noun).length;
      if (versions[noun] !== expected) this.changes.publish(noun);
    }
  }

  /** Sends a request once. Closes the gate if the server refuses the owner's token. */
  async #send(send: Send): Promise<Response> {
    const { token } = this;
    const response = await send().catch((cause: unknown) => {
      if (core.isInnerLightError(cause)) throw cause;
      throw new core.UnavailableError("The server cannot be reached", { cause });
    });
    if (response.ok) return response;
    const error = await errorOf(response);
    const isUnauthorized = core.hasCode(error, "unauthorized") && response.status === 401;
    // The owner may have signed in again since.
    if (isUnauthorized && error.reason !== "wrong-password" && this.token === token) this.token = undefined;
    throw error;
  }

  /**
   * Sends an idempotent request up to three times while the server cannot be reached. TanStack Query's `retry` would
   * pause in a hidden tab, so the message of a visitor who presses Send and switches tabs would not be sent.
   */
  repeated(send: Send): Send {
    return async () => {
      for (const pause of PAUSES) {
        try {
          return await this.#send(send);
        } catch (error) {
          if (!core.hasCode(error, "unavailable") || error.reason !== undefined || isTimeout(error.cause)) throw error;
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
  "not-found": core.NotFoundError,
  conflict: core.ConflictError,
  unauthorized: core.UnauthorizedError,
  full: core.StorageFullError,
  "read-only": core.ReadOnlyError,
} as const;

const problemSchema = v.object({
  title: v.string(),
  status: v.number(),
  code: v.picklist(core.ERROR_CODES),
  reason: v.optional(v.fallback(v.picklist(core.ERROR_REASONS), "other")),
  outcome: v.fallback(v.picklist(core.WRITE_OUTCOMES), "unknown"),
  issues: v.optional(
    v.array(v.object({ field: v.string(), code: v.string(), limit: v.exactOptional(v.number()) })),
    [],
  ),
});

/** The typed error of a refused request; `unavailable` if the response came from something else, such as a proxy. */
async function errorOf(response: Response): Promise<core.InnerLightError> {
  const result = v.safeParse(problemSchema, await response.json().catch(() => undefined));
  if (!result.success) return new core.UnavailableError("The server cannot be reached", { cause: response.status });
  const { code, title, reason, outcome, issues } = result.output;
  if (code === "invalid") return new core.ValidationError(issues);
  const details = { cause: result.output, ...(reason === undefined ? {} : { reason }) };
  if (code === "unavailable") return new core.UnavailableError(title, { ...details, outcome });
  if (code !== "throttled") return new ERRORS[code](title, details);
  // 0 or NaN if the header is absent or contains a date.
  const retryAfterSeconds = Number(response.headers.get("Retry-After")) || undefined;
  return new core.ThrottledError(title, { ...details, ...(retryAfterSeconds && { retryAfterSeconds }) });
}
