export { type Api, createApi } from "./create-api.ts";
export type { SpamEvidence } from "./guards/looks-like-spam.ts";
export { type CreateLimiter, createMemoryLimiter, type SenderKeys } from "./throttling/limiter.ts";
