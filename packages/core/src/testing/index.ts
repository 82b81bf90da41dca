export { describeAdminGate } from "./admin-gate-contract.ts";
export { anyCalendarEvent, anyCodePoint, HOSTILE_TEXTS } from "./arbitraries.ts";
export {
  type CalendarPublisherHarness,
  describeCalendarPublisher,
  memoryPublisher,
} from "./calendar-publisher-contract.ts";
export {
  type ContractCases,
  type ContractHarness,
  type CreateHarness,
  contractSuite,
  describeContract,
  eventually,
} from "./contract.ts";
export { describePorts, STORE_PORTS } from "./describe-ports.ts";
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
export type { BackendHarness, Failure, PortName } from "./ports-harness.ts";
export { describePublishedCalendar } from "./published-calendar-contract.ts";
export { describeBesideReference } from "./reference-contract.ts";
