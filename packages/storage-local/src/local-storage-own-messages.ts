import type { OwnMessages, OwnMessagesListing } from "@inner-light/core";
import { isKeyOfList, LIST_KEYS } from "./keys.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { countQuarantined } from "./quarantine.ts";
import { siteTexts } from "./replace-texts.ts";

const isOfMessages = ([key]: readonly [key: string, text: string]) => isKeyOfList(LIST_KEYS.messages, key);

/** The visitor's own messages: everything that this browser has of messages. */
export class LocalStorageOwnMessages implements OwnMessages {
  readonly #page: LocalStoragePage;

  constructor(page: LocalStoragePage) {
    this.#page = page;
  }

  async list(): Promise<OwnMessagesListing> {
    const { records, isDamaged, unreadableFields } = this.#page.messages.inspect();
    const texts = this.#texts();
    const hasMore = isDamaged || unreadableFields.length > 0 || countQuarantined(texts, LIST_KEYS.messages) > 0;
    return { messages: records, isEmpty: texts.length === 0, isDamaged: hasMore };
  }

  async export(): Promise<string> {
    const { messages, isDamaged } = await this.list();
    const file = isDamaged ? { messages, asStored: Object.fromEntries(this.#texts()) } : { messages };
    return JSON.stringify(file, null, 2);
  }

  async erase(): Promise<void> {
    this.#page.replaceTexts((texts) =>
      Object.fromEntries(Object.entries(texts).filter((entry) => !isOfMessages(entry))),
    );
  }

  #texts(): [key: string, text: string][] {
    return Object.entries(siteTexts(this.#page.storage)).filter(isOfMessages);
  }
}
