export type { BrowserCapabilities } from "./browser-capabilities.ts";
export { type LocalStoragePage, localStoragePage } from "./local-storage-page.ts";
export { createLocalStorageBackend, ownerPorts } from "./owner-ports.ts";
export { visitorPorts } from "./visitor-ports.ts";
