import type { OwnMessages, OwnMessagesListing } from "@inner-light/core";
import { belongsTo, DELETED_KEYS, LIST_KEYS } from "./keys.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { countQuarantined } from "./quarantine.ts";

const isOfMessages = ([key]: readonly [key: string, text: string]) => belongsTo(LIST_KEYS.messages, key);

/** The visitor's own messages: everything about messages in this browser's storage. */
export function localStorageOwnMessages(page: LocalStoragePage): OwnMessages {
  const messageTexts = () => Object.entries(page.storage.siteTexts()).filter(isOfMessages);

  function listing(): OwnMessagesListing {
    const deleted = page.deleted.messages.list();
    const lists = [page.messages.inspect(), page.deleted.messages.inspect()] as const;
    const texts = messageTexts();
    const isDamaged =
      lists.some((list) => list.isDamaged || list.unreadableFields.length > 0) ||
      lists[1].records.length > deleted.length ||
      [LIST_KEYS.messages, DELETED_KEYS.messages].some((key) => countQuarantined(texts, key) > 0);
    return { messages: lists[0].records, deleted, isEmpty: texts.length === 0, isDamaged };
  }

  return {
    list: async () => listing(),

    async export() {
      const { messages, deleted, isDamaged } = listing();
      const file = {
        messages,
        ...(deleted.length === 0 ? {} : { deleted }),
        ...(isDamaged ? { asStored: Object.fromEntries(messageTexts()) } : {}),
      };
      return JSON.stringify(file, null, 2);
    },

    async erase() {
      page.replaceTexts((texts) => Object.fromEntries(Object.entries(texts).filter((entry) => !isOfMessages(entry))));
    },
  };
}
