import {
  BACKUP_ENTRY_NAMES,
  belongsToEntry,
  contactSubmissionSchema,
  type OwnMessages,
  type OwnMessagesListing,
  READ_MESSAGES_ENTRY_NAME,
  readRecord,
} from "@inner-light/core";
import type { MemoryStore } from "./memory-store.ts";

const NAME = BACKUP_ENTRY_NAMES.messages;

export class MemoryOwnMessages implements OwnMessages {
  readonly #store: MemoryStore;

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  async list(): Promise<OwnMessagesListing> {
    const values = this.#store.values("messages");
    const readings = values?.map((value) => readRecord(contactSubmissionSchema, value)) ?? [];
    const messages = readings.flatMap((reading) => ("record" in reading ? [reading.record] : []));
    const others = this.#entries().filter(([name]) => name !== NAME && name !== READ_MESSAGES_ENTRY_NAME);
    return {
      messages,
      isEmpty: values?.length === 0 && others.length === 0,
      isDamaged: messages.length !== values?.length || others.length > 0,
    };
  }

  async export(): Promise<string> {
    const { messages, isDamaged } = await this.list();
    const asStored = Object.fromEntries(this.#entries());
    return JSON.stringify(isDamaged ? { messages, asStored } : { messages }, null, 2);
  }

  async erase(): Promise<void> {
    const others = Object.entries(this.#store.entries).filter(([name]) => !belongsToEntry(NAME, name));
    this.#store.replace(Object.fromEntries(others), "messages");
  }

  #entries(): [name: string, text: string][] {
    return Object.entries(this.#store.entries).filter(([name]) => belongsToEntry(NAME, name));
  }
}
