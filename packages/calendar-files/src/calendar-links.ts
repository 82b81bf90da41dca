import * as core from "@inner-light/core";

/** Sentences to append to an event's description, in the site's language. */
export interface CalendarNotes {
  readonly canceled: string;
  readonly full: string;
  /** Explains the made-up end of an event without one. Calendar apps require an end. */
  readonly noEnd: string;
  /** Returns sentences for details that calendar apps have no field for. */
  readonly detailsOf?: (event: core.CalendarEvent) => readonly string[];
}

/** Servers refuse longer URLs. */
const DETAILS_MAX_LENGTH = 4000;

/** Returns a URL that opens a prefilled new event in Google Calendar. */
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

/** Returns a URL that subscribes the default calendar app to a file. */
export function subscriptionHref(feed: string): string {
  return feed.replace(/^https?:/, "webcal:");
}

/** Returns a URL that offers a subscription to a calendar file in Google Calendar. */
export function googleSubscriptionHref(feed: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscriptionHref(feed))}`;
}

/** ISO 8601 basic format: "20260514T183000", with a Z if `timeZone` makes it an instant. */
function basicIsoText(instant: number, timeZone: string | null): string {
  const { date, time } = core.toPlainDateTime(instant, "UTC");
  const text = `${date}T${time}00`.replace(/[-:]/g, "");
  return timeZone === null ? text : `${text}Z`;
}

/**
 * Returns a map URL for a location. Returns `null` for calls, online meetings, and locations without a house number or
 * postal code. A map would not find them, or its operator would learn what is only for participants.
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

/** Words after a match that make it a street or town: "Meeting Street", "Tel Aviv". */
const PLACES = "st|street|rd|road|ln|lane|dr|drive|ave|avenue|hill|mountain|oak|aviv";

const NO_PLACE = new RegExp(
  String.raw`@|///|\bwww\.|\b(${PROGRAMS}|${MEETINGS}|${CALLS}|${POSTAL_BOXES})(?!\p{L}|\s(?:${PLACES})\b)|онлайн|видео|オンライン|ビデオ|私書箱|在线|線上|온라인`,
  "iu",
);

/** A phone or meeting number. House numbers and postal codes are shorter. */
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

/** Returns the event's description, plus what calendar apps have no fields for. */
export function calendarDescription(event: core.CalendarEvent, notes: CalendarNotes): string {
  const { description, canceled, full } = event;
  const state = canceled ? notes.canceled : full && notes.full;
  const below = [state, core.calendarEventEnd(event) === null && notes.noEnd].filter(Boolean).join("\n");
  const details = notes.detailsOf?.(event).map(core.plainText).join("\n") ?? "";
  return [core.plainText(description ?? ""), details, below].filter((text) => text.trim() !== "").join("\n\n");
}
