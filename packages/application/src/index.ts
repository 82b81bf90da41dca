export {
  type BackupPreview,
  MakeBackup,
  PreviewBackup,
  type PreviewBackupResult,
  RestoreBackup,
  type RestoreMode,
} from "./backup/backups.ts";
export { AddEvents, type AddEventsResult } from "./calendar/add-events.ts";
export { SaveEvent, type SaveEventAnswers, type SaveEventResult } from "./calendar/save-event.ts";
export { EraseOwnMessages } from "./messages/erase-own-messages.ts";
export { SendMessage, type SendMessageResult } from "./messages/send-message.ts";
export {
  ComparePublished,
  PublishCalendar,
  type PublishCalendarResult,
  type PublishedComparison,
} from "./publishing/publish-calendar.ts";
export type { Incomplete, UseCase } from "./use-case.ts";
