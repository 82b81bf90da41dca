import { expect, test } from "@playwright/test";
import { browserNames } from "../build/browsers/compatibility.ts";
import { oldestBrowsers } from "../build/browsers/oldest-browsers.ts";
import { shippedFeatures } from "../build/browsers/shipped-features.ts";
import { isLacking, knownNameOf, knownNames, unknownNames } from "../build/browsers/without-feature.ts";
import { dist } from "../build/paths.mjs";

// Reads the files of the built site, its libraries included.

test("the oldest browsers have what the site ships, or it is known what happens without", async () => {
  const features = shippedFeatures(dist);
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
