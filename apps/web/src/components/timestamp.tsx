/** A moment on the calendar and clock of whoever looks. */
export function Timestamp({ timestamp }: { readonly timestamp: string }) {
  return (
    <time dateTime={timestamp}>
      {new Date(timestamp).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" })}
    </time>
  );
}
