import type { Noun } from "@inner-light/core";
import type { Dialect } from "kysely";

export interface SqlDatabase {
  readonly kind: "sqlite" | "postgres";
  readonly dialect: Dialect;
}

/**
 * JSON escapes preserve U+0000 and lone surrogates, which databases reject or replace. Text columns for sorting repeat
 * values, because drivers return other types differently.
 */
export interface Tables {
  readonly kysely_migration: { name: string; timestamp: string };
  /** One row per noun. A write starts by incrementing the version, which makes a noun's writers wait for each other. */
  readonly list: { noun: Noun; version: number };
  /** All values, including unreadable and deleted ones. */
  readonly record: {
    noun: Noun;
    /** Unique per noun. Position in the list or, for deleted values, order of deletion. */
    position: number;
    /** Formatted by `idText`; null for values without an id. */
    id: string | null;
    /** An event's date and time, or a message's timestamp; null for slides and unreadable values. */
    sort_key: string | null;
    is_read: number;
    is_answered: number;
    is_suspected_spam: number;
    /** ISO 8601, UTC; null unless deleted. */
    deleted_at: string | null;
    /** When the body was last written (ISO 8601, UTC). */
    changed_at: string;
    body: string;
  };
  /** Idempotency keys of stored messages. Only digests, no text. */
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
