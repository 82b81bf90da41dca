import { useFormats } from "../language/use-words.ts";

/** A time in the visitor's own time zone. */
export function Timestamp({ timestamp }: { readonly timestamp: string }) {
  return <time dateTime={timestamp}>{useFormats().moment(new Date(timestamp))}</time>;
}
