import { encodeText, plainLine } from "@inner-light/core";

/** Looks up a place on a map. `null` where a map would find nothing: no place, an online one, one without a street. */
export function mapHref(location: string | undefined): string | null {
  const place = plainLine(location ?? "", 300);
  if (/^(https?:\/\/|www\.|online\b)/i.test(place)) return null;
  if (!NUMBERED.test(place) && !STREET.test(place)) return null;
  return `https://www.openstreetmap.org/search?query=${encodeText(place)}`;
}

/** A house number and a word after it, as in "12 Cedar Lane". */
const NUMBERED = /\d+\s?\p{L}?[\s,]+\p{L}{2}/u;

/** A word that names a street, as in "Community hall, Main Street". */
const STREET =
  /\b(street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|square|sq|parkway|park|trail)\b/i;
