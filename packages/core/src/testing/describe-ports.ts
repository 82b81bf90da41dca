import { describeBackups } from "./backups-contract.ts";
import type { BackupsHarness } from "./backups-harness.ts";
import { describeCalendarEventChanges } from "./calendar-event-changes-contract.ts";
import {
  type CalendarEventRepositoryHarness,
  describeCalendarEventRepository,
} from "./calendar-event-repository-contract.ts";
import { type ChangeFeedHarness, describeChangeFeed } from "./change-feed-contract.ts";
import { describeContactSubmissionRepository, type MessagesHarness } from "./contact-submission-repository-contract.ts";
import type { CreateHarness } from "./contract.ts";
import {
  describeGallerySlideRepository,
  type GallerySlideRepositoryHarness,
} from "./gallery-slide-repository-contract.ts";
import { describeInbox } from "./inbox-contract.ts";
import { describeStorageDiagnostics, type StorageDiagnosticsHarness } from "./storage-diagnostics-contract.ts";

/** A harness for every suite of `describePorts`. */
export type PortsHarness = CalendarEventRepositoryHarness &
  MessagesHarness &
  GallerySlideRepositoryHarness &
  ChangeFeedHarness &
  BackupsHarness &
  StorageDiagnosticsHarness;

/**
 * Runs the contract suite of every port that all backends of this workspace have. The gate, a visitor's own messages and
 * the published calendar have suites of their own.
 */
export function describePorts(name: string, createHarness: CreateHarness<PortsHarness>): void {
  for (const describePort of [
    describeCalendarEventRepository,
    describeCalendarEventChanges,
    describeContactSubmissionRepository,
    describeInbox,
    describeGallerySlideRepository,
    describeChangeFeed,
    describeBackups,
    describeStorageDiagnostics,
  ]) {
    describePort(name, createHarness);
  }
}
