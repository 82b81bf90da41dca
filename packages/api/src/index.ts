export type { ApiOptions, ApiPorts } from "./api-options.ts";
export { type Api, createApi } from "./create-api.ts";
export type { IdempotentMessages } from "./idempotent-messages.ts";
export type { ListVersions } from "./list-versions.ts";
export type { Problem } from "./problem.ts";
export { addressBehindProxies } from "./throttling/address-behind-proxies.ts";
export { type CreateLimiter, createMemoryLimiter } from "./throttling/limiter.ts";
