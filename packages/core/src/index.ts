export type { AdminGate } from "./admin-gate/admin-gate.ts";
export { type HashPassword, PasswordAdminGate, type PasswordCredential } from "./admin-gate/password-admin-gate.ts";
export { BACKUP_FORMAT, BACKUP_VERSION, type Backup, backupText } from "./backup/backup.ts";
export { BACKUP_AGE_DAYS, type BackupLog, isBackupDue } from "./backup/backup-log.ts";
export { compareBackup, type ListComparison, mergeBackup } from "./backup/merge-backup.ts";
export { BACKUP_MAX_LENGTH, type BackupReading, type BackupRefusal, readBackup } from "./backup/read-backup.ts";
export {
  CALENDAR_EVENT_TYPES,
  CALENDAR_EVENTS_KEY,
  type CalendarEvent,
  type CalendarEventId,
  type CalendarEventType,
  calendarEventSchema,
  DEFAULT_CALENDAR_EVENT_TYPE,
} from "./calendar-event/calendar-event.ts";
export {
  CALENDAR_EVENT_MAX_LENGTH,
  type CalendarEventDraft,
  calendarEventDraftSchema,
  calendarEventFrom,
} from "./calendar-event/calendar-event-draft.ts";
export type { CalendarEventRepository } from "./calendar-event/calendar-event-repository.ts";
export {
  compareBySchedule,
  partBySchedule,
  Schedule,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "./calendar-event/calendar-event-schedule.ts";
export {
  type CalendarEventSeries,
  type CalendarEventSeriesDraft,
  calendarEventSeriesSchema,
} from "./calendar-event/calendar-event-series.ts";
export { twinOf } from "./calendar-event/calendar-event-twins.ts";
export { earlierPlaces } from "./calendar-event/earlier-places.ts";
export { MAX_WEEKLY_EVENTS, weeklyDates } from "./calendar-event/weekly-dates.ts";
export {
  CONTACT_SUBMISSIONS_KEY,
  type ContactSubmission,
  type ContactSubmissionId,
  contactSubmissionSchema,
} from "./contact-submission/contact-submission.ts";
export {
  CONTACT_SUBMISSION_MAX_LENGTH,
  type ContactSubmissionDraft,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
} from "./contact-submission/contact-submission-draft.ts";
export type { ContactSubmissionRepository } from "./contact-submission/contact-submission-repository.ts";
export { READ_MARKS_KEY, type ReadMarks } from "./contact-submission/read-marks.ts";
export { BUILT_IN_GALLERY_SLIDES } from "./gallery-slide/built-in-gallery-slides.ts";
export { GALLERY_SLIDES_KEY, type GallerySlide, gallerySlideSchema } from "./gallery-slide/gallery-slide.ts";
export type { GallerySlideRepository } from "./gallery-slide/gallery-slide-repository.ts";
export { type CalendarDate, formatCalendarDate, isCalendarDate } from "./shared/calendar-date.ts";
export { type Clock, isoTimestampOf, systemClock } from "./shared/clock.ts";
export { type ClockTime, formatClockTime, isClockTime } from "./shared/clock-time.ts";
export {
  type ErrorCode,
  type FieldIssue,
  InnerLightError,
  NotFoundError,
  RepositoryError,
  type RepositoryOperation,
  SecureContextError,
  StorageCopiesError,
  StorageCorruptError,
  StorageFullError,
  StorageUnavailableError,
  StorageVersionError,
  StorageWriteError,
  ValidationError,
} from "./shared/errors.ts";
export { narrowJson, parseArray } from "./shared/json-text.ts";
export { Listeners } from "./shared/listeners.ts";
export type { Listing, ListingIssue, ListingState, Unsubscribe } from "./shared/listing.ts";
export { firstFreeId, isRecordId } from "./shared/record-id.ts";
export { today } from "./shared/today.ts";
export { type RecordReading, readRecord, validate } from "./shared/validate.ts";
export { momentOf, timeZoneName, type WallClock, wallClockAt } from "./shared/zoned-time.ts";
export {
  isPartOfList,
  isSetAsideOf,
  isSiteKey,
  LIST_KEYS,
  type ListKey,
  setAsideKeyOf,
  versionKeyOf,
} from "./stored-data/site-keys.ts";
export type { StoredData, StoredDataUsage, StoredEntries } from "./stored-data/stored-data.ts";
