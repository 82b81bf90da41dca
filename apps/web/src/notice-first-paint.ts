import { systemClock, today } from "@inner-light/core";

/**
 * The inline script in the head of every page, where the owner has set a notice. Shows it on its days and hides it on
 * others, before the first paint and until the page is loaded again, so that nothing moves at midnight.
 */
const { from = "", to = "", timeZone } = document.currentScript?.dataset ?? {};
const day = today(systemClock, timeZone);
const sheet = new CSSStyleSheet();
sheet.replaceSync(`[data-notice]{display:${from <= day && day <= to ? "block" : "none"}}`);
document.adoptedStyleSheets.push(sheet);
