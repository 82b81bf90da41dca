export * from "./backup/backups.ts";
export * from "./calendar/add-events.ts";
export * from "./calendar/save-event.ts";
export * from "./messages/erase-own-messages.ts";
export * from "./messages/send-message.ts";
export * from "./publishing/publish-calendar.ts";
export type { Incomplete, UseCase } from "./use-case.ts";
