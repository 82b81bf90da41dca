import { NEXT_CALENDAR_EVENTS_SHOWN, nextEvents } from "@inner-light/core";
import { home } from "../../../words/home.ts";
import { siteFormats } from "../../site/formats.ts";
import { hrefOf, pages } from "../../site/pages.ts";
import { Filled, Paragraph } from "../../ui/text/text.tsx";
import { useUpcomingState } from "./use-upcoming-state.ts";

/** Renders the next events. `firstPaintStyle` hides those that have ended. */
export function NextEvent() {
  const events = nextEvents(useUpcomingState().events ?? [], null);
  if (events.length === 0) return null;
  return (
    <Paragraph>
      {events.map((event, index) => (
        <span key={event.id} hidden={index >= NEXT_CALENDAR_EVENTS_SHOWN}>
          {home.closing.next}{" "}
          <a href={hrefOf(pages.calendar.path)}>
            <Filled
              sentence={home.closing.nextEvent}
              values={{
                title: <bdi>{event.title}</bdi>,
                date: siteFormats.date(event.date),
                time: siteFormats.time(event.time),
              }}
            />
          </a>
        </span>
      ))}
    </Paragraph>
  );
}
