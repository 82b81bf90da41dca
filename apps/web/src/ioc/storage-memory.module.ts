import type { BackupEntries, Clock, PublishedCalendarFile } from "@inner-light/core";
import { createMemoryBackend } from "@inner-light/storage-memory";
import type { Container, ContainerModule } from "inversify";
import { gallerySlides } from "../site/gallery-slides.ts";
import { publishedCalendar as siteCalendar } from "../site/published-calendar.ts";
import { adminGateModule } from "./admin-gate.module.ts";
import { createContainer } from "./create-container.ts";
import { portsModule } from "./ports.module.ts";

/** Binds every port to one store in memory. It begins with `entries`, as they stand in a backup. */
export function storageMemoryModule(
  clock: Clock,
  entries: BackupEntries = {},
  publishedCalendar: PublishedCalendarFile | null = siteCalendar,
): ContainerModule {
  return portsModule(createMemoryBackend({ clock, builtInGallerySlides: gallerySlides, publishedCalendar, entries }));
}

export function createStorageMemoryContainer(clock: Clock): Container {
  return createContainer(storageMemoryModule(clock), adminGateModule(__ADMIN_CREDENTIAL__));
}
