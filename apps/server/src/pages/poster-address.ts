import { POSTER } from "./built-site.ts";

interface PosterAddress {
  /** Without what makes no difference. */
  readonly address: string;
  /** Undefined for the poster of the next events. */
  readonly eventId?: number;
}

/** The poster that a query string asks for. `undefined` where only the app can tell: it also takes `?event=1e1` and lists. */
export function posterAddress(search: string): PosterAddress | undefined {
  const values = new URLSearchParams(search).getAll("event");
  const [value] = values;
  if (value === undefined) return { address: POSTER };
  const eventId = Number(value);
  const isPlain = values.length === 1 && Number.isSafeInteger(eventId) && String(eventId) === value;
  return isPlain ? { address: `${POSTER}?event=${eventId}`, eventId } : undefined;
}
