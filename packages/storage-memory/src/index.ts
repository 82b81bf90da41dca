export { createMemoryBackend } from "./create-memory-backend.ts";
