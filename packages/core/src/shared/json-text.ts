/**
 * Deeper values count as unreadable. Engines parse any depth and stringify only some thousand levels, so such a value
 * could not be written again; the data of this site has three levels.
 */
const MAX_DEPTH = 200;

/** The value of a JSON text; undefined when the text is not JSON, or is nested too deeply to be written again. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** The values of a JSON array; undefined when the text is not one. */
export function parseArray(text: string): unknown[] | undefined {
  const value = parseJson(text);
  return Array.isArray(value) ? value : undefined;
}

/** Level by level: a recursive function would overflow the stack on the same values as `JSON.stringify`. */
function isTooDeep(value: unknown): boolean {
  const objectsIn = (values: readonly unknown[]) => values.filter((one) => typeof one === "object" && one !== null);
  let level = objectsIn([value]);
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++)
    level = level.flatMap((object) => objectsIn(Object.values(Object(object))));
  return level.length > 0;
}
