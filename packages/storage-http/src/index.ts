export { createHttpBackend, type HttpBackend } from "./create-http-backend.ts";
export type { HttpBackendOptions } from "./http-client.ts";
