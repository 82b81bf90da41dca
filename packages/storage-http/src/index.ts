export { createHttpBackend, type HttpBackend, httpGuarantees } from "./create-http-backend.ts";
export type { HttpBackendOptions } from "./http-backend-options.ts";
