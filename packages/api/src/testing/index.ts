export { type BackendPorts, createTestApi, fromSite } from "./create-test-api.ts";
export { HOSTILE_REQUESTS, type HostileRequest } from "./hostile-requests.ts";
export { MemoryIdempotentMessages } from "./memory-idempotent-messages.ts";
export { MemoryOwnerSessions } from "./memory-owner-sessions.ts";
