import type { BackendPorts, Clock, Inbox, MailFailure, MessageIntake } from "@inner-light/core";
import type { IdempotentMessages, ListVersions, OwnerSessions } from "@inner-light/core/server";
import type { CreateLimiter, SenderKeys } from "./throttling/limiter.ts";

type StorePorts = "calendarEvents" | "upcomingEvents" | "suspectedSpam" | "deletedRecords" | "snapshots";

interface ApiPorts extends Pick<BackendPorts, StorePorts> {
  readonly messages: IdempotentMessages;
  readonly inbox: Inbox & Pick<MessageIntake, "erase">;
  readonly versions: ListVersions;
}

export interface ApiOptions {
  readonly ports: ApiPorts;
  readonly sessions: OwnerSessions;
  /** Resolves to the stored hash if the password is right, otherwise to `null`. Calls never overlap. */
  readonly verifyPassword: (password: string) => Promise<string | null>;
  /** The key that signs the marks of browsers that the owner has signed in from. */
  readonly browserSecret: () => Promise<string>;
  /** Identifies a visitor, for example by hashes of the IP address. `env` comes from `app.fetch`. */
  readonly senderKeys: (env: unknown) => Promise<SenderKeys>;
  /** Called before the body is read if a request carries the owner's token. */
  readonly onOwner?: (env: unknown) => void;
  /** For example `https://practice.example`; `null` accepts any host. */
  readonly siteUrl: string | null;
  /** Writes and reads test data. Rejects if the server is unhealthy. */
  readonly checkHealth: () => Promise<void>;
  /** Free disk space, including what the database can reuse. */
  readonly freeBytes: () => Promise<number>;
  /** The current email failure; `null` if email works or is not configured. */
  readonly mailFailure: () => Promise<MailFailure | null>;
  /** Called for errors that the client did not cause. */
  readonly report: (error: unknown) => void;
  /** `createMemoryLimiter` is enough for a single server. */
  readonly createLimiter: CreateLimiter;
  readonly clock: Clock;
}
