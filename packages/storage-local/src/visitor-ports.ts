import * as core from "@inner-light/core";
import { belongsTo, DELETED_KEYS, LIST_KEYS, ORIGIN_KEY, SITE_SLIDES_KEY } from "./keys.ts";
import { localStorageContactSubmissionRepository } from "./local-storage-messages.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { countQuarantined } from "./site-storage.ts";

export function visitorPorts(page: LocalStoragePage, builtIn: BuiltInSlides) {
  const contactSubmissions = localStorageContactSubmissionRepository(page);
  const ownMessages = localStorageOwnMessages(page);
  const ownList = localStorageOwnList(page);
  return {
    upcomingEvents: {
      list: async ({ from, limit }) => core.upcomingCalendarEvents(page.events.list(), from, limit),
    } satisfies core.UpcomingEvents,
    contactSubmissions: { add: page.inTurn(contactSubmissions.add) } satisfies core.ContactSubmissionRepository,
    gallerySlides: localStorageGallerySlideRepository(page, builtIn),
    ownMessages: { ...ownMessages, erase: page.inTurn(ownMessages.erase) } satisfies core.OwnMessages,
    ownList: { ...ownList, writeOriginText: page.inTurn(ownList.writeOriginText) } satisfies core.OwnList,
    changes: page.changes,
  };
}

/** The browser's own list of events. Writes without taking a turn. */
export function localStorageOwnList({ storage }: LocalStoragePage): core.OwnList {
  return {
    hasOwnList: async () => storage.get(LIST_KEYS.events) !== null,
    readOriginText: async () => storage.get(ORIGIN_KEY),
    writeOriginText: async (text) => storage.write([[ORIGIN_KEY, text]]),
  };
}

/** The built-in slides, and the checksums of slides that earlier versions saved without a checksum. */
export interface BuiltInSlides {
  readonly slides: readonly core.GallerySlide[];
  readonly earlier: readonly string[];
}

/** Saves the built-in slides if possible, and replaces slides that an earlier build saved. */
function localStorageGallerySlideRepository(
  { slides, storage, inTurn }: LocalStoragePage,
  { slides: builtIn, earlier }: BuiltInSlides,
): core.GallerySlideRepository {
  const current = slidesChecksum(builtIn);
  const isOwn = (saved: readonly core.GallerySlide[]) => {
    if (saved.length === 0) return false;
    const sum = slidesChecksum(saved);
    const known = storage.get(SITE_SLIDES_KEY);
    return sum === current || !(known === null ? earlier : [known]).includes(sum);
  };
  const seed = inTurn(() => {
    if (isOwn(slides.list())) return;
    slides.seed(builtIn);
    storage.write([[SITE_SLIDES_KEY, current]]);
  }, false);
  return {
    async list() {
      try {
        const saved = slides.list();
        if (isOwn(saved)) return saved;
        if (builtIn.length > 0) await seed();
      } catch (error) {
        if (!core.isInnerLightError(error)) throw error;
      }
      return builtIn.map((slide) => ({ ...slide }));
    },
  };
}

export function slidesChecksum(slides: readonly core.GallerySlide[]): string {
  return core.checksum(JSON.stringify(slides.map(({ id, alt, description }) => [id, alt, description])));
}

const isOfMessages = ([key]: readonly [key: string, text: string]) => belongsTo(LIST_KEYS.messages, key);

function localStorageOwnMessages(page: LocalStoragePage): core.OwnMessages {
  const messageTexts = () => Object.entries(page.storage.siteTexts()).filter(isOfMessages);

  function listing(): core.OwnMessagesListing {
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
