import { aContactSubmissionDraft } from "@inner-light/core/testing";
import type { Target } from "./load.ts";

/** The day from which the measured servers are asked for events; the seeded ones are later. */
export const FROM = new Date().toISOString().slice(0, 10);

const JSON_HEADERS = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

export const calendarPage = (origin: string): Target => ({ url: `${origin}/calendar` });

/** The same page as a file, without events. */
export const staticPage = (origin: string): Target => ({ url: `${origin}/calendar.html` });

export const upcoming = (origin: string): Target => ({ url: `${origin}/api/events/upcoming?from=${FROM}&limit=10` });

/** A visitor's message, to the server or to the route that it is compared with. */
export const message = (url: string): Target => ({
  url,
  method: "POST",
  headers: JSON_HEADERS,
  body: JSON.stringify({ draft: aContactSubmissionDraft({ notes: "Do you also read for horses? ".repeat(10) }) }),
  isMessage: true,
});

/** What the owner asks for, with a token. */
export const owners = (url: string, token: string, value?: unknown): Target => ({
  url,
  method: value === undefined ? "GET" : "POST",
  headers: { ...JSON_HEADERS, authorization: `Bearer ${token}` },
  ...(value === undefined ? {} : { body: JSON.stringify(value) }),
});
