import type { BackendPorts, Clock, Inbox, MailFailure, MessageIntake } from "@inner-light/core";
import type { IdempotentMessages, ListVersions, OwnerSessions } from "@inner-light/core/server";
import type { Context } from "hono";
import type { ownersChange, requireOwner } from "../guards/require-owner.ts";
import type { CreateLimiter, SenderKeys } from "../throttling/limiter.ts";

type StorePorts = "calendarEvents" | "upcomingEvents" | "suspectedSpam" | "deletedRecords";

/** The ports that the routes serve, optional ones included. */
interface ApiPorts extends Pick<BackendPorts, StorePorts | "snapshots"> {
  readonly messages: IdempotentMessages;
  readonly inbox: Inbox & Pick<MessageIntake, "erase">;
  readonly versions: ListVersions;
}

export interface ApiOptions {
  readonly ports: ApiPorts;
  readonly sessions: OwnerSessions;
  /** Resolves to the stored slow hash if the password is right, and otherwise to `null`. Never called twice at a time. */
  readonly verifyPassword: (password: string) => Promise<string | null>;
  /** Signs the marks of browsers that have signed in. */
  readonly browserSecret: () => Promise<string>;
  /** What counts as one visitor, such as hashes of the IP address. `env` is what `app.fetch` was given. */
  readonly senderKeys: (env: unknown) => Promise<SenderKeys>;
  /** Called with the `env` of each request that has the owner's token, before its body is read. */
  readonly onOwner?: (env: unknown) => void;
  /** Where the site is, as `https://practice.example`; any name leads to it where that is not known. */
  readonly siteUrl: string | null;
  /** Writes and reads; rejects when the server cannot do its work. */
  readonly checkHealth: () => Promise<void>;
  /** How much the disk has room for, in what the database reuses, too. */
  readonly freeBytes: () => Promise<number>;
  /** When and why mail to the owner began to fail; `null` while it works or none is configured. */
  readonly mailFailure: () => Promise<MailFailure | null>;
  /** Called with errors that are not the client's fault. */
  readonly report: (error: unknown) => void;
  /** Makes the counters of the throttles: `createMemoryLimiter` suits one server. */
  readonly createLimiter: CreateLimiter;
  readonly clock: Clock;
}

/** What every route file is given: the options, and what guards the owner's routes. */
export interface RouteContext extends ApiOptions {
  readonly owner: ReturnType<typeof requireOwner>;
  /** Counts as use of the session, which `owner` does not. */
  readonly ownersUse: ReturnType<typeof requireOwner>;
  readonly change: ReturnType<typeof ownersChange>;
}

/** The answer to a change that returns nothing, once it is made. */
export async function done(context: Context, change: Promise<void>) {
  await change;
  return context.json(null);
}
