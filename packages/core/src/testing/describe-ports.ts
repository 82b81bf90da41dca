import { describeBackups } from "./backups-contract.ts";
import { describeCalendarEventChanges } from "./calendar-event-changes-contract.ts";
import { describeCalendarEventRepository } from "./calendar-event-repository-contract.ts";
import { describeContactSubmissionRepository } from "./contact-submission-repository-contract.ts";
import type { CreateHarness } from "./contract.ts";
import { describeDeletedRecords } from "./deleted-records-contract.ts";
import { describeGallerySlideRepository } from "./gallery-slide-repository-contract.ts";
import { describeInbox } from "./inbox-contract.ts";
import type { PortsHarness } from "./ports-harness.ts";
import { describeStorageDiagnostics } from "./storage-diagnostics-contract.ts";

/**
 * Runs the contract suite of every port that all backends of this workspace have. The gate, the change feed, a visitor's
 * own messages and the published calendar have suites of their own.
 */
export function describePorts(name: string, createHarness: CreateHarness<PortsHarness>): void {
  for (const describePort of [
    describeCalendarEventRepository,
    describeCalendarEventChanges,
    describeContactSubmissionRepository,
    describeInbox,
    describeGallerySlideRepository,
    describeBackups,
    describeDeletedRecords,
    describeStorageDiagnostics,
  ]) {
    describePort(name, createHarness);
  }
}
