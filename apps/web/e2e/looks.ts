import type { Page } from "@playwright/test";

/** From the smallest phone, which equals a desktop at 400% zoom, to a very large screen. */
const SCREENS = {
  smallest: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 800 },
  laptop: { width: 1024, height: 640 },
  desktop: { width: 1280, height: 800 },
  largest: { width: 2560, height: 800 },
} as const;

export interface Look {
  readonly screen: keyof typeof SCREENS;
  readonly scheme: "light" | "dark" | "forced colors";
  /** Text can be resized up to 200% (WCAG 1.4.4). */
  readonly textSize: 1 | 2;
  /** Wider spacing of lines, letters, words and paragraphs (WCAG 1.4.12). */
  readonly isSpaced: boolean;
}

export const PHONE_LOOKS: readonly Look[] = [
  { screen: "phone", scheme: "light", textSize: 2, isSpaced: false },
  { screen: "smallest", scheme: "dark", textSize: 1, isSpaced: true },
  { screen: "phone", scheme: "forced colors", textSize: 1, isSpaced: false },
  { screen: "smallest", scheme: "light", textSize: 1, isSpaced: false },
  { screen: "phone", scheme: "dark", textSize: 2, isSpaced: true },
];
export const WIDE_LOOKS: readonly Look[] = [
  { screen: "tablet", scheme: "dark", textSize: 2, isSpaced: false },
  { screen: "desktop", scheme: "light", textSize: 1, isSpaced: false },
  { screen: "laptop", scheme: "light", textSize: 2, isSpaced: true },
  { screen: "desktop", scheme: "forced colors", textSize: 2, isSpaced: false },
  { screen: "largest", scheme: "dark", textSize: 1, isSpaced: false },
];

export async function showOnScreen(page: Page, { screen, scheme }: Look): Promise<void> {
  await page.setViewportSize(SCREENS[screen]);
  await page.emulateMedia({
    colorScheme: scheme === "dark" ? "dark" : "light",
    forcedColors: scheme === "forced colors" ? "active" : "none",
  });
}

/** Sets text size and spacing as a browser does for a user's settings. */
export async function setText(page: Page, { textSize, isSpaced }: Pick<Look, "textSize" | "isSpaced">): Promise<void> {
  await page.evaluate(
    ({ textSize, isSpaced }) => {
      document.documentElement.style.fontSize = `${textSize * 100}%`;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = isSpaced ? [sheet] : [];
    },
    { textSize, isSpaced },
  );
}
