/** Letters that do not decompose into a base letter and a diacritic. */
const PLAIN: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ð: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe" };

/** Whether every word of a query occurs in a text, regardless of case and diacritics. */
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
