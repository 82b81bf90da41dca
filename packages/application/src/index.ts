export { MakeBackup, type MakeBackupResult } from "./backup/make-backup.ts";
export { type BackupPreview, PreviewBackup, type PreviewBackupResult } from "./backup/preview-backup.ts";
export { RestoreBackup, type RestoreBackupResult, type RestoreMode } from "./backup/restore-backup.ts";
export { AddEvents, type AddEventsResult } from "./calendar/add-events.ts";
export { SaveEvent, type SaveEventAnswers, type SaveEventResult } from "./calendar/save-event.ts";
export type { Incomplete } from "./incomplete.ts";
export { SendMessage, type SendMessageResult } from "./messages/send-message.ts";
export type { UseCase } from "./use-case.ts";
