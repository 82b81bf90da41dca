import { systemClock, today } from "@inner-light/core";
import { eachMinute } from "./ui/browser/timers.ts";

/** The inline script of every page with a notice. Shows the notice on its days, from the first paint. */
const { from = "", to = "", timeZone } = document.currentScript?.dataset ?? {};
const sheet = new CSSStyleSheet();
const show = () => {
  const day = today(systemClock, timeZone);
  sheet.replaceSync(`[data-notice]{display:${from <= day && day <= to ? "block" : "none"}}`);
};
show();
eachMinute(show);
document.adoptedStyleSheets.push(sheet);
