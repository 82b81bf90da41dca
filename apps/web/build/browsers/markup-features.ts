import { type Feature, featureNamed, featuresByName } from "./compatibility.ts";

/** The attributes of all elements by name, for a component whose element is not known. */
const attributes = featuresByName(["html.elements", "svg.elements"], 2);
const globalAttributes = featuresByName(["html.global_attributes", "svg.global_attributes"], 1);

/** The features in an element: itself, its attributes in lower case, and the values of those that are known. */
export function featuresInElement(
  element: string,
  values: Iterable<readonly [attribute: string, value?: string]>,
): readonly Feature[] {
  const places = [`html.elements.${element}`, `svg.elements.${element}`];
  const found = [featureNamed(...places)];
  for (const [attribute, value] of values) {
    const named = [...places, "html.global_attributes", "svg.global_attributes"].map(
      (place) => `${place}.${attribute}`,
    );
    found.push(featureNamed(...named));
    for (const word of value?.split(" ") ?? []) {
      found.push(featureNamed(...named.map((name) => `${name}.${word}`), ...named.map((name) => `${name}_${word}`)));
    }
  }
  return found.filter((feature) => feature !== undefined);
}

/** The oldest feature that an attribute of this name can be. */
export function attributeOfAny(attribute: string): Feature | undefined {
  return globalAttributes.get(attribute) ?? attributes.get(attribute);
}
