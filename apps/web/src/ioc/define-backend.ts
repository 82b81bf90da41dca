import type { Clock, KeptKey } from "@inner-light/core";
import type { ComponentType } from "react";
import { site } from "../site/site.ts";
import { tryStorage } from "../ui/browser/tab-session.ts";
import type { Bindings, OptionalPort, OwnersPort, PortName, VisitorsPort } from "./ports.ts";

/** What the site knows about a backend. src/backend.ts chooses one. */
export interface Backend {
  /** Whether each browser keeps its own records, or the practice keeps them for everyone. */
  readonly dataLocation: "this-browser" | "practice";
  /** The origins it sends requests to. The Content-Security-Policy allows these, and /terms names them. */
  readonly connectsTo: readonly string[];
  /** The same for the owner's page, if it differs. */
  readonly ownerConnectsTo?: readonly string[];
  readonly privacy?: PrivacyFacts;
  /** Whether `/calendar.ics` has the current events, to subscribe to. */
  readonly servesFeed?: boolean;
  /** How many milliseconds a read stays fresh, unless the change feed reports a change. */
  readonly staleTime: number;
  /** Whether it also binds `OWNERS_PORTS`. Without them there is no /admin. */
  readonly hasAdmin: boolean;
  /** Its other ports. Pages need their names before the backend is loaded. */
  readonly optionalPorts: readonly OptionalPort[];
  /** A hidden part of the contact form that shows how a message was written. */
  readonly messageField?: ComponentType;
  /** Loads the backend, before the first use of a port. */
  readonly load: (clock: Clock) => Promise<Partial<Bindings>>;
}

/** A backend that binds the ports it lists, and no other. */
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

/** Lets the compiler check that a backend binds the ports it lists. */
export function defineBackend<HasAdmin extends boolean, Listed extends OptionalPort>(
  backend: BackendWith<HasAdmin, Listed>,
): Backend {
  return backend;
}

/** What /terms says about messages that the practice keeps. */
interface PrivacyFacts {
  /** Daily backups keep an erased message for this many more days. */
  readonly backupDays?: number;
  /** Whether messages are counted by a hashed IP address, which is deleted within a day, to stop floods. */
  readonly countsAddresses?: boolean;
  /** Whether messages are deleted after `keepMessagesMonths` of the settings. */
  readonly deletesOldMessages?: boolean;
}

const KEY = "publisher:key";

/** Keeps the owner's key to the publisher in the browser. No backup reads it. */
const publisherKey: KeptKey = {
  read: () => tryStorage(() => localStorage.getItem(KEY)) ?? null,
  write: (text) => tryStorage(() => (text === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, text))),
};

/** The same backend with the port that publishes to the owner's repository. */
export function withPublisher(backend: Backend): Backend {
  return {
    ...backend,
    ownerConnectsTo: ["'self'", "https://api.github.com"],
    optionalPorts: [...backend.optionalPorts, "publisherKey", "calendarPublisher"],
    load: async (clock) => ({ ...(await backend.load(clock)), publisherKey, calendarPublisher }),
  };
}

async function calendarPublisher() {
  const { createGitHubPublisher } = await import("@inner-light/publish-github");
  const { name = "", branch = "" } = site.repository ?? {};
  return createGitHubPublisher({ repository: name, branch, path: __CALENDAR_FILE__, kept: publisherKey, fetch });
}
