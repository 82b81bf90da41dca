import {
  type CalendarEvent,
  type CalendarEventSeriesId,
  formatCalendarDate,
  laterInSeries,
  UnavailableError,
} from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Stack } from "../../components/section/section.ts";
import { TextPageLink } from "../../components/text-button.ts";
import { RecentlyDeleted } from "../../components/undo/recently-deleted.tsx";
import { UndoLine } from "../../components/undo/undo-line.tsx";
import { useService } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository } from "../../ioc/tokens.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
import { site } from "../../site/site.ts";
import { media, space } from "../../theme/tokens.ts";
import { CalendarEventBar } from "./calendar-event-bar.tsx";
import { CalendarEventButtons } from "./calendar-event-buttons.tsx";
import { CalendarEventForm } from "./calendar-event-form.tsx";
import { CalendarEventRow } from "./calendar-event-row.tsx";
import { EmptyCalendar } from "./empty-calendar.tsx";
import { ManagedCalendarEvents } from "./managed-calendar-events.tsx";
import { UnavailableNotice } from "./unavailable-notice.tsx";
import { useCalendarEventUndo } from "./use-manage-calendar-events.ts";
import { useOpenForm } from "./use-open-form.ts";
import { useToday } from "./use-today.ts";

interface CalendarEventManagerProps {
  /** Links beside the button that adds an event. */
  readonly links: ReactNode;
  /** Says what to do while there are no events. */
  readonly whenEmpty: ReactNode;
}

/** The owner's view of the calendar, to add, see, change, copy, delete and restore events. */
export function CalendarEventManager({ links, whenEmpty }: CalendarEventManagerProps) {
  const { data, error, isFetched } = useQuery(calendarEventQueries.list(useService(CalendarEventRepository)));
  const today = useToday(site.timeZone);
  const form = useOpenForm();
  const { deleted, latest, remove, restore } = useCalendarEventUndo();

  if (!isFetched || today === null) return null;
  const isUnreadable = error instanceof UnavailableError && error.reason === "unreadable";
  const isUnavailable = error !== null && !isUnreadable;
  // After an error the query still has the events that were read before it.
  const events = isUnreadable ? NONE : (data ?? NONE);
  const { subject, editedEvent } = form;
  const isAdding = subject !== null && editedEvent === undefined;
  const storedIds = new Set(events.map(({ id }) => id));
  const series = groupBySeries(events);
  // An event that was just deleted keeps its place, and so does the edited one if another tab has deleted it.
  const pinned = [editedEvent, latest[0]].filter((event) => event !== undefined);

  return (
    <Work>
      {isUnavailable && <UnavailableNotice error={error} />}
      <CalendarEventBar isAdding={isAdding} isDisabled={isUnavailable} onOpen={form.openNew} onCancel={form.close}>
        {links}
      </CalendarEventBar>
      {isAdding && (
        <CalendarEventForm
          key={subject.kind === "copy" ? subject.event.id : undefined}
          subject={subject}
          events={events}
          onDone={form.finish}
        />
      )}
      {!isUnavailable && (
        <Head>
          <h2>Current events</h2>
          {events.some(({ date }) => date >= today) && (
            <TextPageLink to="/calendar/poster">Print a poster</TextPageLink>
          )}
        </Head>
      )}
      {isUnreadable && <p>{UNREADABLE}</p>}
      {events.length === 0 && editedEvent === undefined && error === null && (
        <EmptyCalendar title="No Events Yet">{whenEmpty}</EmptyCalendar>
      )}
      {events.length + pinned.length > 0 && (
        <ManagedCalendarEvents events={events} pinned={pinned} today={today}>
          {(event) => {
            if (subject !== null && event.id === editedEvent?.id)
              return <CalendarEventForm subject={subject} events={events} onDone={form.finish} />;
            if (!storedIds.has(event.id))
              return (
                <UndoLine what={event.title} onUndo={() => restore(latest)}>
                  <bdi>{event.title}</bdi> on {formatCalendarDate(event.date)}
                  {latest.length > 1 ? ` and ${laterOnes(latest.length - 1)} are deleted.` : " is deleted."}
                </UndoLine>
              );
            return (
              <CalendarEventRow event={event}>
                <CalendarEventButtons
                  event={event}
                  series={event.series === undefined ? [event] : laterInSeries(series.get(event.series) ?? [], event)}
                  isComing={event.date >= today}
                  onEdit={() => form.open({ kind: "edit", event })}
                  onDuplicate={() => form.open({ kind: "copy", event })}
                  onDelete={remove}
                />
              </CalendarEventRow>
            );
          }}
        </ManagedCalendarEvents>
      )}
      <RecentlyDeleted records={deleted} nameOf={({ title }) => title} onRestore={(event) => restore([event])}>
        {({ title, date }) => (
          <>
            <bdi>{title}</bdi>, {formatCalendarDate(date)}
          </>
        )}
      </RecentlyDeleted>
    </Work>
  );
}

/** The events of each series, so that a row looks through its own series and not through all events. */
function groupBySeries(events: readonly CalendarEvent[]): ReadonlyMap<CalendarEventSeriesId, CalendarEvent[]> {
  const groups = new Map<CalendarEventSeriesId, CalendarEvent[]>();
  for (const event of events) {
    if (event.series === undefined) continue;
    const group = groups.get(event.series);
    if (group === undefined) groups.set(event.series, [event]);
    else group.push(event);
  }
  return groups;
}

function laterOnes(count: number): string {
  return count === 1 ? "one later one" : `${count} later ones`;
}

const NONE: readonly CalendarEvent[] = [];

const UNREADABLE = "The events saved here can’t be read; the note above says more. You can still add new ones.";

/** What gets the focus comes to lie below the bar. */
const Work = styled(Stack)`
  :is(a, button, input, select, textarea, summary, form) { scroll-margin-top: ${space.xxl}; }
  ${media.short} { :is(a, button, input, select, textarea, summary, form) { scroll-margin-top: 0; } }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.l};
  margin-block-start: ${space.m};
`;
