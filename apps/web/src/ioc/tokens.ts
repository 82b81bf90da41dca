import type * as core from "@inner-light/core";
import type { ServiceIdentifier } from "inversify";

/** A container's key for a service. */
export function token<Service>(name: string): ServiceIdentifier<Service> {
  return Symbol.for(`inner-light/${name}`);
}

export const CalendarEventRepository = token<core.CalendarEventRepository>("CalendarEventRepository");
export const UpcomingEvents = token<core.UpcomingEvents>("UpcomingEvents");
export const ContactSubmissionRepository = token<core.ContactSubmissionRepository>("ContactSubmissionRepository");
export const Inbox = token<core.Inbox>("Inbox");
export const DeletedRecords = token<core.DeletedRecords>("DeletedRecords");
export const GallerySlideRepository = token<core.GallerySlideRepository>("GallerySlideRepository");
export const AdminGate = token<core.AdminGate>("AdminGate");
export const ChangeFeed = token<core.ChangeFeed>("ChangeFeed");
export const ListVersions = token<core.ListVersions>("ListVersions");
export const Snapshots = token<core.Snapshots>("Snapshots");
export const PublishedCalendar = token<core.PublishedCalendar>("PublishedCalendar");
export const StorageDiagnostics = token<core.StorageDiagnostics>("StorageDiagnostics");
export const OwnMessages = token<core.OwnMessages>("OwnMessages");
// Only a shared site uses these: without the mark, the others would keep these lines.
export const SuspectedSpam = /* @__PURE__ */ token<core.SuspectedSpam>("SuspectedSpam");
export const MessageRoom = /* @__PURE__ */ token<core.MessageRoom>("MessageRoom");

/** The ports of a visitor's page, which every backend binds. */
export const VISITORS_PORTS: readonly ServiceIdentifier[] = [
  UpcomingEvents,
  ContactSubmissionRepository,
  GallerySlideRepository,
];

/** The ports of an owner who changes events and reads messages, and deletes without fear. */
export const OWNERS_PORTS: readonly ServiceIdentifier[] = [
  AdminGate,
  CalendarEventRepository,
  Inbox,
  DeletedRecords,
  ChangeFeed,
];
