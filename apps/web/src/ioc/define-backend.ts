import type * as core from "@inner-light/core";
import type { ComponentType } from "react";

/**
 * Every port by name. A backend binds `VISITORS_PORTS`, `OWNERS_PORTS` if it has /admin, and the optional ones that it
 * lists. src/backend.ts adds those that the settings bind. Each has a token in service-tokens.ts.
 */
export interface Ports extends core.BackendPorts {
  readonly gate: core.AdminGate;
  readonly messageIntake: core.MessageIntake;
  readonly publishedCalendar: core.PublishedCalendar;
  readonly calendarPublisher: core.CalendarPublisher & core.PublisherAccess & core.PublishedSite;
  readonly publisherKey: core.KeptKey;
  readonly changePoller: core.ChangePoller;
}

export type PortName = keyof Ports;

/** The ports that every backend binds. */
export const VISITORS_PORTS = ["upcomingEvents", "contactSubmissions", "gallerySlides"] as const;

/** The ports available once the owner unlocks /admin. Every backend with /admin binds them. */
const UNLOCKED_PORTS = ["calendarEvents", "inbox", "deletedRecords", "snapshots"] as const;

/** The ports that every backend with /admin binds. */
export const OWNERS_PORTS = ["gate", "changes", ...UNLOCKED_PORTS] as const;

/** The ports of the owner's container, which is dropped when the owner's page locks. */
export const OWNERS_ALONE: readonly PortName[] = [
  ...UNLOCKED_PORTS,
  ...(["diagnostics", "suspectedSpam", "messageIntake", "calendarPublisher"] as const),
];

export type VisitorsPort = (typeof VISITORS_PORTS)[number];
export type OwnersPort = (typeof OWNERS_PORTS)[number];

export type OptionalPort = Exclude<PortName, VisitorsPort | OwnersPort>;

/** Maps each name to its port, or to a function that loads it. */
export type Bindings = { readonly [Name in PortName]: Ports[Name] | (() => Promise<Ports[Name]>) };

/** A backend's properties. src/backend.ts chooses one backend. */
export interface Backend {
  /** Whether each browser keeps its own records, or the practice's server keeps them for everyone. */
  readonly dataLocation: "this-browser" | "practice";
  /** The origins the backend sends requests to. The Content-Security-Policy allows them, and /terms lists them. */
  readonly connectsTo: readonly string[];
  /** The origins for the owner's page, if they differ. */
  readonly ownerConnectsTo?: readonly string[];
  readonly privacy?: PrivacyFacts;
  /** Whether `/calendar.ics` serves the current events as a feed. */
  readonly servesFeed?: boolean;
  /** How many milliseconds a read stays fresh, unless the change feed reports a change. */
  readonly staleTime: number;
  /** Whether the backend also binds `OWNERS_PORTS`. Without them, there is no /admin. */
  readonly hasAdmin: boolean;
  /** The backend's optional ports. Pages need their names before the backend is loaded. */
  readonly optionalPorts: readonly OptionalPort[];
  /** A hidden part of the contact form that shows how a message was written. */
  readonly messageField?: ComponentType;
  /** Loads the backend, before the first use of a port. */
  readonly load: (clock: core.Clock) => Promise<Partial<Bindings>>;
}

/** A backend that binds the ports it lists, and no other. */
interface BackendWith<HasAdmin extends boolean, Listed extends OptionalPort> extends Backend {
  readonly hasAdmin: HasAdmin;
  readonly optionalPorts: readonly Listed[];
  readonly load: (
    clock: core.Clock,
  ) => Promise<BindingsOf<VisitorsPort | (HasAdmin extends true ? OwnersPort : never) | Listed>>;
}

type BindingsOf<Bound extends PortName> = Pick<Bindings, Bound> & {
  readonly [Other in Exclude<PortName, Bound>]?: never;
};

/** Lets the compiler check that a backend binds the ports it lists. */
export function defineBackend<HasAdmin extends boolean, Listed extends OptionalPort>(
  backend: BackendWith<HasAdmin, Listed>,
): Backend {
  return backend;
}

/** Facts for /terms about messages that the practice keeps. */
interface PrivacyFacts {
  /** How many days daily backups keep a message after it is erased. */
  readonly backupDays?: number;
  /** Whether messages are counted by a hashed IP address, which is deleted within a day, to stop floods. */
  readonly countsAddresses?: boolean;
  /** Whether messages are deleted after the number of months in the setting `keepMessagesMonths`. */
  readonly deletesOldMessages?: boolean;
}
