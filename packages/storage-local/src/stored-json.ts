/** The JSON of a value as this site stores it: without a character above U+00FF. */
export function toStoredJson(value: unknown): string {
  return escapeNonLatin1(JSON.stringify(value));
}

/**
 * Escapes every character above U+00FF in a JSON text. WebKit stores a text of Latin-1 characters in one byte each and
 * any other text in two, so a single curly quote would halve the room.
 */
export function escapeNonLatin1(json: string): string {
  return json.replace(/[\u0100-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The same JSON without escapes that JSON does not need: shorter where `escapeNonLatin1` escaped something. */
export function unescapeJson(json: string): string {
  return JSON.stringify(JSON.parse(json));
}
