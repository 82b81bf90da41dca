import { type CalendarEvent, MOST_UPCOMING_CALENDAR_EVENTS, today } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { styled } from "styled-components";
import { linkedEvent } from "../../../../words/calendar.ts";
import { Notice } from "../../../components/notice/notice.tsx";
import { Filled } from "../../../components/text/filled.tsx";
import { useBackend, useIsBound, useService, useServices } from "../../../ioc/service-provider.tsx";
import { calendarEventQueries } from "../../../queries/calendar-event-queries.ts";
import { builtCalendar } from "../../../site/built-calendar.ts";
import { eventAnchor, eventHref } from "../../../site/pages.ts";
import { site } from "../../../site/site.ts";
import { radius } from "../../../theme/tokens.ts";
import { CalendarEventCard } from "./calendar-event-card.tsx";

interface LinkedEventProps {
  /** The events of the list; `null` while the day of the visit is not known. */
  readonly events: readonly CalendarEvent[] | null;
  /** The list. It waits while the event of the address is looked up, so that nothing moves when the note appears. */
  readonly children: ReactNode;
}

/** Leads to the event of the address in the list; else shows it above the list, or says that it is not here. */
export function LinkedEvent({ events, children }: LinkedEventProps) {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const { clock } = useServices();
  const isLinked = (event: CalendarEvent) => eventAnchor(event) === fragment;
  const here = events?.find(isLinked);
  const isElsewhere = events !== null && here === undefined && /^event-/.test(fragment);
  const from = isElsewhere ? today(clock, site.timeZone ?? undefined) : null;
  const { data, error, isLoading } = useQuery(
    calendarEventQueries.upcoming(useService("upcomingEvents"), MOST_UPCOMING_CALENDAR_EVENTS, from),
  );
  const later = isElsewhere ? (error ? builtCalendar.upcoming : data)?.find(isLinked) : undefined;
  const place = here ?? later;
  useFocusLinkedEvent(place && eventAnchor(place));

  if (isLoading) return null;
  return (
    <>
      {later && (
        <Later id={eventAnchor(later)}>
          <Notice title={linkedEvent.title}>
            <p>{linkedEvent.later}</p>
            <CalendarEventCard run={[later]} />
          </Notice>
        </Later>
      )}
      {isElsewhere && !later && <MissingEventNote fragment={fragment} />}
      {children}
    </>
  );
}

/** Shown when the address links to an event that is not on the page. Its own page says more where events have one. */
function MissingEventNote({ fragment }: { fragment: string }) {
  const { dataLocation } = useBackend();
  const published = useIsBound("publishedCalendar") ? builtCalendar.published : null;
  const id = Number(/^event-(\d+)$/.exec(fragment)?.[1]);
  const hasPage = published?.some((event) => event.id === id) ?? (dataLocation === "practice" && id >= 0);
  return (
    <Notice title={linkedEvent.missing}>
      <p>
        <Filled
          sentence={published === null && dataLocation === "this-browser" ? linkedEvent.goneHere : linkedEvent.gone}
          values={{ ask: <Link to="/contact">{linkedEvent.ask}</Link> }}
        />
      </p>
      {hasPage && (
        <p>
          <a href={eventHref({ id })}>{linkedEvent.own}</a>
        </p>
      )}
    </Notice>
  );
}

/** Has the corners of the notice in it, so that its focus ring has them too. */
const Later = styled.div`
  border-radius: ${radius.card};
`;

/** Focuses the event of the address and scrolls to it, unless the visitor has focused something else since. */
function useFocusLinkedEvent(anchor: string | undefined): void {
  useEffect(() => {
    if (anchor === undefined || document.activeElement !== document.body) return;
    const place = document.getElementById(anchor);
    place?.setAttribute("tabindex", "-1");
    if (!place?.matches(":target")) place?.scrollIntoView?.();
    place?.focus({ preventScroll: true });
  }, [anchor]);
}
