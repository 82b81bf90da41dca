/** A time in the visitor's own time zone. */
export function Timestamp({ timestamp }: { readonly timestamp: string }) {
  return (
    <time dateTime={timestamp}>
      {new Date(timestamp).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" })}
    </time>
  );
}
