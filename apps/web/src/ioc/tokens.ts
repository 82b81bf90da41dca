import type * as core from "@inner-light/core";
import type { ServiceIdentifier } from "inversify";

/** A container's key for a service. Token and type share one name, so that one import gives both. */
function token<Service>(name: string): ServiceIdentifier<Service> {
  return Symbol.for(`inner-light/${name}`);
}

export type CalendarEventRepository = core.CalendarEventRepository;
export const CalendarEventRepository = token<CalendarEventRepository>("CalendarEventRepository");

export type ContactSubmissionRepository = core.ContactSubmissionRepository;
export const ContactSubmissionRepository = token<ContactSubmissionRepository>("ContactSubmissionRepository");

export type GallerySlideRepository = core.GallerySlideRepository;
export const GallerySlideRepository = token<GallerySlideRepository>("GallerySlideRepository");

export type AdminGate = core.AdminGate;
export const AdminGate = token<AdminGate>("AdminGate");

export type StoredData = core.StoredData;
export const StoredData = token<StoredData>("StoredData");

export type ReadMarks = core.ReadMarks;
export const ReadMarks = token<ReadMarks>("ReadMarks");

export type BackupLog = core.BackupLog;
export const BackupLog = token<BackupLog>("BackupLog");
