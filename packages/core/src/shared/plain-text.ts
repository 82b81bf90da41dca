/** Control characters other than the tab and the line break. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Lone surrogates, which no encoding can represent. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Characters that end a URL: spaces, invisible characters, and many languages' quotation marks, brackets, and dashes.
 */
const APART = String.raw`\s\p{Cc}()<>"“”„‟«»‹›「」『』《》〈〉【】（）［］｛｝。、，！？；：｜｡､｢｣—\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f`;

/** Characters that a URL may contain but not end with. Parentheses belong to a URL only in pairs. */
const WITHIN = String.raw`*\x60'‘’‚.,;:!?…\]}،؛؟।\p{Default_Ignorable_Code_Point}`;
const IN_PARENTHESES = String.raw`\((?:[^${APART}]|\([^${APART}]*\))*\)`;
const WEB = String.raw`https?:\/\/(?:${IN_PARENTHESES}|[^${APART}])*(?:${IN_PARENTHESES}|[^${APART}${WITHIN}])`;

/** At most 64 characters before the @, the limit for email, so that matching text without an @ takes linear time. */
const MAIL = String.raw`[\p{L}\p{N}_][\p{L}\p{N}._%+'’-]{0,63}@(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)+\p{L}{2,}`;

/** A URL in a text, without trailing punctuation. */
export const WEB_ADDRESS = new RegExp(`(${WEB})`, "iu");

/** A URL or an email address. */
export const LINKS = new RegExp(`(${WEB}|${MAIL})`, "iu");

/** Line breaks other than `\n`, including word processors' soft breaks and Unicode's. */
const LINE_BREAKS = /\r\n?|[\v\u2028\u2029]/g;

/** Text that any program can handle: `\n` for line breaks, no control characters, U+FFFD for lone surrogates. */
export function plainText(text: string): string {
  return text.replace(LINE_BREAKS, "\n").replace(CONTROLS, "").replace(LONE_SURROGATES, "\uFFFD");
}

/** The text on one line of at most `length` characters, cut between words if possible. */
export function plainLine(text: string, length: number): string {
  const line = plainText(text).replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= length) return line;
  const cut = characters.slice(0, length).join("");
  return `${cut.replace(/\s\S*$|.$/su, "")}…`;
}

/** The whole text on one line, without invisible characters except joiners, which Persian, Sinhala, and others use. */
export function oneLine(text: string): string {
  return text.replace(/(?:\s|(?![\u200c\u200d])\p{C})+/gu, " ").trim();
}

/** The longest link that browsers can pass to email programs. Windows passes on about 2,000 characters. */
export const MAIL_LINK_MAX_LENGTH = 1900;

/** Percent-encodes a text for a query, with the line breaks of email and text messages (RFC 5322, 5724). */
export function encodeText(text: string): string {
  return encodeURIComponent(plainText(text).replace(/\n/g, "\r\n"));
}

/** Encodes as much of a text as fits into `length` characters, and appends `note` if the text was cut. */
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
