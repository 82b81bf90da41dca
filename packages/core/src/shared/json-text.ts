/** Returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns undefined for anything but a JSON array. */
export function parseArray(text: string): unknown[] | undefined {
  const value = parseJson(text);
  return Array.isArray(value) ? value : undefined;
}

/** Returns whether a value is at most `levels` deep. `JSON.stringify` overflows the stack on deeper values. */
export function isShallow(value: unknown, levels = 1_000): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

/** Returns JSON that does not depend on the order of fields. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.toSorted().join(",")}}`;
}
