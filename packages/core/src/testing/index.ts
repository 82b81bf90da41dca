export { describeAdminGate } from "./admin-gate-contract.ts";
export { anyCodePoint } from "./any-code-point.ts";
export { anyOfEachField } from "./any-of-each-field.ts";
export { type CalendarPublisherHarness, describeCalendarPublisher } from "./calendar-publisher-contract.ts";
export {
  type ContractCases,
  type ContractHarness,
  type CreateHarness,
  contractSuite,
  describeContract,
} from "./contract.ts";
export { corruptedBackups } from "./corrupted-backups.ts";
export { describePorts, STORE_PORTS } from "./describe-ports.ts";
export { eventually } from "./eventually.ts";
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
export { HOSTILE_TEXTS } from "./hostile-texts.ts";
export { memoryPublisher } from "./memory-publisher.ts";
export type { BackendHarness, Failure, PortName } from "./ports-harness.ts";
export { describePublishedCalendar } from "./published-calendar-contract.ts";
export { describeBesideReference } from "./reference-contract.ts";
