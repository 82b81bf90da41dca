import type { BackendPorts, Clock, Inbox, MailFailure, MessageIntake } from "@inner-light/core";
import type { IdempotentMessages, ListVersions, OwnerSessions } from "@inner-light/core/server";
import type { CreateLimiter, SenderKeys } from "./throttling/limiter.ts";

type StorePorts = "calendarEvents" | "upcomingEvents" | "suspectedSpam" | "deletedRecords" | "snapshots";

/** The ports that the routes serve. */
interface ApiPorts extends Pick<BackendPorts, StorePorts> {
  readonly messages: IdempotentMessages;
  readonly inbox: Inbox & Pick<MessageIntake, "erase">;
  readonly versions: ListVersions;
}

export interface ApiOptions {
  readonly ports: ApiPorts;
  readonly sessions: OwnerSessions;
  /** Resolves to the stored slow hash if the password is right, otherwise to `null`. Never called concurrently. */
  readonly verifyPassword: (password: string) => Promise<string | null>;
  /** Signs the marks of browsers in which the owner has signed in. */
  readonly browserSecret: () => Promise<string>;
  /** Identifies a visitor, for example by hashes of the IP address. `env` is what was passed to `app.fetch`. */
  readonly senderKeys: (env: unknown) => Promise<SenderKeys>;
  /** Called with the `env` of each request that carries the owner's token, before the body is read. */
  readonly onOwner?: (env: unknown) => void;
  /** For example `https://practice.example`; `null` accepts any host name. */
  readonly siteUrl: string | null;
  /** Writes and reads; rejects if the server cannot do its job. */
  readonly checkHealth: () => Promise<void>;
  /** Free disk space, including what the database can reuse. */
  readonly freeBytes: () => Promise<number>;
  /** When and why email to the owner began to fail; `null` if it works or is not configured. */
  readonly mailFailure: () => Promise<MailFailure | null>;
  /** Called with errors that are not the client's fault. */
  readonly report: (error: unknown) => void;
  /** Makes the counters of the throttles: `createMemoryLimiter` suits one server. */
  readonly createLimiter: CreateLimiter;
  readonly clock: Clock;
}
