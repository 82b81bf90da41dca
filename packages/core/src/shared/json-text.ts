/**
 * JSON without a character above U+00FF: such characters are escaped. WebKit keeps a text of that kind in one
 * byte per character, and any other in two, so that a single curly quote would halve the room.
 */
export function narrowJson(value: unknown): string {
  const json = JSON.stringify(value);
  // To look costs less than to replace nothing, and most texts have no such character.
  return /[\u0100-\uffff]/.test(json) ? json.replace(/[\u0100-\uffff]/g, escapeCharacter) : json;
}

/** The value of a JSON text; undefined when the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The values of a JSON array; undefined when the text is not one. */
export function parseArray(text: string): unknown[] | undefined {
  const value = parseJson(text);
  return Array.isArray(value) ? value : undefined;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
