import { isCalendarDate, isPlainTime, systemClock, today } from "@inner-light/core";
import { firstPaintStyle } from "./features/calendar/first-paint-style.ts";
import { eachMinute } from "./ui/browser/timers.ts";

/**
 * The inline script in the head of pages that came with events: styles the list by the day of the visit, before the
 * body is read. A constructed style sheet leaves the document as it is, so that hydration finds no difference.
 */
const { runs = "", limit, timeZone = null } = document.currentScript?.dataset ?? {};
const sheet = new CSSStyleSheet();
const events = runs.split(" ").map((run) =>
  run.split(",").flatMap((start) => {
    const [date = "", time = ""] = start.split("T");
    return isCalendarDate(date) && isPlainTime(time) ? { date, time } : [];
  }),
);
const fitToVisit = () =>
  sheet.replaceSync(
    firstPaintStyle(events, today(systemClock, timeZone ?? undefined), timeZone, limit ? Number(limit) : undefined),
  );
fitToVisit();
eachMinute(fitToVisit);
document.adoptedStyleSheets.push(sheet);
