/**
 * JSON without a character above U+00FF: such characters are escaped. WebKit keeps a text of that kind in one
 * byte per character, and any other in two, so that a single curly quote would halve the room.
 */
export function narrowJson(value: unknown): string {
  const json = JSON.stringify(value);
  // To look costs less than to replace nothing, and most texts have no such character.
  return /[\u0100-\uffff]/.test(json) ? json.replace(/[\u0100-\uffff]/g, escapeCharacter) : json;
}

/**
 * Values nested deeper count as none. Engines read any depth and write some thousand levels only, so what was read could
 * not be written again; nothing of this site has more than three.
 */
const MAX_DEPTH = 200;

/** The value of a JSON text; undefined when the text is none, or could not be written again. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeper(value, MAX_DEPTH) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** The values of a JSON array; undefined when the text is not one. */
export function parseArray(text: string): unknown[] | undefined {
  const value = parseJson(text);
  return Array.isArray(value) ? value : undefined;
}

/** Level by level, since a function that calls itself would fail where the writing fails. */
function isDeeper(value: unknown, depth: number): boolean {
  let level = [value].filter(isObject);
  for (let passed = 0; level.length > 0; passed++) {
    if (passed === depth) return true;
    level = level.flatMap((object) => Object.values(object).filter(isObject));
  }
  return false;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
