import { type Clock, systemClock } from "@inner-light/core";
import { createSqlBackend, openSqlite, type SqlBackend } from "@inner-light/storage-sql";
import type { ApiOptions } from "../api-options.ts";
import { type Api, createApi } from "../create-api.ts";
import { createMemoryLimiter } from "../throttling/limiter.ts";

interface TestApiOptions extends Partial<Omit<ApiOptions, "ports">> {
  readonly backend: SqlBackend;
  readonly password: string;
}

export async function openTestBackend(clock: Clock = systemClock): Promise<SqlBackend> {
  const backend = await createSqlBackend({ database: openSqlite(":memory:"), clock });
  await backend.ownerPassword.setHash("the hash of the owner's password");
  return backend;
}

/** Sends every request from a new address unless `senderKeys` is given, so tests do not hit the throttles. */
export function createTestApi({ backend, password, clock = systemClock, ...options }: TestApiOptions): Api {
  let requests = 0;
  return createApi({
    ports: { ...backend, messages: backend.contactSubmissions },
    sessions: backend.ownerSessions,
    verifyPassword: async (attempt) => (attempt === password ? backend.ownerPassword.hash() : null),
    browserSecret: backend.ownerPassword.browserSecret,
    async senderKeys() {
      const keys = [`address ${requests++}`];
      return { address: keys, network: keys };
    },
    checkHealth: async () => {},
    mailFailure: backend.outbox.failure,
    freeBytes: async () => Number.MAX_SAFE_INTEGER,
    siteUrl: null,
    report: () => {},
    createLimiter: createMemoryLimiter,
    clock,
    ...options,
  });
}

/** Adds the headers that a browser sends and Node's `fetch` omits. */
export function fromSite(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("Sec-Fetch-Site", "same-origin");
  return new Request(request, { headers });
}
