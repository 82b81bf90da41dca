export { createMemoryBackend } from "./create-memory-backend.ts";
export { createDocumentBackend, type DocumentStore, type SiteDocument } from "./document-backend.ts";
