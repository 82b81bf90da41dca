export { type BackendPorts, createTestApi, fromSite } from "./create-test-api.ts";
export type { HostileRequest } from "./hostile-request.ts";
export { HOSTILE_REQUESTS } from "./hostile-requests.ts";
export { MemoryIdempotentMessages } from "./memory-idempotent-messages.ts";
export { MemoryOwnerSessions } from "./memory-owner-sessions.ts";
