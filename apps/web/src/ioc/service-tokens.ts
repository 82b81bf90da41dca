import type * as application from "@inner-light/application";
import type { Clock } from "@inner-light/core";
import type { ServiceIdentifier } from "inversify";
import type { PortName, Ports } from "./define-backend.ts";

type PortToken<Name extends PortName> = ServiceIdentifier<Ports[Name]>;

export const UPCOMING_EVENTS: PortToken<"upcomingEvents"> = "upcomingEvents";
export const CONTACT_SUBMISSIONS: PortToken<"contactSubmissions"> = "contactSubmissions";
export const GALLERY_SLIDES: PortToken<"gallerySlides"> = "gallerySlides";
export const GATE: PortToken<"gate"> = "gate";
export const CHANGES: PortToken<"changes"> = "changes";
export const CHANGE_POLLER: PortToken<"changePoller"> = "changePoller";
export const OWN_MESSAGES: PortToken<"ownMessages"> = "ownMessages";
export const PUBLISHED_CALENDAR: PortToken<"publishedCalendar"> = "publishedCalendar";
export const PUBLISHER_KEY: PortToken<"publisherKey"> = "publisherKey";
export const CALENDAR_EVENTS: PortToken<"calendarEvents"> = "calendarEvents";
export const INBOX: PortToken<"inbox"> = "inbox";
export const DELETED_RECORDS: PortToken<"deletedRecords"> = "deletedRecords";
export const SNAPSHOTS: PortToken<"snapshots"> = "snapshots";
export const DIAGNOSTICS: PortToken<"diagnostics"> = "diagnostics";
export const SUSPECTED_SPAM: PortToken<"suspectedSpam"> = "suspectedSpam";
export const MESSAGE_INTAKE: PortToken<"messageIntake"> = "messageIntake";
export const CALENDAR_PUBLISHER: PortToken<"calendarPublisher"> = "calendarPublisher";

export const CLOCK: ServiceIdentifier<Clock> = Symbol("Clock");

export const SEND_MESSAGE: ServiceIdentifier<application.SendMessage> = Symbol("SendMessage");
export const ERASE_OWN_MESSAGES: ServiceIdentifier<application.EraseOwnMessages> = Symbol("EraseOwnMessages");

export const ADD_EVENTS: ServiceIdentifier<application.AddEvents> = Symbol("AddEvents");
export const SAVE_EVENT: ServiceIdentifier<application.SaveEvent> = Symbol("SaveEvent");
export const COMPARE_PUBLISHED: ServiceIdentifier<application.ComparePublished> = Symbol("ComparePublished");
export const PUBLISH_CALENDAR: ServiceIdentifier<application.PublishCalendar> = Symbol("PublishCalendar");
export const MAKE_BACKUP: ServiceIdentifier<application.MakeBackup> = Symbol("MakeBackup");
export const PREVIEW_BACKUP: ServiceIdentifier<application.PreviewBackup> = Symbol("PreviewBackup");
export const RESTORE_BACKUP: ServiceIdentifier<application.RestoreBackup> = Symbol("RestoreBackup");
