export { type Api, createApi } from "./create-api.ts";
export type { SpamEvidence } from "./guards/request-schemas.ts";
export { type CreateLimiter, createMemoryLimiter, type SenderKeys } from "./throttling/limiter.ts";
