export type {
  BrowserCapabilities,
  KeyValueStorage,
  PageEvents,
  PageTransition,
  StorageChange,
  TabChannel,
  TabLocks,
} from "./browser-capabilities.ts";
export {
  createLocalStorageRepositories,
  type LocalStorageOptions,
  type LocalStorageRepositories,
} from "./create-local-storage-repositories.ts";
export { LocalStorageBackupLog } from "./local-storage-backup-log.ts";
export { LocalStorageCalendarEventRepository } from "./local-storage-calendar-event-repository.ts";
export { LocalStorageContactSubmissionRepository } from "./local-storage-contact-submission-repository.ts";
export { LocalStorageGallerySlideRepository } from "./local-storage-gallery-slide-repository.ts";
export { LocalStorageReadMarks } from "./local-storage-read-marks.ts";
export { LocalStorageStoredData } from "./local-storage-stored-data.ts";
