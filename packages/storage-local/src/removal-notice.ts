import { fingerprint } from "./quarantine.ts";
import type { Identified, RecordSlot } from "./slot.ts";

/**
 * What a tab tells the others when it removes a record, or puts a changed one in its place, so that the tab that
 * added it does not bring it back. Nothing of what is in it.
 */
export interface RemovalNotice {
  readonly id: number;
  readonly fingerprint: string;
}

export function removalNoticeOf({ record, json }: RecordSlot<Identified>): RemovalNotice {
  return { id: record.id, fingerprint: fingerprint(json) };
}

export function isNoticeOf(notice: RemovalNotice, { record, json }: RecordSlot<Identified>): boolean {
  return record.id === notice.id && fingerprint(json) === notice.fingerprint;
}

/** What a tab tells the others when it has put something else in the place of all that is stored. */
export const REPLACEMENT_NOTICE = "replaced";

/** A message comes from this origin, but not necessarily from this version of the site. */
export function isRemovalNotice(message: unknown): message is RemovalNotice {
  if (typeof message !== "object" || message === null) return false;
  return (
    "id" in message &&
    typeof message.id === "number" &&
    "fingerprint" in message &&
    typeof message.fingerprint === "string"
  );
}
