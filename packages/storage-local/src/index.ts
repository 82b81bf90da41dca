export type { BrowserCapabilities } from "./browser-capabilities.ts";
export { createLocalStorageBackend } from "./create-local-storage-backend.ts";
export { type LocalStoragePage, localStoragePage } from "./local-storage-page.ts";
export { ownerPorts } from "./owner-ports.ts";
export { visitorPorts } from "./visitor-ports.ts";
