/** Control characters other than the tab and the line break. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Lone surrogates, which no encoding can represent. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** A text that every program can handle: `\n` for line breaks, no control characters, U+FFFD for lone surrogates. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(CONTROLS, "").replace(LONE_SURROGATES, "\uFFFD");
}

/** A text on one line, at most `length` characters long. */
export function plainLine(text: string, length: number): string {
  const line = plainText(text).replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= length) return line;
  const cut = characters.slice(0, length - 1).join("");
  return `${cut.trimEnd()}…`;
}

/** Percent-encodes a text for the query of an address, with the line breaks of mail and messages (RFC 5322, 5724). */
export function encodeText(text: string): string {
  return encodeURIComponent(plainText(text).replace(/\n/g, "\r\n"));
}

/** Encodes as much of a text as fits into `length` characters. Unless it is whole, it ends with `note`. */
export function encodeToFit(text: string, length: number, note: string): { text: string; whole: boolean } {
  const encoded = encodeText(text);
  if (encoded.length <= length) return { text: encoded, whole: true };
  const end = encodeText(note);
  let kept = "";
  for (const character of plainText(text)) {
    const next = encodeText(character);
    if (kept.length + next.length + end.length > length) break;
    kept += next;
  }
  return { text: kept + end, whole: false };
}
