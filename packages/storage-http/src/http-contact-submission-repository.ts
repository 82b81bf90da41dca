import type { ContactSubmissionDraft, ContactSubmissionRepository } from "@inner-light/core";
import * as v from "valibot";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import type { HttpClient } from "./http-client.ts";
import { nothing } from "./schemas.ts";

const KEY_BYTES = 16;

type Options = Pick<HttpBackendOptions, "randomBytes" | "spamEvidence" | "unsentMessage">;

const unsentSchema = v.pipe(v.string(), v.parseJson(), v.object({ text: v.string(), key: v.string() }));

/** Sends messages. A message keeps its key until it is known to be stored or its text changes, so that it is stored once. */
export class HttpContactSubmissionRepository implements ContactSubmissionRepository {
  readonly #client: HttpClient;
  readonly #options: Options;
  readonly #keysInUse = new Set<string>();
  #unsent: v.InferOutput<typeof unsentSchema> | undefined;

  constructor(client: HttpClient, options: Options) {
    this.#client = client;
    this.#options = options;
  }

  async add(draft: ContactSubmissionDraft): Promise<void> {
    const key = this.#keyOf(JSON.stringify(draft));
    const json = { draft, evidence: this.#options.spamEvidence() };
    const send = () => this.#client.api.messages.$post({ header: { "idempotency-key": key }, json });
    this.#keysInUse.add(key);
    try {
      await this.#client.write(send, nothing, { changes: ["messages"], isRepeatable: true });
      if (this.#unsent?.key === key) this.#keep(undefined);
    } finally {
      this.#keysInUse.delete(key);
    }
  }

  /** Two equal messages at once are two messages. */
  #keyOf(text: string): string {
    this.#unsent ??= readUnsent(this.#options.unsentMessage.read());
    if (this.#unsent?.text === text && !this.#keysInUse.has(this.#unsent.key)) return this.#unsent.key;
    const bytes = this.#options.randomBytes(KEY_BYTES);
    const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.#keep({ text, key });
    return key;
  }

  #keep(unsent: v.InferOutput<typeof unsentSchema> | undefined): void {
    this.#unsent = unsent;
    this.#options.unsentMessage.write(JSON.stringify(unsent ?? null));
  }
}

function readUnsent(kept: string | null) {
  const { success, output } = v.safeParse(unsentSchema, kept);
  return success ? output : undefined;
}
