import { browserNames, type Feature } from "./compatibility.ts";
import { oldestBrowsers } from "./oldest-browsers.ts";

/**
 * The features that one of the oldest browsers lacks, by the start of their names, with what a visitor then has.
 * `docs/browsers.md` says the same.
 */
export const withoutFeature: Readonly<Record<Feature["name"], string>> = {
  "*.replaceSync": "a published calendar may show a past event for a moment",
  "api.CSSStyleSheet.CSSStyleSheet": "a published calendar may show a past event for a moment",
  "api.Document.adoptedStyleSheets": "a published calendar may show a past event for a moment",
  "*.hidePopover": "without popovers, the links of the menu are always shown",
  "*.popoverTargetElement": "without popovers, the links of the menu are always shown",
  "css.selectors.popover-open": "without popovers, the links of the menu are always shown",
  "html.global_attributes.popover": "without popovers, the links of the menu are always shown",
  "html.elements.button.popovertarget": "without popovers, the links of the menu are always shown",
  "api.Window.requestIdleCallback": "the app starts a fifth of a second after the page has loaded, idle or not",
  "css.at-rules.media.scripting": "with scripts switched off, the controls that need them are still shown",
  "css.at-rules.view-transition": "pages change without a fade",
  "css.selectors.view-transition-new": "pages change without a fade",
  "css.selectors.view-transition-old": "pages change without a fade",
  "html.elements.link.blocking": "pages change without a fade",
  "html.elements.link.rel.expect": "pages change without a fade",
  "css.at-rules.font-face.ascent-override": "text may move a little when the site's fonts arrive",
  "css.at-rules.font-face.descent-override": "text may move a little when the site's fonts arrive",
  "css.at-rules.font-face.line-gap-override": "text may move a little when the site's fonts arrive",
  "css.at-rules.font-face.size-adjust": "text may move a little when the site's fonts arrive",
  "css.properties.text-wrap": "lines break anywhere between words, and may leave one word alone",
  "*.color-mix": "buttons and links do not change color under the pointer",
  "css.properties.break-after.avoid": "on paper, a heading may stand at the foot of a page, away from its text",
  "css.properties.orphans": "on paper, a heading may stand at the foot of a page, away from its text",
  "css.properties.widows": "on paper, a heading may stand at the foot of a page, away from its text",
  "css.at-rules.page": "a poster is printed on the paper that the printer has, whichever size was chosen",
  "css.properties.forced-color-adjust": "iPhones and Safari have no forced colors",
  "css.properties.cursor": "iPhones have no pointer to change",
  "css.properties.resize": "on iPhones, a field for several lines scrolls instead of growing",
  "css.properties.text-size-adjust": "only phones change the size of text by themselves, under another name",
  "css.selectors.selection": "on iPhones, selected text has the phone's own color",
  "css.properties.user-select": "Safari and iPhones know it by another name, which the styles give as well",
  "*.ariaHidden": "Firefox before 119 does not know what is hidden in a notice: a drawing, which has no text",
  "html.elements.link.rel.icon": "iPhones take the larger icon, for their home screen",
  "html.elements.meta.name.theme-color": "Firefox keeps its own color around the page",
  "html.elements.meta.name.viewport": "only phones lay a page out for another width than their own",
  "html.global_attributes.autocapitalize": "Safari on a Mac writes no capital letters by itself",
};

/** Features that a library uses only where it finds them, by the start of their names. Without them nothing is missing. */
const libraryAsks = [
  // React, for transitions that the site does not have.
  "*.canIntercept",
  "*.navigate_event",
  "*.navigateerror_event",
  "*.navigatesuccess_event",
  "*.skipTransition",
  "*.view-transition-class",
  "*.view-transition-name",
  "api.Navigation",
  "api.Window.navigation",
  "css.properties.view-transition-class",
  "css.properties.view-transition-name",
  // React, for how long styles take to load, and for the turns of its scheduler.
  "*.downlink",
  "*.transferSize",
  "api.Navigator.connection",
  "api.Window.setImmediate",
  // React, for elements that a page defines.
  "html.global_attributes.is",
  // The router, for transitions that the site does not ask for.
  "*.updateCallbackDone",
  "api.Document.startViewTransition",
  // Inversify's helper, which has another way.
  "javascript.operators.import_meta.resolve",
];

/** Members of our own objects, or of a library's, that have the name of a newer feature. */
const ownMembers = [
  "*.Profiler",
  "*.alternate",
  "*.config",
  "*.delay",
  "*.difference",
  "*.displayName",
  "*.div",
  "*.is",
  "*.isError",
  "*.radius",
  "*.share",
  "*.use",
];

/** The names, or the starts of names, of what one of the oldest browsers may lack. */
export const knownNames: readonly string[] = [...Object.keys(withoutFeature), ...libraryAsks, ...ownMembers];

/** Which of the names is, or begins, the name of a feature. */
export function knownNameOf({ name }: Feature): string | undefined {
  return knownNames.find((start) => name === start || name.startsWith(`${start}.`));
}

/** The names of the features that one of the oldest browsers lacks for no known reason. */
export function unknownNames(features: readonly Feature[]): readonly string[] {
  return features.filter((it) => isLacking(it) && knownNameOf(it) === undefined).map(({ name }) => name);
}

/** Whether one of the oldest browsers does not have a feature. */
export function isLacking({ versions }: Feature): boolean {
  return browserNames.some((browser) => versions[browser] > oldestBrowsers[browser]);
}
