import { type Clock, type PublishedCalendarFile, withPublishedCalendar } from "@inner-light/core";
import { createMemoryBackend, type MemoryBackendOptions } from "@inner-light/storage-memory";
import type { Container, ContainerModule } from "inversify";
import { gallerySlides } from "../site/gallery-slides.ts";
import { publishedCalendar } from "../site/published-calendar.ts";
import { adminGateModule } from "./admin-gate.module.ts";
import { createContainer } from "./create-container.ts";
import { portsModule } from "./ports.module.ts";

/** Binds every port to one store in memory. */
export function storageMemoryModule(
  options: MemoryBackendOptions,
  calendar: PublishedCalendarFile | null = publishedCalendar,
): ContainerModule {
  const backend = createMemoryBackend({ builtInGallerySlides: gallerySlides, ...options });
  return portsModule({ ...withPublishedCalendar(backend, calendar), publisher: backend.changes });
}

export function createStorageMemoryContainer(clock: Clock): Container {
  return createContainer(storageMemoryModule({ clock }), adminGateModule(__ADMIN_CREDENTIAL__));
}
