export { type BackendPorts, createTestApi, fromSite } from "./create-test-api.ts";
export { MemoryIdempotentMessages } from "./memory-idempotent-messages.ts";
export { MemoryOwnerSessions } from "./memory-owner-sessions.ts";
