/** What makes and reads the files that the owner downloads and chooses. Imported late, because few visits need it. */
export {
  checksumOfCalendar,
  compareSnapshots,
  exportBackup,
  LONGEST_BACKUP_IN_PAGE,
  parseBackupFile,
  publishCalendar,
  readPublishedCalendar,
  restoreBackup,
  writePublishedCalendar,
} from "@inner-light/core";
