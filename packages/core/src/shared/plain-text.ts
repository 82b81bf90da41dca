/** All control characters except tab and newline. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Whitespace, invisible characters, quotation marks, brackets and dashes end a URL. */
const APART = String.raw`\s\p{Cc}()<>"“”„‟«»‹›「」『』《》〈〉【】（）［］｛｝。、，！？；：｜｡､｢｣—\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f`;

/** Characters that a URL may contain but not end with. Parentheses only count in pairs. */
const WITHIN = String.raw`*\x60'‘’‚.,;:!?…\]}،؛؟।\p{Default_Ignorable_Code_Point}`;
const IN_PARENTHESES = String.raw`\((?:[^${APART}]|\([^${APART}]*\))*\)`;
const WEB = String.raw`https?:\/\/(?:${IN_PARENTHESES}|[^${APART}])*(?:${IN_PARENTHESES}|[^${APART}${WITHIN}])`;

/** The local part has at most 64 characters, as in email. This keeps matching linear. */
const MAIL = String.raw`[\p{L}\p{N}_][\p{L}\p{N}._%+'’-]{0,63}@(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)+\p{L}{2,}`;

/** Matches a URL without trailing punctuation. */
export const WEB_ADDRESS = new RegExp(`(${WEB})`, "iu");

/** Matches a URL or an email address. */
export const LINKS = new RegExp(`(${WEB}|${MAIL})`, "iu");

/** All line breaks except `\n`, such as a word processor's soft break. */
const LINE_BREAKS = /\r\n?|[\v\u2028\u2029]/g;

/** Normalizes line breaks to `\n`, drops control characters, and replaces lone surrogates with U+FFFD. */
export function plainText(text: string): string {
  return text.replace(LINE_BREAKS, "\n").replace(CONTROLS, "").replace(LONE_SURROGATES, "\uFFFD");
}

/** Returns the text on one line of at most `length` characters, cut between words if possible. */
export function plainLine(text: string, length: number): string {
  const line = plainText(text).replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= length) return line;
  const cut = characters.slice(0, length).join("");
  return `${cut.replace(/\s\S*$|.$/su, "")}…`;
}

/** Returns the text on one line without invisible characters. Keeps joiners, because Persian and Sinhala need them. */
export function oneLine(text: string): string {
  return text.replace(/(?:\s|(?![\u200c\u200d])\p{C})+/gu, " ").trim();
}

/** Windows passes links of about 2,000 characters to email programs. */
export const MAIL_LINK_MAX_LENGTH = 1900;

/** Percent-encodes a text for `mailto:` and `sms:` URLs, with CRLF line breaks (RFC 6068, RFC 5724). */
export function encodeText(text: string): string {
  return encodeURIComponent(plainText(text).replace(/\n/g, "\r\n"));
}

/** Encodes a text. Cuts it to `length` encoded characters if necessary, and appends `note`. */
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
