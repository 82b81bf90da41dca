import type * as core from "@inner-light/core";
import type { ServiceIdentifier } from "inversify";

/** A container's key for a service. Token and type share one name, so that one import gives both. */
export function token<Service>(name: string): ServiceIdentifier<Service> {
  return Symbol.for(`inner-light/${name}`);
}

export type CalendarEventRepository = core.CalendarEventRepository;
export const CalendarEventRepository = token<CalendarEventRepository>("CalendarEventRepository");

export type ContactSubmissionRepository = core.ContactSubmissionRepository;
export const ContactSubmissionRepository = token<ContactSubmissionRepository>("ContactSubmissionRepository");

export type Inbox = core.Inbox;
export const Inbox = token<Inbox>("Inbox");

export type GallerySlideRepository = core.GallerySlideRepository;
export const GallerySlideRepository = token<GallerySlideRepository>("GallerySlideRepository");

export type AdminGate = core.AdminGate;
export const AdminGate = token<AdminGate>("AdminGate");

export type ChangeFeed = core.ChangeFeed;
export const ChangeFeed = token<ChangeFeed>("ChangeFeed");

export type Backups = core.Backups;
export const Backups = token<Backups>("Backups");

export type StorageDiagnostics = core.StorageDiagnostics;
export const StorageDiagnostics = token<StorageDiagnostics>("StorageDiagnostics");

export type OwnMessages = core.OwnMessages;
export const OwnMessages = token<OwnMessages>("OwnMessages");
