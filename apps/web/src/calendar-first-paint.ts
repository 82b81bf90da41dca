import { isCalendarDate, isPlainTime, systemClock, today } from "@inner-light/core";
import { firstPaintStyle } from "./features/calendar/upcoming/first-paint-style.ts";

/**
 * The inline script in the head of the pages with a list of events that came with them. Runs before the body is read, and
 * styles the list by the day of the visit. A constructed style sheet leaves the document as it is, so that hydration finds no
 * difference.
 */
const { runs = "", limit, timeZone = null } = document.currentScript?.dataset ?? {};
const sheet = new CSSStyleSheet();
const events = runs.split(" ").map((run) =>
  run.split(",").flatMap((start) => {
    const [date = "", time = "", anchor = ""] = start.split(/[T#]/);
    return isCalendarDate(date) && isPlainTime(time) ? { date, time, anchor } : [];
  }),
);
const leadsTo = events.flat().findIndex(({ anchor }) => `#${anchor}` === location.hash);
sheet.replaceSync(
  firstPaintStyle(events, today(systemClock, timeZone ?? undefined), timeZone, {
    ...(limit && { limit: Number(limit) }),
    ...(/^#event-/.test(location.hash) && { leadsTo }),
  }),
);
document.adoptedStyleSheets.push(sheet);
