import type { Noun } from "@inner-light/core";
import type { Dialect } from "kysely";

export interface SqlDatabase {
  readonly kind: "sqlite" | "postgres";
  readonly dialect: Dialect;
}

/**
 * A `body` holds what people wrote as JSON, because its escapes preserve U+0000, which PostgreSQL refuses, and lone
 * surrogates, which both databases replace. Values that queries sort and search by are repeated as plain text, because
 * drivers return other types differently.
 */
export interface Tables {
  /** The steps of `MIGRATIONS` that have run. */
  readonly kysely_migration: { name: string; timestamp: string };
  /** One row per noun. Each write first increments the version, which makes a noun's writers wait for each other. */
  readonly list: { noun: Noun; version: number };
  /** The values of all lists, including unreadable and deleted ones. */
  readonly record: {
    noun: Noun;
    /** The position in the list or, once deleted, the order of deletion. Unique per noun. */
    position: number;
    /** As `idText` formats it; null for a value without an id. */
    id: string | null;
    /** An event's date and time, or when a message was sent; null for slides and unreadable values. */
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
  /** Idempotency keys of stored messages. Holds digests, and no message text. */
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
