/** Letters without a Unicode decomposition. */
const PLAIN: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ð: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe" };

/** Returns whether a text contains every word of the query, ignoring case and diacritics. */
export function includesWords(text: string, query: string): boolean {
  const searched = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function plain(text: string): string {
  const letters = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return letters.replace(/[øłđðıßæœ]/g, (letter) => PLAIN[letter] ?? letter);
}
