/** The backend of the site. Replace this line to keep the site's data elsewhere. */
export { storageLocalBackend as backend } from "./ioc/storage-local.backend.ts";
