import { systemClock, today } from "@inner-light/core";
import { eachMinute } from "./browser/each-minute.ts";

/**
 * The inline script in the head of every page, where the owner has set a notice. Shows it on its days and hides it on
 * others, from the first paint on.
 */
const { from = "", to = "", timeZone } = document.currentScript?.dataset ?? {};
const sheet = new CSSStyleSheet();
const show = () => {
  const day = today(systemClock, timeZone);
  sheet.replaceSync(`[data-notice]{display:${from <= day && day <= to ? "block" : "none"}}`);
};
show();
eachMinute(show);
document.adoptedStyleSheets.push(sheet);
