import { DELETED_RECORDS_DAYS } from "@inner-light/core";
import { deleted as words } from "../../../words/messages.ts";
import { fill } from "../../site/fill.ts";
import { formatDay } from "../../site/format-moment.ts";
import { useLanguage, useWords } from "../language/use-words.ts";

/** The days of a deletion and of its end. Nothing where the time of the deletion cannot be read. */
export function KeptUntil({ deletedAt }: { readonly deletedAt: string }) {
  const { until: sentence } = useWords(words);
  const language = useLanguage();
  const deleted = new Date(deletedAt);
  if (Number.isNaN(deleted.getTime())) return null;
  const until = new Date(deleted);
  until.setUTCDate(until.getUTCDate() + DELETED_RECORDS_DAYS);
  return <small>{fill(sentence, { deleted: formatDay(deleted, language), until: formatDay(until, language) })}</small>;
}
