export { type FaultPlan, FaultyStorage } from "./faulty-storage.ts";
export { writeVersion1BackupFile } from "./version-1-backup-file.ts";
