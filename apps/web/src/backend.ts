import type { Backend } from "./ioc/define-backend.ts";
import { storageHttpBackend } from "./ioc/storage-http.backend.ts";
import { storageLocalBackend } from "./ioc/storage-local.backend.ts";

/** The backend of the site, which `storage` in the settings chooses. The build leaves out the other one. */
export const backend: Backend = __STORAGE__ === "shared" ? storageHttpBackend : storageLocalBackend;
