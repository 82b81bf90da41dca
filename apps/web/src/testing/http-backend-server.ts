import { anySession, createTestApi, fromSite, openTestBackend } from "@inner-light/api/testing";
import { type BackupEntries, type Clock, writeBackupFile } from "@inner-light/core";
import { type HttpHandler, http } from "msw";

interface ServerOptions {
  readonly origin: string;
  readonly password: string;
  readonly clock: Clock;
  /** What the store begins with, as in a backup file. */
  readonly entries?: BackupEntries;
}

/** The server of the practice, on a database in memory. It takes every token. */
export function httpBackendHandler({ origin, password, clock, entries = {} }: ServerOptions): HttpHandler {
  const start = async () => {
    const backend = await openTestBackend(clock);
    await backend.backups.restore(writeBackupFile({ createdAt: "2026-04-01T12:00:00.000Z", entries }), "replace");
    return createTestApi({ backend, password, clock, sessions: anySession });
  };
  const starting = start();
  return http.all(`${origin}/api/*`, async ({ request }) => (await starting).fetch(fromSite(request)));
}
