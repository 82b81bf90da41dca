import type { CalendarEvent } from "@inner-light/core";
import { TextLink } from "../../../components/button/text-button.ts";
import { SmallText } from "../../../components/text/text.ts";
import { VisuallyHidden } from "../../../components/text/visually-hidden.ts";
import { eventHref } from "../../../site/pages.ts";
import { useIsPublic } from "./event-addresses.ts";

/** Opens the page of an event, which is its poster when printed, and asks how to print it. Leads there once it exists. */
export function PosterLink({ event }: { event: CalendarEvent }) {
  if (!useIsPublic()(event)) return <PublishFirst />;
  return (
    <TextLink href={`${eventHref(event)}#print`} target="_blank" rel="noreferrer">
      Poster <VisuallyHidden>{event.title} (in a new tab)</VisuallyHidden>
    </TextLink>
  );
}

/** Says why an event has no link and no poster yet. */
export function PublishFirst() {
  return <SmallText>Publish this event first to share its link or print its poster.</SmallText>;
}
