/** What makes and reads the files that the owner downloads and chooses. Imported late, because few visits need it. */
export {
  BACKUP_MAX_LENGTH,
  beginFromPublished,
  exportBackup,
  parseBackupFile,
  previewBackup,
  restoreBackup,
  writePublishedCalendar,
} from "@inner-light/core";
/** Version 1 names its texts by local storage's keys, so every backend reads it with that of local storage. */
export { readVersion1BackupFile } from "@inner-light/storage-local";
