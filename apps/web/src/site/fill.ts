/** Fills in a sentence's placeholders: `fill("Text {keyword}", { keyword: "JOIN" })`. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}

/** Isolates text from the direction around it (UAX #9). Phone numbers need this in right-to-left sentences. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
