/** Fills in a sentence: `fill("Text {keyword}", { keyword: "JOIN" })`. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}

/**
 * Isolates a name or a number from the direction of the plain text around it (UAX #9). Right-to-left sentences need
 * this: without it, the groups of digits of a phone number change places.
 */
export const isolated = (text: string) => `\u2068${text}\u2069`;
