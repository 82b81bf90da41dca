import type * as core from "@inner-light/core";
import type { ComponentType } from "react";

/** Every port by name. Optional ports are those not in `VISITORS_PORTS` or `OWNERS_PORTS`. */
export interface Ports extends core.BackendPorts {
  readonly gate: core.AdminGate;
  readonly messageIntake: core.MessageIntake;
  readonly publishedCalendar: core.PublishedCalendar;
  readonly calendarPublisher: core.CalendarPublisher & core.PublisherAccess & core.PublishedSite;
  readonly publisherKey: core.KeptKey;
  readonly changePoller: core.ChangePoller;
}

export type PortName = keyof Ports;

export const VISITORS_PORTS = ["upcomingEvents", "contactSubmissions", "gallerySlides"] as const;

/** Ports that are available only while /admin is unlocked. */
const UNLOCKED_PORTS = ["calendarEvents", "inbox", "deletedRecords", "snapshots"] as const;

export const OWNERS_PORTS = ["gate", "changes", ...UNLOCKED_PORTS] as const;

/** The ports of the owner's container, dropped when /admin locks. */
export const OWNERS_ALONE: readonly PortName[] = [
  ...UNLOCKED_PORTS,
  ...(["diagnostics", "suspectedSpam", "messageIntake", "calendarPublisher"] as const),
];

export type VisitorsPort = (typeof VISITORS_PORTS)[number];
export type OwnersPort = (typeof OWNERS_PORTS)[number];

export type OptionalPort = Exclude<PortName, VisitorsPort | OwnersPort>;

export type Bindings = { readonly [Name in PortName]: Ports[Name] | (() => Promise<Ports[Name]>) };

/** A storage backend. src/backend.ts selects one. */
export interface Backend {
  /** Where records live: in each browser, or on the practice's server for everyone. */
  readonly dataLocation: "this-browser" | "practice";
  /** The origins that the backend sends requests to, for the Content-Security-Policy and /terms. */
  readonly connectsTo: readonly string[];
  /** Replaces `connectsTo` on the owner's page. */
  readonly ownerConnectsTo?: readonly string[];
  readonly privacy?: PrivacyFacts;
  /** Whether `/calendar.ics` serves the current events as a feed. */
  readonly servesFeed?: boolean;
  /** How long a read stays fresh without a reported change, in milliseconds. */
  readonly staleTime: number;
  /** Whether the backend binds `OWNERS_PORTS`. If not, there is no /admin. */
  readonly hasAdmin: boolean;
  /** The optional ports that the backend binds. Pages read this before the backend loads. */
  readonly optionalPorts: readonly OptionalPort[];
  /** A hidden field of the contact form that helps detect spam. */
  readonly messageField?: ComponentType;
  /** Called before the first use of a port. */
  readonly load: (clock: core.Clock) => Promise<Partial<Bindings>>;
}

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

/** Makes the compiler check that a backend binds the ports it lists. */
export function defineBackend<HasAdmin extends boolean, Listed extends OptionalPort>(
  backend: BackendWith<HasAdmin, Listed>,
): Backend {
  return backend;
}

interface PrivacyFacts {
  /** How many days daily backups keep an erased message. */
  readonly backupDays?: number;
  /** Whether hashed IP addresses are kept for up to a day, to prevent floods of messages. */
  readonly countsAddresses?: boolean;
  /** Whether messages are deleted after the setting `keepMessagesMonths`. */
  readonly deletesOldMessages?: boolean;
}
