import {
  describeChangeFeed,
  describeOwnMessages,
  describePorts,
  describePublishedCalendar,
  describeSnapshots,
} from "@inner-light/core/testing";
import { describeStoredEvents } from "./testing/stored-events-contract.ts";
import { createStoredHarness } from "./testing/stored-harness.ts";
import { describeStoredMessages } from "./testing/stored-messages-contract.ts";
import { describeStoredSlides } from "./testing/stored-slides-contract.ts";

const name = "local storage";
const createHarness = () => createStoredHarness();

for (const describePort of [
  describePorts,
  describeChangeFeed,
  describeOwnMessages,
  describePublishedCalendar,
  describeSnapshots,
  describeStoredEvents,
  describeStoredMessages,
  describeStoredSlides,
]) {
  describePort(name, createHarness);
}
