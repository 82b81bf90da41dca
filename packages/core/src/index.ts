export {
  type AdminGate,
  type HashPassword,
  type PasswordCredential,
  passwordAdminGate,
} from "./admin-gate/admin-gate.ts";
export type { BackendPorts, StorageDiagnostics, StorageIssue } from "./backend/backend-ports.ts";
export {
  type BackupFile,
  backupFileLines,
  isBackupDue,
  LONGEST_BACKUP_IN_PAGE,
  readBackupFile,
} from "./backup/backup-file.ts";
export { compareSnapshots, type RecordSummary, type SnapshotComparison } from "./backup/compare-snapshots.ts";
export {
  CALENDAR_EVENT_FIELD_NAMES,
  CALENDAR_EVENT_FIELDS,
  CALENDAR_EVENT_TEXT_FIELDS,
  CALENDAR_EVENT_TYPES,
  type CalendarEvent,
  type CalendarEventDraft,
  type CalendarEventField,
  type CalendarEventTextField,
  type CalendarEventType,
  calendarEventDraftSchema,
  calendarEventFrom,
  calendarEventSchema,
  DEFAULT_CALENDAR_EVENT_TYPE,
  isSameCalendarEvent,
} from "./calendar-event/calendar-event.ts";
export {
  type CalendarEventTimes,
  calendarEventEnd,
  calendarEventPeriod,
  movedEnd,
} from "./calendar-event/calendar-event-period.ts";
export type {
  CalendarEventChange,
  CalendarEventRepository,
  PageEvents,
  UpcomingEvents,
} from "./calendar-event/calendar-event-repository.ts";
export {
  changesBack,
  conflictingFields,
  datesWithOwnTime,
  differingFields,
  type EditedField,
  laterInSeries,
  rebasedEvent,
  revisedEvent,
  seriesChanges,
} from "./calendar-event/calendar-event-revision.ts";
export {
  type CalendarEventState,
  calendarEventState,
  isUpcoming,
  MOST_UPCOMING_CALENDAR_EVENTS,
  nextEvents,
  previousLocations,
  splitByTime,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "./calendar-event/calendar-event-schedule.ts";
export {
  type CalendarEventSeries,
  type CalendarEventSeriesInput,
  calendarEventSeriesSchema,
  datesOfDraft,
  MAX_REPEATED_DATES,
  REPETITIONS,
  type Repetition,
  seriesDrafts,
} from "./calendar-event/calendar-event-series.ts";
export { scheduleWarnings } from "./calendar-event/schedule-warnings.ts";
export { searchCalendarEvents } from "./calendar-event/search-calendar-events.ts";
export { type RunRhythm, runRhythm, type SeriesRun, seriesRuns } from "./calendar-event/series-runs.ts";
export {
  type ContactSubmission,
  type ContactSubmissionId,
  contactSubmissionSchema,
} from "./contact-submission/contact-submission.ts";
export {
  CONTACT_SUBMISSION_MAX_LENGTH,
  type ContactSubmissionDraft,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  type ParsedContactSubmissionDraft,
} from "./contact-submission/contact-submission-draft.ts";
export type {
  ContactSubmissionRepository,
  OwnMessages,
  OwnMessagesListing,
} from "./contact-submission/contact-submission-repository.ts";
export { cleanedEmailAddress, isEmailAddress, mailtoLink } from "./contact-submission/email-address.ts";
export {
  compareNewestFirst,
  countUnread,
  type Inbox,
  type InboxMessage,
  intakeStatusSchema,
  type MailFailure,
  type MessageIntake,
  mailFailureSchema,
  SUSPECTED_SPAM_DAYS,
  type SuspectedSpam,
} from "./contact-submission/inbox.ts";
export {
  DELETABLE_NOUNS,
  DELETED_RECORDS_DAYS,
  type DeletableNoun,
  type DeletableRecords,
  type DeletedLists,
  type DeletedRecord,
  type DeletedRecords,
  isStillKept,
  restorableRecords,
} from "./deleted-records/deleted-records.ts";
export { type GallerySlide, type GallerySlideRepository, gallerySlideSchema } from "./gallery-slide/gallery-slide.ts";
export { noteOrigin, readOrigin } from "./published-calendar/calendar-origin.ts";
export type {
  CalendarPublisher,
  KeptKey,
  PublisherAccess,
  StoredCalendar,
} from "./published-calendar/calendar-publisher.ts";
export { copyOnWrite, recordsOf, removeCopy } from "./published-calendar/copy-on-write.ts";
export { type CalendarChange, differenceSince, sideOf } from "./published-calendar/difference-since.ts";
export {
  checksumOfCalendar,
  type PublishedCalendarFile,
  readPublishedCalendar,
  writePublishedCalendar,
} from "./published-calendar/published-calendar-file.ts";
export {
  type OwnList,
  type PublishedCalendar,
  type UnpublishedPorts,
  withPublishedCalendar,
} from "./published-calendar/with-published-calendar.ts";
export { addDays, type CalendarDate, isCalendarDate } from "./shared/calendar-date.ts";
export { type ChangeFeed, type ChangePoller, ChangePublisher } from "./shared/change-feed.ts";
export { type Clock, DAY_MS, isoTimestampOf, systemClock } from "./shared/clock.ts";
export { ERROR_REASONS, type ErrorReason } from "./shared/error-reason.ts";
export {
  ConflictError,
  ERROR_CODES,
  type ErrorCode,
  type FieldIssue,
  hasCode,
  InnerLightError,
  isInnerLightError,
  mayBeStored,
  NotFoundError,
  ReadOnlyError,
  StorageFullError,
  ThrottledError,
  UnauthorizedError,
  UnavailableError,
  ValidationError,
  WRITE_OUTCOMES,
  type WriteOutcome,
} from "./shared/errors.ts";
export { includesWords } from "./shared/includes-words.ts";
export { parseArray, parseJson } from "./shared/json-text.ts";
export { checksum, type MarkedFileRefusal } from "./shared/marked-file.ts";
export { NOUNS, type Noun } from "./shared/noun.ts";
export {
  encodeText,
  encodeToFit,
  LINKS,
  MAIL_LINK_MAX_LENGTH,
  oneLine,
  plainLine,
  plainText,
  WEB_ADDRESS,
} from "./shared/plain-text.ts";
export { isPlainTime, type PlainTime } from "./shared/plain-time.ts";
export { claimFreeId, firstFreeId, idOf, isRecordId } from "./shared/record-id.ts";
export { presentRecords, revisedValue } from "./shared/stored-records.ts";
export { type RecordReading, readRecord, readRecords, validate } from "./shared/validate.ts";
export {
  knownTimeZone,
  type PlainDateTime,
  parseWallClockText,
  plainNow,
  today,
  toInstant,
  toPlainDateTime,
  wallClockText,
} from "./shared/zoned-time.ts";
export { additionsTo } from "./snapshot/additions.ts";
export { readSnapshotRecords } from "./snapshot/read-snapshot-records.ts";
export {
  type BackupTimes,
  type CurrentSnapshot,
  type DeletedSnapshotRecord,
  EMPTY_SNAPSHOT,
  type Snapshot,
  type SnapshotRecord,
  type Snapshots,
} from "./snapshot/snapshot.ts";
export { snapshotJson, snapshotSchema } from "./snapshot/snapshot-json.ts";
export { eitherSnapshotSchema, toVersion1 } from "./snapshot/snapshot-version-1.ts";
