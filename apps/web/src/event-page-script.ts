import { isCalendarDate, isPlainTime, systemClock, today } from "@inner-light/core";
import { yourTime } from "./components/calendar-event/your-time.ts";

/**
 * The inline script at the end of an event's page, which has no app. It says what only the visit can tell: whether the
 * event is over, and when it begins where the visitor is.
 */
const page = document.querySelector<HTMLElement>("[data-start]");
const { start = "", lastDay = "", timeZone } = page?.dataset ?? {};
const [date = "", time = ""] = start.split("T");
const day = today(systemClock, timeZone);

page?.toggleAttribute("data-over", lastDay < day);

for (const list of document.querySelectorAll<HTMLElement>("article ~ section")) {
  const items = [...list.querySelectorAll<HTMLElement>("[data-date]")];
  for (const item of items) item.hidden = (item.dataset["date"] ?? "") < day;
  list.hidden = items.every(({ hidden }) => hidden);
}

const line = page?.querySelector<HTMLElement>("p[hidden]");
if (line && timeZone && isCalendarDate(date) && isPlainTime(time)) {
  const yours = yourTime([{ date, time }], timeZone);
  line.hidden = yours === null;
  line.textContent = `Your time: ${yours}`;
}

addEventListener("load", async () => {
  // Fonts that load earlier compete with the page (theme/fonts.ts).
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  document.documentElement.dataset["fonts"] = "";
  if (location.hash === "#print") print();
});
