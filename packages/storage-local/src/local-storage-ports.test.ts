import { describePorts, describePublishedCalendar, STORE_PORTS } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { describeStoredEvents } from "./testing/stored-events-contract.ts";
import { createStoredHarness } from "./testing/stored-harness.ts";
import { builtIn, describeStoredSlides, earlierSlides } from "./testing/stored-slides-contract.ts";
import { slidesChecksum } from "./visitor-ports.ts";

const name = "local storage";
const createHarness = () => createStoredHarness();

describePorts(name, createHarness, [...STORE_PORTS, "diagnostics", "ownMessages"], createMemoryBackend);

for (const describePort of [describePublishedCalendar, describeStoredEvents]) describePort(name, createHarness);
describeStoredSlides(name, () =>
  createStoredHarness(undefined, { slides: builtIn, earlier: [slidesChecksum(earlierSlides)] }),
);
