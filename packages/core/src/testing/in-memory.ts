export { InMemoryBackupLog } from "./in-memory-backup-log.ts";
export {
  InMemoryCalendarEventRepository,
  type InMemoryCalendarEventRepositoryOptions,
} from "./in-memory-calendar-event-repository.ts";
export {
  InMemoryContactSubmissionRepository,
  type InMemoryContactSubmissionRepositoryOptions,
} from "./in-memory-contact-submission-repository.ts";
export {
  InMemoryGallerySlideRepository,
  type InMemoryGallerySlideRepositoryOptions,
} from "./in-memory-gallery-slide-repository.ts";
export { InMemoryReadMarks } from "./in-memory-read-marks.ts";
export { InMemoryStoredData } from "./in-memory-stored-data.ts";
