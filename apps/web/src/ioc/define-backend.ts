import type { Clock } from "@inner-light/core";
import type { ComponentType } from "react";
import type { Bindings, OptionalPort, OwnersPort, PortName, VisitorsPort } from "./ports.ts";

/** Everything the site needs to know about a backend. The composition root chooses one. */
export interface Backend {
  /** Whether each browser keeps records of its own, or the practice keeps them for everyone. */
  readonly dataLocation: "this-browser" | "practice";
  /** The origins it sends requests to. The build's Content-Security-Policy allows these and no others; /terms names them. */
  readonly connectsTo: readonly string[];
  /** The same for the owner's page, where that differs. */
  readonly ownerConnectsTo?: readonly string[];
  /** What becomes of messages that the practice keeps, for /terms. */
  readonly privacy?: PrivacyFacts;
  /** Whether `/calendar.ics` beside the pages has the events as they are, for calendar programs to subscribe to. */
  readonly servesFeed?: boolean;
  /** For how many milliseconds a read counts as fresh, unless a change feed reports a change. */
  readonly staleTime: number;
  /** Whether it binds `OWNERS_PORTS`, too. Without them there is no /admin. */
  readonly hasAdmin: boolean;
  /** The other ports that it binds. Pages need their names before the backend is loaded. */
  readonly optionalPorts: readonly OptionalPort[];
  /** A part of the contact form, unseen, with which the backend tells how a message was written. */
  readonly messageField?: ComponentType;
  /** Downloads the backend. Called before the first use of a port, so that pages without data skip it. */
  readonly load: (clock: Clock) => Promise<Partial<Bindings>>;
}

/** A backend that binds the ports it says it does, and no other. */
interface BackendWith<HasAdmin extends boolean, Listed extends OptionalPort> extends Backend {
  readonly hasAdmin: HasAdmin;
  readonly optionalPorts: readonly Listed[];
  readonly load: (
    clock: Clock,
  ) => Promise<BindingsOf<VisitorsPort | (HasAdmin extends true ? OwnersPort : never) | Listed>>;
}

type BindingsOf<Bound extends PortName> = Pick<Bindings, Bound> & {
  readonly [Other in Exclude<PortName, Bound>]?: never;
};

/** Lets the compiler compare what a backend says that it binds with what it does. */
export function defineBackend<HasAdmin extends boolean, Listed extends OptionalPort>(
  backend: BackendWith<HasAdmin, Listed>,
): Backend {
  return backend;
}

/** What pages may say of messages besides where they are kept. Nothing is said of what is left out. */
interface PrivacyFacts {
  /** Daily backups keep an erased message for this many days more. */
  readonly backupDays?: number;
  /** Whether messages are counted by a scrambled IP address, to hold off floods, which is deleted within a day. */
  readonly countsAddresses?: boolean;
  /** Whether messages are deleted after `keepMessagesMonths` of the settings. */
  readonly deletesOldMessages?: boolean;
}
