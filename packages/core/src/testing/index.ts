export { describeAdminGate } from "./admin-gate-contract.ts";
export { anyCodePoint } from "./any-code-point.ts";
export { describeCalendarEventChanges } from "./calendar-event-changes-contract.ts";
export { describeCalendarEventRepository } from "./calendar-event-repository-contract.ts";
export { describeChangeFeed } from "./change-feed-contract.ts";
export { describeContactSubmissionRepository } from "./contact-submission-repository-contract.ts";
export {
  type BackendHarness,
  type ContractCase,
  type ContractHarness,
  type CreateHarness,
  contractSuite,
  describeContract,
} from "./contract.ts";
export { corruptedBackups } from "./corrupted-backups.ts";
export { describePorts } from "./describe-ports.ts";
export { FixedClock, ODD_MOMENTS } from "./fixed-clock.ts";
export {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  aContactSubmissionDraft,
  addCalendarEvent,
  addContactSubmission,
  aGallerySlide,
  changeCalendarEvent,
} from "./fixtures.ts";
export { describeGallerySlideRepository } from "./gallery-slide-repository-contract.ts";
export { HOSTILE_TEXTS } from "./hostile-texts.ts";
export { describeInbox } from "./inbox-contract.ts";
export { describeOwnMessages } from "./own-messages-contract.ts";
export { describePublishedCalendar } from "./published-calendar-contract.ts";
export { describeSnapshots } from "./snapshots-contract.ts";
export { describeSuspectedSpam } from "./suspected-spam-contract.ts";
