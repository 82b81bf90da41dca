import {
  BACKUP_ENTRY_NAMES,
  belongsToEntry,
  contactSubmissionSchema,
  DELETED_ENTRY_NAMES,
  deletedValues,
  type OwnMessages,
  type OwnMessagesListing,
  READ_MESSAGES_ENTRY_NAME,
  readRecords,
} from "@inner-light/core";
import type { MemoryStore } from "./memory-store.ts";

const NAME = BACKUP_ENTRY_NAMES.messages;
const KNOWN_NAMES: readonly string[] = [NAME, READ_MESSAGES_ENTRY_NAME, DELETED_ENTRY_NAMES.messages];

export class MemoryOwnMessages implements OwnMessages {
  readonly #store: MemoryStore;

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  async list(): Promise<OwnMessagesListing> {
    const values = this.#store.values("messages");
    const { records: messages } = readRecords(contactSubmissionSchema, values ?? []);
    const others = this.#entries().filter(([name]) => !KNOWN_NAMES.includes(name));
    return {
      messages,
      isEmpty: values?.length === 0 && this.#deleted().length === 0 && others.length === 0,
      isDamaged: messages.length !== values?.length || others.length > 0,
    };
  }

  async export(): Promise<string> {
    const { messages, isDamaged } = await this.list();
    const asStored = Object.fromEntries(this.#entries());
    const deleted = this.#deleted();
    const file = { messages, ...(deleted.length === 0 ? {} : { deleted }), ...(isDamaged ? { asStored } : {}) };
    return JSON.stringify(file, null, 2);
  }

  async erase(): Promise<void> {
    const others = Object.entries(this.#store.entries).filter(([name]) => !belongsToEntry(NAME, name));
    this.#store.replace(Object.fromEntries(others), "messages");
  }

  #deleted() {
    const values = deletedValues("messages", this.#store.entries) ?? [];
    return values.map(({ record, deletedAt }) => ({ record, deletedAt }));
  }

  #entries(): [name: string, text: string][] {
    return Object.entries(this.#store.entries).filter(([name]) => belongsToEntry(NAME, name));
  }
}
