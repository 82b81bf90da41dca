import { createRequire } from "node:module";

/** A feature as MDN names it, such as "css.properties.inset". */
export type FeatureName = string;

/** A version in which a browser began to support a feature; infinite where it does not, or only behind a switch. */
export type Versions = Readonly<Record<BrowserName, number>>;

export const browserNames = ["chrome", "firefox", "safari", "safari_ios"] as const;
export type BrowserName = (typeof browserNames)[number];

interface Support {
  readonly version_added: string | false;
  readonly flags?: readonly unknown[];
  readonly prefix?: string;
  readonly alternative_name?: string;
}

type Node = Readonly<Record<string, unknown>>;

const data: unknown = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** How each browser supports a feature, or `undefined` if MDN knows no feature of this name. */
export function supportOf(name: FeatureName): Readonly<Record<string, Support | readonly Support[]>> | undefined {
  let place: unknown = data;
  for (const part of [...name.split("."), "__compat", "support"]) {
    if (!isNode(place) || !Object.hasOwn(place, part)) return undefined;
    place = place[part];
  }
  return place as Readonly<Record<string, Support | readonly Support[]>>;
}

function isNode(place: unknown): place is Node {
  return typeof place === "object" && place !== null;
}

/** The first version of each browser with this feature. */
export function versionsWith(name: FeatureName): Versions {
  const support = supportOf(name) ?? {};
  const first = (browser: BrowserName) => {
    const statements: readonly Support[] = [support[browser] ?? []].flat();
    const versions = statements
      .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
      .map(({ version_added }) => Number.parseFloat(String(version_added).replace("≤", "")))
      .filter((version) => !Number.isNaN(version));
    return Math.min(...versions);
  };
  return {
    chrome: first("chrome"),
    firefox: first("firefox"),
    safari: first("safari"),
    safari_ios: first("safari_ios"),
  };
}
