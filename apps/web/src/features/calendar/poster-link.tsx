import type { CalendarEvent } from "@inner-light/core";
import { eventHref } from "../../site/pages.ts";
import { VisuallyHidden } from "../../ui/text/text.ts";
import { Outside } from "./event-links.tsx";
import { useIsPublic } from "./use-upcoming-state.ts";

/** Opens an event's page, which prints as its poster, with the print dialog. */
export function PosterLink({ event }: { event: CalendarEvent }) {
  return (
    useIsPublic()(event) && (
      <Outside href={`${eventHref(event)}#print`}>
        Poster <VisuallyHidden>{event.title}</VisuallyHidden>
      </Outside>
    )
  );
}
