import type { ContactSubmission, ContactSubmissionId, InboxMessage, SuspectedSpam } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { contactSubmission, contactSubmissions, inboxMessage, nothing } from "./schemas.ts";

const CHANGES = { changes: ["messages"] } as const;

export class HttpSuspectedSpam implements SuspectedSpam {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  list(): Promise<readonly ContactSubmission[]> {
    return this.#client.read(() => this.#api.$get(), contactSubmissions);
  }

  accept(id: ContactSubmissionId): Promise<InboxMessage> {
    return this.#client.write(() => this.#api.accept.$post({ json: { id } }), inboxMessage, CHANGES);
  }

  async remove(id: ContactSubmissionId): Promise<void> {
    await this.#client.write(() => this.#api.remove.$post({ json: { id } }), nothing, CHANGES);
  }

  restore(id: ContactSubmissionId): Promise<ContactSubmission> {
    return this.#client.write(() => this.#api.restore.$post({ json: { id } }), contactSubmission, CHANGES);
  }

  get #api() {
    return this.#client.api["suspected-spam"];
  }
}
