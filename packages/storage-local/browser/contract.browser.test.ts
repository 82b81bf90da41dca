import {
  describeCalendarEventChanges,
  describeCalendarEventRepository,
  describeContactSubmissionRepository,
  describeGallerySlideRepository,
  describeInbox,
} from "@inner-light/core/testing";
import { describeStoredEvents } from "../src/testing/stored-events-contract.ts";
import { createStoredHarness } from "../src/testing/stored-harness.ts";
import { describeStoredMessages } from "../src/testing/stored-messages-contract.ts";
import { describeStoredSlides } from "../src/testing/stored-slides-contract.ts";

/** The contracts over the real storage of a real browser, with its own limit and its own errors. */
function createHarness() {
  localStorage.clear();
  return { ...createStoredHarness(localStorage), dispose: () => localStorage.clear() };
}

for (const describePort of [
  describeCalendarEventRepository,
  describeCalendarEventChanges,
  describeContactSubmissionRepository,
  describeInbox,
  describeGallerySlideRepository,
  describeStoredEvents,
  describeStoredMessages,
  describeStoredSlides,
]) {
  describePort("a real localStorage", createHarness);
}
