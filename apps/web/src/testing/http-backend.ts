import { anySession, createTestApi, fromSite, openTestBackend } from "@inner-light/api/testing";
import { type Clock, EMPTY_SNAPSHOT, type Snapshot } from "@inner-light/core";
import { createHttpBackend } from "@inner-light/storage-http";
import { type HttpHandler, http } from "msw";
import type { Backend } from "../ioc/backend.ts";
import { createContainer, type Ports } from "../ioc/create-container.ts";
import { spamEvidence } from "../ioc/spam-evidence.tsx";
import { storageHttpBackend } from "../ioc/storage-http.backend.ts";
import { TEST_PASSWORD } from "./test-password.ts";

const ORIGIN = "https://practice.example";

/** The server of the practice, on a database in memory that begins with these records. It takes every token. */
export function httpBackendHandler(clock: Clock, records: Partial<Snapshot>): HttpHandler {
  const start = async () => {
    const backend = await openTestBackend(clock);
    await backend.snapshots.merge({ ...EMPTY_SNAPSHOT, ...records });
    return createTestApi({ backend, password: TEST_PASSWORD, clock, sessions: anySession });
  };
  const starting = start();
  return http.all(`${ORIGIN}/api/*`, async ({ request }) => (await starting).fetch(fromSite(request)));
}

/** The shared storage, with that server. */
export function httpBackend(): Backend {
  return { ...storageHttpBackend, connectsTo: [ORIGIN], load: async () => createContainer(httpPorts()) };
}

/** The ports of that server, which knows this page as the owner's: it sends a token before the gate is open. */
export function httpPorts(): Ports {
  return createHttpBackend({
    address: ORIGIN,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${"0".repeat(64)}`);
      return fetch(input, { ...init, headers });
    },
    delay: async () => {},
    // Node's fetch does not take the signals of jsdom.
    timeout: () => null,
    spamEvidence,
    unsentMessage: { read: () => null, write: () => {} },
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
}
