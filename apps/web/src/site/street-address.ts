/** A house number and a word after it, as in "12 Cedar Lane". */
const NUMBERED = /\d+\s?\p{L}?[\s,]+\p{L}{2}/u;

/** A word that names a street, as in "Community hall, Main Street". */
const STREET =
  /\b(street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|square|sq|parkway|park|trail)\b/i;

/** Whether a map can find a text: it names a street, unlike "By phone" or "Online". */
export function isStreetAddress(text: string): boolean {
  return NUMBERED.test(text) || STREET.test(text);
}
