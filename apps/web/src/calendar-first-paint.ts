import { isCalendarDate, isPlainTime, systemClock, today } from "@inner-light/core";
import { firstPaintStyle } from "./features/calendar-events/first-paint-style.ts";

/**
 * The inline script in the head of /calendar, where a calendar was published. Runs before the body is read, and styles the
 * list by the day of the visit. A constructed style sheet leaves the document as it is, so that hydration finds no
 * difference.
 */
const { starts = "", timeZone = null } = document.currentScript?.dataset ?? {};
const sheet = new CSSStyleSheet();
const anchors: string[] = [];
sheet.replaceSync(
  firstPaintStyle(
    starts.split(" ").flatMap((start) => {
      const [date = "", time = "", anchor = ""] = start.split(/[T#]/);
      anchors.push(anchor);
      return isCalendarDate(date) && isPlainTime(time) ? { date, time } : [];
    }),
    today(systemClock, timeZone ?? undefined),
    timeZone,
    /^#event[-=]/.test(location.hash) ? { leadsTo: anchors.indexOf(location.hash.slice(1)) } : {},
  ),
);
document.adoptedStyleSheets = [sheet];
