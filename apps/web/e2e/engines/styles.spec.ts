import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { openState } from "../site-state.ts";
import { stateNamed } from "../site-states.ts";

/**
 * An engine silently drops a declaration that it does not know. In these states, each engine knows all but these, which it
 * can do without (docs/browsers.md).
 */
const UNKNOWN: Readonly<Record<string, readonly string[]>> = {
  firefox: [
    "-webkit-font-smoothing: antialiased",
    "-webkit-text-size-adjust: 100%",
    "orphans: 3",
    "text-size-adjust: 100%",
    "text-wrap: pretty",
    "widows: 3",
  ],
  webkit: ["-webkit-text-size-adjust: 100%", "forced-color-adjust: none", "text-size-adjust: 100%"],
};

declare global {
  interface Window {
    /** The rules that scripts have added to the page's styles. */
    readonly addedRules: string[];
  }
}

/** An init script. */
function recordRules(): void {
  const added: string[] = [];
  Object.assign(window, { addedRules: added });
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    added.push(rule);
    return insertRule.call(this, rule, index);
  };
}

/** The declarations of the page's styles that the engine does not know, leaving out fonts and paper. */
async function unknownDeclarations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
    const text = [...elements, ...window.addedRules]
      .join("\n")
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/@(?:font-face|page|view-transition)[^{]*\{[^}]*\}/g, "");
    return [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(([, name = "", value = ""]) =>
      CSS.supports(name, value.replace("!important", "").trim()) ? [] : [`${name}: ${value}`],
    );
  });
}

test("every style is known to the engine", async ({ page, storage }) => {
  await page.addInitScript(recordRules);
  const unknown = new Set<string>();
  for (const state of ["home", "poster", "terms-kept", "calendar-unusual-events", "admin-form-errors"].map(
    stateNamed,
  )) {
    await openState(page, storage, state);
    for (const declaration of await unknownDeclarations(page)) unknown.add(declaration);
  }
  expect([...unknown].sort()).toEqual(UNKNOWN[process.env["ENGINE"] ?? ""]);
});

test("a text read from right to left is at the right, also in a list", async ({ page, storage }) => {
  await openState(page, storage, stateNamed("calendar-unusual-events"));
  const title = page.getByRole("heading", { name: "جلسة ريكي هادئة في الحديقة" });
  expect(await title.evaluate((heading) => getComputedStyle(heading).textAlign)).toBe("start");
});
