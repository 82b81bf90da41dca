import {
  type CalendarEvent,
  type Clock,
  type ContactSubmission,
  type GallerySlide,
  systemClock,
} from "@inner-light/core";
import {
  createLocalStorageBackend,
  type LocalStorageBackend,
  type LocalStorageOptions,
} from "@inner-light/storage-local";

export type MemoryBackend = LocalStorageBackend;

export interface MemoryBackendOptions extends LocalStorageOptions {
  readonly clock?: Clock;
  /** The records that the store begins with. Without `events`, it has no list of them. */
  readonly events?: readonly CalendarEvent[] | undefined;
  readonly messages?: readonly ContactSubmission[] | undefined;
  readonly slides?: readonly GallerySlide[] | undefined;
}

/** Every port on a store in memory, which is gone with the process: the backend of local storage over a map. */
export function createMemoryBackend(options: MemoryBackendOptions = {}): MemoryBackend {
  const { clock = systemClock, events, messages, slides, ...rest } = options;
  const texts = new Map<string, string>();
  const lists = { calendarEvents: events, contactSubmissions: messages, carouselImages: slides };
  for (const [key, records] of Object.entries(lists)) if (records) texts.set(key, JSON.stringify(records));
  const storage = {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  // No other tab can undo a write, so there is nothing to wait for.
  return createLocalStorageBackend({ storage: () => storage, clock, setTimeout: (callback) => callback() }, rest);
}
