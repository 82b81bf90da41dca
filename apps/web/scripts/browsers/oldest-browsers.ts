import type { FeatureName, Versions } from "./compatibility.ts";

/** The oldest version of each browser that has everything the site cannot do without. */
export const oldestBrowsers: Versions = { chrome: 110, firefox: 115, safari: 16, safari_ios: 16 };

/**
 * The features that one of the oldest browsers lacks, by the start of their names, with what a visitor then has.
 * `docs/browsers.md` says the same.
 */
export const withoutFeature: Readonly<Record<FeatureName, string>> = {
  "api.Document.adoptedStyleSheets": "a published calendar may show a past event for a moment",
  "api.HTMLElement.hidePopover": "without popovers, the links of the menu are always shown",
  "css.selectors.popover-open": "without popovers, the links of the menu are always shown",
  "html.global_attributes.popover": "without popovers, the links of the menu are always shown",
  "api.Window.requestIdleCallback": "the app starts a fifth of a second after the page has loaded, idle or not",
  "css.at-rules.media.scripting": "with scripts switched off, the controls that need them are still shown",
  "css.at-rules.view-transition": "pages change without a fade",
  "css.selectors.view-transition-new": "pages change without a fade",
  "css.selectors.view-transition-old": "pages change without a fade",
  "css.properties.text-wrap": "lines break anywhere between words, and may leave one word alone",
  "css.types.color.color-mix": "buttons and links do not change color under the pointer",
  "css.properties.break-after.avoid": "on paper, a heading may stand at the foot of a page, away from its text",
  "css.properties.orphans": "on paper, a heading may stand at the foot of a page, away from its text",
  "css.properties.widows": "on paper, a heading may stand at the foot of a page, away from its text",
  "css.at-rules.page": "a poster is printed on the paper that the printer has, whichever size was chosen",
  "css.properties.forced-color-adjust": "iPhones and Safari have no forced colors",
  "css.properties.cursor": "iPhones have no pointer to change",
  "css.properties.resize": "on iPhones, a field for several lines scrolls instead of growing",
  "css.properties.text-size-adjust": "only phones change the size of text by themselves, under another name",
  "css.selectors.selection": "on iPhones, selected text has the phone's own color",
};
