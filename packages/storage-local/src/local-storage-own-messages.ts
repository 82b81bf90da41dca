import type { OwnMessages, OwnMessagesListing } from "@inner-light/core";
import { belongsTo, LIST_KEYS } from "./keys.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { countQuarantined } from "./quarantine.ts";

const isOfMessages = ([key]: readonly [key: string, text: string]) => belongsTo(LIST_KEYS.messages, key);

/** The visitor's own messages: everything about messages in this browser's storage. */
export function localStorageOwnMessages(page: LocalStoragePage): OwnMessages {
  const messageTexts = () => Object.entries(page.storage.siteTexts()).filter(isOfMessages);

  function listing(): OwnMessagesListing {
    const { records, isDamaged, unreadableFields } = page.messages.inspect();
    const texts = messageTexts();
    const hasMore = isDamaged || unreadableFields.length > 0 || countQuarantined(texts, LIST_KEYS.messages) > 0;
    return { messages: records, isEmpty: texts.length === 0, isDamaged: hasMore };
  }

  return {
    list: async () => listing(),

    async export() {
      const { messages, isDamaged } = listing();
      const deleted = page.deleted.messages.list();
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
