export { createHttpBackend, type HttpBackend } from "./create-http-backend.ts";
export type { HttpBackendOptions } from "./http-backend-options.ts";
export { type PageVisibility, pageVisibility } from "./page-visibility.ts";
