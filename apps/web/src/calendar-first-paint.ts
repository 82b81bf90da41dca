import { plainNow, systemClock } from "@inner-light/core";
import { firstPaintStyle } from "./features/calendar/first-paint-style.ts";
import { parseEventTimes } from "./site/event-times.ts";
import { eachMinute } from "./ui/browser/timers.ts";

/**
 * The inline script in the head of pages that came with events: styles the list by the moment of the visit, before the
 * body is read. A constructed style sheet leaves the document as it is, so that hydration finds no difference.
 */
const { runs = "", next, timeZone = null } = document.currentScript?.dataset ?? {};
const sheet = new CSSStyleSheet();
const events = runs.split(" ").map((run) => run.split(",").flatMap(parseEventTimes));
const fitToVisit = () =>
  sheet.replaceSync(
    firstPaintStyle(events, plainNow(systemClock, timeZone ?? undefined), timeZone, next !== undefined),
  );
fitToVisit();
eachMinute(fitToVisit);
document.adoptedStyleSheets.push(sheet);
