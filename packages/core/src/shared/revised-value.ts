/**
 * The value to store when a record that was read as `before` becomes `after`. Writes only the fields in which the two
 * differ, so that everything else stays as it was stored: fields that the noun does not have, and optional ones of the
 * wrong kind, which `readRecord` leaves out.
 */
export function revisedValue<Item extends object>(stored: object, before: Item, after: Item): object {
  const old = new Map<string, unknown>(Object.entries(before));
  const written = Object.entries(after).filter(([field, value]) => old.get(field) !== value);
  const dropped = [...old.keys()].filter((field) => !Object.hasOwn(after, field));
  const kept = Object.entries(stored).filter(([field]) => !dropped.includes(field));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(written) };
}
