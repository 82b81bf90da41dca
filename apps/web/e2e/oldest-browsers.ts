import { browserNames } from "../build/browsers/compatibility.ts";
import { oldestBrowsers } from "../build/browsers/oldest-browsers.ts";
import { shippedFeatures } from "../build/browsers/shipped-features.ts";
import { isLacking, knownNameOf, knownNames, unknownNames } from "../build/browsers/without-feature.ts";
import { expect } from "./fixtures.ts";
import { test } from "./owner-site.ts";

/** Reads the files of a site that has every part, its libraries included. */
export function describeOldestBrowsers(): void {
  test("the oldest browsers have what the site ships, or it is known what happens without", async ({ ownerCopy }) => {
    const features = shippedFeatures(ownerCopy.dist);
    const lacking = features.filter(isLacking);
    expect(unknownNames(lacking)).toEqual([]);
    expect(knownNames.filter((known) => !lacking.some((feature) => knownNameOf(feature) === known))).toEqual([]);

    await test.step("and are no newer than it needs", () => {
      const needed = features.filter((feature) => knownNameOf(feature) === undefined);
      for (const browser of browserNames) {
        const newest = Math.max(...needed.map(({ versions }) => versions[browser]));
        expect(newest, browser).toBe(oldestBrowsers[browser]);
      }
    });
  });
}
