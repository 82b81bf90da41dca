import type { Api, SpamEvidence } from "@inner-light/api";
import * as core from "@inner-light/core";
import { hc } from "hono/client";
import * as v from "valibot";

/** What the backend needs from its page. */
export interface HttpBackendOptions {
  /** The API's base, for example `https://practice.example/`. */
  readonly address: string;
  readonly fetch: typeof fetch;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Returns a signal that aborts after this many milliseconds; `null` for no limit. */
  readonly timeout: (milliseconds: number) => AbortSignal | null;
  /** Slides are part of the build, not of the server's data. */
  readonly gallerySlides: readonly core.GallerySlide[];
  readonly spamEvidence: () => SpamEvidence;
  /** Keeps a string while the tab is open, even across reloads, if the browser allows it. */
  readonly unsentMessage: { readonly read: () => string | null; readonly write: (text: string) => void };
  /** Keeps the mark that the server gave this browser at sign-in, if the browser allows it. */
  readonly browserMark: { readonly read: () => string | null; readonly write: (text: string) => void };
}

/** Milliseconds between the three tries. */
const PAUSES = [2_000, 4_000];

/** Milliseconds until a read counts as lost. Three tries with pauses stay within 15 seconds. */
const READ_MS = 9_000;
const WRITE_MS = 15_000;

/** For a snapshot: 50 MB at a quarter of a megabit per second. */
const ALL_MS = 30 * 60_000;

const REQUESTS_OF_ALL = /\/api\/snapshot(\?|$)/;

const nothing = v.null();
const listVersions = v.object(v.entriesFromList(core.NOUNS, v.number()));

type Send = () => Promise<Response>;

/** Sends requests to the practice's server, and throws its refusals as typed errors. */
export class HttpClient {
  readonly changes = new core.ChangePublisher();
  /** Kept only in memory, so a reload closes the gate. */
  token: string | undefined;
  readonly api;
  readonly #delay: HttpBackendOptions["delay"];
  #versions: v.InferOutput<typeof listVersions> | undefined;
  /** The lists that this page changed since the last poll. */
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

  /** Sends a read-only request, up to three times if the server is unreachable. */
  read<Schema extends v.GenericSchema>(send: Send, schema: Schema): Promise<v.InferOutput<Schema>> {
    return this.request(this.repeated(send), schema);
  }

  /** Reads a list. Skips unreadable records, but rejects if no record is readable. */
  async list<Item>(send: Send, schema: v.GenericSchema<unknown, Item>): Promise<Item[]> {
    return core.readRecords(schema, await this.read(send, v.array(v.unknown())));
  }

  /** Sends a request. Reports the lists in `changes` once the change is stored or may be. */
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
      // If a poll is running, it may or may not have seen this change.
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

  async change(changes: readonly core.Noun[], send: Send): Promise<void> {
    await this.request(send, nothing, changes);
  }

  /** Reports lists that others changed. This page's own changes are known: each raised a version by one. */
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

  /** Sends a request once. A refused token closes the gate. */
  async #send(send: Send): Promise<Response> {
    const { token } = this;
    const response = await send().catch((cause: unknown) => {
      if (core.isInnerLightError(cause)) throw cause;
      throw new core.UnavailableError("The server cannot be reached", { cause });
    });
    if (response.ok) return response;
    const error = await errorOf(response);
    const isUnauthorized = core.hasCode(error, "unauthorized") && response.status === 401;
    // The owner may have signed in again in the meantime.
    if (isUnauthorized && error.reason !== "wrong-password" && this.token === token) this.token = undefined;
    throw error;
  }

  /** Retries an idempotent request twice. TanStack Query's `retry` would pause when the visitor switches tabs. */
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

/** Returns the error for a refusal. A response that is not the server's, such as a proxy's, means `unavailable`. */
async function errorOf(response: Response): Promise<core.InnerLightError> {
  const result = v.safeParse(problemSchema, await response.json().catch(() => undefined));
  if (!result.success) return new core.UnavailableError("The server cannot be reached", { cause: response.status });
  const { code, title, reason, outcome, issues } = result.output;
  if (code === "invalid") return new core.ValidationError(issues);
  const details = { cause: result.output, ...(reason === undefined ? {} : { reason }) };
  if (code === "unavailable") return new core.UnavailableError(title, { ...details, outcome });
  if (code !== "throttled") return new ERRORS[code](title, details);
  // 0 or NaN if the header is missing or contains a date.
  const retryAfterSeconds = Number(response.headers.get("Retry-After")) || undefined;
  return new core.ThrottledError(title, { ...details, ...(retryAfterSeconds && { retryAfterSeconds }) });
}
