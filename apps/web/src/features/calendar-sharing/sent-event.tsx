import { type CalendarEvent, today } from "@inner-light/core";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Notice } from "../../components/notice.tsx";
import { useServices } from "../../ioc/service-provider.tsx";
import { site } from "../../site/site.ts";
import { media, space } from "../../theme/tokens.ts";
import { readSentEvent } from "./read-sent-event.ts";

interface SentEventProps {
  /** The fragment of the address. */
  readonly fragment: string;
  /** Renders the event with its actions. */
  readonly children: (event: CalendarEvent) => ReactNode;
}

/**
 * The event that the address carries. Anyone can write such an address, so the words around the event say that it is not
 * from the practice's calendar. Nothing is stored. The route loads this module before it renders the page.
 */
export function SentEvent({ fragment, children }: SentEventProps) {
  const { clock } = useServices();
  const event = readSentEvent(fragment);
  if (event === null)
    return (
      <Notice title="The event in your link can’t be read">
        <p>Part of the link is missing or was changed along the way. Please ask for it again, or ask me.</p>
      </Notice>
    );
  const isOver = event.date < today(clock, site.timeZone ?? undefined);
  return (
    <Box aria-label={TITLE}>
      <Notice title={TITLE}>
        <p>
          It came with your link and isn’t on my calendar as you see it here. Anyone can make a link like that, so
          please ask me before you count on it.
        </p>
        {isOver && <p>Its date has passed.</p>}
        {children(event)}
      </Notice>
    </Box>
  );
}

const TITLE = "An event someone sent you";

const Box = styled.section`
  article { margin-block-start: ${space.s}; }
  ${media.mediumUp} { article { margin-block: ${space.s}; } }
`;
