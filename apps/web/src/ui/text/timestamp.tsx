import { formatMoment } from "../../site/format-moment.ts";
import { useLanguage } from "../language/use-words.ts";

/** A time in the visitor's own time zone. */
export function Timestamp({ timestamp }: { readonly timestamp: string }) {
  return <time dateTime={timestamp}>{formatMoment(timestamp, useLanguage())}</time>;
}
