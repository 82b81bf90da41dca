import {
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  type SpamEvidence,
  UnavailableError,
} from "@inner-light/core";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import type { HttpClient } from "./http-client.ts";
import { contactSubmission } from "./schemas.ts";

const KEY_BYTES = 16;

/** Sends messages. A message whose response was lost keeps its key, so that sending it again stores it once. */
export class HttpContactSubmissionRepository implements ContactSubmissionRepository {
  readonly #client: HttpClient;
  readonly #randomBytes: HttpBackendOptions["randomBytes"];
  /** The keys of the drafts that were sent without a response, by their texts. */
  readonly #unanswered = new Map<string, string>();

  constructor(client: HttpClient, randomBytes: HttpBackendOptions["randomBytes"]) {
    this.#client = client;
    this.#randomBytes = randomBytes;
  }

  async add(draft: ContactSubmissionDraft, evidence?: SpamEvidence): Promise<ContactSubmission> {
    const text = JSON.stringify(draft);
    const key = this.#unanswered.get(text) ?? this.#createKey();
    // Two equal messages at once are two messages.
    this.#unanswered.delete(text);
    const json = { draft, evidence };
    const send = () => this.#client.api.messages.$post({ header: { "idempotency-key": key }, json });
    try {
      return await this.#client.write(send, contactSubmission, { changes: ["messages"], isRepeatable: true });
    } catch (error) {
      if (error instanceof UnavailableError) this.#unanswered.set(text, key);
      throw error;
    }
  }

  #createKey(): string {
    return Array.from(this.#randomBytes(KEY_BYTES), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
