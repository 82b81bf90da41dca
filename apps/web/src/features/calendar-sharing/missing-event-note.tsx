import type { CalendarEvent } from "@inner-light/core";
import { Notice } from "../../components/notice.tsx";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation } from "../../ioc/service-provider.tsx";
import { eventAnchor } from "./calendar-links.ts";

/** Shown when the address links to an event that is not on the page. */
export function MissingEventNote({ events }: { events: readonly CalendarEvent[] }) {
  const explanation = explanations[useDataLocation()];
  const wanted = location.hash.slice(1);
  if (!/^event-\d+$/.test(wanted) || events.some((event) => eventAnchor(event) === wanted)) return null;
  return (
    <Notice title="The event of your link is not on this page">
      <p>{explanation} Please ask me about it.</p>
    </Notice>
  );
}

const explanations: Record<DataLocation, string> = {
  "this-browser": "It may be over, taken off the calendar, further ahead than I show here, or kept in another browser.",
  practice: "It may be over, taken off the calendar, or further ahead than I show here.",
};
