import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../../build/paths.mjs";
import { browserNames, versionsWith } from "./compatibility.ts";
import { oldestBrowsers, withoutFeature } from "./oldest-browsers.ts";
import { featuresIn, featuresInSource } from "./source-features.ts";

const features = [...featuresInSource(repository)];

function isIn(name: string, start: string): boolean {
  return name === start || name.startsWith(`${start}.`);
}

function isLacking(name: string): boolean {
  const versions = versionsWith(name);
  return browserNames.some((browser) => versions[browser] > oldestBrowsers[browser]);
}

test("what the oldest browsers lack is known, with what happens without it", () => {
  const known = Object.keys(withoutFeature);
  const lacking = features.filter(isLacking);
  expect(lacking.filter((name) => !known.some((start) => isIn(name, start)))).toEqual([]);
  expect(known.filter((start) => !lacking.some((name) => isIn(name, start)))).toEqual([]);
});

test("the oldest browsers are no newer than the site needs", () => {
  const needed = features.filter((name) => !Object.keys(withoutFeature).some((start) => isIn(name, start)));
  for (const browser of browserNames) {
    expect(Math.max(...needed.map((name) => versionsWith(name)[browser])), browser).toBe(oldestBrowsers[browser]);
  }
});

test("the guide names the same versions, and says what happens without each feature", () => {
  const guide = readFileSync(join(repository, "docs/browsers.md"), "utf8");
  const { chrome, firefox, safari, safari_ios } = oldestBrowsers;
  expect(guide).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, iOS ${safari_ios}`);
  for (const sentence of Object.values(withoutFeature)) expect(guide).toContain(sentence);
});

test("features are found in styles, in markup and in scripts", () => {
  expect(
    featuresIn("const Box = styled.p`text-wrap: balance; @media (scripting: none) { &:popover-open {} }`;"),
  ).toEqual(
    expect.arrayContaining([
      "css.properties.text-wrap",
      "css.properties.text-wrap.balance",
      "css.at-rules.media",
      "css.at-rules.media.scripting",
      "css.selectors.popover-open",
    ]),
  );
  expect(
    featuresIn('<ul popover="auto">{list.toSorted()}</ul>; new BroadcastChannel(name); navigator.share()'),
  ).toEqual(
    expect.arrayContaining([
      "html.global_attributes.popover",
      "javascript.builtins.Array.toSorted",
      "api.BroadcastChannel",
      "api.Navigator.share",
    ]),
  );
  expect(featuresIn("/* text-wrap: pretty; */ // list.toSorted()")).toEqual([]);
});
