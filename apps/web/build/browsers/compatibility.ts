import { createRequire } from "node:module";

export const browserNames = ["chrome", "firefox", "safari", "safari_ios"] as const;
export type BrowserName = (typeof browserNames)[number];

/** A version in which a browser began to support a feature; infinite where it does not, or only behind a switch. */
export type Versions = Readonly<Record<BrowserName, number>>;

/** A feature with MDN's name (`css.properties.inset`), or `*.name` for what several objects or elements have. */
export interface Feature {
  readonly name: string;
  readonly versions: Versions;
}

interface Support {
  readonly version_added: string | false;
  readonly flags?: readonly unknown[];
  readonly prefix?: string;
  readonly alternative_name?: string;
}

type Node = Readonly<Record<string, unknown>>;

const data: unknown = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** The feature with one of these names, the first that MDN knows. */
export function featureNamed(...names: readonly string[]): Feature | undefined {
  for (const name of names) {
    const support = supportIn(name.split(".").reduce(childOf, data));
    if (support !== undefined) return { name, versions: firstVersions(support) };
  }
  return undefined;
}

/**
 * Features of the same name, by that name: those `depth` levels below one of the places. One of them is old enough if the
 * oldest is, so a name that means many things raises no false alarm.
 */
export function featuresByName(places: readonly string[], depth: number): Map<string, Feature> {
  const found = new Map<string, Feature>();
  const add = (place: unknown, left: number) => {
    if (!isNode(place)) return;
    for (const [key, child] of Object.entries(place)) {
      if (key === "__compat") continue;
      const support = left === 1 ? supportIn(child) : undefined;
      if (support !== undefined) {
        found.set(key, olderOf({ name: `*.${key}`, versions: firstVersions(support) }, found.get(key)));
      }
      if (left > 1) add(child, left - 1);
    }
  };
  for (const name of places) add(name.split(".").reduce(childOf, data), depth);
  return found;
}

/** Two features of the same name as one, as old as the older in each browser. */
export function olderOf({ name, versions }: Feature, other?: Feature): Feature {
  if (other === undefined) return { name, versions };
  return {
    name: other.name,
    versions: eachBrowser((browser) => Math.min(versions[browser], other.versions[browser])),
  };
}

function childOf(place: unknown, key: string): unknown {
  return isNode(place) && Object.hasOwn(place, key) ? place[key] : undefined;
}

function isNode(place: unknown): place is Node {
  return typeof place === "object" && place !== null;
}

type Statements = Readonly<Partial<Record<BrowserName, Support | readonly Support[]>>>;

function supportIn(place: unknown): Statements | undefined {
  return ["__compat", "support"].reduce(childOf, place) as Statements | undefined;
}

function firstVersions(support: Statements): Versions {
  const first = (browser: BrowserName) => {
    const statements: readonly Support[] = [support[browser] ?? []].flat();
    const versions = statements
      .filter((it) => !it.flags && !it.prefix && !it.alternative_name)
      .map(({ version_added }) => Number.parseFloat(String(version_added).replace("≤", "")))
      .filter((version) => !Number.isNaN(version));
    return Math.min(...versions);
  };
  return eachBrowser(first);
}

function eachBrowser(version: (browser: BrowserName) => number): Versions {
  return {
    chrome: version("chrome"),
    firefox: version("firefox"),
    safari: version("safari"),
    safari_ios: version("safari_ios"),
  };
}
