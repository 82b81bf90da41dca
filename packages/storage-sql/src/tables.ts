import type { Noun } from "@inner-light/core";
import type { Dialect } from "kysely";

export interface SqlDatabase {
  readonly kind: "sqlite" | "postgres";
  readonly dialect: Dialect;
}

/**
 * What people wrote is in a `body` as JSON, whose escapes keep U+0000, which PostgreSQL refuses, and lone surrogates,
 * which both databases replace. What queries sort and search by is repeated as plain text, because drivers return other
 * types differently.
 */
export interface Tables {
  /** The steps of `MIGRATIONS` taken so far. */
  readonly kysely_migration: { name: string; timestamp: string };
  /** One row per noun. Each write begins by raising the version, which makes writers of one noun wait for each other. */
  readonly list: { noun: Noun; version: number };
  /** The values of all lists, including unreadable and deleted ones. */
  readonly record: {
    noun: Noun;
    /** The order in the list, or of deletion. Unique per noun. */
    position: number;
    /** As in `idText`; null for a value without an id. */
    id: string | null;
    /** The day and time of an event, the time of sending of a message; null for slides and unreadable values. */
    sort_key: string | null;
    is_read: number;
    is_answered: number;
    is_suspected_spam: number;
    /** ISO 8601 date-time in UTC; null unless deleted. */
    deleted_at: string | null;
    /** ISO 8601 date-time in UTC of the last write of the body. */
    changed_at: string;
    body: string;
  };
  /** Idempotency keys of stored messages. Holds digests, no text of the message. */
  readonly receipt: { key_digest: string; draft_digest: string; sent_at: string };
  /** One row per message that no email has mentioned yet. */
  readonly outbox: { message_id: string; tries: number };
  /** `token_hash` is SHA-256 in hexadecimal. */
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
