import * as core from "@inner-light/core";

/** The sentences below an event's description, in the site's language. */
export interface CalendarNotes {
  readonly canceled: string;
  readonly full: string;
  /** For an event without an end, because calendar apps require one. */
  readonly noEnd: string;
  /** Sentences for an event's details that calendar apps have no field for. */
  readonly detailsOf?: (event: core.CalendarEvent) => readonly string[];
}

/** The maximum length of encoded text in a URL. Servers refuse longer URLs. */
const DETAILS_MAX_LENGTH = 4000;

/** A URL that opens a new event in Google Calendar, with every field filled in. */
export function googleCalendarHref(event: core.CalendarEvent, zone: string | null, notes: CalendarNotes): string {
  const timeZone = core.knownTimeZone(zone);
  const { start, end } = core.calendarEventPeriod(event, timeZone);
  const details = calendarDescription(event, notes);
  const parts = [
    "action=TEMPLATE",
    `text=${core.encodeText(core.plainLine(event.title, 300))}`,
    `dates=${basicIsoText(start, timeZone)}/${basicIsoText(end, timeZone)}`,
    timeZone !== null && `ctz=${encodeURIComponent(timeZone)}`,
    details !== "" && `details=${core.encodeToFit(details, DETAILS_MAX_LENGTH, "…").text}`,
    event.location?.trim() && `location=${core.encodeText(core.plainLine(event.location, 300))}`,
  ];
  return `https://calendar.google.com/calendar/render?${parts.filter(Boolean).join("&")}`;
}

/** A URL that subscribes to a calendar file in the calendar app of a phone or desktop. */
export function subscriptionHref(feed: string): string {
  return feed.replace(/^https?:/, "webcal:");
}

/** A URL that opens Google Calendar, which offers to subscribe to a calendar file. */
export function googleSubscriptionHref(feed: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscriptionHref(feed))}`;
}

/** ISO 8601 in basic format, for calendar apps: "20260514T183000", with a Z if a time zone makes it an instant. */
function basicIsoText(instant: number, timeZone: string | null): string {
  const { date, time } = core.toPlainDateTime(instant, "UTC");
  const text = `${date}T${time}00`.replace(/[-:]/g, "");
  return timeZone === null ? text : `${text}Z`;
}

/**
 * A URL that looks up a location on a map. `null` if a map would find nothing or its operator would learn what only
 * participants should know: for a call, an online meeting, or a location without a house number or postal code.
 */
export function mapHref(location: string | undefined): string | null {
  const [before = ""] = (location ?? "").split(core.WEB_ADDRESS);
  const place = core.plainLine(before, 300);
  const rest = before.replace(NO_HOUSE_NUMBER, "");
  if (NO_PLACE.test(place) || LONG_NUMBER.test(place) || !/\p{Nd}/u.test(rest) || !/\p{L}{2}/u.test(rest)) return null;
  return `https://www.openstreetmap.org/search?query=${core.encodeText(place)}`;
}

const PROGRAMS =
  "zoom|google meet|teams|skype|whats ?app|we ?chat|line id|threema|telegram|signal|webex|jitsi|bbb|slack|discord|face ?time|instagram|youtube";
const MEETINGS = String.raw`online|virtual|webinar\p{L}*|livestream|meeting|v[ií]deo\p{L}*|visio(?:conférence)?|en ligne|en línea|ao vivo`;
const CALLS = String.raw`call|tel|phone|dial-in|einwahl|telefon\p{L}*|telefone|teléfono|téléphone|(pass|access|zugangs|kenn)-?\s?(code|wort|word)|password|contraseña|senha|mot de passe|pin`;
const POSTAL_BOXES = String.raw`p\.? ?o\.? ?box|postfach|postbus|apartado|casilla|casella postale|caixa postal|bo[iî]te postale|bp \p{Nd}+`;

/** What follows such a word if it belongs to the name of a street or town: "Meeting Street", "Tel Aviv". */
const PLACES = "st|street|rd|road|ln|lane|dr|drive|ave|avenue|hill|mountain|oak|aviv";

/** Words in many languages for meetings without a place, for the apps that open them, and for PO boxes. */
const NO_PLACE = new RegExp(
  String.raw`@|///|\bwww\.|\b(${PROGRAMS}|${MEETINGS}|${CALLS}|${POSTAL_BOXES})(?!\p{L}|\s(?:${PLACES})\b)|онлайн|видео|オンライン|ビデオ|私書箱|在线|線上|온라인`,
  "iu",
);

/** A phone or meeting number, which has more digits than any house number or postal code. */
const LONG_NUMBER = /\+\p{Nd}|(?:\p{Nd}[\s()./-]*){9}/u;

const ROOMS = String.raw`room|studio|suite|unit|floor|level|hall|apt|office|table|\p{L}*raum|\p{L}*zimmer|\p{L}*saal|etage|tisch|sala|salón|aula|oficina|salle|étage|bureau`;

/** Room and floor numbers, distances, and times of day. */
const NO_HOUSE_NUMBER = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${ROOMS})\.?[^\S\n]*\p{Nd}+\p{L}?(?!\p{L})`,
    String.raw`\p{Nd}+(?:\.|st|nd|rd|th|er|e|º) ?(?:floor|stock|og|etage|étage|piso|planta)(?!\p{L})`,
    String.raw`\p{Nd}+ ?(?:km|miles?|min)(?!\p{L})`,
    String.raw`\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?\s*(?:[ap]\.?m\.?|uhr)(?!\p{L})`,
    String.raw`\p{Nd}{1,2}:\p{Nd}{2}`,
  ].join("|"),
  "giu",
);

/** An event's description in another calendar: its own, plus the fields that such a calendar lacks. */
export function calendarDescription(event: core.CalendarEvent, notes: CalendarNotes): string {
  const { description, canceled, full } = event;
  const state = canceled ? notes.canceled : full && notes.full;
  const below = [state, core.calendarEventEnd(event) === null && notes.noEnd].filter(Boolean).join("\n");
  const details = notes.detailsOf?.(event).map(core.plainText).join("\n") ?? "";
  return [core.plainText(description ?? ""), details, below].filter((text) => text.trim() !== "").join("\n\n");
}
