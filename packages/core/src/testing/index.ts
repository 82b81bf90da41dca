export { type AdminGateHarness, describeAdminGate } from "./admin-gate-contract.ts";
export { anyCodePoint } from "./any-code-point.ts";
export { describeBackups } from "./backups-contract.ts";
export type { BackupsHarness } from "./backups-harness.ts";
export { describeCalendarEventChanges } from "./calendar-event-changes-contract.ts";
export {
  type CalendarEventRepositoryHarness,
  describeCalendarEventRepository,
} from "./calendar-event-repository-contract.ts";
export { describeCalendarHistories } from "./calendar-histories.ts";
export { type ChangeFeedHarness, describeChangeFeed } from "./change-feed-contract.ts";
export { describeContactSubmissionRepository, type MessagesHarness } from "./contact-submission-repository-contract.ts";
export {
  type BackendHarness,
  type ContractCase,
  type ContractHarness,
  type CreateHarness,
  describeContract,
} from "./contract.ts";
export { type CorruptedBackup, corruptedBackups } from "./corrupted-backups.ts";
export { describePorts, type PortsHarness } from "./describe-ports.ts";
export { FixedClock, ODD_MOMENTS } from "./fixed-clock.ts";
export {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  aContactSubmissionDraft,
  addCalendarEvent,
  aGallerySlide,
  changeCalendarEvent,
  restoreCalendarEvent,
} from "./fixtures.ts";
export {
  describeGallerySlideRepository,
  type GallerySlideRepositoryHarness,
} from "./gallery-slide-repository-contract.ts";
export { HOSTILE_TEXTS } from "./hostile-texts.ts";
export { describeInbox } from "./inbox-contract.ts";
export { describeOwnMessages, type OwnMessagesHarness } from "./own-messages-contract.ts";
export { describePublishedCalendar, type PublishedCalendarHarness } from "./published-calendar-contract.ts";
export { describeStorageDiagnostics, type StorageDiagnosticsHarness } from "./storage-diagnostics-contract.ts";
export { describeSuspectedSpam, type SuspectedSpamHarness } from "./suspected-spam-contract.ts";
