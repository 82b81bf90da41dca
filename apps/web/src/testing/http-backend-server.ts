import { createTestApi, fromSite } from "@inner-light/api/testing";
import type { BackupEntries, Clock } from "@inner-light/core";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { type HttpHandler, http } from "msw";

interface ServerOptions {
  readonly origin: string;
  readonly password: string;
  readonly clock: Clock;
  /** What the store begins with, as in a backup file. */
  readonly entries?: BackupEntries;
}

/** Takes every token of the right form, so that a test can change records behind the page. */
const anySession = {
  start: async () => {},
  use: async () => true,
  isActive: async () => true,
  end: async () => {},
};

/** The server of the practice, on a store in memory. */
export function httpBackendHandler({ origin, password, clock, entries = {} }: ServerOptions): HttpHandler {
  const backend = createMemoryBackend({ clock, entries });
  const api = createTestApi({ backend, password, clock, sessions: anySession });
  return http.all(`${origin}/api/*`, ({ request }) => api.fetch(fromSite(request)));
}
