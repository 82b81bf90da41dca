import {
  type CalendarEvent,
  type ContactSubmission,
  copyOnWrite,
  type GallerySlide,
  noteOrigin,
  type PublishedCalendarFile,
  withPublishedCalendar,
} from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";

interface Records {
  /** The list kept here. Without it, a store with a published calendar keeps none of its own. */
  readonly events?: readonly CalendarEvent[];
  /** The calendar that came with the site. */
  readonly published?: PublishedCalendarFile | null;
  /** The published events that the list kept here began from. */
  readonly origin?: readonly CalendarEvent[];
  readonly messages?: readonly ContactSubmission[];
  readonly slides?: readonly GallerySlide[];
}

/** The ports of a store in memory, which begins with these records. */
export function storeWith({ published = null, origin, ...records }: Records = {}) {
  const ports = createMemoryBackend({ clock: new FixedClock(), ...records });
  if (origin !== undefined) void noteOrigin(ports.ownList, origin);
  return { ...ports, ...withPublishedCalendar(ports, published), ...copyOnWrite(ports, published) };
}
