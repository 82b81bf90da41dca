import { type CalendarEvent, hasCode, isSameCalendarEvent, isUpcoming, laterInSeries } from "@inner-light/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { calendarEventQueries } from "../../../queries/calendar-event-queries.ts";
import { useQueryOf } from "../../../queries/service-hooks.ts";
import { useNow } from "../../../queries/use-now.ts";
import { americanFormats } from "../../../site/owners-words.ts";
import { site } from "../../../site/site.ts";
import { Button, TextPageLink } from "../../../ui/button/button.ts";
import { EmptyCalendar } from "../../../ui/calendar-event/calendar-event-when.tsx";
import { NotRead, ReadState } from "../../../ui/page/owner-panel.tsx";
import { Stack, wrappingRow } from "../../../ui/section/section.ts";
import { borderWidth, color, media, space, zIndex } from "../../../ui/theme/tokens.ts";
import { RecentlyDeleted, UndoLine } from "../../../ui/undo/undo.tsx";
import { EditEventForm } from "../form/edit-event-form.tsx";
import { DiscardDraft } from "../form/event-draft.tsx";
import { NEW_EVENT_FORM, NewEventForm } from "../form/new-event-form.tsx";
import { FORM_TOGGLE, useOpenForm } from "../form/use-open-form.ts";
import { CalendarEventRow, type EventActions } from "./calendar-event-row.tsx";
import { ManagedCalendarEvents } from "./managed-calendar-events.tsx";
import { useEventChanges } from "./use-event-changes.ts";

interface CalendarEventManagerProps {
  /** Shown beside the button that adds an event. Phones hide a third link. */
  readonly links: ReactNode;
  readonly notices: ReactNode;
  readonly whenEmpty: ReactNode;
  /** Returns whether visitors see the event as it is here, with a note for the owner if not. */
  readonly visitorsView: (event: CalendarEvent) => { readonly isPublic: boolean; readonly note: string | null };
}

export function CalendarEventManager({ links, notices, whenEmpty, visitorsView }: CalendarEventManagerProps) {
  const query = useQueryOf(calendarEventQueries.list);
  const { data, isFetched } = query;
  const error = useLastError(query);
  const now = useNow(site.timeZone);
  const form = useOpenForm();
  const { deleted, deletedHere, restored, remove, restore, change, revert } = useEventChanges(form.offerUndo);
  const latest: EventActions = {
    edit: (event) => form.open({ kind: "edit", event }),
    duplicate: (event) => form.open({ kind: "copy", event }),
    addDates: (event) => form.open({ kind: "dates", event }),
    change,
    remove: (event, scope) => remove(scope === "only" ? [event] : laterInSeries(data ?? [], event)),
  };
  const actions = useRef(latest);
  useLayoutEffect(() => {
    actions.current = latest;
  });

  if (!isFetched || now === null) return <ReadState reads={[query]} />;
  const isUnreadable = hasCode(error, "unavailable") && error.reason === "unreadable";
  const isUnavailable = error !== null && !isUnreadable;
  const events: readonly CalendarEvent[] = (isUnreadable ? undefined : data) ?? [];
  const { subject, editedEvent, added, undo } = form;
  const newSubject = subject?.kind === "edit" ? null : subject;
  const isAdding = newSubject !== null;
  const formProps = { events, onDirty: form.onDirty, onDone: form.finish };
  const storedIds = new Set(events.map(({ id }) => id));
  // Events deleted here keep their place. So does the edited event if another tab deletes it.
  const pinned = [editedEvent, ...deletedHere.map(([first]) => first)].filter((event) => event !== undefined);
  // Shown even if the search does not match.
  const [changed] = undo.map(({ before }) => before);
  const shownHere = events.filter(({ id }) => id === added?.id || id === restored?.id || id === changed?.id);
  const noteOf = (event: CalendarEvent) => (isUpcoming(event, now) ? visitorsView(event).note : null);

  return (
    <Work>
      {isUnavailable && <NotRead title="The calendar can’t be read right now" failed={[{ ...query, error }]} />}
      <Bar>
        <DiscardDraft isDirty={form.isDirty} onDiscard={form.close}>
          {(asking) => (
            <Button
              {...asking}
              id={FORM_TOGGLE}
              disabled={isUnavailable}
              $variant={isAdding ? "outlined" : "filled"}
              aria-expanded={isAdding}
              aria-controls={isAdding ? NEW_EVENT_FORM : undefined}
              onClick={isAdding ? asking.onClick : form.openNew}
            >
              {isAdding ? "Cancel" : "Add New Event"}
            </Button>
          )}
        </DiscardDraft>
        {links}
      </Bar>
      {notices}
      {isAdding && (
        <NewEventForm
          key={newSubject.kind === "new" ? undefined : `${newSubject.kind} ${newSubject.event.id}`}
          subject={newSubject}
          {...formProps}
        />
      )}
      {!isUnavailable && (
        <Head>
          <h2>Current events</h2>
          {events.some((event) => isUpcoming(event, now)) && (
            <TextPageLink to="/calendar/poster" preload={false}>
              Print a poster
            </TextPageLink>
          )}
        </Head>
      )}
      {isUnreadable && <p>The events saved here can’t be read. You can still add new ones.</p>}
      {events.length === 0 && editedEvent === undefined && error === null && (
        <EmptyCalendar title="No Events Yet">{whenEmpty}</EmptyCalendar>
      )}
      {events.length + pinned.length > 0 && (
        <ManagedCalendarEvents
          events={events}
          pinned={[...pinned, ...shownHere]}
          now={now}
          noteOf={noteOf}
          actions={actions}
        >
          {(event, series) => {
            if (event.id === editedEvent?.id)
              return <EditEventForm editedEvent={editedEvent} onTypedOn={form.goOn} {...formProps} />;
            const deletion = storedIds.has(event.id) ? undefined : deletedHere.find(([first]) => first === event);
            if (deletion !== undefined)
              return (
                <UndoLine takesFocus what={`deleting ${event.title}`} onUndo={() => restore(deletion)}>
                  <bdi>{event.title}</bdi> on {americanFormats.date(event.date)}
                  {andLaterOnes(deletion.length)} {deletion.length > 1 ? "are" : "is"} deleted.
                </UndoLine>
              );
            return (
              <>
                <CalendarEventRow
                  event={event}
                  isDate={series?.run.some(({ id }) => id === event.id) === true}
                  count={laterInSeries(events, event).length}
                  note={series?.note ? null : noteOf(event)}
                  isPublic={isUpcoming(event, now) && visitorsView(event).isPublic}
                  actions={actions}
                />
                {changed && isSameCalendarEvent(changed, event) && (
                  <UndoLine takesFocus={false} what={`changing ${event.title}`} onUndo={() => revert(undo)}>
                    <bdi>{event.title}</bdi>
                    {andLaterOnes(undo.length)} {undo.length > 1 ? "were" : "was"} changed.
                  </UndoLine>
                )}
              </>
            );
          }}
        </ManagedCalendarEvents>
      )}
      <RecentlyDeleted records={deleted} nameOf={({ title }) => title} onRestore={restore}>
        {({ title, date }, count) => (
          <>
            <bdi>{title}</bdi>, {americanFormats.date(date)}
            {andLaterOnes(count)}
          </>
        )}
      </RecentlyDeleted>
    </Work>
  );
}

function andLaterOnes(count: number): string {
  if (count === 1) return "";
  return count === 2 ? " and one later one" : ` and ${count - 1} later ones`;
}

/** Sticks below the header if its text fits on one line. */
const Bar = styled.div`
  ${wrappingRow(`0 ${space.s}`)}
  top: var(--covered-height);
  z-index: ${zIndex.bar};
  padding-block: ${space.s};
  border-bottom: ${borderWidth.rule} solid ${color.line};
  background: ${color.paper};
  & > button { padding-inline: min(${space.l}, 4vw); }
  @container (min-width: 20rem) { position: sticky; flex-wrap: nowrap; }
  @container (max-width: 21.5rem) { &:has(> a:nth-of-type(3)) > a > span { display: none; } }
  @container (min-width: 40rem) { column-gap: ${space.l}; }
  @container (max-width: 30rem) { & > a:nth-of-type(n + 3) { display: none; } }
  ${media.short} { && { position: static; } }
  @media print { display: none; }
`;

/** Scrolls focused controls clear of the bar and the connection notice. */
const Work = styled(Stack)`
  container-type: inline-size;
  :is(a, button, input, select, textarea, summary, form) { scroll-margin-block: ${space.xxl}; }
  ${media.short} { :is(a, button, input, select, textarea, summary, form) { scroll-margin-block: 0; } }
`;

const Head = styled.div`
  ${wrappingRow(`0 ${space.l}`, "baseline")}
  justify-content: space-between;
  margin-block-start: ${space.m};
`;

/** Keeps the last error during a refetch, because React Query clears it as soon as the read starts. */
function useLastError({ error, isFetching }: Pick<UseQueryResult, "error" | "isFetching">): Error | null {
  const [last, setLast] = useState(error);
  if (!isFetching && last !== error) setLast(error);
  return isFetching ? last : error;
}
