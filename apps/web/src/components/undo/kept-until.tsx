import { DELETED_RECORDS_DAYS } from "@inner-light/core";
import { dayText } from "../text/timestamp.tsx";

/** The days of a deletion and of its end. Nothing where the time of the deletion cannot be read. */
export function KeptUntil({ deletedAt }: { readonly deletedAt: string }) {
  const deleted = new Date(deletedAt);
  if (Number.isNaN(deleted.getTime())) return null;
  const until = new Date(deleted);
  until.setUTCDate(until.getUTCDate() + DELETED_RECORDS_DAYS);
  return (
    <small>
      Deleted on {dayText(deleted)}, kept until {dayText(until)}
    </small>
  );
}
