import type { Backend } from "./ioc/define-backend.ts";
import { storageHttpBackend } from "./ioc/storage-http.backend.ts";
import { storageLocalBackend } from "./ioc/storage-local.backend.ts";
import { withPublisher } from "./ioc/with-publisher.ts";
import { HiddenField } from "./ui/field/hidden-field.tsx";

const storageLocal = __PUBLISHES__ ? withPublisher(storageLocalBackend) : storageLocalBackend;

/** The backend chosen in the settings. The build drops the other one. */
export const backend: Backend =
  __STORAGE__ === "shared" ? { ...storageHttpBackend, messageField: HiddenField } : storageLocal;
