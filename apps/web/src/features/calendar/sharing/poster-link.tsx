import type { CalendarEvent } from "@inner-light/core";
import { SmallText } from "../../../components/text/text.ts";
import { VisuallyHidden } from "../../../components/text/visually-hidden.ts";
import { eventHref } from "../../../site/pages.ts";
import { Outside } from "./outside.tsx";
import { useIsPublic } from "./use-is-public.ts";

/** Opens the page of an event, which prints as its poster, and the print dialog. */
export function PosterLink({ event }: { event: CalendarEvent }) {
  if (!useIsPublic()(event)) return <PublishFirst />;
  return (
    <Outside href={`${eventHref(event)}#print`}>
      Poster <VisuallyHidden>{event.title}</VisuallyHidden>
    </Outside>
  );
}

/** Says why an event has no link and no poster yet. */
export function PublishFirst() {
  return <SmallText>Publish this event first to share its link or print its poster.</SmallText>;
}
