import type { Page } from "@playwright/test";
import { type Combination, chooseCovering } from "./covering-choice.ts";
import type { SiteState } from "./site-state.ts";

/** From the smallest phone, which is also a desktop at 400 % zoom, to a very large screen. */
const SCREENS = {
  "the smallest phone": { width: 320, height: 640 },
  "a phone": { width: 390, height: 844 },
  "a tablet": { width: 768, height: 1024 },
  "a small laptop": { width: 1024, height: 640 },
  "a desktop": { width: 1280, height: 800 },
  "a very large screen": { width: 2560, height: 1440 },
} as const;

const SCREEN_NAMES = [
  "the smallest phone",
  "a phone",
  "a tablet",
  "a small laptop",
  "a desktop",
  "a very large screen",
] as const;

const SCHEMES = ["light", "dark", "forced colors"] as const;

/** WCAG 1.4.4: text can be resized up to 200 %. */
const TEXT_SIZES = [1, 2] as const;

/** WCAG 1.4.12: text spacing. */
const SPACINGS = ["as designed", "spaced"] as const;

/** One way to see the site. */
export interface Look extends Combination {
  readonly screen: (typeof SCREEN_NAMES)[number];
  readonly scheme: (typeof SCHEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly spacing: (typeof SPACINGS)[number];
}

/** Every combination, except larger text on the smallest phone, which stands for 400 % zoom. */
export const allLooks: readonly Look[] = SCREEN_NAMES.flatMap((screen) =>
  SCHEMES.flatMap((scheme) =>
    TEXT_SIZES.flatMap((textSize) => SPACINGS.map((spacing) => ({ screen, scheme, textSize, spacing }))),
  ),
).filter(({ screen, textSize }) => screen !== "the smallest phone" || textSize === 1);

const FIRST_WIDTH_OF_DESKTOPS = 768;

/** Whether a state exists on the screen of a look. */
export function isSeenIn({ only }: SiteState, { screen }: Look): boolean {
  const isPhone = SCREENS[screen].width < FIRST_WIDTH_OF_DESKTOPS;
  return only === undefined || (only === "phone") === isPhone;
}

/** One look for each state, so that every pair of values occurs at least once. */
export function coveringLooks(states: readonly SiteState[]): ReadonlyMap<SiteState, Look> {
  return chooseCovering(states, allLooks, isSeenIn);
}

/** Sets the screen and the colors. */
export async function showOnScreen(page: Page, { screen, scheme }: Look): Promise<void> {
  await page.setViewportSize(SCREENS[screen]);
  await page.emulateMedia({
    colorScheme: scheme === "dark" ? "dark" : "light",
    forcedColors: scheme === "forced colors" ? "active" : "none",
  });
}

/** Sets the text size and spacing of the open page, as a browser does for a person who has asked for them. */
export async function setText(page: Page, { textSize, spacing }: Look): Promise<void> {
  await page.evaluate(
    ({ size, isSpaced }) => {
      document.documentElement.style.fontSize = `${size * 100}%`;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = isSpaced ? [sheet] : [];
    },
    { size: textSize, isSpaced: spacing === "spaced" },
  );
}

/** A look in words, for messages. */
export function describeLook({ screen, scheme, textSize, spacing }: Look): string {
  return `on ${screen}, in ${scheme}, text ${textSize === 1 ? "as large as designed" : "twice as large"} and ${spacing}`;
}
