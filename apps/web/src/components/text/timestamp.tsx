/** A time in the visitor's own time zone. */
export function Timestamp({ timestamp }: { readonly timestamp: string }) {
  return <time dateTime={timestamp}>{timestampText(timestamp)}</time>;
}

/** "May 1, 2026 at 2:05 PM", in the visitor's own time zone. */
export function timestampText(timestamp: string): string {
  const text = new Date(timestamp).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
  return text.replace(INSIDE, "\u00a0");
}

/** "May 1, 2026": the day of a moment in the visitor's own time zone. */
export function dayText(moment: Date | number | string): string {
  return new Date(moment).toLocaleDateString("en-US", { dateStyle: "long" }).replace(INSIDE, "\u00a0");
}

/** The spaces in "May 1" and "2:05 PM", where no line breaks. */
const INSIDE = /\s(?=\d+,|[AP]M)/g;
