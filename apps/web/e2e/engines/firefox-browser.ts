import { join } from "node:path";
import { firefoxPath } from "../../build/find-engines.ts";

type Settings = Readonly<Record<string, boolean | number>>;

/** A pointing device, as Firefox counts its capabilities: 1 coarse, 2 fine, 4 able to hover. */
const FINGER = 1;
const MOUSE = 2 + 4;

// Workers inherit it, and the bridge.
process.env["FIREFOX_PATH"] ??= firefoxPath() ?? "firefox";

/** Firefox behind its bridge, with settings as in about:config. */
function firefoxWith(settings: Settings, pointer = MOUSE) {
  return {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: join(import.meta.dirname, "firefox-bridge.mjs"),
      firefoxUserPrefs: {
        // Every window behaves as if it had the focus, and no panel of downloads takes it away.
        "focusmanager.testmode": true,
        "browser.download.alwaysOpenPanel": false,
        // Without a screen it has neither mouse nor finger.
        "ui.primaryPointerCapabilities": pointer,
        "ui.allPointerCapabilities": pointer,
        ...settings,
      },
    },
  } as const;
}

export const firefox = firefoxWith({});
export const firefoxOnPhone = firefoxWith({}, FINGER);

/** With a scroll bar that takes no room, as the other engines have here. */
export const firefoxForPictures = firefoxWith({ "ui.useOverlayScrollbars": 1 });

/** Settings for other eyes. */
const PREFERENCES: Readonly<Record<string, Settings>> = {
  "less motion": { "ui.prefersReducedMotion": 1 },
  "a dark screen": { "ui.systemUsesDarkTheme": 1 },
  // The desktop's theme of high contrast, of which Firefox does not force the colors on pages.
  "more contrast": { "ui.useAccessibilityTheme": 1, "browser.display.document_color_use": 1 },
  "forced colors": { "browser.display.document_color_use": 2 },
  "text twice as large": { "font.size.variable.x-western": 32 },
};

/** Settings that keep nothing, or not for long, and a part of the title of their journey. */
const STORAGE = [
  { name: "private windows", journey: /in a private window/, settings: { "browser.privatebrowsing.autostart": true } },
  { name: "blocked cookies", journey: /with cookies blocked/, settings: { "network.cookie.cookieBehavior": 2 } },
];

/** What Firefox 115 lacks, as far as a setting of this one switches it off, and journeys that would notice. */
const OLDER = {
  name: "an older version",
  journeys: /without Trusted Types|is the one at its address|asked for in full|first visit saves|a season of events/,
  settings: { "dom.security.trusted_types.enabled": false, "dom.viewTransitions.enabled": false },
};

/** Drivers do not throttle the timers of hidden tabs, so this setting does. */
const BEHIND = {
  name: "a tab behind",
  settings: { "dom.min_background_timeout_value_without_budget_throttling": 1000 },
};

const PREFERENCES_SPEC = "engines/preferences.spec.ts";
const STORAGE_SPEC = "engines/guarded-storage.spec.ts";
const OLDER_SPEC = "engines/older-firefox.spec.ts";
const BEHIND_SPEC = "engines/tab-behind.spec.ts";

/** The journeys that begin in a browser with other settings. */
export const withSettings = [PREFERENCES_SPEC, STORAGE_SPEC, OLDER_SPEC, BEHIND_SPEC].map((path) => `**/${path}`);

const viewport = { width: 1280, height: 800 };

/** One project for each setting. */
export const firefoxProjects = [
  ...Object.entries(PREFERENCES).map(([name, settings]) => ({
    name,
    testMatch: PREFERENCES_SPEC,
    use: { viewport, ...firefoxWith(settings) },
  })),
  ...STORAGE.map(({ name, journey, settings }) => ({
    name,
    testMatch: STORAGE_SPEC,
    grep: journey,
    use: { viewport, ...firefoxWith(settings) },
  })),
  {
    name: OLDER.name,
    testMatch: [OLDER_SPEC, "navigation.spec.ts", "contact.spec.ts", "gallery.spec.ts", "owner-calendar.spec.ts"],
    grep: OLDER.journeys,
    use: { viewport, ...firefoxWith(OLDER.settings) },
  },
  { name: BEHIND.name, testMatch: BEHIND_SPEC, use: { viewport, ...firefoxWith(BEHIND.settings) } },
];
