import {
  type CalendarEvent,
  type ContactSubmission,
  copyOnWrite,
  EMPTY_SNAPSHOT,
  type GallerySlide,
  noteOrigin,
  type OwnList,
  type PublishedCalendarFile,
  withPublishedCalendar,
} from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { gallerySlides } from "../site/gallery-slides.ts";

interface Records {
  /** The local list. A store with a published calendar may not have one. */
  readonly events?: readonly CalendarEvent[];
  /** The calendar that the site was built with. */
  readonly published?: PublishedCalendarFile | null;
  /** The published events that the local list started from. */
  readonly origin?: readonly CalendarEvent[];
  readonly messages?: readonly ContactSubmission[];
  /** Defaults to the site's slides. */
  readonly slides?: readonly GallerySlide[];
}

const storedRecords = (records: readonly object[] | undefined) => records?.map((value) => ({ value })) ?? null;

/** Returns the ports of an in-memory store that starts with these records. */
export function storeWith({ published = null, origin, events, messages, slides = gallerySlides }: Records = {}) {
  const lists = { events: storedRecords(events), messages: storedRecords(messages), slides: storedRecords(slides) };
  const ports = createMemoryBackend({ clock: new FixedClock(), snapshot: { ...EMPTY_SNAPSHOT, ...lists } });
  let originText: string | null = null;
  const ownList: OwnList = {
    hasOwnList: async () => (await ports.snapshots.read()).events !== null,
    readOriginText: async () => originText,
    async writeOriginText(text) {
      originText = text;
    },
  };
  if (origin !== undefined) void noteOrigin(ownList, { createdAt: "", events: origin });
  const unpublished = { ...ports, ownList };
  return {
    ...unpublished,
    ...withPublishedCalendar(unpublished, published),
    ...copyOnWrite(unpublished, published),
  };
}
