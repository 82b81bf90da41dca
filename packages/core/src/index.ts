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
export {
  CALENDAR_EVENT_FIELDS,
  CALENDAR_EVENT_TEXT_FIELDS,
  CALENDAR_EVENT_TYPES,
  type CalendarEvent,
  type CalendarEventDraft,
  type CalendarEventTextField,
  type CalendarEventType,
  calendarEventDraftSchema,
  calendarEventFrom,
  calendarEventSchema,
  DEFAULT_CALENDAR_EVENT_TYPE,
  isSameCalendarEvent,
} from "./calendar-event/calendar-event.ts";
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
  type CalendarEventTimes,
  calendarEventEnd,
  calendarEventPeriod,
  calendarEventState,
  isUpcoming,
  MOST_UPCOMING_CALENDAR_EVENTS,
  movedEnd,
  NEXT_CALENDAR_EVENTS_SHOWN,
  nextEvents,
  previousLocations,
  splitByTime,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "./calendar-event/calendar-event-schedule.ts";
export {
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
  CONTACT_SUBMISSION_MAX_LENGTH,
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionId,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  contactSubmissionSchema,
  type OwnMessages,
  type OwnMessagesListing,
  type ParsedContactSubmissionDraft,
} from "./contact-submission/contact-submission.ts";
export { cleanedEmailAddress, isEmailAddress, mailtoLink } from "./contact-submission/email-address.ts";
export {
  compareNewestFirst,
  type Inbox,
  type InboxMessage,
  intakeStatusSchema,
  isUnread,
  type MailFailure,
  type MessageIntake,
  type MessageMark,
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
export type {
  CalendarPublisher,
  KeptKey,
  PublishedSite,
  PublisherAccess,
  StoredCalendar,
} from "./published-calendar/calendar-publisher.ts";
export { copyOnWrite, noteOrigin, readOrigin, recordsOf, removeCopy } from "./published-calendar/copy-on-write.ts";
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
export { type ChangeFeed, type ChangePoller, ChangePublisher } from "./shared/change-feed.ts";
export { type Clock, DAY_MS, isoTimestampOf, systemClock } from "./shared/clock.ts";
export {
  ConflictError,
  ERROR_CODES,
  ERROR_REASONS,
  type ErrorCode,
  type ErrorReason,
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
export { checksum, encodingOf, type MarkedFileRefusal } from "./shared/marked-file.ts";
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
export { claimFreeId, firstFreeId, grouped, idOf, isRecordId, NOUNS, type Noun } from "./shared/records.ts";
export { presentRecords, revisedValue } from "./shared/stored-records.ts";
export { isBlank, type RecordReading, readRecord, readRecords, type Unvalidated, validate } from "./shared/validate.ts";
export {
  addDays,
  type CalendarDate,
  isCalendarDate,
  isPlainTime,
  type PlainDateTime,
  type PlainTime,
  parseWallClockText,
  wallClockText,
} from "./shared/wall-clock.ts";
export { knownTimeZone, plainNow, today, toInstant, toPlainDateTime } from "./shared/zoned-time.ts";
export { additionsTo, compareSnapshots, type RecordSummary, type SnapshotComparison } from "./snapshot/additions.ts";
export {
  type BackupTimes,
  type CurrentSnapshot,
  type DeletedSnapshotRecord,
  EMPTY_SNAPSHOT,
  listedRecords,
  readSnapshotRecords,
  type Snapshot,
  type SnapshotRecord,
  type Snapshots,
} from "./snapshot/snapshot.ts";
export { snapshotJson, snapshotSchema } from "./snapshot/snapshot-json.ts";
export { eitherSnapshotSchema, toVersion1 } from "./snapshot/snapshot-version-1.ts";
