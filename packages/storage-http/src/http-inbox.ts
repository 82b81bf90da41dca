import type { ContactSubmissionId, DeletedRecord, Inbox, InboxMessage } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { deletedMessages, inboxMessage, inboxMessages, nothing } from "./schemas.ts";

const CHANGES = { changes: ["messages"] } as const;

export class HttpInbox implements Inbox {
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

  async remove(id: ContactSubmissionId): Promise<void> {
    await this.#client.write(() => this.#api.remove.$post({ json: { id } }), nothing, CHANGES);
  }

  listDeleted(): Promise<readonly DeletedRecord<InboxMessage>[]> {
    return this.#client.read(() => this.#api.deleted.$get(), deletedMessages);
  }

  restore(id: ContactSubmissionId): Promise<InboxMessage> {
    return this.#client.write(() => this.#api.restore.$post({ json: { id } }), inboxMessage, CHANGES);
  }

  get #api() {
    return this.#client.api.inbox;
  }
}
