import type {
  AddEvents,
  MakeBackup,
  PreviewBackup,
  RestoreBackup,
  SaveEvent,
  SendMessage,
} from "@inner-light/application";
import type { ServiceIdentifier } from "inversify";

/** The token of each use case. Those of the owner are in the container that is made once the owner unlocks. */
export const SEND_MESSAGE: ServiceIdentifier<SendMessage> = Symbol("SendMessage");
export const ADD_EVENTS: ServiceIdentifier<AddEvents> = Symbol("AddEvents");
export const SAVE_EVENT: ServiceIdentifier<SaveEvent> = Symbol("SaveEvent");
export const MAKE_BACKUP: ServiceIdentifier<MakeBackup> = Symbol("MakeBackup");
export const PREVIEW_BACKUP: ServiceIdentifier<PreviewBackup> = Symbol("PreviewBackup");
export const RESTORE_BACKUP: ServiceIdentifier<RestoreBackup> = Symbol("RestoreBackup");
