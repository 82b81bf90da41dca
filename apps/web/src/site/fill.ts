/** Puts values into the places of a sentence: `fill("Text {keyword}", { keyword: "JOIN" })`. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
