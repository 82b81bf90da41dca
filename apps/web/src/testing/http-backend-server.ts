import { anySession, createTestApi, fromSite, openTestBackend } from "@inner-light/api/testing";
import { type Clock, EMPTY_SNAPSHOT, type Snapshot } from "@inner-light/core";
import { type HttpHandler, http } from "msw";

interface ServerOptions {
  readonly origin: string;
  readonly password: string;
  readonly clock: Clock;
  /** What the store begins with. */
  readonly snapshot?: Snapshot;
}

/** The server of the practice, on a database in memory. It takes every token. */
export function httpBackendHandler({ origin, password, clock, snapshot = EMPTY_SNAPSHOT }: ServerOptions): HttpHandler {
  const start = async () => {
    const backend = await openTestBackend(clock);
    await backend.snapshots.merge(snapshot);
    return createTestApi({ backend, password, clock, sessions: anySession });
  };
  const starting = start();
  return http.all(`${origin}/api/*`, async ({ request }) => (await starting).fetch(fromSite(request)));
}
