import { plainNow, systemClock } from "@inner-light/core";
import { firstPaintStyle, pastDaysStyle } from "./features/calendar/first-paint-style.ts";
import { parseEventTimes } from "./site/event-times.ts";
import { eachMinute } from "./ui/browser/timers.ts";

/** Styles the prerendered list for the time of the visit. A style element would break hydration. */
const { runs = "", days, next, more, timeZone = null } = document.currentScript?.dataset ?? {};
const sheet = new CSSStyleSheet();
const events = runs.split(" ").map((run) => run.split(",").flatMap(parseEventTimes));
const options = { isNext: next !== undefined, hasMore: more !== undefined };
const fitToVisit = () => {
  const now = plainNow(systemClock, timeZone ?? undefined);
  sheet.replaceSync(days ? pastDaysStyle(days.split(" "), now.date) : firstPaintStyle(events, now, timeZone, options));
};
fitToVisit();
eachMinute(fitToVisit);
document.adoptedStyleSheets.push(sheet);
