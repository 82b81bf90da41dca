import { type CreateHarness, describePorts, STORE_PORTS } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { createSqlBackend } from "../create-sql-backend.ts";
import type { SqlDatabase } from "../tables.ts";
import { describeDamagedRecords } from "./damaged-records-contract.ts";
import { describeIdempotentMessages } from "./idempotent-messages-contract.ts";
import { describeMailOutbox } from "./mail-outbox-contract.ts";
import { describeOwnerAccess } from "./owner-access-contract.ts";
import { describeServers } from "./servers-contract.ts";
import type { SqlHarness } from "./sql-harness.ts";

/** Skips `gallerySlides`, because the database stores slides only for snapshots. */
export function describeSqlPorts(name: string, createHarness: CreateHarness<SqlHarness>): void {
  const ports = STORE_PORTS.filter((port) => port !== "gallerySlides" && port !== "changes");
  describePorts(name, createHarness, [...ports, "suspectedSpam"], createMemoryBackend);
}

/** With the ports' suites, these run every kind of statement. */
export function describeSharedDatabase(name: string, createHarness: CreateHarness<SqlHarness>): void {
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

/** Starts `count` servers at once on an empty database. Each adds an event. Returns the number of events. */
export async function startTogether(count: number, open: () => SqlDatabase): Promise<number> {
  const starts = Array.from({ length: count }, async () => {
    const backend = await createSqlBackend({ database: open() });
    await backend.calendarEvents.add([{ title: "Circle", date: "2026-05-14", time: "18:30" }]);
    return backend;
  });
  const servers = await Promise.all(starts);
  const events = await servers[0]?.calendarEvents.list();
  await Promise.all(servers.map((server) => server.close()));
  return events?.length ?? 0;
}
