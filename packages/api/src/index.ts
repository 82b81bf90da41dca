export type { ApiOptions, ApiPorts } from "./api-options.ts";
export { type Api, createApi } from "./create-api.ts";
export type { ListVersions } from "./list-versions.ts";
export type { Problem } from "./problem.ts";
export { type CreateLimiter, createMemoryLimiter } from "./throttling/limiter.ts";
