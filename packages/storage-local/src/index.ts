export type { BrowserCapabilities } from "./browser-capabilities.ts";
export {
  createLocalStorageBackend,
  type LocalStorageBackend,
  type LocalStorageOptions,
} from "./create-local-storage-backend.ts";
export { localStorageGuarantees } from "./guarantees.ts";
