import { BACKUP_MAX_LENGTH, type BackupReading } from "@inner-light/core";

/** Reads a file that somebody chose. What is too large is not even opened; what cannot be opened counts as damaged. */
export async function readBackupFile(file: File, read: (text: string) => BackupReading): Promise<BackupReading> {
  if (file.size > BACKUP_MAX_LENGTH) return { refusal: "too-large" };
  try {
    return read(await file.text());
  } catch {
    return { refusal: "damaged" };
  }
}
