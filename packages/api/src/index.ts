export type { ApiOptions, ApiPorts } from "./api-options.ts";
export { type Api, createApi } from "./create-api.ts";
export type { IdempotentMessages } from "./idempotent-messages.ts";
export { CountedListVersions, type ListVersions } from "./list-versions.ts";
export type { Problem } from "./problem.ts";
export { type CreateLimiter, createMemoryLimiter, type LimiterRule } from "./throttling/limiter.ts";
