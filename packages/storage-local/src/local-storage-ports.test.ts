import { describePorts, describePublishedCalendar, STORE_PORTS } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { createStoredHarness } from "./testing/stored-harness.ts";

const createHarness = () => createStoredHarness();
const ports = [...STORE_PORTS, "diagnostics", "ownMessages"] as const;
describePorts("local storage", createHarness, ports, createMemoryBackend);
describePublishedCalendar("local storage", createHarness);
