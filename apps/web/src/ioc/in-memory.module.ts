import {
  InMemoryBackupLog,
  InMemoryCalendarEventRepository,
  InMemoryContactSubmissionRepository,
  InMemoryGallerySlideRepository,
  InMemoryReadMarks,
  InMemoryStoredData,
} from "@inner-light/core/in-memory";
import { ContainerModule } from "inversify";
import { gallerySlides } from "../site/gallery-slides.ts";
import {
  BackupLog,
  CalendarEventRepository,
  ContactSubmissionRepository,
  GallerySlideRepository,
  ReadMarks,
  StoredData,
} from "./tokens.ts";

/**
 * Everything kept in memory, and gone with the page: for tests, and for trying things out. The lists are not in the
 * stored data here, so a backup is empty, and one that is restored brings no records back.
 */
export const inMemoryModule = new ContainerModule(({ bind }) => {
  bind(CalendarEventRepository).toResolvedValue(() => new InMemoryCalendarEventRepository());
  bind(ContactSubmissionRepository).toResolvedValue(() => new InMemoryContactSubmissionRepository());
  bind(GallerySlideRepository).toResolvedValue(() => new InMemoryGallerySlideRepository({ slides: gallerySlides }));
  bind(StoredData).toResolvedValue(() => new InMemoryStoredData());
  bind(ReadMarks).toResolvedValue(() => new InMemoryReadMarks());
  bind(BackupLog).toResolvedValue(() => new InMemoryBackupLog());
});
