import {
  type CalendarDate,
  calendarEventState,
  isUpcoming,
  type PlainTime,
  plainNow,
  systemClock,
} from "@inner-light/core";
import { yourTime } from "../words/events.ts";
import { parseEventTimes } from "./site/event-times.ts";
import { eachMinute } from "./ui/browser/timers.ts";
import { yourTimes, yourTimeText } from "./ui/calendar-event/your-time.ts";

/** The only script on an event's page. Shows the visitor's time and whether the event is over. */
const page = document.querySelector<HTMLElement>("[data-times]");
const { times, timeZone } = page?.dataset ?? {};
const [event] = parseEventTimes(times);
const line = page?.querySelector<HTMLElement>("[data-your-time]");

/** Formatted by the browser, to keep the language data out of every event's page. */
const { lang } = document.documentElement;
const formats = {
  time: (time: PlainTime) =>
    new Date(`1970-01-01T${time}Z`)
      .toLocaleTimeString(lang, { timeZone: "UTC", timeStyle: "short", numberingSystem: "latn" })
      .replace(/\s/, "\u00a0"),
  weekday: (date: CalendarDate) =>
    new Date(`${date}T00:00Z`).toLocaleDateString(lang, { timeZone: "UTC", weekday: "long" }),
};

function fitToVisit(): void {
  const now = plainNow(systemClock, timeZone);
  const isOver = event !== undefined && !isUpcoming(event, now);
  for (const part of document.querySelectorAll<HTMLElement>("[data-when-over]")) part.hidden = !isOver;
  for (const link of document.querySelectorAll<HTMLElement>("[data-until-over]")) link.hidden = isOver;
  for (const list of document.querySelectorAll<HTMLElement>("[data-other-dates]")) {
    const items = [...list.querySelectorAll<HTMLElement>("[data-times]")];
    for (const item of items)
      item.hidden = parseEventTimes(item.dataset["times"]).every((other) => calendarEventState(other, now) === "over");
    list.hidden = (!isOver && "whenOver" in list.dataset) || items.every(({ hidden }) => hidden);
  }
  if (line && timeZone && event) {
    const yours = yourTimes([event], timeZone);
    line.hidden = yours === null;
    line.textContent = yours && yourTimeText(yours, yourTime, formats, lang);
  }
}

fitToVisit();
eachMinute(fitToVisit);

const copy = document.querySelector<HTMLElement>("[data-copied]");
if (copy && "clipboard" in navigator) {
  const { textContent, dataset } = copy;
  copy.hidden = false;
  copy.onclick = async () => {
    const address = location.origin + location.pathname;
    const copied = () => dataset["copied"] ?? "";
    // In-app browsers may refuse. The button then shows the URL to copy by hand.
    copy.textContent = await navigator.clipboard.writeText(address).then(copied, () => address);
    if (copy.textContent !== address) setTimeout(() => Object.assign(copy, { textContent }), 3000);
  };
}

addEventListener("load", async () => {
  // Fonts that load earlier would compete with the page. See theme/global-style.ts.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  document.documentElement.dataset["fonts"] = "";
  if (location.hash === "#print") print();
});
