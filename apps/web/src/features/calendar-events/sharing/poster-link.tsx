import type { CalendarEvent } from "@inner-light/core";
import { TextPageLink } from "../../../components/button/text-button.ts";
import { SmallText } from "../../../components/text/text.ts";
import { VisuallyHidden } from "../../../components/text/visually-hidden.ts";
import { useIsPublic } from "./event-addresses.ts";

/** The link to the poster of an event, once visitors can find the event by its code. */
export function PosterLink({ event }: { event: CalendarEvent }) {
  if (!useIsPublic()(event)) return <PublishFirst />;
  return (
    <TextPageLink to="/calendar/poster" search={{ event: event.id }}>
      Poster <VisuallyHidden>{event.title}</VisuallyHidden>
    </TextPageLink>
  );
}

/** Says why an event has no link and no poster yet. */
export function PublishFirst() {
  return <SmallText>Publish this event first to share its link or print its poster.</SmallText>;
}
