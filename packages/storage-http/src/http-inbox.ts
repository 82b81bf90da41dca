import type { ContactSubmissionId, Inbox, InboxMessage, SuspectedSpam } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { inboxMessages, nothing } from "./schemas.ts";

const CHANGES = { changes: ["messages"] } as const;

export class HttpInbox implements Inbox, SuspectedSpam {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  list(): Promise<readonly InboxMessage[]> {
    return this.#client.read(() => this.#api.$get(), inboxMessages);
  }

  async setRead(id: ContactSubmissionId, isRead: boolean): Promise<void> {
    await this.#client.write(() => this.#api.read.$post({ json: { id, isRead } }), nothing, CHANGES);
  }

  async setSuspected(id: ContactSubmissionId, isSuspectedSpam: boolean): Promise<void> {
    const send = () => this.#api["suspected-spam"].$post({ json: { id, isSuspectedSpam } });
    await this.#client.write(send, nothing, CHANGES);
  }

  async remove(id: ContactSubmissionId): Promise<void> {
    await this.#client.write(() => this.#api.remove.$post({ json: { id } }), nothing, CHANGES);
  }

  get #api() {
    return this.#client.api.inbox;
  }
}
