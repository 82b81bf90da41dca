import { describePorts } from "@inner-light/core/testing";
import { describeStoredEvents } from "../src/testing/stored-events-contract.ts";
import { createStoredHarness } from "../src/testing/stored-harness.ts";
import { describeStoredSlides } from "../src/testing/stored-slides-contract.ts";

/** The contracts over the real storage of a real browser, with its own limit and its own errors. */
function createHarness() {
  localStorage.clear();
  return { ...createStoredHarness(localStorage), dispose: () => localStorage.clear() };
}

const name = "a real localStorage";
describePorts(name, createHarness, [
  "upcomingEvents",
  "calendarEvents",
  "contactSubmissions",
  "inbox",
  "gallerySlides",
]);

for (const describePort of [describeStoredEvents, describeStoredSlides]) {
  describePort(name, createHarness);
}
