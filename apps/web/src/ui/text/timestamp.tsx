import { DELETED_RECORDS_DAYS } from "@inner-light/core";
import { deleted as words } from "../../../words/messages.ts";
import { fill } from "../../site/fill.ts";
import { useLanguage, useWords } from "../language/use-words.ts";

export function Timestamp({ timestamp }: { readonly timestamp: string }) {
  return <time dateTime={timestamp}>{formatMoment(timestamp, useLanguage())}</time>;
}

export function KeptUntil({ deletedAt }: { readonly deletedAt: string }) {
  const { until: sentence } = useWords(words);
  const language = useLanguage();
  const deleted = new Date(deletedAt);
  if (Number.isNaN(deleted.getTime())) return null;
  const until = new Date(deleted);
  until.setUTCDate(until.getUTCDate() + DELETED_RECORDS_DAYS);
  return <small>{fill(sentence, { deleted: formatDay(deleted, language), until: formatDay(until, language) })}</small>;
}

/** Returns "May 1, 2026 at 2:05 PM" in local time. Not for prerendered pages, because engines format it differently. */
export function formatMoment(moment: Date | number | string, language: string): string {
  return onDevice(moment, language, { dateStyle: "long", timeStyle: "short" });
}

export function formatDay(moment: Date | number | string, language: string): string {
  return onDevice(moment, language, { dateStyle: "long" });
}

function onDevice(moment: Date | number | string, language: string, style: Intl.DateTimeFormatOptions): string {
  const text = new Date(moment).toLocaleString(language, { ...style, calendar: "gregory", numberingSystem: "latn" });
  return text.replace(/\s(?=\d+,|[AP]M)/g, "\u00a0");
}
