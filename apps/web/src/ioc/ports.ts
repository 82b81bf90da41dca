import type * as core from "@inner-light/core";

/**
 * Every port by its name. A backend binds `VISITORS_PORTS`, with /admin `OWNERS_PORTS`, and the optional ones that it lists.
 * src/backend.ts adds those that the settings bind. Each has a token in service-tokens.ts.
 */
export interface Ports {
  readonly upcomingEvents: core.UpcomingEvents;
  readonly contactSubmissions: core.ContactSubmissionRepository;
  readonly gallerySlides: core.GallerySlideRepository;
  readonly calendarEvents: core.CalendarEventRepository;
  readonly inbox: core.Inbox;
  readonly deletedRecords: core.DeletedRecords;
  readonly gate: core.AdminGate;
  readonly snapshots: core.Snapshots;
  readonly diagnostics: core.StorageDiagnostics;
  readonly suspectedSpam: core.SuspectedSpam;
  readonly messageIntake: core.MessageIntake;
  readonly ownMessages: core.OwnMessages;
  readonly publishedCalendar: core.PublishedCalendar;
  readonly calendarPublisher: core.CalendarPublisher & core.PublisherAccess;
  readonly publisherKey: core.KeptKey;
  readonly changes: core.ChangeFeed;
  readonly changePoller: core.ChangePoller;
}

export type PortName = keyof Ports;

/** The ports that every backend binds. */
export const VISITORS_PORTS = ["upcomingEvents", "contactSubmissions", "gallerySlides"] as const;

/** The ports of an unlocked owner, which every backend with /admin binds. */
const UNLOCKED_PORTS = ["calendarEvents", "inbox", "deletedRecords", "snapshots"] as const;

/** The ports that every backend with /admin binds. */
export const OWNERS_PORTS = ["gate", "changes", ...UNLOCKED_PORTS] as const;

/** The ports of the owner's container, which is dropped when her page locks. */
export const OWNERS_ALONE: readonly PortName[] = [
  ...UNLOCKED_PORTS,
  ...(["diagnostics", "suspectedSpam", "messageIntake", "calendarPublisher"] as const),
];

export type VisitorsPort = (typeof VISITORS_PORTS)[number];
export type OwnersPort = (typeof OWNERS_PORTS)[number];

export type OptionalPort = Exclude<PortName, VisitorsPort | OwnersPort>;

/** A port under each name, or a function that loads it. */
export type Bindings = { readonly [Name in PortName]: Ports[Name] | (() => Promise<Ports[Name]>) };
