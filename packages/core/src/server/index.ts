export * from "./page-renderer.ts";
export * from "./server-ports.ts";
