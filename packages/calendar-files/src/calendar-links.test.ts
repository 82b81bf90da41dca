import type { CalendarEvent } from "@inner-light/core";
import { aCalendarEvent, HOSTILE_TEXTS } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { calendarDescription, googleCalendarHref, mapHref } from "./calendar-links.ts";

const notes = { canceled: "It is canceled.", full: "It is full.", noEnd: "It has no end." };
const event = aCalendarEvent({ date: "2026-05-14", time: "18:30", ends: "20:00" });

function google(event: CalendarEvent, timeZone: string | null) {
  const { origin, pathname, searchParams } = new URL(googleCalendarHref(event, timeZone, notes));
  expect(origin + pathname).toBe("https://calendar.google.com/calendar/render");
  return Object.fromEntries(searchParams);
}

describe("the Google Calendar link", () => {
  it("contains the time in the practice's time zone", () => {
    expect(google(event, "America/New_York")).toEqual({
      action: "TEMPLATE",
      text: "Group Reiki evening",
      dates: "20260514T223000Z/20260515T000000Z",
      ctz: "America/New_York",
      details: "An hour of shared quiet.",
      location: "The practice",
    });
  });

  it.each([null, "America/Not_Yet_Known"])("contains the local time if the zone is unknown: %s", (zone) => {
    const { dates, ctz } = google({ ...event, time: "23:30", ends: "01:00" }, zone);
    expect({ dates, ctz }).toEqual({ dates: "20260514T233000/20260515T010000", ctz: undefined });
  });

  it("omits the event's missing fields", () => {
    const { description: _, location: __, ...bare } = event;
    expect(Object.keys(google(bare, null))).toEqual(["action", "text", "dates"]);
    expect(Object.keys(google({ ...event, description: " ", location: "" }, null))).toHaveLength(3);
  });

  it.each([...HOSTILE_TEXTS, "✨".repeat(2500), "&ctz=Mars#"].map((text) => [text]))("accepts any text: %j", (text) => {
    const href = googleCalendarHref({ ...event, title: text, description: text, location: text }, "Asia/Tokyo", notes);
    expect(href.length).toBeLessThan(12_000);
    expect(new URL(href).searchParams.get("ctz")).toBe("Asia/Tokyo");
    expect(new URL(href).hash).toBe("");
  });
});

describe("the map link", () => {
  it.each([
    ["12 Quiet Lane, Albany, NY", "12%20Quiet%20Lane%2C%20Albany%2C%20NY"],
    ["The garden room\n12 Quiet Lane", "The%20garden%20room%2012%20Quiet%20Lane"],
    ["Hauptstr. 12a, 10115 Berlin", "Hauptstr.%2012a%2C%2010115%20Berlin"],
    ["1 bis rue du Lac", "1%20bis%20rue%20du%20Lac"],
    ["渋谷区渋谷1-2-3", "%E6%B8%8B%E8%B0%B7%E5%8C%BA%E6%B8%8B%E8%B0%B71-2-3"],
    ["Room 3, 12 Quiet Lane", "Room%203%2C%2012%20Quiet%20Lane"],
    ["5b Rue de la Paix", "5b%20Rue%20de%20la%20Paix"],
    ["12 Quiet Lane https://meet.example/j/5", "12%20Quiet%20Lane"],
  ])("searches for %s", (location, query) => {
    expect(mapHref(location)).toBe(`https://www.openstreetmap.org/search?query=${query}`);
  });

  it.each([
    "〒980-0804 宮城県仙台市青葉区国分町4-10-20 第2ビル 305",
    "Royal Opera House, Covent Garden, London, WC2E 9DD",
    "P7, 24, 68161 Mannheim",
    "Flat 18, Da Vinci House, 44 Saffron Hill, London, EC1N 8FH",
    "Müllerstraße 12, 3. Etage, Raum 2",
    "רחוב הרצל 12, תל אביב",
    "Dizengoff St 50, Tel Aviv-Yafo",
    "12-14 Meeting Street, Charleston, SC 29401",
    "Call Lane 12, Leeds LS1 7BT",
    "7 Signal Hill, Pin Oak Drive",
  ])("exists for the place %j", (location) => expect(mapHref(location)).toContain(encodeURIComponent(location)));

  it.each([
    ...[undefined, "", "  ", "Online", "online, by video", "By phone", "Zoom", "The quiet room", "Main Street"],
    ...["https://meet.example/quiet/12 Lane", "www.meet.example/12 Lane", "At your home", "Room 3", "At your place"],
    ...["Video: https://meet.example/j/8912 5b", "Zoom https://meet.example/way\n", "Studio 2, 7:30 PM", "Saal 4"],
    ...["Zoom: 836 1234 5678, Passcode: 482913", "WhatsApp +49 170 1234567", "Google Meet abc-defg-hij 2 PM"],
    ...[
      "Meeting ID 836 1234 5678",
      "+43 1 234 56 78 anrufen",
      "Call (555) 010-0199 at 7 PM",
      "Teams, Kennwort 4711 ab",
    ],
    ...[
      "Google Meet: zmo-jnsn-tcy, (AT) +43 1 22781820 PIN: 279845557#",
      "Videokonferenz 2",
      "Webinar 3",
      "온라인 2회",
    ],
    ...[
      "Microsoft Teams-Besprechung, Konferenz-ID: 123 456 789#",
      "BBB, Raum abc-123",
      "Slack huddle 2",
      "Zoom call 5",
    ],
    ...[
      "LINE ID: quiet2",
      "WeChat quiet_2",
      "Threema ABCD1234",
      "Dial-in 555-0199",
      "Einwahl 030 12345",
      "Videollamada 3",
    ],
    ...[
      "///filled.count.soap",
      "what3words: ///filled.count.soap",
      "PO Box 123, Albany, NY 12201",
      "Apartado 33, Madrid",
    ],
    ...["Postfach 12 34, 10115 Berlin", "BP 12, 75001 Paris", "Casella postale 5, Roma", "P.O. Box 5", "私書箱 12号"],
    ...[
      "5th floor events space",
      "oficina 406",
      "2. Stock links",
      "Behandlungsraum 2",
      "Within 20 km of Albany",
      "Table 4",
    ],
    ...["Skype: live:quiet.lane_2", "Instagram @quiet_lane 2", "Kenncode 123 per Telefon", "オンライン 2回"],
  ])("does not exist for the place %j", (location) => {
    expect(mapHref(location)).toBeNull();
  });
});

describe("an event's description in another calendar", () => {
  it.each([
    [{}, `An hour of shared quiet.\n\n${notes.noEnd}`],
    [{ description: " " }, notes.noEnd],
    [{ ends: "18:30" }, `An hour of shared quiet.\n\n${notes.noEnd}`],
    [{ ends: "20:00" }, "An hour of shared quiet."],
    [{ ends: "20:00", description: undefined }, ""],
    [{ ends: "20:00", full: true }, "An hour of shared quiet.\n\nIt is full."],
    [{ ends: "20:00", full: true, canceled: true }, "An hour of shared quiet.\n\nIt is canceled."],
    [{ canceled: true, description: "" }, `It is canceled.\n${notes.noEnd}`],
  ] as const)("is built from %j", (fields, description) => {
    expect(calendarDescription(aCalendarEvent(fields), notes)).toBe(description);
  });
});
