import { BACKUP_ENTRY_NAMES, type CalendarEvent, type ContactSubmission, type GallerySlide } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import type { ContainerModule } from "inversify";
import { storageMemoryModule } from "../ioc/storage-memory.module.ts";

interface Records {
  readonly events?: readonly CalendarEvent[];
  readonly messages?: readonly ContactSubmission[];
  readonly slides?: readonly GallerySlide[];
}

/** Binds every port to a store in memory that begins with these records. */
export function inMemory({ events = [], messages = [], slides }: Records = {}): ContainerModule {
  return storageMemoryModule(new FixedClock(), {
    [BACKUP_ENTRY_NAMES.events]: JSON.stringify(events),
    [BACKUP_ENTRY_NAMES.messages]: JSON.stringify(messages),
    ...(slides && { [BACKUP_ENTRY_NAMES.slides]: JSON.stringify(slides) }),
  });
}
