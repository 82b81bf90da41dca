/** One value for each of several factors, such as a screen, a color scheme and a text size. */
export type Combination = Readonly<Record<string, string | number>>;

/**
 * Gives each item one of the combinations it allows, so that together the items cover every possible pair of values, if
 * there are enough items (pairwise testing: most faults depend on one value or on two). Further items start to cover the
 * pairs again. Deterministic.
 */
export function chooseCovering<Item, Choice extends Combination>(
  items: readonly Item[],
  combinations: readonly Choice[],
  isAllowed: (item: Item, combination: Choice) => boolean = () => true,
): ReadonlyMap<Item, Choice> {
  const choices = new Map<Item, Choice>();
  const missing = new Set<string>();
  const gainOf = (combination: Choice) => pairsOf(combination).filter((pair) => missing.has(pair)).length;
  const offers = items.map((item) => ({ item, allowed: combinations.filter((each) => isAllowed(item, each)) }));
  // Items with few combinations choose first, because no other item may cover their pairs.
  for (const { item, allowed } of offers.toSorted((a, b) => a.allowed.length - b.allowed.length)) {
    if (missing.size === 0) for (const pair of combinations.flatMap(pairsOf)) missing.add(pair);
    const [first, ...others] = allowed;
    if (first === undefined) throw new Error("An item allows none of the combinations");
    const best = others.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one), first);
    choices.set(item, best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return choices;
}

/** Every pair of values in a combination, in words. */
export function pairsOf(combination: Combination): string[] {
  const values = Object.entries(combination).map(([factor, value]) => `${factor} ${value}`);
  return values.flatMap((value, index) => values.slice(index + 1).map((other) => `${value}, ${other}`));
}
