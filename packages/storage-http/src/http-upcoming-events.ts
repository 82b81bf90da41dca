import type { UpcomingEvents } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { calendarEvents } from "./schemas.ts";

export function httpUpcomingEvents(client: HttpClient): UpcomingEvents {
  const { upcoming } = client.api.events;
  return {
    list: ({ from, limit }) =>
      client.read(() => upcoming.$get({ query: { from, limit: String(limit) } }), calendarEvents),
  };
}
