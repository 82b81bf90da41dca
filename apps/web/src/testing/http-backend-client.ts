import {
  type Change,
  ChangePublisher,
  ConflictError,
  type ErrorCode,
  type InnerLightError,
  NotFoundError,
  ReadOnlyError,
  StorageFullError,
  ThrottledError,
  UnauthorizedError,
  UnavailableError,
  ValidationError,
} from "@inner-light/core";
import * as v from "valibot";

/** What a browser keeps between visits: the proof, given by the server, that the password was right. */
export interface HttpSession {
  token: string | null;
}

const ERRORS = {
  "not-found": NotFoundError,
  conflict: ConflictError,
  unauthorized: UnauthorizedError,
  unavailable: UnavailableError,
  full: StorageFullError,
  "read-only": ReadOnlyError,
  throttled: ThrottledError,
} as const satisfies Record<Exclude<ErrorCode, "invalid">, unknown>;

const issuesSchema = v.array(v.object({ field: v.string(), code: v.string(), message: v.string() }));

const errorSchema = v.variant("code", [
  v.object({ code: v.literal("invalid"), issues: issuesSchema }),
  v.object({
    code: v.picklist(["not-found", "conflict", "unauthorized", "unavailable", "full", "read-only", "throttled"]),
    message: v.string(),
    reason: v.optional(v.string()),
  }),
]);

/** Sends requests to the practice's server, and throws the typed errors that it returns. */
export class HttpClient {
  /** Publishes the changes made through this client. Changes by others show when the window regains focus. */
  readonly changes = new ChangePublisher();
  readonly session: HttpSession;
  readonly #origin: string;

  constructor(origin: string, session: HttpSession) {
    this.#origin = origin;
    this.session = session;
  }

  async read<Schema extends v.GenericSchema>(path: string, schema: Schema): Promise<v.InferOutput<Schema>> {
    return v.parse(schema, await this.#request("GET", path));
  }

  /** Sends a request that changes the nouns of `changed`, and tells of it once the server has confirmed it. */
  async write<Schema extends v.GenericSchema>(
    method: "POST" | "PUT" | "DELETE",
    path: string,
    body: unknown,
    schema: Schema,
    ...changed: readonly Change[]
  ): Promise<v.InferOutput<Schema>> {
    const result = v.parse(schema, await this.#request(method, path, JSON.stringify(body)));
    for (const change of changed) this.changes.publish(change);
    return result;
  }

  async #request(method: string, path: string, body?: string): Promise<unknown> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${this.session.token ?? ""}` };
    const response = await fetch(`${this.#origin}/api${path}`, { method, headers, ...(body && { body }) }).catch(
      (cause: unknown) => {
        throw new UnavailableError("The server cannot be reached", { cause });
      },
    );
    const value: unknown = await response.json().catch(() => undefined);
    if (response.ok) return value;
    const error = errorFrom(value);
    if (error instanceof UnauthorizedError) this.#closeGate();
    throw error;
  }

  #closeGate(): void {
    this.session.token = null;
    this.changes.publish("gate");
  }
}

function errorFrom(value: unknown): InnerLightError {
  const result = v.safeParse(errorSchema, value);
  if (!result.success) return new UnavailableError("The server returned something else");
  if (result.output.code === "invalid") return new ValidationError(result.output.issues);
  const { code, message, reason } = result.output;
  return new ERRORS[code](message, reason === undefined ? {} : { reason });
}
