import type { CalendarEvent } from "@inner-light/core";
import { SmallText } from "../../../components/text/text.ts";
import { VisuallyHidden } from "../../../components/text/visually-hidden.ts";
import { useIsBound } from "../../../ioc/service-provider.tsx";
import { eventHref } from "../../../site/pages.ts";
import { Outside } from "./outside.tsx";
import { useIsPublic } from "./use-is-public.ts";

/** Opens the page of an event, which prints as its poster, and the print dialog. */
export function PosterLink({ event }: { event: CalendarEvent }) {
  return (
    useIsPublic()(event) && (
      <Outside href={`${eventHref(event)}#print`}>
        Poster <VisuallyHidden>{event.title}</VisuallyHidden>
      </Outside>
    )
  );
}

/** Says why some of the coming events have no link and no poster yet. */
export function PublishFirst({ events }: { events: readonly CalendarEvent[] }) {
  const isPublic = useIsPublic();
  const canPublish = useIsBound("publishedCalendar");
  if (!canPublish || events.every(isPublic)) return null;
  return <SmallText>New and changed events get a link to share and a poster once you publish.</SmallText>;
}
