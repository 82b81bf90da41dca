/** Local storage's keys name the texts in a backup of version 1, so its backend reads them for every other. */
export { readVersion1BackupFile } from "@inner-light/storage-local";
