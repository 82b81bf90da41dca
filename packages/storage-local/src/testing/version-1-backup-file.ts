import type { SiteTexts } from "../site-storage.ts";
import { version1BackupFile } from "../version-1-backup-file.ts";

/** A backup as version 1 of the site wrote it. */
export function writeVersion1BackupFile(texts: SiteTexts, createdAt = "2026-04-02T12:00:00.000Z"): string {
  return version1BackupFile.write(createdAt, texts);
}
