import { aCalendarEvent, addCalendarEvent } from "@inner-light/core/testing";
import type { StoredNoun } from "./stored-noun.ts";

const good = { ...aCalendarEvent({ id: 9 }) };
const { title: _, ...withoutTitle } = good;
const { date: __, ...withoutDate } = good;
const { time: ___, ...withoutTime } = good;
const { id: ____, ...withoutId } = good;

/** Events, as a noun for the cases about stored lists. */
export const STORED_EVENTS: StoredNoun = {
  noun: "events",
  key: "calendarEvents",
  fields: ["id", "title", "description", "date", "time", "type", "location"],
  wordField: "title",
  aRecord: (id, title) => ({ ...aCalendarEvent({ id, title }) }),
  add: ({ calendarEvents }, title) => addCalendarEvent(calendarEvents, { title }),
  list: ({ calendarEvents }) => calendarEvents.list(),
  unreadable: [
    ["null", null, "not a record"],
    ["a number", 1, "not a record"],
    ["a string", "Alma Reyes", "not a record"],
    ["an array", [], "id"],
    ["an empty object", {}, "id"],
    ["no id", withoutId, "id"],
    ["no title", withoutTitle, "title"],
    ["no date", withoutDate, "date"],
    ["no time", withoutTime, "time"],
    ["an id in quotes", { ...good, id: "9" }, "id"],
    ["an id that is null, as NaN is stored", { ...good, id: null }, "id"],
    ["half an id", { ...good, id: 1.5 }, "id"],
    ["a negative id", { ...good, id: -1 }, "id"],
    ["an id above 2^53 - 1", { ...good, id: 2 ** 53 }, "id"],
    ["an unknown type", { ...good, type: "seance" }, "type"],
    ["February 30", { ...good, date: "2026-02-30" }, "date"],
    ["February 29 of no leap year", { ...good, date: "2100-02-29" }, "date"],
    ["a year of five digits", { ...good, date: "12026-01-01" }, "date"],
    ["the year 0", { ...good, date: "0000-01-01" }, "date"],
    ["24 o'clock", { ...good, time: "24:00" }, "time"],
    ["an hour of one digit", { ...good, time: "9:00" }, "time"],
    ["a blank title", { ...good, title: " \n" }, "title"],
    ["an object for a title", { ...good, title: { text: "x" } }, "title"],
    ["an array for a location", { ...good, location: [["x"]] }, "location"],
    ["null for a description", { ...good, description: null }, "description"],
  ],
};
