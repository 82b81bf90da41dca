import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./browser-test.ts";

declare global {
  interface Window {
    /** Loaded by `expectAccessible`. */
    readonly axe?: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Every rule of WCAG 2.0 to 2.2, A and AA, and best practices. */
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Sticky bars and toasts cover targets at one scroll position only, so target size (WCAG 2.5.8) ignores them. */
const OVERLAYS =
  "header, header *, :has(> #new-event), :has(> #new-event) *, [role=region][aria-label^=Notifications] *";

/** Parts already checked with the route or the previous state, unless the menu is open. */
const SHARED = "#root header:not(:has(:popover-open)), footer";

/** Expects axe to find nothing. `how` describes the page, and `isWhole` includes header and footer. */
export async function expectAccessible(page: Page, how: string, isWhole = true): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ runOnly, overlays, left }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${overlays} { pointer-events: none !important }`);
      document.adoptedStyleSheets.push(sheet);
      const { axe } = window;
      if (axe === undefined) throw new Error("axe is not loaded");
      const { violations } = await axe.run(
        { exclude: [...document.querySelectorAll(left)] },
        { runOnly, resultTypes: ["violations"] },
      );
      document.adoptedStyleSheets.pop();
      return violations;
    },
    { runOnly: ALL_RULES, overlays: OVERLAYS, left: isWhole ? ":not(*)" : SHARED },
  );
  const words = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
  expect.soft(words, how).toEqual([]);
}
