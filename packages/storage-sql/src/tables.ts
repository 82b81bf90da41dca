import type { Noun } from "@inner-light/core";
import type { Dialect } from "kysely";

/** A database that `createSqlBackend` can work on, not connected to yet. */
export interface SqlDatabase {
  readonly kind: "sqlite" | "postgres";
  readonly dialect: Dialect;
}

/**
 * The tables. Every text that a person wrote is in a `body` as JSON: PostgreSQL refuses U+0000 in a text, and both
 * databases replace a lone surrogate, so texts are stored with JSON's escapes. What queries sort and search by is repeated
 * beside the body as plain text, because drivers return other types differently.
 */
export interface Tables {
  /** The steps of `MIGRATIONS` that were taken. */
  readonly kysely_migration: { name: string; timestamp: string };
  /** One row per noun. Each write begins by raising the version, which also makes writers of one noun wait in line. */
  readonly list: { noun: Noun; version: number };
  /** The values of all lists, unreadable and deleted ones included. */
  readonly record: {
    noun: Noun;
    /** The order in the list, or among deleted records the order of deletion. Unique per noun. */
    position: number;
    /** As in `idText`; null for a value without an id. */
    id: string | null;
    /** The day and time of an event, the time of sending of a message; null for slides and unreadable values. */
    sort_key: string | null;
    /** 1 for a message that the owner has read. */
    is_read: number;
    /** 1 for a message that looks like spam. */
    is_suspected_spam: number;
    /** ISO 8601 date-time in UTC; null unless deleted. */
    deleted_at: string | null;
    /** When the body was last written, as an ISO 8601 date-time in UTC. */
    changed_at: string;
    body: string;
  };
  /** That a message with this idempotency key was stored. Holds digests, no text of the message. */
  readonly receipt: { key_digest: string; draft_digest: string; sent_at: string };
  /** One row per message that no mail was about yet. */
  readonly outbox: { message_id: string; tries: number };
  /** The hash is the SHA-256 of the token, in hexadecimal. */
  readonly owner_session: { token_hash: string; created_at: string; last_used_at: string };
  readonly setting: {
    name:
      | "last-backup-at"
      | "automatic-backup-at"
      | "password-hash"
      | "created-at"
      | "health-checked-at"
      | "browser-secret"
      | "address-secret"
      | "next-mail-at"
      | "mail-failure"
      | "clock-seen";
    value: string;
  };
}
