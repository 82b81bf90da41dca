import type { BrowserSetup } from "./browser-setup.ts";

/** What a person can ask of every page. All at once, because each opens every page. */
const setup: BrowserSetup = { isDark: true, isCalm: true, hasMoreContrast: true };

/** The journeys that begin in a WebKit with other settings. */
export const webKitProjects = [
  {
    name: "dark, calm, more contrast",
    testMatch: "engines/preferences.spec.ts",
    use: { viewport: { width: 1280, height: 800 }, setup },
  },
];
