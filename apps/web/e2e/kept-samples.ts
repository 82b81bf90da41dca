import type { SiteRecords } from "./browser-storage.ts";
import { sampleEvent } from "./sample-events.ts";
import { MESSAGE } from "./write-message.ts";

export const event = sampleEvent({
  date: "2031-05-02",
  description: "Hands, breath, and plenty of time for questions. Bring a blanket and warm socks.",
  location: "The garden room, 12 Quiet Lane",
});

export const someEvents: SiteRecords = {
  events: [
    event,
    { ...event, id: 2, title: "Evening circle", date: "2031-05-09", time: "19:30", type: "group-session" },
    { ...event, id: 3, title: "Open hour for animals", date: "2031-06-01", time: "09:00", type: "aura-reading" },
  ],
};

/** Three evenings of one series. */
const aSeries = ["2031-05-09", "2031-05-16", "2031-05-23"].map((date, index) => ({
  ...event,
  id: index + 5,
  title: "Evening circle",
  date,
  series: 1,
}));

/** Events that are hard to lay out: long words, right-to-left text, many lines, every field, and an unreadable one. */
export const unusualEvents: SiteRecords = {
  events: [
    {
      ...event,
      time: "22:30",
      ends: "01:00",
      full: true,
      title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2),
    },
    {
      ...event,
      id: 2,
      canceled: true,
      title: "جلسة ريكي هادئة في الحديقة",
      description: "أحضروا بطانية وجوارب دافئة.",
      location: "غرفة الحديقة",
    },
    {
      ...event,
      id: 3,
      title:
        "A whole day of slow breathing, long silences, warm hands and a walk along the river for everyone who likes",
      description: `${"A long and patient description. ".repeat(12)}\n\nhttps://example.com/${"a".repeat(160)}`,
      location: "x".repeat(200),
    },
    { ...event, id: 4, date: "tomorrow" },
    ...aSeries,
  ],
};

const message = {
  ...MESSAGE,
  id: 1,
  notes: "My cat comes along, if she may.\nHer name is Bee.",
  timestamp: "2026-05-01T12:00:00.000Z",
};

export const eventsAndMessages: SiteRecords = {
  ...someEvents,
  messages: [
    message,
    { ...message, id: 2, fullName: "أمل", notes: "x".repeat(160), timestamp: "2026-05-02T12:00:00.000Z" },
  ],
};
