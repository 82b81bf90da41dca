export type { ApiOptions, ApiPorts } from "./api-options.ts";
export { type Api, createApi } from "./create-api.ts";
export type { SpamEvidence } from "./looks-like-spam.ts";
export { type CreateLimiter, createMemoryLimiter } from "./throttling/limiter.ts";
