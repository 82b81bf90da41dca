import type * as core from "@inner-light/core";
import type { ComponentType } from "react";
import type { OptionalPort, PortName, Ports, PortsBoundBy } from "./ports-and-use-cases.ts";

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
  /** Whether the backend binds the ports that /admin requires. If not, there is no /admin. */
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
  ) => Promise<BindingsOf<PortsBoundBy<"all" | (HasAdmin extends true ? "with-admin" : never)> | Listed>>;
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
  /** Whether messages are deleted after `keepMessagesMonths`. */
  readonly deletesOldMessages?: boolean;
}
