import {
  type CalendarEvent,
  type CalendarEventSeriesId,
  formatCalendarDate,
  laterInSeries,
  UnavailableError,
} from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../components/button/button.ts";
import { useKeptDraft } from "../../components/field/use-kept-draft.ts";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { Notice } from "../../components/notice.tsx";
import { Stack } from "../../components/section/section.ts";
import { TextPageLink } from "../../components/text-button.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { RecentlyDeleted } from "../../components/undo/recently-deleted.tsx";
import { UndoLine } from "../../components/undo/undo-line.tsx";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { CalendarEventRepository } from "../../ioc/tokens.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
import { errorMessageFor } from "../../site/error-messages.ts";
import { site } from "../../site/site.ts";
import { borderWidth, color, low, space, zIndex } from "../../theme/tokens.ts";
import { CalendarEventButtons } from "./calendar-event-buttons.tsx";
import {
  CALENDAR_EVENT_DRAFTS,
  CALENDAR_EVENT_FORM,
  CalendarEventForm,
  type FormSubject,
} from "./calendar-event-form.tsx";
import { CalendarEventRow } from "./calendar-event-row.tsx";
import { calendarEventToasts } from "./calendar-event-toasts.ts";
import { EmptyCalendar } from "./empty-calendar.tsx";
import { ManagedCalendarEvents } from "./managed-calendar-events.tsx";
import { firstButtonOf, useCalendarEventUndo } from "./use-manage-calendar-events.ts";
import { useToday } from "./use-today.ts";

interface CalendarEventManagerProps {
  /** Links beside the button that adds an event. */
  readonly ways: ReactNode;
  /** Says what to do while there are no events. */
  readonly whenEmpty: ReactNode;
}

/** The owner's view of the calendar, to add, see, change, copy, delete and restore events. */
export function CalendarEventManager({ ways, whenEmpty }: CalendarEventManagerProps) {
  const { data, error, isFetched } = useQuery(calendarEventQueries.list(useService(CalendarEventRepository)));
  const today = useToday(site.timeZone);
  const draft = useKeptDraft(CALENDAR_EVENT_DRAFTS);
  const [form, setForm] = useState<FormSubject | null>(() => draft.read()?.subject ?? null);
  const { deleted, latest, remove, restore } = useCalendarEventUndo();
  const showToast = useToast();
  const focusNext = useNextFocus();

  if (!isFetched || today === null) return null;
  const isUnreadable = error instanceof UnavailableError && error.reason === "unreadable";
  const isUnavailable = error !== null && !isUnreadable;
  // After an error the query still has the events that were read before it.
  const events = isUnreadable ? NONE : (data ?? NONE);
  const editedEvent = form?.kind === "edit" ? form.event : undefined;
  const isAdding = form !== null && editedEvent === undefined;
  const storedIds = new Set(events.map(({ id }) => id));
  const series = groupBySeries(events);
  // An event that was just deleted keeps its place, and so does the edited one if another tab has deleted it.
  const pinned = [editedEvent, latest[0]].filter((event) => event !== undefined);

  /** Opens a form, unless another one holds a draft. */
  const open = (subject: FormSubject) => {
    if (draft.read() === undefined) return setForm(subject);
    showToast(calendarEventToasts.stillOpen);
    document.querySelector<HTMLElement>("[data-event-form] :is(input, textarea)")?.focus();
  };
  const openNew = () => {
    open({ kind: "new" });
    // The button stays in sight where the form's place does not.
    requestAnimationFrame(() => document.getElementById(CALENDAR_EVENT_FORM)?.scrollIntoView?.({ block: "nearest" }));
  };
  const close = () => {
    draft.forget();
    setForm(null);
  };
  const finish = (event?: CalendarEvent) => {
    close();
    focusNext(event ? firstButtonOf(event) : `#${FORM_TOGGLE}`);
  };

  return (
    <Work>
      {isUnavailable && <UnavailableNotice error={error} />}
      <Bar>
        <Button
          id={FORM_TOGGLE}
          disabled={isUnavailable}
          $variant={isAdding ? "outlined" : "filled"}
          aria-expanded={isAdding}
          aria-controls={isAdding ? CALENDAR_EVENT_FORM : undefined}
          onClick={ignoreDoubleClick(() => (isAdding ? close() : openNew()))}
        >
          {isAdding ? "Cancel" : "Add New Event"}
        </Button>
        {ways}
      </Bar>
      {isAdding && <CalendarEventForm subject={form} events={events} onDone={finish} />}
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
            if (form !== null && event.id === editedEvent?.id)
              return <CalendarEventForm subject={form} events={events} onDone={finish} />;
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
                  onEdit={() => open({ kind: "edit", event })}
                  onDuplicate={() => open({ kind: "copy", event })}
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

function UnavailableNotice({ error }: { error: Error }) {
  const isBlocked = error instanceof UnavailableError && error.reason === "blocked";
  const { title, text } = isBlocked ? BLOCKED : errorMessageFor(error);
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  );
}

/** The id of the button that opens the form for a new event. */
const FORM_TOGGLE = "new-event";

const NONE: readonly CalendarEvent[] = [];

const BLOCKED = {
  title: "This browser is not saving",
  text: "It doesn’t let this site keep anything, so you can’t add events here. You can change that in its privacy settings.",
};

const UNREADABLE = "The events saved here can’t be read; the note above says more. You can still add new ones.";

/** What gets the focus comes to lie below the bar. */
const Work = styled(Stack)`
  :is(a, button, input, select, textarea, summary, form) { scroll-margin-top: ${space.xxl}; }
  ${low} { :is(a, button, input, select, textarea, summary, form) { scroll-margin-top: 0; } }
`;

/** Stays below the site's bar while the events scroll. */
const Bar = styled.div`
  position: sticky;
  top: var(--covered-height);
  z-index: ${zIndex.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  padding-block: ${space.s};
  border-bottom: ${borderWidth.rule} solid ${color.line};
  background: ${color.paper};
  ${low} { position: static; }
  @media print { display: none; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.l};
  margin-block-start: ${space.m};
`;
