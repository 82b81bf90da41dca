export { type AdminGateHarness, describeAdminGate } from "./admin-gate-contract.ts";
export {
  type CalendarEventRepositoryHarness,
  describeCalendarEventRepository,
} from "./calendar-event-repository-contract.ts";
export {
  type ContactSubmissionRepositoryHarness,
  describeContactSubmissionRepository,
} from "./contact-submission-repository-contract.ts";
export { type ContractCase, type ContractHarness, type ContractOptions, describeContract } from "./contract.ts";
export { type CorruptedBackup, corruptedBackups } from "./corrupted-backups.ts";
export { type FaultPlan, FaultyStorage, type WriteFault } from "./faulty-storage.ts";
export { FixedClock } from "./fixed-clock.ts";
export {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  aContactSubmissionDraft,
  aGallerySlide,
} from "./fixtures.ts";
export {
  describeGallerySlideRepository,
  type GallerySlideRepositoryHarness,
} from "./gallery-slide-repository-contract.ts";
export { HOSTILE_TEXTS } from "./hostile-texts.ts";
export { InMemoryBackupLog } from "./in-memory-backup-log.ts";
export { InMemoryCalendarEventRepository } from "./in-memory-calendar-event-repository.ts";
export { InMemoryContactSubmissionRepository } from "./in-memory-contact-submission-repository.ts";
export { InMemoryGallerySlideRepository } from "./in-memory-gallery-slide-repository.ts";
export { InMemoryReadMarks } from "./in-memory-read-marks.ts";
export { InMemoryStoredData } from "./in-memory-stored-data.ts";
export { BROWSER_CAPACITY, MapStorage, quotaError, type TextStorage } from "./map-storage.ts";
export { describeReadMarks, type ReadMarksHarness } from "./read-marks-contract.ts";
export { describeStoredCalendarEvents } from "./stored-calendar-events-contract.ts";
export { describeStoredContactSubmissions } from "./stored-contact-submissions-contract.ts";
export { describeStoredData, type StoredDataHarness } from "./stored-data-contract.ts";
export { anyStoredEntries } from "./stored-entries-arbitrary.ts";
export { describeStoredGallerySlides } from "./stored-gallery-slides-contract.ts";
export type { Elsewhere, StoredHarness } from "./stored-noun.ts";
export { type StoredWrite, storedWriteCases } from "./stored-write-cases.ts";
