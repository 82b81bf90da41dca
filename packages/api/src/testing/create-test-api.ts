import { type ContactSubmissionRepository, systemClock } from "@inner-light/core";
import type { ApiOptions, ApiPorts } from "../api-options.ts";
import { type Api, createApi } from "../create-api.ts";
import { CountedListVersions } from "./counted-list-versions.ts";
import { MemoryIdempotentMessages } from "./memory-idempotent-messages.ts";
import { MemoryOwnerSessions } from "./memory-owner-sessions.ts";

/** The ports of a backend in this process, such as the one in memory. */
export interface BackendPorts extends Omit<ApiPorts, "messages" | "versions"> {
  readonly contactSubmissions: ContactSubmissionRepository;
}

interface TestApiOptions extends Partial<Omit<ApiOptions, "ports">> {
  readonly backend: BackendPorts;
  readonly password: string;
}

/**
 * The application on a backend in this process, for tests. Each request comes from an address of its own unless
 * `addressKey` says otherwise, so that no throttle is met by accident.
 */
export function createTestApi({ backend, password, clock = systemClock, ...options }: TestApiOptions): Api {
  let requests = 0;
  return createApi({
    ports: testPorts(backend),
    sessions: new MemoryOwnerSessions(clock),
    verifyPassword: async (attempt) => attempt === password,
    addressKey: async () => `address ${requests++}`,
    checkHealth: async () => {},
    clock,
    ...options,
  });
}

function testPorts({ contactSubmissions, ...ports }: BackendPorts): ApiPorts {
  return {
    ...ports,
    messages: new MemoryIdempotentMessages(contactSubmissions),
    versions: new CountedListVersions(ports.changes),
  };
}

/** Adds the headers that a browser sends for a page of the site, which `fetch` in Node leaves out. */
export function fromSite(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("Sec-Fetch-Site", "same-origin");
  return new Request(request, { headers });
}
