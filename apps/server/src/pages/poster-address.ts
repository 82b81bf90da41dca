import { POSTER } from "./page-renderer.ts";

/**
 * The address of the poster that a query string asks for, without what makes no difference. `undefined` where only the app
 * can tell: its parser also takes `?event=1e1` and lists.
 */
export function posterAddress(search: string): string | undefined {
  const values = new URLSearchParams(search).getAll("event");
  const [value] = values;
  if (value === undefined) return POSTER;
  const id = Number(value);
  const isPlain = values.length === 1 && Number.isSafeInteger(id) && String(id) === value;
  return isPlain ? `${POSTER}?event=${id}` : undefined;
}
