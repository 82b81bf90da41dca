export { createHttpBackend, type HttpBackend } from "./create-http-backend.ts";
export { httpGuarantees } from "./guarantees.ts";
export type { HttpBackendOptions } from "./http-backend-options.ts";
