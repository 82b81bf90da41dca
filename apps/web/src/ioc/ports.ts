import type * as core from "@inner-light/core";
import type { ServiceIdentifier } from "inversify";

/**
 * Every port that a page may ask for: its name, which is its token in the container, and its interface. A backend binds
 * those of `VISITORS_PORTS`, with /admin those of `OWNERS_PORTS`, and the optional ones that it lists. A port that the
 * site's settings bind, whatever the backend, belongs here, too: `src/backend.ts` adds it to the backend it has chosen.
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
  readonly changes: core.ChangeFeed;
  readonly changePoller: core.ChangePoller;
}

export type PortName = keyof Ports;

/** The ports of a visitor's page, which every backend binds. */
export const VISITORS_PORTS = [
  "upcomingEvents",
  "contactSubmissions",
  "gallerySlides",
] as const satisfies readonly PortName[];

/** The ports of the owner's page, which every backend with /admin binds. */
export const OWNERS_PORTS = [
  "gate",
  "calendarEvents",
  "inbox",
  "deletedRecords",
  "snapshots",
  "changes",
] as const satisfies readonly PortName[];

export type VisitorsPort = (typeof VISITORS_PORTS)[number];
export type OwnersPort = (typeof OWNERS_PORTS)[number];

/** A port that only some backends bind. */
export type OptionalPort = Exclude<PortName, VisitorsPort | OwnersPort>;

/** A port under each name, or a function that loads it. */
export type Bindings = { readonly [Name in PortName]: Ports[Name] | (() => Promise<Ports[Name]>) };

/** The token of a port in the container: its name. */
export function portToken<Name extends PortName>(name: Name): ServiceIdentifier<Ports[Name]> {
  return name;
}

/** The token of the clock. */
export const CLOCK: ServiceIdentifier<core.Clock> = Symbol("Clock");
