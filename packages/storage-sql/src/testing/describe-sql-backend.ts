import { type CreateHarness, describeBesideReference, describePorts, STORE_PORTS } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { describeDamagedRecords } from "./damaged-records-contract.ts";
import { describeIdempotentMessages } from "./idempotent-messages-contract.ts";
import { describeMailOutbox } from "./mail-outbox-contract.ts";
import { describeOwnerAccess } from "./owner-access-contract.ts";
import { describePurge } from "./purge-contract.ts";
import { describeServers } from "./servers-contract.ts";
import type { SqlHarness } from "./sql-harness.ts";

/** A site shows the slides of its settings: the database keeps others for snapshots alone. */
const PORTS = [
  ...STORE_PORTS.filter((port) => port !== "gallerySlides" && port !== "changes"),
  "suspectedSpam",
] as const;

/** What every port on a database promises. */
export function describeSqlPorts(name: string, createHarness: CreateHarness<SqlHarness>): void {
  describePorts(name, createHarness, PORTS, createMemoryBackend);
}

/** What a dialect can change: the random run meets every statement of the ports, the others those of mail and sessions. */
export function describeSqlDialect(name: string, createHarness: CreateHarness<SqlHarness>): void {
  describeBesideReference(name, createHarness, new Set(PORTS), createMemoryBackend);
  for (const describeMore of [
    describeIdempotentMessages,
    describeMailOutbox,
    describeOwnerAccess,
    describeDamagedRecords,
    describeServers,
  ]) {
    describeMore(name, createHarness);
  }
}

/** What only a shared database promises. */
export function describeSharedDatabase(name: string, createHarness: CreateHarness<SqlHarness>): void {
  for (const describeMore of [
    describeIdempotentMessages,
    describeMailOutbox,
    describeOwnerAccess,
    describePurge,
    describeDamagedRecords,
    describeServers,
  ]) {
    describeMore(name, createHarness);
  }
}
