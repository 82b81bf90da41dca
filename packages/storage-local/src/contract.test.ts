import {
  describeBackups,
  describeCalendarEventChanges,
  describeCalendarEventRepository,
  describeCalendarHistories,
  describeChangeFeed,
  describeContactSubmissionRepository,
  describeGallerySlideRepository,
  describeInbox,
  describeOwnMessages,
  describePublishedCalendar,
  describeStorageDiagnostics,
} from "@inner-light/core/testing";
import { describeStoredEvents } from "./testing/stored-events-contract.ts";
import { createStoredHarness } from "./testing/stored-harness.ts";
import { describeStoredMessages } from "./testing/stored-messages-contract.ts";
import { describeStoredSlides } from "./testing/stored-slides-contract.ts";

const name = "local storage";
const createHarness = () => createStoredHarness();

for (const describePort of [
  describeCalendarEventRepository,
  describeCalendarEventChanges,
  describeContactSubmissionRepository,
  describeInbox,
  describeGallerySlideRepository,
  describeBackups,
  describeChangeFeed,
  describeStorageDiagnostics,
  describeOwnMessages,
  describePublishedCalendar,
  describeCalendarHistories,
  describeStoredEvents,
  describeStoredMessages,
  describeStoredSlides,
]) {
  describePort(name, createHarness);
}
