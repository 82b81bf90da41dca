import type { Backend } from "./ioc/define-backend.ts";
import { storageHttpBackend } from "./ioc/storage-http.backend.ts";
import { storageLocalBackend } from "./ioc/storage-local.backend.ts";
import { withPublisher } from "./ioc/with-publisher.ts";

const storageLocal = __PUBLISHES__ ? withPublisher(storageLocalBackend) : storageLocalBackend;

/**
 * The backend of the site, which `storage` in the settings chooses, and where `repository` names one, what publishes its
 * calendar there. The build leaves out the rest.
 */
export const backend: Backend = __STORAGE__ === "shared" ? storageHttpBackend : storageLocal;
