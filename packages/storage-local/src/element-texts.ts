import { parseArray } from "@inner-light/core";

/**
 * The elements of a JSON array as they are written: joined by commas, in brackets, they are the array again. Undefined
 * for another text. Parsing and serializing would change a number of more than sixteen digits.
 */
export function elementTexts(text: string): string[] | undefined {
  const values = parseArray(text);
  if (values === undefined) return undefined;
  const elements: string[] = [];
  let depth = 0;
  let isInString = false;
  let start = text.indexOf("[") + 1;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === "\\") index++;
    else if (character === '"') isInString = !isInString;
    if (isInString) continue;
    if (depth === 1 && (character === "," || character === "]")) {
      elements.push(text.slice(start, index));
      start = index + 1;
    }
    if (character === "[" || character === "{") depth++;
    if (character === "]" || character === "}") depth--;
  }
  // Between the brackets of an empty array there is an element's text, of nothing but space.
  return values.length === 0 ? [] : elements;
}
