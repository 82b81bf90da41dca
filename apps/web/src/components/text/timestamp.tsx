import { formatMoment } from "../../site/language.ts";
import { useLanguage } from "../language/use-words.ts";

/** A time in the visitor's own time zone. */
export function Timestamp({ timestamp }: { readonly timestamp: string }) {
  return <time dateTime={timestamp}>{formatMoment(timestamp, useLanguage())}</time>;
}
