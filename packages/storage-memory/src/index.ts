export { createMemoryBackend, type MemoryBackend, type MemoryBackendOptions } from "./create-memory-backend.ts";
