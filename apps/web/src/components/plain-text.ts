/** Control characters, but for the tab and the line break. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Half of a pair of code units, which no encoding can write. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * A text as every program can take it: whole characters, line breaks as `\n`, and no control characters. What it says
 * is not changed.
 */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(CONTROLS, "").replace(LONE_SURROGATES, "\uFFFD");
}

/** A text on one line, at most `length` characters long. */
export function plainLine(text: string, length: number): string {
  const line = plainText(text).replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  return characters.length <= length
    ? line
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}

/** A text for the query of an address: line breaks as mail and messages want them (RFC 5322, 5724), everything encoded. */
export function encodeText(text: string): string {
  return encodeURIComponent(plainText(text).replace(/\n/g, "\r\n"));
}

export interface FittedText {
  /** Encoded. */
  readonly text: string;
  /** Nothing had to be left out. */
  readonly whole: boolean;
}

/** As much of a text as encodes into `length` characters. Where it had to be cut, `note` says so. */
export function encodeToFit(text: string, length: number, note: string): FittedText {
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
